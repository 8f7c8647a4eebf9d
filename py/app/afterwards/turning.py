"""The turning points of a match: where the chance of winning changed most, each told in a sentence."""

from __future__ import annotations

from typing import NamedTuple

from app.afterwards.account import HUNDRED, Account
from bots.course import WHOLE, Stretch
from games.contract import CHANCE
from games.message import Message, Seat, say
from table.match import Match

MOST = 5
LEAST = WHOLE // 20
"""A smaller change is no turning point."""


class TurningPoint(NamedTuple):
    """A moment at which much changed."""

    at: int
    """The number of the move."""
    seat: int
    """For whom it changed most."""
    told: Message | None
    """What happened."""
    why: Message
    """What it meant."""


def turning_points(account: Account) -> tuple[TurningPoint, ...]:
    """The greatest changes, in the order in which they came."""
    greatest = sorted(account.stretches, key=lambda each: (-_change(each), each.first))[:MOST]
    chosen = sorted(each for each in greatest if _change(each) >= LEAST)
    return tuple(_told(account.match, each) for each in chosen)


def _changes(stretch: Stretch) -> list[int]:
    return [after - before for before, after in zip(stretch.before, stretch.after, strict=True)]


def _change(stretch: Stretch) -> int:
    """How much changed for whoever it changed most; or how much was given away, if that is more."""
    return max(*map(abs, _changes(stretch)), -min(stretch.choices))


def _told(match: Match, stretch: Stretch) -> TurningPoint:
    changes = _changes(stretch)
    seat = max(range(len(changes)), key=lambda each: (abs(changes[each]), changes[each]))
    given = min(range(len(changes)), key=lambda each: stretch.choices[each])
    if -stretch.choices[given] >= max(LEAST, abs(changes[seat]) // 2) and stretch.better[given]:
        return TurningPoint(stretch.last, given, _happened(match, stretch), _better(match, stretch, given))
    return TurningPoint(stretch.last, seat, _happened(match, stretch), _meant(match, stretch, seat))


def _happened(match: Match, stretch: Stretch) -> Message | None:
    """What the story tells of it: its greatest moment, or else what comes first."""
    tell = match.game.words.tell
    told = [
        telling
        for step in match.history[stretch.first : stretch.last]
        for event in step.events
        if (telling := tell(event)) is not None and telling.sentence is not None
    ]
    climax = [telling for telling in told if telling.pace == "climax"]
    return (climax or told)[0].sentence if told else None


def _better(match: Match, stretch: Stretch, seat: int) -> Message:
    """What the old shepherd would have done."""
    view = match.rules.view(match.past[stretch.first].state, seat)
    return say(
        "{player} gives away {count} in 100. The old shepherd would rather have done this: {action}",
        player=Seat(seat),
        count=max(1, in_hundred(-stretch.choices[seat])),
        action=match.game.words.describe(view, seat, stretch.better[seat]),
    )


def _meant(match: Match, stretch: Stretch, seat: int) -> Message:
    """From how much to how much, and by what."""
    before, after = in_hundred(stretch.before[seat]), in_hundred(stretch.after[seat])
    places: dict[str, int | Seat] = {"player": Seat(seat), "before": before, "after": after}
    rises = stretch.after[seat] > stretch.before[seat]
    if match.history[stretch.first].seat == CHANCE or abs(stretch.luck[seat]) * 2 > abs(
        stretch.after[seat] - stretch.before[seat]
    ):
        if rises:
            return say(
                "What luck for {player}! The chance of winning goes from {before} to {after} in 100.",
                **places,
            )
        return say(
            "Bad luck for {player}: the chance of winning goes from {before} to {after} in 100.", **places
        )
    if rises:
        return say(
            "That goes well for {player}: the chance of winning rises from {before} to {after} in 100.",
            **places,
        )
    return say(
        "That goes badly for {player}: the chance of winning falls from {before} to {after} in 100.", **places
    )


def in_hundred(millionths: int) -> int:
    """As people read it."""
    return round(millionths * HUNDRED / WHOLE)
