"""Dots on cream under everything that may be touched on the meadow, and the sun under what is in hand."""

from __future__ import annotations

from collections.abc import Iterable

from games.picture import Node, node, piece
from games.shepherd.choice import Choice
from games.shepherd.dice import DOG, GRASS, SUN
from games.shepherd.layout import Layout, middle, sun_way
from games.shepherd.meadow import NAMES, NEAR
from games.shepherd.signs import at
from games.shepherd.state import State

RADIUS = 20
"""Of the small rings where the dog may go."""


def rings(view: State, chosen: Choice, layout: Layout) -> tuple[Node, ...]:
    """All rings of this moment, the sun's first."""
    sun = _sun_ring(view, layout) if SUN in chosen.kinds else ()
    if chosen.use == DOG:
        tried = (_ring("held", way.target, layout) for way in chosen.ways if way.target == chosen.tried)
        return (*sun, _for_the_dog(view, chosen, layout), *tried)
    if chosen.use == GRASS:
        return sun + tuple(_ring("under", way.origin, layout) for way in chosen.ways)
    goals = (_ring("goal", way.target, layout, piece("hooves", 60, 60)) for way in chosen.targets)
    sheep = (_ring("held" if square == chosen.held else "under", square, layout) for square in chosen.sheep)
    return (*sun, *goals, *sheep)


def _sun_ring(view: State, layout: Layout) -> tuple[Node, ...]:
    field = sun_way(layout, view.setting.track)[view.sun + 1]
    home = " home" if view.sun + 1 == view.setting.track else ""
    return (node("span", class_=f"ring field pulse{home}", key="ring-sun", style=at(field)),)


def _ring(kind: str, square: int, layout: Layout, *inside: Node) -> Node:
    classes = f"ring {kind}" + (" pulse" if kind in ("goal", "under") else "")
    place = at(middle(layout, square))
    return node("span", *inside, class_=classes, key=f"{kind}-{NAMES[square]}", style=place)


def _for_the_dog(view: State, chosen: Choice, layout: Layout) -> Node:
    """Where the dog may go; a mark tells where it would frighten a sheep."""
    free = [way.target for way in chosen.ways if way.target != chosen.tried]
    scary = (square for square in free if NEAR[square] & view.flock)
    return node(
        "svg",
        node("path", class_="spots-of-cream", d=_circles(free, layout)),
        node("path", class_="scary", d=_marks(scary, layout), fill="none"),
        class_="for-the-dog",
        viewBox=f"0 0 {layout.width} {layout.height}",
        aria_hidden="true",
        key="for-the-dog",
    )


def _circles(squares: Iterable[int], layout: Layout) -> str:
    corners = ((x - RADIUS, y) for x, y in (middle(layout, square) for square in squares))
    across = f"{RADIUS} {RADIUS} 0 1 0"
    return "".join(f"M{x} {y}a{across} {2 * RADIUS} 0a{across}-{2 * RADIUS} 0z" for x, y in corners)


def _marks(squares: Iterable[int], layout: Layout) -> str:
    """An exclamation mark each."""
    places = (middle(layout, square) for square in squares)
    return "".join(f"M{x} {y - 10}v11M{x} {y + 10}v.1" for x, y in places)
