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
from games.lucky.bot.levels import tempered as with_temper
from games.lucky.bot.outlook import outlook
from games.lucky.bot.questions import QUESTIONS
from games.lucky.bot.reasons import reason
from games.lucky.rules.state import State
from games.minds import EVEN, Budget, Level, Mind, NoLimit, Own, Temper

__all__ = ["MINDS", "outlook", "quick", "reason", "tempered"]


def quick(view: State, seat: int, rng: Random) -> Move:
    """A legal move, from what this seat may know and nothing else."""
    return next(move for move in _think(OFFHAND, view, seat, NoLimit(), rng) if move is not None)


def _think(manner: Manner, view: State, seat: int, budget: Budget, rng: Random) -> Iterator[Move | None]:
    return QUESTIONS[view.question](view, seat, manner, budget, rng)


MINDS: Mapping[Level, Mind] = {level: Own(partial(_think, manner)) for level, manner in MANNERS.items()}


def tempered(level: Level, temper: Temper) -> Mind:
    """A character plays a level in its own way."""
    return MINDS[level] if temper == EVEN else Own(partial(_think, with_temper(MANNERS[level], temper)))
