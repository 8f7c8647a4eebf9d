"""What the bots of several games need for judging a position."""

from __future__ import annotations

from collections.abc import Sequence

BEST = 0.6
"""How much it counts to be ahead of the best of the others; the rest, to be ahead of them on average."""


def ahead(points: Sequence[float]) -> list[float]:
    """How far each is ahead of the others, of whom the best matters most."""
    if len(points) == 2:
        return [points[0] - points[1], points[1] - points[0]]
    ranked = sorted(points)
    best, second = ranked[-1], ranked[-2]
    whole, others = sum(points), len(points) - 1
    return [
        mine - BEST * (second if mine == best else best) - (1 - BEST) * (whole - mine) / others
        for mine in points
    ]
