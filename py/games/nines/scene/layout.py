"""Where the spaces lie in the picture: a snake of rows, counted in the board's own units.

One space is 100 units wide. The track closes up towards the start, so the goal comes nearer as tiles go.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games.contract import Shape
from games.nines.rules.state import DEAL, GOAL, START, STRIDE, State
from games.nines.rules.track import lying

PITCH = 100
"""From one space to the next."""

BESIDE = 105
"""From the first space of a row to the start, or from the last one to the goal, beside the rows."""

Point = tuple[int, int]


class Layout(NamedTuple):
    """How the snake lies in one shape of window."""

    columns: int
    row: int
    """From one row to the next."""
    breadth: int
    """How broad the path of sand is."""
    left: int
    top: int
    """Where the first space of the first row lies."""
    width: int
    height: int
    inside: bool
    """The start and the goal take spaces of the rows instead of lying beside them: it saves breadth."""


LAYOUTS: dict[Shape, Layout] = {
    "wide": Layout(12, 146, 122, 172, 106, 1440, 670, False),
    "tall": Layout(7, 128, 112, 176, 106, 952, 985, False),
    "phone": Layout(6, 101, 94, 112, 82, 724, 950, True),
}


def at(point: Point, depth: int = 0) -> str:
    """Where a piece lies, as the style sheet takes it. What lies deeper hides what lies less deep."""
    return f"--x:{point[0]};--y:{point[1]};--z:{depth}"


class Places(NamedTuple):
    """Every space of one position, by the tile's number, and the start and the goal."""

    layout: Layout
    spaces: dict[int, Point]
    goal_row: int


def slot(layout: Layout, number: int) -> Point:
    """The manyeth space of the rows, from 0."""
    row, place = divmod(number, layout.columns)
    column = layout.columns - 1 - place if row % 2 else place
    return layout.left + PITCH * column, layout.top + layout.row * row


@cache
def _slots(layout: Layout, count: int) -> tuple[Point, tuple[Point, ...], Point, int]:
    """The start, so many tiles, the goal, and the goal's row."""
    first = 1 if layout.inside else 0
    tiles = tuple(slot(layout, first + number) for number in range(count))
    if layout.inside:
        return slot(layout, 0), tiles, slot(layout, first + count), (first + count) // layout.columns
    start = (layout.left - BESIDE, layout.top)
    if not count:
        return start, tiles, slot(layout, 0), 0
    row = (count - 1) // layout.columns
    if count % layout.columns:
        return start, tiles, slot(layout, count), row
    across, down = tiles[-1]
    return start, tiles, (across + (-BESIDE if row % 2 else BESIDE), down), row


def places(state: State, shape: Shape) -> Places:
    """Where everything lies now. Before the deal the way is there already, without its tiles."""
    layout = LAYOUTS[shape]
    spaces_in_order = lying(state.track, state.holes)
    count = STRIDE * state.stretches if state.question == DEAL else len(spaces_in_order)
    start, tiles, goal, row = _slots(layout, count)
    spaces = dict(zip(spaces_in_order, tiles, strict=False))
    spaces[START], spaces[GOAL] = start, goal
    return Places(layout, spaces, row)


CROWD = 3
"""More pawns than this stand closer, in several rows."""

ABREAST = 4
"""The most that stand in one row of a crowd."""


@cache
def standing(count: int) -> tuple[Point, ...]:
    """How pawns that share a space stand about its middle, the ones behind first."""
    if count <= CROWD:
        return tuple((round((number - (count - 1) / 2) * 27), 0) for number in range(count))
    rows = max(2, -(-count // ABREAST))
    spots: list[Point] = []
    for row in range(rows):
        many = (count - len(spots)) // (rows - row)
        down = round(-16 + 30 * (row - (rows - 2) / 2))
        gap = min(30.0, 66 / max(1, many - 1))
        spots += [(round((number - (many - 1) / 2) * gap), down) for number in range(many)]
    return tuple(spots)


Pawn = tuple[int, int]
"""A pawn by its seat and its number there."""


def pawn_places(state: State, shape: Shape) -> dict[Pawn, tuple[Point, bool]]:
    """For each pawn where it stands, and whether it stands in a crowd."""
    where = places(state, shape).spaces
    together: dict[int, list[Pawn]] = {}
    for seat, player in enumerate(state.players):
        for pawn, space in enumerate(player.pawns):
            together.setdefault(space, []).append((seat, pawn))
    found: dict[Pawn, tuple[Point, bool]] = {}
    for space, pawns in together.items():
        across, down = where[space]
        crowded = len(pawns) > CROWD
        for pawn_here, (aside, lower) in zip(pawns, standing(len(pawns)), strict=True):
            found[pawn_here] = ((across + aside, down + lower), crowded)
    return found
