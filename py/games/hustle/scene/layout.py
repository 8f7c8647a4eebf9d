"""Where the dyke's squares lie in the picture, counted in units of its own: a square is 100 of them.

On a lying tablet the dyke lies: columns of ten side by side. In a tall window it stands up: the same
columns are rows, one above the other, and the race goes upwards.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games.contract import Shape
from games.hustle.rules.boards import BOARD, LAST
from games.hustle.rules.dyke import COLUMN

SQUARE = 100
"""How broad a square is."""

SIDE = 10 * SQUARE
"""How broad a board is."""

SEAM = 30
"""The strip of dyke between the two boards."""

RIM = 22
"""The strip of dyke round the boards."""

Point = tuple[float, float]


class Layout(NamedTuple):
    """How the dyke lies in one shape of window: its size, and the boards' top left corner."""

    standing: bool
    width: int
    height: int
    left: int
    top: int
    spots: bool
    """Squares are large enough for a finger."""


LENGTH = 2 * SIDE + SEAM
"""The two boards with the seam between them."""

LAYOUTS: dict[Shape, Layout] = {
    "wide": Layout(False, 84 + LENGTH + 126, 48 + SIDE + 28, 84, 48, True),
    "tall": Layout(True, 34 + SIDE + 30, 166 + LENGTH + 124, 34, 166, True),
    "phone": Layout(True, 26 + SIDE + 26, 166 + LENGTH + 124, 26, 166, False),
}

BEYOND = LAST // COLUMN + 1
"""The column behind the last one, where the drop is."""


def at(layout: Layout, column: float, row: float) -> Point:
    """The middle of a place by its column and row; both may lie outside the boards."""
    along = column * SQUARE + SQUARE / 2 + (SEAM if column >= COLUMN else 0)
    across = row * SQUARE + SQUARE / 2
    if layout.standing:
        return layout.left + across, layout.top + LENGTH - along
    return layout.left + along, layout.top + SIDE - across


@cache
def middle(layout: Layout, square: int) -> Point:
    """The middle of a square; a square beyond the end lies off the dyke, in the row it ran to."""
    column, row = divmod(square, COLUMN)
    return at(layout, min(column, BEYOND), row)


def rest_of_the_lost(layout: Layout) -> Point:
    """Where sheep are that are out of the race: in the sea behind the dyke's end, out of sight."""
    return at(layout, BEYOND, 3)


def corner(layout: Layout, board: int) -> Point:
    """The top left corner of the first (0) or second (1) board."""
    along = board * (SIDE + SEAM)
    if layout.standing:
        return layout.left, layout.top + SIDE + SEAM - along
    return layout.left + along, layout.top


def on_the_boards(layout: Layout, point: Point) -> bool:
    """Whether a point lies on a square."""
    breadth, height = (SIDE, LENGTH) if layout.standing else (LENGTH, SIDE)
    return 0 < point[0] - layout.left < breadth and 0 < point[1] - layout.top < height


def board_of(square: int) -> int:
    """On which board a square lies: 0 is the first, 1 the second."""
    return square // BOARD
