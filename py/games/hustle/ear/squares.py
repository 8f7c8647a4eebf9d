"""The dyke as it is walked: its rows as they are seen, on a dyke that lies or stands."""

from __future__ import annotations

from functools import lru_cache

from games.contract import TABLE, Look
from games.ear import EarBoard, Row, Square
from games.hustle.ear.words import told
from games.hustle.rules.boards import BOARD, LAST, Dyke, sea
from games.hustle.rules.dyke import COLUMN, START
from games.hustle.rules.state import State
from games.hustle.scene.board import is_built
from games.hustle.scene.ground import board_key
from games.hustle.scene.layout import LAYOUTS, SQUARE, Layout, middle
from games.hustle.scene.questions import asked
from games.message import Message, as_it_is, say

NEAR = COLUMN
"""Sheep so many squares away are told of."""

FAR = NEAR + 1

Ground = tuple[bool | None, int]
"""Whether there is water, and where that ends; nothing of either before the dyke is built."""

Neighbours = tuple[tuple[int, ...], tuple[int, int] | None, tuple[int, int] | None]
"""Who stands on a square; and the nearest sheep behind and ahead, each with how far it is."""

NOBODY: Neighbours = ((), None, None)
UNBUILT: tuple[Ground, ...] = ((None, LAST + 1),) * (LAST + 1)


def board(view: State, look: Look) -> EarBoard:
    """All 200 squares, with the water as what has been touched would lay it."""
    here = START if look.seat == TABLE else view.sheep[look.seat]
    begins = here if START <= here <= LAST else START
    dyke = asked(view, look).dyke(view, look)
    return _board(LAYOUTS[look.shape], dyke, is_built(view, look), view.sheep, f"square-{begins}")


@lru_cache(maxsize=4)
def _board(layout: Layout, dyke: Dyke, built: bool, sheep: tuple[int, ...], begins: str) -> EarBoard:
    """Kept, since most pictures show the board as the one before did."""
    size, near = (SQUARE, SQUARE), _neighbours(sheep)
    grounds = zip(_grounds(sea(dyke)) if built else UNBUILT, _board_keys(dyke), strict=True)
    squares = [
        _square(layout, square, ground, below, near.get(square, NOBODY))
        for square, (ground, below) in enumerate(grounds)
    ]
    if layout.standing:
        tens = [squares[first : first + COLUMN] for first in range(0, LAST, COLUMN)]
        rows = [Row(_from_to(row), tuple(row)) for row in reversed(tens)]
        return EarBoard(say("The dyke"), tuple(rows), size, tuple(map(as_it_is, "0123456789")), begins)
    lines = [Row(as_it_is(str(ones)), tuple(squares[ones::COLUMN])) for ones in reversed(range(COLUMN))]
    columns = tuple(_from_to(squares[first : first + COLUMN]) for first in range(0, LAST, COLUMN))
    return EarBoard(say("The dyke"), tuple(lines), size, columns, begins)


def _from_to(squares: list[Square]) -> Message:
    return say("{first} to {last}", first=squares[0].name, last=squares[-1].name)


@lru_cache(maxsize=512)
def _square(layout: Layout, square: int, ground: Ground, below: str, near: Neighbours) -> Square:
    """Kept as well: a sheep that runs changes what is told of some forty of them. There is room for the board
    lying and standing; what an earlier match told is not held on to."""
    here, behind, ahead = near
    return Square(
        f"square-{square}",
        str(square),
        middle(layout, square),
        told(square, *ground, here, behind, ahead),
        f"sheep-{here[0]}" if here else below,
        (f"spot-{square}",),
        bool(here),
    )


@lru_cache(maxsize=8)
def _board_keys(dyke: Dyke) -> tuple[str, ...]:
    """The board below each square."""
    return tuple(board_key(dyke[square // BOARD]) for square in range(LAST + 1))


@lru_cache(maxsize=8)
def _grounds(wet: int) -> tuple[Ground, ...]:
    """Whether there is water on each square; and the next dry square after water, or the next water after
    dry ground."""
    grounds: list[Ground] = []
    shore = LAST + 1
    for square in reversed(range(LAST + 1)):
        is_wet = bool(wet >> square & 1)
        if grounds and grounds[-1][0] != is_wet:
            shore = square + 1
        grounds.append((is_wet, shore))
    return tuple(reversed(grounds))


def _neighbours(sheep: tuple[int, ...]) -> dict[int, Neighbours]:
    """Around each sheep: who stands there; the nearest behind and ahead, and how far it is."""
    near: dict[int, Neighbours] = {}
    for seat, place in enumerate(sheep):
        if not START <= place <= LAST:
            continue
        for square in range(max(0, place - NEAR), min(LAST, place + NEAR) + 1):
            here, behind, ahead = near.get(square, NOBODY)
            if square == place:
                here = (*here, seat)
            elif square > place:
                behind = min(behind or (FAR, 0), (square - place, seat))
            else:
                ahead = min(ahead or (FAR, 0), (place - square, seat))
            near[square] = (here, behind, ahead)
    return near
