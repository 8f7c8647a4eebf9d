"""Shares of the matches, with the interval in which each lies 19 times out of 20."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from lab.arena.results import Row


class Share(NamedTuple):
    """A part of the matches. A shared win counts by its part."""

    part: float
    bound: float
    """How far the interval reaches to either side."""

    @property
    def lower(self) -> float:
        """Where the interval begins."""
        return max(0.0, self.part - self.bound)

    @property
    def upper(self) -> float:
        """Where it ends."""
        return min(1.0, self.part + self.bound)


def share(rows: Sequence[Row]) -> Share:
    """What the one takes, worked out from deal to deal, since matches of one deal go together."""
    found = []
    for row in rows:
        parts, seats = _parts(row.dealt.outcomes), row.pairing.seats
        found += [sum(parts[deal : deal + seats]) / seats for deal in range(0, len(parts), seats)]
    return Share(*interval(found))


def by_seat(rows: Sequence[Row]) -> list[Share]:
    """What the one takes on each seat."""
    seats = rows[0].pairing.seats
    return [
        Share(*interval([part for row in rows for part in _parts(row.dealt.outcomes)[seat::seats]]))
        for seat in range(seats)
    ]


def _parts(outcomes: str) -> list[float]:
    return [1 / int(winners) if winners != "0" else 0.0 for winners in outcomes]


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Their mean, and how far to either side of it the true one lies 19 times out of 20."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, 1.96 * sqrt(spread / len(values))
