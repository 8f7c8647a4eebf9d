"""A preview in words: where a number would take the sheep, and who would be shoved where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from games.hustle.boards import LAST
from games.hustle.events import Emptied, Moved, Out, RanBack, Shoved, Splashed
from games.hustle.preview import Foreseen, Preview
from games.message import Message, Seat, say

Fate = Literal["dry", "splash", "water", "edge"]


def outcome(preview: Preview) -> Message:
    """All that a number would do, as one clause: "from 29 to 72, and Ben is shoved into the water"."""
    events = preview.told
    told = say("the sheep stays on {square}", square=preview.start)
    for index, event in enumerate(events):
        later = events[index + 1 :]
        match event:
            case Moved():
                told = _moved(event, _fate(later, event.seat))
            case RanBack():
                told = _ran_back(told, event, _fate(later, event.seat))
            case Shoved():
                told = _shoved(told, event, _fate(later, event.seat))
            case Emptied():
                told = say("{before}; the first board is empty then", before=told)
    return told


def warning(preview: Preview) -> Message | None:
    """What a player should know before playing this; it stays allowed."""
    if preview.off:
        return say("That is beyond the end of the dyke: your sheep would be out!")
    if preview.out and preview.paid:
        return say("That comes into the water twice, and you have one lifesaver: your sheep would be out!")
    if preview.out:
        return say("That ends in the water, and you have no lifesaver: your sheep would be out!")
    if preview.paid > 1:
        return say("That comes into the water twice: it costs two lifesavers.")
    if preview.paid and _ends_dry(preview):
        return say("That comes into the water before running back: it costs a lifesaver.")
    if preview.paid:
        return say("That ends in the water: it costs a lifesaver.")
    return None


def _ends_dry(preview: Preview) -> bool:
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
    if fate == "edge":
        return say("from {start} off the end of the dyke", start=event.start)
    if fate == "water":
        return say(
            "from {start} into the water on {end}, with no lifesaver", start=event.start, end=event.end
        )
    if fate == "splash":
        return say("from {start} into the water on {end}, for a lifesaver", start=event.start, end=event.end)
    return say("from {start} to {end}", start=event.start, end=event.end)


def _ran_back(before: Message, event: RanBack, fate: Fate) -> Message:
    end = event.end
    if fate == "water":
        return say("{before}, then back into the water on {end}, with no lifesaver", before=before, end=end)
    if fate == "splash":
        return say("{before}, then back into the water on {end}, for a lifesaver", before=before, end=end)
    return say("{before}, then back to {end}", before=before, end=end)


def _shoved(before: Message, event: Shoved, fate: Fate) -> Message:
    player = Seat(event.seat)
    if event.end > LAST:
        return say("{before}, and {player} is shoved off the dyke", before=before, player=player)
    if fate == "dry":
        return say("{before}, and {player} is shoved to {end}", before=before, player=player, end=event.end)
    return say("{before}, and {player} is shoved into the water", before=before, player=player)
