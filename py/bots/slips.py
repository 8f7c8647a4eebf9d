"""Choosing among what has been judged: the best, or now and then something that looks nearly as good."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TypeVar

Thing = TypeVar("Thing")


def pick(things: Sequence[Thing], values: Sequence[float], slips: float, rng: Random) -> Thing:
    """The thing of the highest value, of equals any; with slips, each the rarer the more is lost by it.

    Nothing is chosen by slip that loses three times as much as slips are for: mistakes stay human.
    """
    best = max(values)
    if slips <= 0:
        return rng.choice(
            [thing for thing, value in zip(things, values, strict=True) if value >= best - 1e-9]
        )
    weights = [exp((value - best) / slips) if best - value < 3 * slips else 0.0 for value in values]
    return rng.choices(things, weights)[0]
