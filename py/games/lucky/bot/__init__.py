"""How a seat without a person plays Lucky Sheep: the door.

It looks some swaps ahead and goes for the group that is worth most to it: the lower levels with the sides
that they have seen, the higher ones also with what may be on the others. It knows no more than its seat may.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from random import Random

from games.contract import Move
from games.lucky.bot.levels import MANNERS, OFFHAND, Manner
from games.lucky.bot.questions import QUESTIONS
from games.lucky.rules.state import State
from games.minds import Budget, Level, Mind, NoLimit, Own

__all__ = ["MINDS", "quick"]


def quick(view: State, seat: int, rng: Random) -> Move:
    """A legal move, from what this seat may know and nothing else."""
    return next(move for move in _think(OFFHAND, view, seat, NoLimit(), rng) if move is not None)


def _think(manner: Manner, view: State, seat: int, budget: Budget, rng: Random) -> Iterator[Move | None]:
    return QUESTIONS[view.question](view, seat, manner, budget, rng)


MINDS: Mapping[Level, Mind] = {level: Own(partial(_think, manner)) for level, manner in MANNERS.items()}
