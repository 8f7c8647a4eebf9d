"""What the rest of the deck is worth to whoever has just had a turn.

The match ends with the win that the deck can't refill, so that near the end it matters more who will have the
last turn than what one wins in this one. How large a group people find in a turn was counted in the lab.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.lucky.rules.cards import box

Found = tuple[tuple[int, float], ...]
"""The size of the largest group that is found in a turn, and how often; 0 where there is none."""

FOUND: Found = ((3, 0.34), (4, 0.27), (5, 0.2), (6, 0.12), (7, 0.07))
"""By people and bots of all levels, bends allowed."""

A_CARD = 1.27
"""Points that a won card brings on average: some are lucky ones."""


ENOUGH_ROUNDS = 12
"""After so many rounds in which nobody found anything, what is still to come is as good as counted."""


@cache
def points_to_come(seats: int, found: Found = FOUND, a_card: float = A_CARD) -> tuple[tuple[float, ...], ...]:
    """By how many turns somebody has to wait, and by the cards left in the deck: the points that they will
    make, on average, if all take what is best for them."""
    deck = len(box(seats))
    points = [[0.0] * (deck + 1) for _ in range(seats)]
    for left in range(deck + 1):
        made, nothing = [0.0] * seats, 0.0
        for largest, likely in found:
            if not largest:
                nothing += likely
                continue
            ways = [_after(points, left, size, a_card) for size in range(3, largest + 1)]
            chosen = max(ways, key=_lead)
            made = [sum_ + likely * more for sum_, more in zip(made, chosen, strict=True)]
        then = made
        for _ in range(ENOUGH_ROUNDS * seats if nothing else 0):
            passed = (then[-1], *then[:-1])
            then = [now + nothing * later for now, later in zip(made, passed, strict=True)]
        for waits, more in enumerate(then):
            points[waits][left] = more
    return tuple(map(tuple, points))


@cache
def lead_to_come(seats: int) -> tuple[float, ...]:
    """By the cards left in the deck: how many points more than the others, on average, whoever has just had
    a turn will make from now on. It is the others' turn, so less."""
    *others, last = points_to_come(seats)
    return tuple(mine - sum(row[left] for row in others) / (seats - 1) for left, mine in enumerate(last))


def _after(points: Sequence[Sequence[float]], left: int, size: int, a_card: float) -> list[float]:
    """The points of all, by how long they have to wait, when whoever is to move wins a group of this size."""
    goes_on = size <= left
    then = [row[left - size] if goes_on else 0.0 for row in points]
    return [a_card * size + then[-1], *then[:-1]]


def _lead(points: Sequence[float]) -> float:
    return points[0] - sum(points[1:]) / (len(points) - 1)
