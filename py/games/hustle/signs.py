"""What a number would do, drawn on the dyke before it is played: hops, target, shoves and splashes."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from games.contract import Shape
from games.hustle.boards import LAST
from games.hustle.dyke import COLUMN, way, way_back
from games.hustle.events import Moved, Out, RanBack, Shoved, Splashed
from games.hustle.layout import LAYOUTS, SQUARE, Layout, Point, at, middle, on_the_boards
from games.hustle.preview import Preview
from games.picture import Node, node

EDGE = 0.75
"""How far over the top edge a way is drawn before it comes in again below."""


def signs(preview: Preview, shape: Shape) -> tuple[Node, ...]:
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
                drawn.append(_splash(middle(layout, event.square), number))
            case Out():
                edge = event.cause == "edge"
                drawn.append(_splash(beyond if edge else middle(layout, event.square), number))
    return tuple(drawn)


def counted(layout: Layout, start: int, scope: int) -> tuple[Point, ...]:
    """The points a sheep counts through, from where it stands: tens, then ones.

    From the top of a column it goes over the edge and comes in at the bottom of the next one: that is
    two more points outside the boards.
    """
    points = [middle(layout, start)]
    previous = start
    for square in way(start, scope):
        if square == previous + 1 and square % COLUMN == 0:
            points += over_the_edge(layout, previous)
        points.append(middle(layout, square))
        previous = square
    if start + scope > LAST:
        points.append(off_the_end(layout, previous))
    return tuple(points)


def over_the_edge(layout: Layout, square: int) -> tuple[Point, Point]:
    """Where a way leaves the top of a column, and where it comes in again."""
    column = square // COLUMN
    return at(layout, column, COLUMN - 1 + EDGE), at(layout, column + 1, -EDGE)


def counted_back(layout: Layout, start: int, back: int) -> tuple[Point, ...]:
    """The points a sheep passes running back, column by column."""
    return tuple(middle(layout, square) for square in (start, *way_back(start, back)))


def off_the_end(layout: Layout, square: int) -> Point:
    """Beyond the end of the dyke, in the row it ran to."""
    column, row = divmod(square, COLUMN)
    if column < LAST // COLUMN:
        return at(layout, LAST // COLUMN + 1, row)
    return at(layout, column + 1, row)


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


@cache
def far_arrow(shape: Shape) -> Node:
    """From the first board in a great bow to the far end."""
    layout = LAYOUTS[shape]
    (x, y), (to_x, to_y) = at(layout, 4.5, 4.5), at(layout, 19, 4.5)
    bow = (
        f"M{x:g} {y:g}C{x - 420:g} {y - 500:g} {to_x - 420:g} {to_y + 500:g} {to_x:g} {to_y:g}"
        "m-60 40l60-40l10 70"
        if layout.standing
        else f"M{x:g} {y:g}C{x + 450:g} {y - 420:g} {to_x - 450:g} {to_y - 420:g} {to_x:g} {to_y:g}"
        "m-70-6l70 6l-26-66"
    )
    return node(
        "svg",
        node("path", class_="far under", d=bow, fill="none"),
        node("path", class_="far", d=bow, fill="none"),
        class_="signs",
        viewBox=f"0 0 {layout.width} {layout.height}",
        aria_hidden="true",
        focusable="false",
        key="far-arrow",
    )


def _place(layout: Layout, square: int) -> str:
    x, y = middle(layout, square)
    return f"--x:{x:g};--y:{y:g};--z:{round(y)}"


def _target(layout: Layout, square: int, number: int) -> Node:
    return node("span", str(square), class_="target", style=_place(layout, square), key=f"target-{number}")


def _splash(point: Point, number: int) -> Node:
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
