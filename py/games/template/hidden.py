"""The clover cards that nobody has shown yet."""

from __future__ import annotations

from collections.abc import Sequence

from games import hidden
from games.contract import Look
from games.hidden import veiled
from games.message import Message, Seat, say
from games.picture import Node, piece
from games.template.rules import State

on_board = hidden.on_board


def kept(state: State, look: Look, seat: int) -> Sequence[Node]:
    """Its clover card."""
    number = _hidden(state, seat)
    colour = look.people[seat].colour
    return (veiled(piece(f"digit-{number}", colour=colour), key="clover"),) if number else ()


def told(state: State) -> Sequence[Message]:
    """Each card that is still hidden."""
    return tuple(
        say("{player} has clover card {number}", player=Seat(seat), number=number)
        for seat in range(len(state.steps))
        if (number := _hidden(state, seat))
    )


def _hidden(state: State, seat: int) -> int:
    """The number on a card that has not been shown; 0 for none."""
    return 0 if not state.cards or state.shown[seat] else state.cards[seat] or 0
