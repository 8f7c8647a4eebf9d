"""The points a sheep passes on its way over the dyke, square by square."""

from __future__ import annotations

from games.hustle.rules.boards import LAST
from games.hustle.rules.dyke import COLUMN, way, way_back
from games.hustle.scene.layout import Layout, Point, at, middle

EDGE = 0.75
"""How far over the top edge a way is drawn before it comes in again below."""


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


def shoved_on(layout: Layout, start: int, end: int) -> tuple[Point, ...]:
    """From its square to the next one; over the top edge into the next column, or off the dyke."""
    if end > LAST:
        return middle(layout, start), off_the_end(layout, start)
    if end % COLUMN == 0:
        return middle(layout, start), *over_the_edge(layout, start), middle(layout, end)
    return middle(layout, start), middle(layout, end)
