"""Moving along the dyke: the way a sheep counts, whom it shoves, and how far it could run back."""

from __future__ import annotations

from collections.abc import Sequence

from games.hustle.rules.boards import BOARD, LAST, Dyke, sea

COLUMN = 10
"""Squares in a column: a step in tens goes this far."""

START = 0
"""Where all sheep begin."""

GONE = -1
"""Where a sheep stands that is out of the race."""


def way(start: int, scope: int) -> tuple[int, ...]:
    """The squares a move counts through: tens go a column to the right, then ones go up.

    From the top of a column the next step up is the bottom of the next column, so both are plain adding.
    A way that leaves the dyke ends with the last square on it.
    """
    tens, ones = divmod(scope, COLUMN)
    columns = [start + COLUMN * step for step in range(1, tens + 1)]
    corner = start + COLUMN * tens
    squares = columns + [corner + step for step in range(1, ones + 1)]
    return tuple(square for square in squares if square <= LAST)


def way_back(start: int, back: int) -> tuple[int, ...]:
    """The squares a run back passes: straight to the left."""
    return tuple(range(start - COLUMN, start - back - 1, -COLUMN))


def shoved(sheep: Sequence[int], mover: int, square: int, crowded_start: bool) -> list[int]:
    """Whom a sheep shoves that comes to a square, nearest first: each goes one square forward.

    The chain ends at the first empty square. Until the first swap the start square has room for all
    (`crowded_start`), and beyond the dyke there is nobody to shove.
    """
    chain: list[int] = []
    if square not in sheep or (crowded_start and square == START):
        return chain
    while True:
        for seat, place in enumerate(sheep):
            if place == square and seat != mover:
                chain.append(seat)
                square += 1
                break
        else:
            return chain


def first_board_empty(sheep: Sequence[int]) -> bool:
    """Whether the first board is to be swapped: nobody stands on it, though somebody lives."""
    for place in sheep:
        if START <= place < BOARD:
            return False
    return max(sheep) > GONE


def room_to_run_back(sheep: Sequence[int], mover: int, scope: int, dyke: Dyke, has_lifesaver: bool) -> int:
    """How far a sheep may declare to run back after moving by this Scope.

    As far as the first square of the first board, in the numbering of that moment: if the mover is the
    last to leave the first board, the swap comes first. A sheep that dies going forward runs nowhere,
    so anything may be declared for it.
    """
    anything = 2 * LAST
    landing = sheep[mover] + scope
    if landing > LAST:
        return anything
    if scope and not has_lifesaver and sea(dyke) >> landing & 1:
        return anything
    if landing < BOARD:
        return landing
    others_behind = any(START <= place < BOARD for seat, place in enumerate(sheep) if seat != mover)
    return landing if others_behind else landing - BOARD
