"""The table for those who listen: where everybody stands, where water is, what each number did."""

from __future__ import annotations

from functools import cache

from games.hustle.boards import BOARD, LAST, Board, sea, water
from games.hustle.dyke import GONE, START
from games.hustle.names import board_name
from games.hustle.state import State
from games.message import Message, Seat, say
from games.picture import Node, node


def reading(view: State) -> Node:
    """The race from the front to the back, then the two boards with their water."""
    racing = [(square, seat) for seat, square in enumerate(view.sheep) if square != GONE]
    lines = [_stands(view, seat) for _, seat in sorted(racing, reverse=True)]
    items = [node("li", line, key=f"stands-{place}") for place, line in enumerate(lines)]
    boards = [
        node("li", *_board(board, place), key=f"water-{place}") for place, board in enumerate(view.dyke)
    ]
    return node("ol", *items, *boards, class_="vh", aria_label=say("The dyke in words"), key="reading")


def _stands(view: State, seat: int) -> Message:
    square, player = view.sheep[seat], Seat(seat)
    if square == START and not view.swaps:
        return say("{player} is at the start, square 0", player=player)
    if sea(view.dyke) >> square & 1:
        return say("{player} is afloat on square {square}", player=player, square=square)
    return say("{player} is on square {square}", player=player, square=square)


@cache
def _board(board: Board, place: int) -> tuple[Message]:
    wet = water(board)
    squares = ", ".join(str(place * BOARD + square) for square in range(BOARD) if wet >> square & 1)
    first = place * BOARD
    return (
        say(
            "Squares {first} to {last}, {board}. Water on {squares}.",
            first=first,
            last=min(first + BOARD - 1, LAST),
            board=board_name(board),
            squares=squares,
        ),
    )
