"""What the bots of several games need for judging a position."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from games.minds import Temper, Turns

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


def ahead_as(temper: Temper, points: Sequence[float]) -> list[float]:
    """The same as somebody of this temper sees it: the others' points count as much as its spite."""
    leads = ahead(points)
    return [mine - temper.spite * (mine - lead) for mine, lead in zip(points, leads, strict=True)]


def in_haste(temper: Temper, now: float, later: float) -> float:
    """Points that are certain and points to come, as somebody of this temper sees them."""
    return now * (1 + temper.haste) + later * (1 - temper.haste)


def shifting(mind: Turns, temper: Temper, step: float) -> Turns:
    """Whoever likes a change plays what looks a little worse now and then: so much worse."""
    return mind._replace(slips=mind.slips + step * temper.whim)


def parts_of_the_win(points: Sequence[float], doubt: float) -> list[float]:
    """What part of the win each may expect who can hope for so many points in the end; the doubt is how many
    points somebody may lack and still win once for every e times that somebody else does."""
    most = max(points)
    weights = [exp((each - most) / doubt) for each in points]
    whole = sum(weights)
    return [weight / whole for weight in weights]
