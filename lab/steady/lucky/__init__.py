"""How a seat without a person plays Lucky Sheep: the door.

It looks a few swaps ahead with the sides that it knows and goes for the group that is worth most to it.
Where no group can be seen it takes cards of which it doesn't know the back: each one it learns is another
way to go on.
"""

from __future__ import annotations

from random import Random

from lab.steady.lucky.questions import QUESTIONS

from games.contract import Move
from games.lucky.rules.state import State

__all__ = ["choose"]


def choose(view: State, seat: int, rng: Random) -> Move:
    """A legal move, from what this seat may know and nothing else."""
    return QUESTIONS[view.question](view, seat, rng)
