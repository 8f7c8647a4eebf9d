"""A match of Sheep Hustle between two moves, and what a seat may know of it."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import CHANCE, Options
from games.hustle.rules.boards import CALM, Dyke
from games.hustle.rules.cards import CARDS, FULL_HAND
from games.hustle.rules.dyke import GONE, START
from games.hustle.rules.events import Cause
from games.hustle.rules.options import Variant, variant
from games.hustle.rules.pads import PADS

LIFESAVERS = {3: 4, 4: 3, 5: 2, 6: 2, 7: 1, 8: 1}
"""How many lifesavers each player begins with, by the number of players."""

HIDDEN = "?"
"""Stands in a view for cards that lie face down before somebody else."""

NOBODY = -1
"""Whose turn it is while the round as a whole is evaluated."""

WATCH = "watch"
"""The question of a state between two beats: everybody watches."""


class Loss(NamedTuple):
    """A sheep that is out: whose, since which round and how."""

    seat: int
    round: int
    cause: Cause


class Number(NamedTuple):
    """A number that was turned up: its digits as they lie, what it came to with Change, in which round."""

    digits: str
    scope: int
    round: int
    place: int
    """Where in that round's turn order its player came, the starting player at 0."""


class State(NamedTuple):
    """Everything there is, as plain values. A view is a State with `HIDDEN` in `chosen`."""

    variant: Variant
    question: str
    """What the match waits for: a name in `questions.QUESTIONS`. `WATCH` while a move is told, when nobody is
    asked; empty when the race is over."""
    asked: tuple[int, ...]
    """Who must answer."""
    step: int
    """What comes after the answer: a place in the order of a round (`course.ORDER`)."""
    round: int
    starter: int
    active: int
    """Whose number is being worked out; NOBODY while numbers are chosen and the round is evaluated."""
    scope: int
    """The active player's Scope, with its Change."""
    back: int
    """How far the active sheep has still to run back."""
    dyke: Dyke
    swaps: int
    sheep: tuple[int, ...]
    """Each seat's square, or GONE."""
    lifesavers: tuple[int, ...]
    hands: tuple[int, ...]
    """The cards a seat holds, with what it has laid face down, as bits: what all others can work out."""
    chosen: tuple[str, ...]
    """The digits laid down this round; empty before that and for those who are out."""
    revealed: int
    """The seats whose digits lie face up, as bits."""
    scopes: tuple[int | None, ...]
    """What each living seat has compared with this round."""
    imp: int | None
    cherub: int | None
    pads: tuple[tuple[str, ...], ...]
    supply: tuple[str, ...]
    """The pads beside the dyke."""
    lost: tuple[Loss, ...]
    """Who is out, in the order in which it happened."""
    numbers: tuple[Number | None, ...]
    """The number each seat turned up last: it stays in sight, on top of the discards."""


def opening(seats: int, options: Options) -> State:
    """The state before the lot is drawn: every sheep at the start, every hand full."""
    return State(
        variant=variant(options),
        question="deal",
        asked=(CHANCE,),
        step=0,
        round=0,
        starter=0,
        active=NOBODY,
        scope=0,
        back=0,
        dyke=CALM,
        swaps=0,
        sheep=(START,) * seats,
        lifesavers=(LIFESAVERS[seats],) * seats,
        hands=(FULL_HAND,) * seats,
        chosen=("",) * seats,
        revealed=0,
        scopes=(None,) * seats,
        imp=None,
        cherub=None,
        pads=((),) * seats,
        supply=PADS,
        lost=(),
        numbers=(None,) * seats,
    )


def living(state: State) -> tuple[int, ...]:
    """The seats whose sheep are in the race."""
    return tuple(seat for seat, place in enumerate(state.sheep) if place != GONE)


def seen_by(state: State, seat: int) -> State:
    """The state with the numbers hidden that others have face down.

    That they have chosen stays visible; how many cards they chose does not.
    """
    chosen = tuple(
        HIDDEN if digits and other != seat and not state.revealed >> other & 1 else digits
        for other, digits in enumerate(state.chosen)
    )
    return state._replace(chosen=chosen)


def discards(state: State, seat: int) -> int:
    """The cards on a living seat's discard pile, as bits; everybody can remember them."""
    shown = CARDS[state.chosen[seat]] if state.revealed >> seat & 1 else 0
    return FULL_HAND & ~state.hands[seat] & ~shown


def held(view: State, seat: int) -> int:
    """The cards still in a seat's fingers, as bits, as far as the view knows: one's own without what one
    has laid down."""
    return view.hands[seat] & ~CARDS.get(view.chosen[seat], 0)
