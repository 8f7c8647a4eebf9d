"""Water on a board as one drawing: neighbouring water squares run together into ponds."""

from __future__ import annotations

from functools import cache

from games.hustle.rules.boards import BOARD, Board, water
from games.hustle.rules.dyke import COLUMN
from games.hustle.scene.layout import SIDE, SQUARE
from games.hustle.words import explaining
from games.picture import Node, node

Cell = tuple[int, int]
"""A square of a board in the picture: how far right, how far down."""


def cell(square: int, standing: bool) -> Cell:
    """Where a board's square lies on the board as it is drawn."""
    column, row = divmod(square, COLUMN)
    return (row, COLUMN - 1 - column) if standing else (column, COLUMN - 1 - row)


def wet_cells(board: Board, standing: bool) -> frozenset[Cell]:
    wet = water(board)
    return frozenset(cell(square, standing) for square in range(BOARD) if wet >> square & 1)


def _blob(cell: Cell, inset: int) -> str:
    """One square of water with its corners cut by scissors."""
    x, y = cell[0] * SQUARE + inset, cell[1] * SQUARE + inset
    side = SQUARE - 2 * inset
    bend = 16
    rest = side - 2 * bend
    return (
        f"M{x + bend} {y}c{rest // 3}-4 {2 * rest // 3} 4 {rest} 0q{bend} 0 {bend} {bend}"
        f"c4 {rest // 3}-4 {2 * rest // 3} 0 {rest}q0 {bend}-{bend} {bend}"
        f"c-{rest // 3} 4-{2 * rest // 3}-4-{rest} 0q-{bend} 0-{bend}-{bend}"
        f"c-4-{rest // 3} 4-{2 * rest // 3} 0-{rest}q0-{bend} {bend}-{bend}z"
    )


def _bridges(cells: frozenset[Cell], inset: int) -> str:
    """What joins neighbours: a channel a little narrower than the squares, so that each can be counted."""
    middle, waist = SQUARE // 2, inset + 7
    breadth = SQUARE - 2 * waist
    parts = []
    for x, y in sorted(cells):
        left, top = x * SQUARE, y * SQUARE
        if (x + 1, y) in cells:
            parts.append(f"M{left + middle} {top + waist}h{SQUARE}v{breadth}h-{SQUARE}z")
        if (x, y + 1) in cells:
            parts.append(f"M{left + waist} {top + middle}h{breadth}v{SQUARE}h-{breadth}z")
        if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= cells:
            parts.append(f"M{left + middle} {top + middle}h{SQUARE}v{SQUARE}h-{SQUARE}z")
    return "".join(parts)


STOOD_UP = f"matrix(0 -1 -1 0 {SIDE} {SIDE})"
"""What makes a lying board's shapes a standing one's: columns become rows."""


@cache
def outline(board: Board, inset: int) -> str:
    """All ponds of a board that lies, as one path: it is long, and stands up as it is."""
    cells = wet_cells(board, standing=False)
    return "".join(_blob(each, inset) for each in sorted(cells)) + _bridges(cells, inset)


def _outlined(class_: str, board: Board, inset: int, standing: bool, moved: str = "") -> Node:
    """The ponds of a board as it is held; `moved` afterwards."""
    transform = moved + (STOOD_UP if standing else "")
    return node("path", class_=class_, d=outline(board, inset), transform=transform or False)


def _waves(cells: frozenset[Cell]) -> str:
    """Two lines of foam on every square of water, below its number."""
    return "".join(
        f"M{x * SQUARE + 20} {y * SQUARE + 62}q8-8 15 0t15 0 15 0 15 0"
        f"M{x * SQUARE + 34} {y * SQUARE + 80}q7-7 13 0t13 0 13 0"
        for x, y in sorted(cells)
    )


def _glints(cells: frozenset[Cell]) -> str:
    """Light on the water, in a corner of each square."""
    return "".join(f"M{x * SQUARE + 72} {y * SQUARE + 24}q9 2 10 12" for x, y in sorted(cells))


@cache
def ponds(board: Board, standing: bool) -> tuple[Node, ...]:
    """The shore with the deep edge in it, the water and its waves."""
    cells = wet_cells(board, standing)
    if not cells:
        return ()
    drawn = (
        _outlined("shore", board, 4, standing),
        _outlined("water", board, 7, standing, "translate(0 3)"),
        node("path", class_="k k-foam", d=_waves(cells), fill="none"),
        node("path", class_="k k-glint", d=_glints(cells), fill="none"),
    )
    return (node("g", *drawn, data_explain=explaining.WATER),)


def _meadow_pattern() -> str:
    """Every other square."""
    return "".join(
        f"M{x * SQUARE} {y * SQUARE}h{SQUARE}v{SQUARE}h-{SQUARE}z"
        for x in range(COLUMN)
        for y in range(COLUMN)
        if (x + y) % 2
    )


CHEQUERS = _meadow_pattern()

TUFTS = ((3, 0), (8, 1), (1, 4), (6, 6), (4, 8), (9, 7), (0, 9), (7, 3))
"""Where grass grows higher."""


def _tufts(cells: frozenset[Cell]) -> str:
    return "".join(
        f"M{x * SQUARE + 55} {y * SQUARE + 86}q-1-10-5-14M{x * SQUARE + 64} {y * SQUARE + 86}q0-12 1-20"
        f"M{x * SQUARE + 73} {y * SQUARE + 86}q1-10 6-14"
        for x, y in TUFTS
        if (x, y) not in cells
    )


@cache
def board_picture(board: Board, standing: bool) -> Node:
    """A board as it lies: grass in two greens and its ponds, without numbers."""
    cells = wet_cells(board, standing)
    return node(
        "svg",
        node("rect", class_="grass", width=SIDE, height=SIDE, rx=30),
        node("path", class_="chequers", d=CHEQUERS),
        node("path", class_="k k-grass-deep", d=_tufts(cells), fill="none"),
        *ponds(board, standing),
        node("rect", class_="k", width=SIDE, height=SIDE, rx=30, fill="none"),
        viewBox=f"0 0 {SIDE} {SIDE}",
        aria_hidden="true",
        focusable="false",
    )


@cache
def small_board(board: Board, standing: bool) -> Node:
    """A board small: grass and the outlines of its ponds, for choosing among the ways to lay it."""
    return node(
        "svg",
        node("rect", class_="grass", width=SIDE, height=SIDE, rx=90),
        _outlined("water", board, 2, standing),
        node("rect", class_="k", width=SIDE, height=SIDE, rx=90, fill="none"),
        viewBox=f"0 0 {SIDE} {SIDE}",
        class_="preview",
        aria_hidden="true",
        focusable="false",
    )
