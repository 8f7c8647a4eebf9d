"""The two boards of the dyke: their faces, the ways they may lie, and where that puts the water.

A board has 100 squares, numbered ten to a column from the bottom left: square = 10 x column + row. Two
boards side by side are the dyke, squares 0 to 199.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

BOARD = 100
"""Squares on one board, so also the number of the second board's first square."""

LAST = 2 * BOARD - 1
"""The dyke's last square; beyond it is the drop."""

FACES: dict[str, tuple[int, ...]] = {
    "1A": (3, 13, 17, 27, 37, 43, 51, 52, 64, 73, 75, 83, 85, 87, 93, 95),
    "1B": (8, 10, 11, 21, 34, 35, 45, 51, 52, 65, 66, 67, 74, 76, 81, 82, 84, 88, 92, 93),
    "2A": (5, 6, 7, 11, 21, 30, 31, 33, 36, 44, 46, 54, 55, 67, 77, 78, 80, 84, 90, 91),
    "2B": (5, 8, 9, 15, 18, 19, 23, 25, 32, 33, 40, 41, 50, 58, 59, 60, 66, 67, 71, 76, 77, 81, 91, 93),
}
"""The water squares of each face: board 1 and board 2 have a face A and a face B."""

SAFE = frozenset({0, 1, 2, 97, 98, 99})
"""Squares that are dry on every board, however it lies: a safe way in at both ends."""

PUDDLES = 2
"""How many dry squares whoever lays a board in the rainy season may flood."""


class Board(NamedTuple):
    """A board as it lies: which face is up, whether it is turned by half a circle, and its puddles."""

    face: str
    turned: bool = False
    puddles: frozenset[int] = frozenset()
    """Squares of this board that the rain has flooded; they dry when the board is picked up."""

    @property
    def text(self) -> str:
        """How moves spell it: "1B 180"."""
        return f"{self.face} {'180' if self.turned else '0'}"


Dyke = tuple[Board, Board]
"""The first board and the second one, to its right."""


def bits(squares: Iterable[int]) -> int:
    """Squares as the bits of one number, which is quick to ask."""
    return sum(1 << square for square in squares)


def _turned(squares: Iterable[int]) -> tuple[int, ...]:
    return tuple(BOARD - 1 - square for square in squares)


_WATER = {
    (face, turned): bits(_turned(squares) if turned else squares)
    for face, squares in FACES.items()
    for turned in (False, True)
}


def water(board: Board) -> int:
    """The water squares of a board as it lies, as bits."""
    lasting = _WATER[board[:2]]
    return lasting | bits(board.puddles) if board.puddles else lasting


@lru_cache(maxsize=1024)
def sea(dyke: Dyke) -> int:
    """The water squares of the whole dyke, as bits."""
    return water(dyke[0]) | water(dyke[1]) << BOARD


def is_water(dyke: Dyke, square: int) -> bool:
    return bool(sea(dyke) >> square & 1)


def other_face(face: str) -> str:
    """The face that lies underneath."""
    return face[0] + ("B" if face[1] == "A" else "A")


LAYINGS: dict[str, tuple[Board, ...]] = {
    number: tuple(Board(number + side, turned) for side in "AB" for turned in (False, True))
    for number in "12"
}
"""The four ways in which board 1 and board 2 may lie."""

DYKES: dict[str, Dyke] = {
    f"{first.text} {second.text}": (first, second)
    for left, right in ("12", "21")
    for first, second in product(LAYINGS[left], LAYINGS[right])
}
"""The 32 dykes a match can begin with, as moves spell them."""

CALM: Dyke = (Board("1A"), Board("2A"))
"""The dyke that every match on a calm sea begins with."""


def layings(board: Board) -> dict[str, Board]:
    """The ways to lay this board again, as moves spell them."""
    return {way.text: way for way in LAYINGS[board.face[0]]}


def floodable(board: Board) -> tuple[int, ...]:
    """The dry squares of the second board that rain may flood, in the dyke's numbers."""
    wet = water(board)
    return tuple(BOARD + square for square in range(BOARD) if square not in SAFE and not wet >> square & 1)


def _floods(board: Board) -> tuple[str, ...]:
    squares = floodable(board)
    return (
        "flood none",
        *(
            " ".join(("flood", *map(str, puddles)))
            for count in range(1, PUDDLES + 1)
            for puddles in combinations(squares, count)
        ),
    )


FLOODS: dict[Board, tuple[str, ...]] = {
    board: _floods(board) for boards in LAYINGS.values() for board in boards
}
