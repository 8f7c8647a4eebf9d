"""What is tried in turn on every run, and everywhere by `tasks.py test --thorough`.

Where the same thing is held in several games and in several ways, and each costs seconds, the ordinary run
takes every game and every way once or more; the thorough one takes each game in each way. What looks for
faults by chance looks longer in the thorough one.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import product
from typing import TypeVar

One = TypeVar("One")
Other = TypeVar("Other")

THOROUGH = bool(os.environ.get("PADDOCK_THOROUGH"))


def in_turn(
    ones: Sequence[One], others: Sequence[Other], *, each: int = 1, thorough: bool = THOROUGH
) -> list[tuple[One, Other]]:
    """Each of these with so many of those in turn; with all of them if it has to be thorough."""
    if thorough:
        return list(product(ones, others))
    places = ((one, place * each + more) for place, one in enumerate(ones) for more in range(each))
    return [(one, others[place % len(others)]) for one, place in places]


def name_of(each: object) -> str:
    """What a test is called by: a game by its name, a size by its numbers."""
    if isinstance(each, tuple):
        return "x".join(map(str, each))
    return str(getattr(each, "name", each))
