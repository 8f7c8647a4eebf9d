"""Where the cards lie in the picture: the nine in the middle, a hand of four beside or below them.

A card of the nine is 100 units wide and 120 high. A standing tablet lies its cards like a lying one; only
a phone has its hand below.
"""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Shape
from games.lucky.rules.cards import HAND
from games.lucky.rules.groups import SPACES

Point = tuple[float, float]
"""The middle of a card."""

ACROSS, DOWN = 112, 132
"""From one card of the nine to the next."""


class Mat(NamedTuple):
    """A cloth that cards lie on: its corner and its size."""

    left: float
    top: float
    width: float
    height: float


class Layout(NamedTuple):
    """How the cards lie in one shape of window."""

    width: float
    height: float
    nine: Mat
    hand: Mat
    first: Point
    """The first space of the nine."""
    first_own: Point
    to_next_own: Point
    """From one card of the hand to the next."""
    own_size: float
    """How large a card of the hand is, beside one of the nine."""

    def space(self, space: int) -> Point:
        """Where a card of the nine lies."""
        row, column = divmod(space, 3)
        return self.first[0] + ACROSS * column, self.first[1] + DOWN * row

    def place(self, place: int) -> Point:
        """Where a card of the hand lies."""
        return (
            self.first_own[0] + self.to_next_own[0] * place,
            self.first_own[1] + self.to_next_own[1] * place,
        )


_SIDE_BY_SIDE = Layout(
    width=456,
    height=412,
    nine=Mat(104, 0, 352, 412),
    hand=Mat(0, 0, 96, 412),
    first=(168, 74),
    first_own=(48, 77),
    to_next_own=(0, 94.5),
    own_size=0.68,
)

LAYOUTS: dict[Shape, Layout] = {
    "wide": _SIDE_BY_SIDE,
    "tall": _SIDE_BY_SIDE,
    "phone": Layout(
        width=352,
        height=526,
        nine=Mat(0, 0, 352, 412),
        hand=Mat(0, 418, 352, 108),
        first=(64, 74),
        first_own=(49, 472),
        to_next_own=(84.7, 0),
        own_size=0.72,
    ),
}

SPACE_POINTS = {shape: tuple(map(layout.space, SPACES)) for shape, layout in LAYOUTS.items()}
PLACE_POINTS = {shape: tuple(map(layout.place, range(HAND))) for shape, layout in LAYOUTS.items()}
