"""Where the dog may go: put on any free square, or in the tactical game walking up to three squares."""

from __future__ import annotations

from functools import lru_cache

from games.shepherd.rules.flight import all_can_run
from games.shepherd.rules.meadow import BIT, MEADOW, NEAR, NOWHERE, beside, squares_of

LONGEST_WALK = 3


def walks(tactical: bool, dog: int) -> bool:
    """Whether the dog walks from where it is; otherwise it is picked up and put down."""
    return tactical and dog != NOWHERE


def within_walk(dog: int, flock: int) -> int:
    """The squares the dog can walk to with turns, jumping over no sheep; its own is none of them."""
    reached = BIT[dog]
    for _ in range(LONGEST_WALK):
        reached |= beside(reached) & ~flock
    return reached & ~BIT[dog]


def path(dog: int, target: int, flock: int) -> tuple[int, ...]:
    """The squares of a shortest walk from the dog to a square within its reach, both included."""
    reached = [BIT[dog]]
    while not reached[-1] & BIT[target]:
        reached.append((reached[-1] | beside(reached[-1])) & ~flock)
    way = [target]
    for nearer in reversed(reached[:-1]):
        way.append(next(squares_of(nearer & NEAR[way[-1]])))
    return tuple(reversed(way))


@lru_cache(maxsize=1 << 10)
def stops(tactical: bool, dog: int, flock: int) -> int:
    """The squares on which the dog may come to stand: every sheep it frightens must be able to run.

    In the tactical game eight sheep have not yet been seen to leave one of them no way at all. S15 refuses
    such a walk all the same, and nobody has proved that there is none; so it is asked in both games.
    """
    free = within_walk(dog, flock) if walks(tactical, dog) else MEADOW & ~flock & ~BIT[dog]
    frightening = free & beside(flock)
    legal = free & ~frightening
    for square in squares_of(frightening):
        if all_can_run(tactical, square, flock, 0, NOWHERE):
            legal |= BIT[square]
    return legal
