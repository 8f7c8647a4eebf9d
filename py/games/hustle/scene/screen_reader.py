"""The table for those who listen: where everybody stands, where water is, what each number did."""

from __future__ import annotations

from functools import cache

from games.contract import Look
from games.hustle.rules.boards import BOARD, LAST, Board, water
from games.hustle.rules.dyke import GONE, START
from games.hustle.rules.state import State
from games.hustle.scene.beat import afloat
from games.hustle.words.names import board_name
from games.message import Message, Seat, say
from games.picture import Child, Node, node

UNBUILT = say("First the dyke must be built.")


def reading(view: State, look: Look, built: bool) -> Node:
    """The race from the front to the back, then the two boards with their water, once they lie."""
    racing = [(square, seat) for seat, square in enumerate(view.sheep) if square != GONE]
    floating = afloat(view, look)
    lines = [_stands(view, seat, seat in floating) for _, seat in sorted(racing, reverse=True)]
    items = [node("li", line, key=f"stands-{place}") for place, line in enumerate(lines)]
    boards = (
        [node("li", *_board(board, place), key=f"water-{place}") for place, board in enumerate(view.dyke)]
        if built
        else [node("li", UNBUILT, key="unbuilt")]
    )
    return node("ol", *items, *boards, class_="vh", aria_label=say("The dyke in words"), key="reading")


def _stands(view: State, seat: int, floats: bool) -> Message:
    square, player = view.sheep[seat], Seat(seat)
    if square == START and not view.swaps:
        return say("{player} is at the start, square 0", player=player)
    if square > LAST:
        return say("{player} is over the end of the dyke", player=player)
    if floats:
        return say("{player} is afloat on square {square}", player=player, square=square)
    return say("{player} is on square {square}", player=player, square=square)


@cache
def _board(board: Board, place: int) -> tuple[Child, ...]:
    wet = water(board)
    squares = ", ".join(str(place * BOARD + square) for square in range(BOARD) if wet >> square & 1)
    first = place * BOARD
    return (
        say(
            "Squares {first} to {last}: {board}.",
            first=first,
            last=min(first + BOARD - 1, LAST),
            board=board_name(board),
        ),
        " ",
        say("Water on {squares}.", squares=squares),
    )
