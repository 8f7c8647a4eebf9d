"""The dyke under the boards, the numbers over them, and what tells where the race goes."""

from __future__ import annotations

from functools import cache

from games.contract import Look, Shape
from games.hustle.rules.boards import LAST, Board, Dyke
from games.hustle.rules.dyke import COLUMN
from games.hustle.rules.events import Swapped
from games.hustle.scene.layout import (
    BEYOND,
    LAYOUTS,
    LENGTH,
    RIM,
    SEAM,
    SIDE,
    SQUARE,
    Layout,
    at,
    board_of,
    corner,
    middle,
)
from games.hustle.scene.ponds import board_picture
from games.hustle.words import explaining
from games.picture import Node, node, scenery


@cache
def bank(shape: Shape) -> Node:
    """The dyke itself with its arrows, the flag at the start and the lighthouse at the end."""
    layout = LAYOUTS[shape]
    width, height = (SIDE, LENGTH) if layout.standing else (LENGTH, SIDE)
    return node(
        "svg",
        node(
            "rect",
            class_="k bank",
            x=layout.left - RIM,
            y=layout.top - RIM,
            width=width + 2 * RIM,
            height=height + 2 * RIM,
            rx=46,
        ),
        node("path", class_="arrows", d=_arrows(layout), fill="none"),
        node("path", class_="arrows small", d=_arrows_on_the_rim(layout), fill="none"),
        *_landmarks(layout),
        class_="bank-drawing",
        viewBox=f"0 0 {layout.width} {layout.height}",
        aria_hidden="true",
        focusable="false",
        key="bank",
    )


def _arrows(layout: Layout) -> str:
    """Chevrons on the seam, one at every row: this way to the lighthouse."""
    parts = []
    for row in range(COLUMN):
        x, y = at(layout, COLUMN, row)
        if layout.standing:
            y += SQUARE / 2 + SEAM / 2
            parts.append(f"M{x - 11:g} {y + 5:g}l11-10l11 10")
        else:
            x -= SQUARE / 2 + SEAM / 2
            parts.append(f"M{x - 5:g} {y - 11:g}l10 11l-10 11")
    return "".join(parts)


def _arrows_on_the_rim(layout: Layout) -> str:
    """Small ones all along the rim below the first row."""
    parts = []
    for column in range(2 * COLUMN):
        x, y = at(layout, column, 0)
        if layout.standing:
            x -= SQUARE / 2 + RIM / 2
            parts.append(f"M{x - 7:g} {y + 3:g}l7-7l7 7")
        else:
            y += SQUARE / 2 + RIM / 2
            parts.append(f"M{x - 3:g} {y - 7:g}l7 7l-7 7")
    return "".join(parts)


def _landmarks(layout: Layout) -> tuple[Node, ...]:
    """A flag where the sheep set out, a lighthouse where the dyke ends, a boat that keeps its distance."""
    start, end = middle(layout, 0), at(layout, BEYOND, 6)
    if layout.standing:
        top = layout.top - RIM
        return (
            _stands("lighthouse", layout.left + 781, top - 138, 60),
            _stands("boat", layout.left + 40, top - 126, 104),
            _stands("hustle-flag", start[0] - 30, start[1] + SQUARE / 2 + RIM - 8, 48),
        )
    return (
        _stands("lighthouse", end[0] - 34, layout.top + SIDE - 290, 118),
        _stands("boat", end[0] - 26, layout.top + 70, 96),
        _stands("hustle-flag", layout.left - RIM - 62, layout.top + SIDE - 250, 56),
        _stands("gull", end[0] - 30, layout.top + 300, 58),
        _stands("gull", layout.left - RIM - 58, layout.top + 180, 50),
    )


LANDMARKS = {"hustle-flag": explaining.FLAG, "lighthouse": explaining.LIGHTHOUSE}
"""What stands beside the dyke and means something."""


def _stands(symbol: str, left: float, top: float, width: float) -> Node:
    return scenery(symbol, left, top, width, class_="k-nobody", data_explain=LANDMARKS.get(symbol, False))


@cache
def numbers(shape: Shape) -> Node:
    """The numbers of all squares, in the corner of each: lines for each board, a tab for each square."""
    return node(
        "div",
        *(_numbers(shape, place) for place in (0, 1)),
        class_="numbers",
        aria_hidden="true",
        key="numbers",
    )


def _numbers(shape: Shape, place: int) -> Node:
    layout = LAYOUTS[shape]
    lines: dict[float, list[tuple[float, int]]] = {}
    for square in range(LAST + 1):
        if board_of(square) == place:
            x, y = middle(layout, square)
            lines.setdefault(y, []).append((x, square))
    text = "\n".join("\t".join(str(square) for _, square in sorted(lines[y])) for y in sorted(lines))
    x, y = corner(layout, place)
    return node("p", text, class_="near" if place == 0 else "far", style=f"--x:{x:g};--y:{y:g}")


def boards(dyke: Dyke, shape: Shape, lifted: bool, carried: bool, was: Board | None) -> tuple[Node, ...]:
    """The two boards at their places. Their keys are their own: a swap moves them.

    `lifted`: the first one is in somebody's hands. `carried`: the second one comes over all heads to its
    place. `was`: how it lay until now, to be seen on its way until it is turned.
    """
    first, second = dyke
    return (
        _board(first, 0, shape, " lifted" if lifted else "", None),
        _board(second, 1, shape, " carried" if carried else "", was),
    )


@cache
def _board(board: Board, place: int, shape: Shape, handled: str, was: Board | None) -> Node:
    layout = LAYOUTS[shape]
    x, y = corner(layout, place)
    until_now = (
        ()
        if was is None
        else (
            node("div", board_picture(was, layout.standing), class_="other-face", key=other_face_key(board)),
        )
    )
    return node(
        "div",
        board_picture(board, layout.standing),
        *until_now,
        class_=f"board-lies{handled}",
        style=f"--x:{x:g};--y:{y:g}",
        key=board_key(board),
    )


def board_key(board: Board) -> str:
    """What motions call a board, whichever face is up."""
    return f"board-{board.face[0]}"


def other_face_key(board: Board) -> str:
    """What motions call the face that was up until now."""
    return f"under-{board.face[0]}"


def turned_on_the_way(event: Swapped, look: Look) -> bool:
    """Whether it is seen how the empty board turns: a person has turned it already, before it was laid."""
    by_hand = event.seat is not None and not look.people[event.seat].bot
    return not by_hand and event.was[:2] != event.board[:2]
