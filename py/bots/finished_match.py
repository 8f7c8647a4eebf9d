"""A match that is over, as the old shepherd is asked about it; and his account of it, span by span.

Both sides of the worker know these values: what they mean is told in `bots.reckoning`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

from games.contract import Move

WHOLE = 1_000_000
"""The whole win."""

DEALS = 12
"""How many other deals are dealt in thought beside the one that was."""

WORLDS = 8
"""Worlds that are imagined for a decision."""

Parts = tuple[int, ...]
"""For every seat, in millionths of the win."""


class FinishedMatch(NamedTuple):
    """A match that is over, as it was played."""

    game: str
    seats: int
    options: Mapping[str, str]
    moves: tuple[tuple[int, Move], ...]
    """Who, or CHANCE, and what."""

    def text(self) -> str:
        """As one line."""
        return json.dumps(self)


class Span(NamedTuple):
    """One step of the match, or several that were chosen at the same time."""

    first: int
    """The moves told before it."""
    last: int
    """Those told after it."""
    before: Parts
    after: Parts
    luck: Parts
    choices: Parts
    rivals: Parts
    missed: Parts
    better: tuple[Move, ...]
    """For every seat the move that promised more than its own; empty where none did."""
    doubt: tuple[float, ...] = ()
    """For every seat: where not all was tried that could have come, the square of how far luck or choices may
    be off for that, in parts of the win; none where nothing was left to doubt."""
    tried: tuple[int, ...] = (0, 0)
    """How many deals were held against others, and how many choices were tried in thought."""


class Findings(NamedTuple):
    """What was reckoned of a match just now."""

    number: int
    """The first of these spans."""
    whole: int
    """How many there are in all."""
    spans: tuple[Span, ...]

    def text(self) -> str:
        """As one line."""
        return json.dumps(self)


def course_from(text: str) -> FinishedMatch:
    """What `FinishedMatch.text` wrote."""
    name, seats, options, moves = json.loads(text)
    return FinishedMatch(name, seats, options, tuple((seat, move) for seat, move in moves))


def wanted(course: str, number: int, seconds: float) -> str:
    """What the worker is asked: from this span on, as many as fit into so many seconds."""
    return json.dumps([course, number, seconds])


def read_reckoned(text: str) -> Findings:
    """What `Findings.text` wrote."""
    number, whole, rows = json.loads(text)
    spans = tuple(Span(row[0], row[1], *(tuple(each) for each in row[2:])) for row in rows)
    return Findings(number, whole, spans)
