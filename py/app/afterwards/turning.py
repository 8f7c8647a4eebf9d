"""The turning points of a match: where the chance of winning changed most, each told in a sentence."""

from __future__ import annotations

from typing import NamedTuple

from app.afterwards.account import HUNDRED, Account
from bots.finished_match import WHOLE, Span
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
    greatest = sorted(account.spans, key=lambda each: (-_change(each), each.first))[:MOST]
    chosen = sorted(each for each in greatest if _change(each) >= LEAST)
    return tuple(_told(account.match, each) for each in chosen)


def _changes(span: Span) -> list[int]:
    return [after - before for before, after in zip(span.before, span.after, strict=True)]


def _change(span: Span) -> int:
    """How much changed for whoever it changed most; or how much was given away, if that is more."""
    return max(*map(abs, _changes(span)), -min(span.choices))


def _told(match: Match, span: Span) -> TurningPoint:
    changes = _changes(span)
    seat = max(range(len(changes)), key=lambda each: (abs(changes[each]), changes[each]))
    given = min(range(len(changes)), key=lambda each: span.choices[each])
    if -span.choices[given] >= max(LEAST, abs(changes[seat]) // 2) and span.better[given]:
        return TurningPoint(span.last, given, _happened(match, span), _better(match, span, given))
    return TurningPoint(span.last, seat, _happened(match, span), _meant(span, seat))


def _happened(match: Match, span: Span) -> Message | None:
    """What the story tells of it: its greatest moment, or else what comes first."""
    tell = match.game.words.tell
    told = [
        telling
        for step in match.history[span.first : span.last]
        for event in step.events
        if (telling := tell(event)) is not None and telling.sentence is not None
    ]
    climax = [telling for telling in told if telling.pace == "climax"]
    return (climax or told)[0].sentence if told else None


def _better(match: Match, span: Span, seat: int) -> Message:
    """What the old shepherd would have done."""
    view = match.rules.view(match.past[span.first].state, seat)
    return say(
        "{player} gives away {count} in 100. The old shepherd would rather have done this: {action}",
        player=Seat(seat),
        count=max(1, in_hundred(-span.choices[seat])),
        action=match.game.words.describe(view, seat, span.better[seat]),
    )


def _meant(span: Span, seat: int) -> Message:
    """From how much to how much; and that it was luck, where luck made most of it."""
    before, after = in_hundred(span.before[seat]), in_hundred(span.after[seat])
    places: dict[str, int | Seat] = {"player": Seat(seat), "before": before, "after": after}
    change = span.after[seat] - span.before[seat]
    rises = change > 0
    if span.luck[seat] * 2 > change if rises else span.luck[seat] * 2 < change:
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
