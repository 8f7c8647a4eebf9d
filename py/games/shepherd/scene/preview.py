"""What would happen: who would be frightened, where they could run, whom they would push."""

from __future__ import annotations

from typing import NamedTuple

from games.shepherd.rules.dog import path, walks
from games.shepherd.rules.flight import runs
from games.shepherd.rules.fright import others
from games.shepherd.rules.meadow import BIT, NEAR, NOWHERE, squares_of
from games.shepherd.rules.state import State
from games.shepherd.scene.inputs import Picture, told_scared


class Arrow(NamedTuple):
    """A way that a sheep may run."""

    origin: int
    target: int


class Foreseen(NamedTuple):
    """What the signs over the meadow show."""

    scared: int = 0
    """The squares of the sheep that are frightened, or would be."""
    arrows: tuple[Arrow, ...] = ()
    """Where the sheep in hand may run, or where those would that the dog is going to frighten."""
    onward: tuple[Arrow, ...] = ()
    """Where the sheep could be pushed that stand in the way of the one in hand."""
    walk: tuple[int, ...] = ()
    """The squares of the walk that is being tried, the dog's own first."""


def nothing(picture: Picture) -> Foreseen:
    """What is, and no more."""
    return Foreseen(told_scared(picture.view, picture.look))


def of_the_dog(picture: Picture) -> Foreseen:
    """The dog on the square where it is being tried."""
    view, tried = picture.view, picture.chosen.tried
    if tried == NOWHERE:
        return nothing(picture)
    scared = NEAR[tried] & view.flock
    arrows = tuple(
        Arrow(origin, target)
        for origin in squares_of(scared)
        for target in squares_of(runs(view.variant.tactical, tried, view.flock & ~BIT[origin], 0, origin))
    )
    walk = path(view.dog, tried, view.flock) if walks(view.variant.tactical, view.dog) else ()
    return Foreseen(scared, arrows, walk=walk)


def of_a_run(picture: Picture) -> Foreseen:
    """The sheep in hand, which has to run."""
    view = picture.view
    ways = tuple(Arrow(way.origin, way.target) for way in picture.chosen.targets)
    onward = tuple(arrow for way in ways for arrow in _pushed_on(view, way))
    return nothing(picture)._replace(arrows=ways, onward=onward)


def _pushed_on(view: State, way: Arrow) -> tuple[Arrow, ...]:
    """Where a sheep would be pushed if one stands at the end of the way."""
    taken = others(view, way.origin)
    goal = BIT[way.target]
    if not taken & goal:
        return ()
    free = runs(view.variant.tactical, view.dog, taken | goal, view.moved | goal, way.target)
    return tuple(Arrow(way.target, target) for target in squares_of(free))
