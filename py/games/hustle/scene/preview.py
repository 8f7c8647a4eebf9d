"""What a number would do, drawn on the dyke before it is played: hops, target, shoves and splashes."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from games.contract import Shape
from games.hustle.rules.boards import LAST
from games.hustle.rules.dyke import COLUMN
from games.hustle.rules.events import Moved, Out, RanBack, Shoved, Splashed
from games.hustle.rules.preview import NumberPreview
from games.hustle.scene.layout import LAYOUTS, SQUARE, Layout, Point, middle, on_the_boards
from games.hustle.scene.routes import counted, counted_back, off_the_end, over_the_edge
from games.picture import Node, node


def signs(preview: NumberPreview, shape: Shape) -> tuple[Node, ...]:
    """All of it: the dotted way with a coin at every count, then what happens where it ends."""
    layout = LAYOUTS[shape]
    drawn: list[Node] = []
    beyond = off_the_end(layout, LAST)
    for number, event in enumerate(preview.told):
        match event:
            case Moved():
                drawn.append(_way(shape, event.start, preview.scope))
                if event.end > LAST:
                    beyond = counted(layout, event.start, preview.scope)[-1]
                else:
                    drawn.append(_target(layout, event.end, number))
            case RanBack():
                drawn.append(_way_back(shape, event.start, event.start - event.end))
                drawn.append(_target(layout, event.end, number))
            case Shoved():
                drawn.append(_arrow(layout, event.start, event.end, number))
            case Splashed():
                drawn.append(splash(middle(layout, event.square), number))
            case Out():
                edge = event.cause == "edge"
                drawn.append(splash(beyond if edge else middle(layout, event.square), number))
    return tuple(drawn)


@cache
def _way(shape: Shape, start: int, scope: int) -> Node:
    layout = LAYOUTS[shape]
    return _dotted(layout, counted(layout, start, scope), "way")


@cache
def _way_back(shape: Shape, start: int, back: int) -> Node:
    layout = LAYOUTS[shape]
    return _dotted(layout, counted_back(layout, start, back), "way-back")


def _dotted(layout: Layout, points: tuple[Point, ...], key: str) -> Node:
    """Little leaps from count to count. A leap over the edge is not drawn: it goes round."""
    strokes = []
    coins = []
    for (x, y), (to_x, to_y) in pairwise(points):
        if abs(to_x - x) + abs(to_y - y) > 3 * SQUARE:
            strokes.append(f"M{to_x:g} {to_y:g}")
            continue
        lift = 30 if x != to_x else 0
        aside = 26 if x == to_x else 0
        strokes.append(f"M{x:g} {y:g}Q{(x + to_x) / 2 - aside:g} {(y + to_y) / 2 - lift:g} {to_x:g} {to_y:g}")
        if on_the_boards(layout, (to_x, to_y)):
            coins.append(f"M{to_x - 13:g} {to_y:g}a13 13 0 1 0 26 0a13 13 0 1 0-26 0")
    return node(
        "svg",
        node("path", class_="hops", d="".join(strokes), fill="none"),
        node("path", class_="k coins", d="".join(coins[:-1])),
        class_="signs",
        viewBox=f"0 0 {layout.width} {layout.height}",
        aria_hidden="true",
        focusable="false",
        key=key,
    )


def _place(layout: Layout, square: int) -> str:
    x, y = middle(layout, square)
    return f"--x:{x:g};--y:{y:g};--z:{round(y)}"


def _target(layout: Layout, square: int, number: int) -> Node:
    return node("span", str(square), class_="target", style=_place(layout, square), key=f"target-{number}")


def splash(point: Point, number: int) -> Node:
    """Drops that fly up where somebody gets wet."""
    drops = node(
        "svg",
        node("path", class_="k drops", d=DROPS),
        viewBox="0 0 100 60",
        aria_hidden="true",
        focusable="false",
    )
    where = f"--x:{point[0]:g};--y:{point[1]:g}"
    return node("span", drops, class_="splash", style=where, key=f"splash-{number}")


DROPS = (
    "M50 4c-9 14-12 20-12 26a12 12 0 0 0 24 0c0-6-3-12-12-26z"
    "M16 20c2 12 4 17 9 21a9 9 0 0 0 11-14c-4-4-9-5-20-7z"
    "M84 20c-2 12-4 17-9 21a9 9 0 0 1-11-14c4-4 9-5 20-7z"
)
"""Three drops that fly up."""


def _arrow(layout: Layout, start: int, end: int, number: int) -> Node:
    """Who is shoved, and which way: one square on, over the edge if need be."""
    x, y = middle(layout, start)
    to_x, to_y = over_the_edge(layout, start)[0] if end % COLUMN == 0 else middle(layout, end)
    turn = 90 if abs(to_x - x) > abs(to_y - y) else 0
    arrow = node(
        "svg",
        node("path", class_="k shove-arrow", d="M50 8L88 52H64V92H36V52H12Z"),
        viewBox="0 0 100 100",
        aria_hidden="true",
        focusable="false",
    )
    where = f"--x:{(x + to_x) / 2:g};--y:{(y + to_y) / 2:g};--z:{round(y)};--turn:{turn}deg"
    return node("span", arrow, class_="shove", style=where, key=f"shove-{number}")
