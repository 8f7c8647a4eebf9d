"""The meadow: 60 squares, which of them touch, and sets of squares as whole numbers.

The meadow has eight rows and columns without its four corners. A square is `row * 8 + column`, both
counted from 0 at the top left; its name is a column letter and a row number, so the top row runs from
b1 to g1. A set of squares is one whole number with a bit for each square, a *board*: asking whether
any sheep stands beside the dog is then a single `&`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

SIDE = 8
"""Rows, and squares in a row, the missing corners counted."""

NOWHERE = SIDE * SIDE
"""The square of something that is not on the meadow; every table below has an empty entry for it."""

CORNERS = frozenset((0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1))
SQUARES = tuple(square for square in range(NOWHERE) if square not in CORNERS)

BIT = (*(1 << square for square in range(NOWHERE)), 0)
"""Each square as a board of its own."""


def board_of(squares: Iterable[int]) -> int:
    """The board with exactly these squares."""
    board = 0
    for square in squares:
        board |= BIT[square]
    return board


@lru_cache(maxsize=1 << 10)
def standing_on(figures: tuple[int, ...]) -> int:
    """The board of the squares on which these figures stand."""
    return board_of(figures)


def squares_of(board: int) -> Iterator[int]:
    """The squares of a board, in reading order."""
    while board:
        lowest = board & -board
        yield lowest.bit_length() - 1
        board ^= lowest


MEADOW = board_of(SQUARES)


def _next_square(square: int, down: int, right: int) -> int:
    """The square one further in a direction, or NOWHERE beyond the edge."""
    row, column = square // SIDE + down, square % SIDE + right
    if not (0 <= row < SIDE and 0 <= column < SIDE):
        return NOWHERE
    there = row * SIDE + column
    return NOWHERE if there in CORNERS else there


def _across(square: int, down: int, right: int) -> int:
    """The last square at the other end of the row or column: where a way over the edge comes back."""
    behind = _next_square(square, -down, -right)
    while behind != NOWHERE:
        square, behind = behind, _next_square(behind, -down, -right)
    return square


UP, DOWN, LEFT, RIGHT = (-1, 0), (1, 0), (0, -1), (0, 1)
DIRECTIONS = (UP, LEFT, RIGHT, DOWN)


def _neighbours(square: int) -> int:
    return board_of(_next_square(square, *direction) for direction in DIRECTIONS)


def _ways(square: int) -> int:
    """One square for each direction; over the edge it is the one at the other end."""
    ways = 0
    for direction in DIRECTIONS:
        there = _next_square(square, *direction)
        ways |= BIT[there if there != NOWHERE else _across(square, *direction)]
    return ways


NEAR = tuple(_neighbours(square) if square in SQUARES else 0 for square in range(NOWHERE + 1))
"""For each square, the squares next to it: up, down, left and right, never diagonally."""

WAYS = tuple(_ways(square) if square in SQUARES else 0 for square in range(NOWHERE + 1))
"""For each square, the four squares a running sheep comes to, over the edge included."""

_NOT_LEFT = MEADOW & ~board_of(range(0, NOWHERE, SIDE))
_NOT_RIGHT = MEADOW & ~board_of(range(SIDE - 1, NOWHERE, SIDE))


def beside(board: int) -> int:
    """All squares next to any square of the board."""
    sideways = (board & _NOT_RIGHT) << 1 | (board & _NOT_LEFT) >> 1
    return (sideways | board << SIDE | board >> SIDE) & MEADOW


def heading(origin: int, target: int) -> tuple[int, int]:
    """The direction in which one step leads from origin to target, over the edge included."""
    for direction in DIRECTIONS:
        there = _next_square(origin, *direction)
        if target == (there if there != NOWHERE else _across(origin, *direction)):
            return direction
    raise ValueError(f"No step leads from {NAMES[origin]} to {NAMES[target]}.")


NAMES = (*("abcdefgh"[square % SIDE] + str(square // SIDE + 1) for square in range(NOWHERE)), "")
"""What people call each square: d1 is the fourth from the left in the top row."""

SQUARE_NAMED = {NAMES[square]: square for square in SQUARES}

SIDES = ((3, 4), (31, 39), (60, 59), (32, 24))
"""The two starting squares of each side: top, right, bottom, left."""

SITTING = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""At which side each seat sits, by the number of players: two sit opposite, three leave the left empty."""

STARTS = board_of(square for side in SIDES for square in side)
DARK = board_of((27, 28, 35, 36, 18, 21, 42, 45))
"""The squares with two cards."""

LIGHT = MEADOW & ~STARTS & ~DARK
"""The squares with one card; a worm may hide under each."""

WORMS = 4


def starting_sheep(seats: int) -> tuple[int, ...]:
    """Where the sheep stand at first: two of each seat, seat by seat."""
    return tuple(square for side in SITTING[seats] for square in SIDES[side])


def cards_on(board: int) -> int:
    """How many grass cards were laid out on these squares."""
    return board.bit_count() + (board & DARK).bit_count()
