"""What the rest of the deck is worth to whoever has just had a turn.

The match ends with the win that the deck can't refill, so that near the end it matters more who will have the
last turn than what one wins in this one. How large a group people find in a turn was counted in the lab.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.lucky.rules.cards import box

FOUND = ((3, 0.34), (4, 0.27), (5, 0.2), (6, 0.12), (7, 0.07))
"""The size of the largest group that is found in a turn, and how often."""

A_CARD = 1.27
"""Points that a won card brings on average: some are lucky ones."""


@cache
def points_to_come(seats: int) -> tuple[tuple[float, ...], ...]:
    """By how many turns somebody has to wait, and by the cards left in the deck: the points that they will
    make, on average, if all take what is best for them."""
    deck = len(box(seats))
    points = [[0.0] * (deck + 1) for _ in range(seats)]
    for left in range(deck + 1):
        for largest, likely in FOUND:
            ways = [_after(points, left, size) for size in range(3, largest + 1)]
            chosen = max(ways, key=_lead)
            for waits, more in enumerate(chosen):
                points[waits][left] += likely * more
    return tuple(map(tuple, points))


@cache
def lead_to_come(seats: int) -> tuple[float, ...]:
    """By the cards left in the deck: how many points more than the others, on average, whoever has just had
    a turn will make from now on. It is the others' turn, so less."""
    *others, last = points_to_come(seats)
    return tuple(mine - sum(row[left] for row in others) / (seats - 1) for left, mine in enumerate(last))


def _after(points: Sequence[Sequence[float]], left: int, size: int) -> list[float]:
    """The points of all, by how long they have to wait, when whoever is to move wins a group of this size."""
    goes_on = size <= left
    then = [row[left - size] if goes_on else 0.0 for row in points]
    return [A_CARD * size + then[-1], *then[:-1]]


def _lead(points: Sequence[float]) -> float:
    return points[0] - sum(points[1:]) / (len(points) - 1)
