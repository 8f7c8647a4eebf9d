"""A turn told briefly: one sentence for a sheep's way, one for each thing that came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.contract import Event
from games.hustle.rules.boards import LAST
from games.hustle.rules.events import (
    Ended,
    Flooded,
    ImpPaid,
    Moved,
    Out,
    PadTaken,
    RanBack,
    Revealed,
    Shoved,
    Splashed,
    Stayed,
    Swapped,
)
from games.hustle.words.story import TELLERS
from games.message import Message, Seat, say, say_many

WORTH_SAYING = (Splashed, Out, Swapped, Flooded, ImpPaid, PadTaken, Ended)
"""What is said in its own sentence even when little is said."""


def sum_up(events: Sequence[Event]) -> tuple[Message, ...]:
    """Whose number led where, whom that shoved, who got wet or lost; then what imp and cherub did.

    Where nothing but a choice was made there is nothing shorter than its own sentence.
    """
    return tuple(_sentences(events))


def _sentences(events: Sequence[Event]) -> Iterator[Message]:
    numbers: dict[int, int] = {}
    for place, event in enumerate(events):
        match event:
            case Revealed():
                numbers[event.seat] = event.scope
            case Moved():
                yield _went(event, numbers)
                yield from _shoved(events[place + 1 :])
            case RanBack():
                yield say(
                    "{player} runs back from {start} to {end}.",
                    player=Seat(event.seat), start=event.start, end=event.end,
                )  # fmt: skip
                yield from _shoved(events[place + 1 :])
            case Stayed():
                yield say("{player} stays on square {square}.", player=Seat(event.seat), square=event.square)
            case _ if isinstance(event, WORTH_SAYING):
                sentence = TELLERS[type(event)](event).sentence
                assert sentence is not None
                yield sentence


def _went(event: Moved, numbers: dict[int, int]) -> Message:
    """The number belongs to it, if it was turned over in the same breath."""
    player, number = Seat(event.seat), event.end - event.start
    turned_over = numbers.get(event.seat) == number
    if event.end > LAST and turned_over:
        return say(
            "{player} turns over {number} and runs off the end of the dyke!", player=player, number=number
        )
    if event.end > LAST:
        return say("{player} runs off the end of the dyke!", player=player)
    if turned_over:
        return say(
            "{player} turns over {number} and goes to {end}.", player=player, number=number, end=event.end
        )
    return say("{player} goes from {start} to {end}.", player=player, start=event.start, end=event.end)


def _shoved(later: Sequence[Event]) -> Iterator[Message]:
    """The shoves that follow a run at once."""
    chain = []
    for event in later:
        if not isinstance(event, Shoved):
            break
        chain.append(event)
    if len(chain) == 1:
        (shove,) = chain
        sentence = TELLERS[Shoved](shove).sentence
        assert sentence is not None
        yield sentence
    elif chain:
        yield say_many(
            "That shoves one sheep.", "That shoves {count} sheep, one after the other.", len(chain)
        )
