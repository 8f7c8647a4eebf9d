"""Running from the dog: where a frightened or pushed sheep may go, looking ahead for all the others.

Basic game: one square to a free square of the meadow. Tactical game: each direction leads to one
square, over the edge to the other end; if all that are not next to the dog are taken, the sheep pushes
another one away, which runs on by the same rules. No sheep may ever stay next to the dog, so a run is
legal only if all others that have to move still can.
"""

from __future__ import annotations

from functools import lru_cache

from games.shepherd.rules.meadow import BIT, NEAR, NOWHERE, WAYS, squares_of


def landings(tactical: bool, dog: int, others: int, moved: int, origin: int) -> int:
    """Where a sheep may run from `origin`, not yet looking ahead.

    `others` are the squares of all other sheep, `moved` those of sheep that have moved since the dog
    did, which are not pushed again.
    """
    if not tactical:
        return NEAR[origin] & ~(others | NEAR[dog] | BIT[dog])
    reach = WAYS[origin] & ~(NEAR[dog] | BIT[dog])
    return reach & ~others or reach & ~moved


def runs(tactical: bool, dog: int, others: int, moved: int, origin: int) -> int:
    """Where a sheep may run from `origin` without leaving another frightened one no way out."""
    safe = 0
    for target in squares_of(landings(tactical, dog, others, moved, origin)):
        goal = BIT[target]
        pushed_from = target if others & goal else NOWHERE
        if all_can_run(tactical, dog, others | goal, moved | goal, pushed_from):
            safe |= goal
    return safe


@lru_cache(maxsize=1 << 12)
def all_can_run(tactical: bool, dog: int, flock: int, moved: int, pushed_from: int) -> bool:
    """Whether every sheep that has to move can do so, one after another, in some order.

    `pushed_from` is the square of a sheep that has been pushed and must go on first; its pusher
    already stands there. In the basic game the order changes nothing: a square that a sheep leaves is
    next to the dog and no use to anybody, so only the squares taken count, and owners may be ignored.
    """
    if pushed_from != NOWHERE:
        return runs(tactical, dog, flock, moved, pushed_from) != 0
    scared = flock & NEAR[dog]
    return not scared or any(
        runs(tactical, dog, flock & ~BIT[origin], moved, origin) for origin in squares_of(scared)
    )
