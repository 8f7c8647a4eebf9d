"""The two picture dice: what they show, and which of their results a player can use now."""

from __future__ import annotations

from itertools import product
from random import Random

from games.contract import Move
from games.shepherd.rules.dog import stops
from games.shepherd.rules.state import State
from games.shepherd.rules.stepping import can_step

SHEEP, GRASS, SUN, DOG = "sheep", "grass", "sun", "dog"

FIRST_DIE = (SHEEP, SHEEP, SHEEP, GRASS, GRASS, SUN)
SECOND_DIE = (SHEEP, GRASS, GRASS, GRASS, DOG, DOG)

ROLLS = {f"roll {first} {second}": (first, second) for first, second in product(FIRST_DIE, SECOND_DIE)}
"""Each roll there is, and what it shows."""


CHANCES = tuple(
    (roll, FIRST_DIE.count(first) * SECOND_DIE.count(second) / len(FIRST_DIE) / len(SECOND_DIE))
    for roll, (first, second) in ROLLS.items()
)
"""Each roll, and how likely it is."""


def throw(rng: Random) -> Move:
    """Both dice at once."""
    return f"roll {rng.choice(FIRST_DIE)} {rng.choice(SECOND_DIE)}"


def without(results: tuple[str, ...], used: str) -> tuple[str, ...]:
    """What is left to use after one result of this kind."""
    place = results.index(used)
    return results[:place] + results[place + 1 :]


def spent(state: State) -> tuple[bool, ...]:
    """For each die, whether its result has been used or lost; of two alike the first die goes first."""
    waiting = list(state.unused)
    shown = []
    for face in reversed(state.dice):
        shown.append(face not in waiting)
        if face in waiting:
            waiting.remove(face)
    return tuple(reversed(shown))


def can_use(state: State, result: str) -> bool:
    """Whether anything can be done with a result now. Grazing and the sun always can."""
    if result == SHEEP:
        return can_step(state)
    if result == DOG:
        return stops(state.variant.tactical, state.dog, state.flock) != 0
    return True
