"""Where everything lies in the picture: the meadow, the pieces on it and the sun's way round it.

The board has units of its own: a square of the meadow is 100 wide. On a phone the meadow needs the whole
breadth, so there the sun walks along a line above it.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games.contract import Shape
from games.shepherd.rules.meadow import NOWHERE, SIDE
from games.shepherd.rules.state import NOBODY, State

SQUARE = 100
SPAN = SIDE * SQUARE
"""The meadow's breadth."""

Point = tuple[int, int]


class Layout(NamedTuple):
    """How the board lies in one shape of window."""

    width: int
    height: int
    left: int
    top: int
    """Where the meadow's first row and column begin."""
    rim: int
    """How far the earth reaches beyond the squares."""
    round_about: bool
    """The sun walks round the meadow; otherwise along a line above it."""

    @property
    def way(self) -> int:
        """From the board's edge to the middle of the sun's way."""
        return self.top // 2


ROUND = 88
"""The room for the sun's way round the meadow: a square of a tablet that lies is two centimetres wide, which
small hands need. Were it any broader, it would be less."""

_SPACIOUS = Layout(SPAN + 2 * ROUND, SPAN + 2 * ROUND, ROUND, ROUND, 12, True)
LAYOUTS: dict[Shape, Layout] = {
    "wide": _SPACIOUS,
    "tall": _SPACIOUS,
    "phone": Layout(800, 900, 0, 100, -1, False),
}

LINE = (66, 734)
"""Where the line above the meadow begins and ends."""


def middle(layout: Layout, square: int) -> Point:
    """The middle of a square. A dog that is not on the meadow yet waits in its first corner."""
    row, column = divmod(square % NOWHERE, SIDE)
    return layout.left + column * SQUARE + SQUARE // 2, layout.top + row * SQUARE + SQUARE // 2


def at(point: Point, depth: int = 0) -> str:
    """A place on the board, for the style sheet; what is deeper stands in front."""
    return f"--x:{point[0]};--y:{point[1]};--z:{depth}"


APART = 21
"""A pushed sheep and the one that came stand this far to the sides of the square that they share."""


def standing(state: State, layout: Layout) -> tuple[Point, ...]:
    """Where each sheep stands."""
    points = [middle(layout, square) for square in state.sheep]
    if state.pushed != NOBODY:
        shared = state.sheep[state.pushed]
        for sheep, square in enumerate(state.sheep):
            if square == shared:
                across, down = points[sheep]
                aside = APART if sheep == state.pushed else -APART
                points[sheep] = (across + aside, down + aside // 2)
    return tuple(points)


@cache
def sun_way(layout: Layout, track: int) -> tuple[Point, ...]:
    """Home, then each field of the sun's way, and home again at its end."""
    if layout.round_about:
        return tuple(_round_about(layout, track, field) for field in range(track + 1))
    begin, end = LINE
    return tuple((round(begin + (end - begin) * field / track), layout.way) for field in range(track + 1))


def _round_about(layout: Layout, track: int, field: int) -> Point:
    """A field on the way round, clockwise from the first corner; every side has a quarter of them."""
    side, place = divmod(field, track // 4)
    near, far = layout.way, layout.width - layout.way
    gone = round((far - near) * place / (track // 4))
    return ((near + gone, near), (far, near + gone), (far - gone, far), (near, far - gone))[side % 4]
