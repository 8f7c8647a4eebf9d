"""Signs over the meadow that show what would happen: arrows, frightened sheep, the dog's walk counted."""

from __future__ import annotations

from typing import NamedTuple

from games.picture import Node, node, piece
from games.shepherd.choice import RUN, Choice
from games.shepherd.dog import path, walks
from games.shepherd.flight import runs
from games.shepherd.fright import others
from games.shepherd.layout import Layout, Point, middle, standing
from games.shepherd.meadow import BIT, NEAR, NOWHERE, heading, squares_of
from games.shepherd.state import State

TAIL, TIP = 34, 78
"""From the middle of its square, where an arrow to the next square begins and ends."""

OUT = 96
"""How far an arrow over the edge leads out, where there is room beyond it."""

HEAD = 15


class Arrow(NamedTuple):
    """A way that a sheep may run."""

    origin: int
    target: int


def frightened(view: State, choice: Choice) -> tuple[int, ...]:
    """The sheep that are afraid or pushed, or would be afraid if the dog came where it is being tried."""
    feared = view.scared if choice.tried == NOWHERE else NEAR[choice.tried] & view.flock
    return tuple(
        sheep for sheep, square in enumerate(view.sheep) if feared & BIT[square] or sheep == view.pushed
    )


def arrows(view: State, choice: Choice) -> tuple[Arrow, ...]:
    """Where the sheep in hand may run, or where those would that the dog is going to frighten."""
    if choice.tried == NOWHERE:
        return tuple(Arrow(way.origin, way.target) for way in choice.targets if choice.use == RUN)
    tactical, dog, flock = view.setting.tactical, choice.tried, view.flock
    return tuple(
        Arrow(origin, target)
        for origin in squares_of(NEAR[dog] & flock)
        for target in squares_of(runs(tactical, dog, flock & ~BIT[origin], 0, origin))
    )


def onward(view: State, choice: Choice) -> tuple[Arrow, ...]:
    """Where the sheep could be pushed that stand in the way of the one in hand."""
    if choice.use != RUN:
        return ()
    return tuple(arrow for way in choice.targets for arrow in _pushed_on(view, Arrow(way.origin, way.target)))


def _pushed_on(view: State, way: Arrow) -> tuple[Arrow, ...]:
    """Where a sheep would be pushed if one stands at the end of the way."""
    taken = others(view, way.origin)
    goal = BIT[way.target]
    if not taken & goal:
        return ()
    free = runs(view.setting.tactical, view.dog, taken | goal, view.moved | goal, way.target)
    return tuple(Arrow(way.target, target) for target in squares_of(free))


def drawn(view: State, choice: Choice, layout: Layout) -> tuple[Node, ...]:
    """All signs over the pieces."""
    points = standing(view, layout)
    return (
        _lines(view, choice, layout),
        *_footsteps(view, choice, layout),
        *(_fright(sheep, points[sheep]) for sheep in frightened(view, choice)),
    )


def _fright(sheep: int, point: Point) -> Node:
    return piece("fright", 60, 60, class_="fright", key=f"fright-{sheep}", style=at(point))


def at(point: Point, depth: int = 0) -> str:
    """A place on the board, for the style sheet; what is deeper stands in front."""
    return f"--x:{point[0]};--y:{point[1]};--z:{depth}"


def _lines(view: State, choice: Choice, layout: Layout) -> Node:
    ways = "".join(_arrow(layout, arrow) for arrow in arrows(view, choice))
    then = "".join(_arrow(layout, arrow) for arrow in onward(view, choice))
    walk = _walk(view, choice, layout)
    lines = (
        ("casing", walk),
        ("walk", walk),
        ("casing", then),
        ("onward", then),
        ("casing", ways),
        ("arrow", ways),
    )
    strokes = (
        node("path", class_=kind, d=line, key=f"{kind}-{place}")
        for place, (kind, line) in enumerate(lines)
        if line
    )
    return node(
        "svg",
        *strokes,
        class_="signs",
        viewBox=f"0 0 {layout.width} {layout.height}",
        aria_hidden="true",
        key="signs",
    )


def _arrow(layout: Layout, arrow: Arrow) -> str:
    """One arrow to the next square; over the edge it goes out here and comes in there."""
    down, across = heading(arrow.origin, arrow.target)
    here, there = middle(layout, arrow.origin), middle(layout, arrow.target)
    if NEAR[arrow.origin] & BIT[arrow.target]:
        return _stroke(here, (across, down), TAIL, TIP)
    out = OUT if layout.round_about else 50
    return _stroke(here, (across, down), TAIL, out) + _stroke(there, (across, down), -out, -TAIL)


def _stroke(middle_of: Point, heading_to: tuple[int, int], begin: int, end: int) -> str:
    """A straight arrow along one direction, from and to so far from a square's middle."""
    (x, y), (across, down) = middle_of, heading_to
    tip_x, tip_y = x + across * end, y + down * end
    back_x, back_y = tip_x - across * HEAD, tip_y - down * HEAD
    return (
        f"M{x + across * begin} {y + down * begin}L{tip_x} {tip_y}"
        f"M{back_x + down * HEAD} {back_y + across * HEAD}L{tip_x} {tip_y}"
        f"L{back_x - down * HEAD} {back_y - across * HEAD}"
    )


def _steps(view: State, choice: Choice) -> tuple[int, ...]:
    """The squares of the walk that is being tried, the dog's own left out."""
    if choice.tried == NOWHERE or not walks(view.setting.tactical, view.dog):
        return ()
    return path(view.dog, choice.tried, view.flock)[1:]


def _walk(view: State, choice: Choice, layout: Layout) -> str:
    steps = _steps(view, choice)
    if not steps:
        return ""
    points = (middle(layout, square) for square in (view.dog, *steps))
    return "M" + "L".join(f"{x} {y}" for x, y in points)


def _footsteps(view: State, choice: Choice, layout: Layout) -> tuple[Node, ...]:
    """The dog's steps, counted."""
    return tuple(
        node("span", str(number), class_="footstep", key=f"step-{number}", style=at(middle(layout, square)))
        for number, square in enumerate(_steps(view, choice), 1)
    )
