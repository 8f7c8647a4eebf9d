"""What each square of the dyke is, in words."""

from __future__ import annotations

from functools import lru_cache

from games.hustle.rules.boards import LAST
from games.message import Message, Seat, as_it_is, listed, say

Near = tuple[int, int] | None
"""How many squares away, and whose sheep."""


@lru_cache(maxsize=256)
def told(
    square: int, wet: bool | None, shore: int, here: tuple[int, ...], behind: Near, ahead: Near
) -> Message:
    """A square: who stands there, dry or wet, where the next shore is, and who is near."""
    parts = [as_it_is(str(square)), *(say("{player}’s sheep", player=Seat(seat)) for seat in here)]
    if wet is not None:
        parts.append(say("water") if wet else say("dry"))
    if shore <= LAST:
        parts.append(
            say("dry again at {square}", square=shore) if wet else say("water at {square}", square=shore)
        )
    if behind:
        parts.append(say("{player} {number} behind", number=behind[0], player=Seat(behind[1])))
    if ahead:
        parts.append(say("{player} {number} ahead", number=ahead[0], player=Seat(ahead[1])))
    return listed(parts)
