"""Who gets which prize: everybody one, nobody more than two, each true of what happened."""

from __future__ import annotations

from typing import NamedTuple

from games.awards import count_of
from games.contract import CHANCE, KitSymbol
from games.message import Message, say_many
from table.match import Match

MOST_EACH = 2
MOST = 6
"""So many prizes at a table, or one for everybody if that is more."""


class Prize(NamedTuple):
    """What somebody was best at."""

    seat: int
    key: str
    much: int
    drawn: KitSymbol
    line: Message


def prizes(match: Match) -> tuple[Prize, ...]:
    """First a prize for as many as are best at something, then second ones; whoever is best at nothing that
    is counted gets one for having played to the end."""
    seats = len(match.sitters)
    offered = _offered(match, seats)
    given: list[Prize] = []
    for prize in offered:
        if not _has(given, prize) and prize.seat not in {other.seat for other in given}:
            given.append(prize)
    without = set(range(seats)) - {prize.seat for prize in given}
    given += [_for_playing(match, seat) for seat in without]
    for prize in offered:
        mine = sum(other.seat == prize.seat for other in given)
        if len(given) < MOST and not _has(given, prize) and mine < MOST_EACH:
            given.append(prize)
    return tuple(sorted(given, key=lambda prize: prize.seat))


def _has(given: list[Prize], prize: Prize) -> bool:
    """Whether somebody has this one already: of those who are equally good, one gets it."""
    return any(other.key == prize.key for other in given)


def _offered(match: Match, seats: int) -> list[Prize]:
    """Every row of the game's table, for each seat that has most of it."""
    events = [event for step in match.history for event in step.events]
    found = []
    for award in match.game.awards:
        counts = count_of(award, events, seats)
        most = max(counts)
        if most < award.least:
            continue
        found += [
            Prize(seat, award.key, most, award.drawn, award.line(most))
            for seat, count in enumerate(counts)
            if count == most
        ]
    return found


def _for_playing(match: Match, seat: int) -> Prize:
    """True of everybody."""
    count = sum(step.seat == seat != CHANCE for step in match.history)
    line = say_many("Best at not giving up: {count} move", "Best at not giving up: {count} moves", count)
    return Prize(seat, "to the end", count, KitSymbol("star"), line)
