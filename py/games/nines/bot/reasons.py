"""Why a move may be a good one, counted on the track as it lies: what it makes now, what may come next."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from games.contract import CHANCE, Event, Move
from games.message import Message, say, say_many
from games.nines.rules import moves, outcomes, play
from games.nines.rules.events import MadeNine, Took
from games.nines.rules.state import ANIMALS, DISCARD, ROLL, TAKE, State

NINE = 9


def reason(view: State, seat: int, move: Move, _rng: Random) -> Message:
    """The first of these that is true."""
    after = play(view, seat, move)
    if _nine(after.events, seat):
        return say("This makes nine at once.")
    ways = list(_ways(after.state, seat))
    if any(_nine(events, seat) for _, events in ways):
        return say("With what you can take then, you make nine.")
    if _animal(after.events, after.state, seat):
        return say("An animal is 5 points, for certain.")
    if any(_animal(events, view, seat) for _, events in ways):
        return say("There’s an animal there for you: 5 points.")
    rolls = max((_rolls(end, seat) for end, _ in [*ways, (after.state, ())]), default=0)
    if rolls:
        return say_many(
            "From there {count} of 6 rolls makes nine next time, as things are now.",
            "From there {count} of 6 rolls make nine next time, as things are now.",
            rolls,
        )
    return say("I counted what is still ahead: after this you are best off.")


def _ways(state: State, seat: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """How this turn may end, and what is seen on the way."""
    waiting: list[tuple[State, tuple[Event, ...]]] = [(state, ())]
    while waiting:
        here, seen = waiting.pop()
        if here.question not in (TAKE, DISCARD) or here.seat != seat:
            yield here, seen
            continue
        for move in moves(here, seat):
            after = play(here, seat, move)
            waiting.append((after.state, (*seen, *after.events)))


def _nine(events: tuple[Event, ...], seat: int) -> bool:
    return any(isinstance(event, MadeNine) and event.seat == seat for event in events)


def _animal(events: tuple[Event, ...], state: State, seat: int) -> bool:
    """Whether the seat takes an animal."""
    return any(
        isinstance(event, Took) and event.seat == seat and state.faces[event.tile] in ANIMALS
        for event in events
    )


def _rolls(end: State, seat: int) -> int:
    """With how many rolls the seat could make nine if it were its turn again at once."""
    if end.question != ROLL:
        return 0
    count = 0
    for roll, _ in outcomes(end._replace(seat=seat)):
        thrown = play(end._replace(seat=seat), CHANCE, roll).state
        walks = [play(thrown, seat, move) for move in moves(thrown, seat)] if thrown.seat == seat else []
        count += any(
            _nine(walk.events, seat) or any(_nine(seen, seat) for _, seen in _ways(walk.state, seat))
            for walk in walks
        )
    return count
