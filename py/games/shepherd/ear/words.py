"""What each square of the meadow is, in words."""

from __future__ import annotations

from functools import lru_cache

from games.message import Message, Seat, as_it_is, listed, named_together, say

GROUND = {
    "worm": say("a worm"),
    "grass-dark": say("tall grass, 2 cards"),
    "grass-light": say("grass, 1 card"),
    "bare": say("bare ground"),
}
"""By the kit's symbol of what lies there."""

Seats = tuple[int, ...]


@lru_cache(maxsize=256)
def told(name: str, grown: str, standing: Seats, has_dog: bool, near_dog: bool, beside: Seats) -> Message:
    """A square: who stands there, what grows there, and who stands next to it."""
    here = [as_it_is(name), *(say("{player}’s sheep", player=Seat(seat)) for seat in standing)]
    if has_dog:
        here.append(say("the dog"))
    here.append(GROUND[grown])
    if near_dog:
        here.append(say("next to the dog"))
    if beside:
        here.append(
            say("next to sheep of {players}", players=named_together([Seat(s) for s in sorted({*beside})]))
        )
    return listed(here)
