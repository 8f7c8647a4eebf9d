"""The numbers that lie face down, and what everybody has left in hand."""

from __future__ import annotations

from collections.abc import Sequence

from games import hidden
from games.contract import Look
from games.hidden import veiled
from games.hustle.rules.cards import digits_in
from games.hustle.rules.dyke import GONE
from games.hustle.rules.state import State, held, living
from games.hustle.scene.belongings import lies_face_down
from games.message import Message, Seat, say
from games.picture import Node, node

on_board = hidden.on_board


def kept(state: State, look: Look, seat: int) -> Sequence[Node]:
    """The number before its sheep while it lies face down, and the cards in its fingers."""
    if not state.round or state.sheep[seat] == GONE:
        return ()
    return (*_number(state, look, seat), _hand(state, seat))


def _number(state: State, look: Look, seat: int) -> tuple[Node, ...]:
    """The hundreds first."""
    if not lies_face_down(state, seat):
        return ()
    cards = (node("i", digit, key=f"{place}") for place, digit in enumerate(state.chosen[seat]))
    number = node("span", *cards, class_=f"number-kept seat-{look.people[seat].colour}")
    return (veiled(number, key="number"),)


def _hand(state: State, seat: int) -> Node:
    """As many digits as there are cards; a card that lies before its sheep is in the hand no more."""
    digits = "\N{THIN SPACE}".join(map(str, digits_in(held(state, seat))))
    return veiled(node("b", digits), key="hand")


def told(state: State) -> Sequence[Message]:
    """Numbers first, then hands."""
    if not state.round:
        return ()
    numbers = (
        say("{player} has chosen {number}", player=Seat(seat), number=state.chosen[seat])
        for seat in living(state)
        if lies_face_down(state, seat)
    )
    hands = (
        say("{player} still has these cards: {digits}", player=Seat(seat), digits=", ".join(map(str, digits)))
        for seat in living(state)
        if (digits := digits_in(held(state, seat)))
    )
    return (*numbers, *hands)
