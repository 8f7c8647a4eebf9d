"""A preview in words: where a number would take the sheep, and who would be shoved where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from games.hustle.rules.boards import LAST
from games.hustle.rules.dyke import GONE
from games.hustle.rules.events import Emptied, Moved, Out, RanBack, Shoved, Splashed, Stayed
from games.hustle.rules.preview import Foreseen, NumberPreview
from games.message import Message, Seat, say

Fate = Literal["dry", "splash", "water", "edge"]


def outcome(preview: NumberPreview) -> tuple[Message, ...]:
    """All that a number would do, a sentence for each thing: "From 29 to 72." "You shove Ben to 73."."""
    return tuple(_sentences(preview))


def _sentences(preview: NumberPreview) -> Iterator[Message]:
    events = preview.told
    for place, event in enumerate(events):
        later = events[place + 1 :]
        match event:
            case Stayed():
                yield say("Your sheep stays on {square}.", square=event.square)
            case Moved():
                yield _moved(event, _fate(later, event.seat))
            case RanBack():
                yield _ran_back(event, _fate(later, event.seat))
            case Shoved() if event.by == preview.seat:
                yield _shoved(event, _fate(later, event.seat))
            case Shoved():
                yield _shoved_by_another(event, _fate(later, event.seat))
            case Emptied():
                yield say("Then the first board is empty.")


def warning(preview: NumberPreview) -> Message | None:
    """What a player should know before playing this; it stays allowed."""
    if preview.off:
        return say("That runs off the end of the dyke: your sheep would be out!")
    if preview.out and preview.paid:
        return say("That lands in the water twice, and you have only one lifesaver: your sheep would be out!")
    if preview.out:
        return say("That lands in the water, and you have no lifesaver: your sheep would be out!")
    if preview.paid > 1:
        return say("That lands in the water twice: it costs two lifesavers.")
    if preview.paid and _ends_dry(preview):
        return say("That lands in the water before running back: it costs a lifesaver.")
    if preview.paid:
        return say("That lands in the water: it costs a lifesaver.")
    return None


def lands_dry(preview: NumberPreview) -> bool:
    """Whether the sheep stands on dry ground in the end."""
    return preview.place != GONE and (not preview.paid or _ends_dry(preview))


def _ends_dry(preview: NumberPreview) -> bool:
    """Whether a sheep that paid has run out of the water again."""
    *_, last = (
        event
        for event in preview.events
        if isinstance(event, Splashed | RanBack) and event.seat == preview.seat
    )
    return isinstance(last, RanBack)


def _fate(later: Sequence[Foreseen], seat: int) -> Fate:
    """What comes of a sheep's arrival, before anybody moves again."""
    for event in later:
        if isinstance(event, Moved | RanBack):
            break
        if isinstance(event, Splashed) and event.seat == seat:
            return "splash"
        if isinstance(event, Out) and event.seat == seat:
            return "edge" if event.cause == "edge" else "water"
    return "dry"


def _moved(event: Moved, fate: Fate) -> Message:
    start, end = event.start, event.end
    if fate == "edge":
        return say("From {start} off the end of the dyke.", start=start)
    if fate == "water":
        return say("From {start} into the water on {end}, with no lifesaver.", start=start, end=end)
    if fate == "splash":
        return say("From {start} into the water on {end}, for a lifesaver.", start=start, end=end)
    return say("From {start} to {end}.", start=start, end=end)


def _ran_back(event: RanBack, fate: Fate) -> Message:
    if fate == "water":
        return say("Then back into the water on {end}, with no lifesaver.", end=event.end)
    if fate == "splash":
        return say("Then back into the water on {end}, for a lifesaver.", end=event.end)
    return say("Then back to {end}.", end=event.end)


def _shoved(event: Shoved, fate: Fate) -> Message:
    player = Seat(event.seat)
    if event.end > LAST:
        return say("You shove {player} off the dyke!", player=player)
    if fate == "dry":
        return say("You shove {player} to {end}.", player=player, end=event.end)
    return say("You shove {player} into the water on {end}.", player=player, end=event.end)


def _shoved_by_another(event: Shoved, fate: Fate) -> Message:
    player, other = Seat(event.by), Seat(event.seat)
    if event.end > LAST:
        return say("{player} shoves {other} off the dyke!", player=player, other=other)
    if fate == "dry":
        return say("{player} shoves {other} to {end}.", player=player, other=other, end=event.end)
    return say("{player} shoves {other} into the water on {end}.", player=player, other=other, end=event.end)
