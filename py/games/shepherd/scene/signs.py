"""Signs over the meadow: arrows, frightened sheep, the dog's walk counted, its bark."""

from __future__ import annotations

from games.picture import Node, node, piece
from games.shepherd.rules import events
from games.shepherd.rules.meadow import BIT, NEAR, heading
from games.shepherd.rules.state import State
from games.shepherd.scene.inputs import Picture
from games.shepherd.scene.layout import Layout, Point, at, middle, standing
from games.shepherd.scene.preview import Arrow, Foreseen

TAIL, TIP = 34, 78
"""From the middle of its square, where an arrow to the next square begins and ends."""

OUT = 96
"""How far an arrow over the edge leads out, where there is room beyond it."""

HEAD = 15


def frightened(view: State, foreseen: Foreseen) -> tuple[int, ...]:
    """The sheep that are afraid or pushed, or would be."""
    return tuple(
        sheep
        for sheep, square in enumerate(view.sheep)
        if foreseen.scared & BIT[square] or sheep == view.pushed
    )


def signs(picture: Picture, foreseen: Foreseen) -> tuple[Node, ...]:
    """All signs over the pieces."""
    points = standing(picture.view, picture.layout)
    return (
        _lines(picture, foreseen),
        *_footsteps(foreseen, picture.layout),
        *(_fright(sheep, points[sheep]) for sheep in frightened(picture.view, foreseen)),
    )


def _fright(sheep: int, point: Point) -> Node:
    return piece("fright", class_="fright", key=f"fright-{sheep}", style=at(point))


def _lines(picture: Picture, foreseen: Foreseen) -> Node:
    layout = picture.layout
    ways = "".join(arrow_line(layout, arrow) for arrow in foreseen.arrows)
    then = "".join(arrow_line(layout, arrow) for arrow in foreseen.onward)
    walk = polyline(layout, foreseen.walk) if foreseen.walk else ""
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
        *_bark(picture),
        class_="signs",
        viewBox=f"0 0 {layout.width} {layout.height}",
        aria_hidden="true",
        key="signs",
    )


def arrow_line(layout: Layout, arrow: Arrow, tail: int = TAIL) -> str:
    """One arrow to the next square; over the edge it goes out here and comes in there."""
    down, across = heading(arrow.origin, arrow.target)
    here, there = middle(layout, arrow.origin), middle(layout, arrow.target)
    if NEAR[arrow.origin] & BIT[arrow.target]:
        return _stroke(here, (across, down), tail, TIP - TAIL + tail)
    out = OUT if layout.round_about else 50
    return _stroke(here, (across, down), tail, out) + _stroke(there, (across, down), -out, -TAIL)


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


def ghost(layout: Layout, square: int, radius: int) -> str:
    """A ring on the ground where a piece stood."""
    x, y = middle(layout, square)
    across = f"{radius} {radius} 0 1 0"
    return f"M{x - radius} {y}a{across} {2 * radius} 0a{across}-{2 * radius} 0"


def polyline(layout: Layout, squares: tuple[int, ...]) -> str:
    """A way from square to square."""
    return "M" + "L".join(f"{x} {y}" for x, y in (middle(layout, square) for square in squares))


HEARD = 145
"""How far the bark is heard: to the squares all round."""


def _bark(picture: Picture) -> tuple[Node, ...]:
    """What is heard of the dog while it barks, over its head and as far as it reaches."""
    if not isinstance(picture.look.event, events.Barked):
        return ()
    x, y = middle(picture.layout, picture.view.dog)
    ring = f"M{x - HEARD} {y}a{HEARD} {HEARD} 0 1 0 {2 * HEARD} 0a{HEARD} {HEARD} 0 1 0-{2 * HEARD} 0"
    sound = f"M{x} {y - 116}v-34M{x - 42} {y - 108}l-16 -30M{x + 42} {y - 108}l16 -30"
    return (
        node("path", class_="bark-ring", d=ring, key="bark-ring"),
        node("g", node("path", class_="bark", d=sound), key="bark"),
    )


def _footsteps(foreseen: Foreseen, layout: Layout) -> tuple[Node, ...]:
    """The dog's steps, counted."""
    return tuple(
        node("span", str(number), class_="footstep", key=f"step-{number}", style=at(middle(layout, square)))
        for number, square in enumerate(foreseen.walk[1:], 1)
    )
