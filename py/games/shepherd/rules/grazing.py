"""Eating grass, and what a pile is worth."""

from __future__ import annotations

from games.contract import Event
from games.shepherd.rules.events import (
    Ate,
    AteNothing,
    Grazed,
    MealGlimpsed,
    NothingGlimpsed,
    WormFound,
    WormGlimpsed,
)
from games.shepherd.rules.meadow import BIT, WORMS, cards_on, standing_on
from games.shepherd.rules.state import State, sheep_of
from games.shepherd.rules.worms import worms_in_pile


def graze(state: State, square: int) -> tuple[State, list[Event]]:
    """The sheep on this square takes the card there, or both of a dark square, if they are no worm."""
    seat, here = state.active, BIT[square]
    if state.variant.tactical:
        after, found = _glimpse(state, seat, square)
        return after, [Grazed(seat), found]
    if not here & state.cards or here & state.found:
        return state, [AteNothing(seat, square)]
    if here & (state.worms or 0) and not state.variant.blind:
        return state._replace(found=state.found | here), [WormFound(seat, square)]
    after = collect(state, square)
    return after, [Ate(seat, square, cards_on(here), collected(after, seat))]


def _glimpse(state: State, seat: int, square: int) -> tuple[State, Event]:
    """Tactical: what is found is seen until the next thing happens."""
    here = BIT[square]
    if not here & state.cards:
        return state, NothingGlimpsed(seat, square)
    if here & (state.worms or 0):
        return state._replace(shown=square), WormGlimpsed(seat)
    after = collect(state, square)
    return after, MealGlimpsed(seat, square, cards_on(here), collected(after, seat))


def eaters(state: State, seat: int) -> tuple[int, ...]:
    """The squares of the sheep that may be named for grass: one speaks for both if none stands on a card."""
    squares = sheep_of(state, seat)
    return squares if standing_on(squares) & state.cards & ~state.found else squares[:1]


def collect(state: State, square: int) -> State:
    """The cards of this square go to the pile of whoever has the turn."""
    piles = list(state.piles)
    piles[state.active] |= BIT[square]
    return state._replace(cards=state.cards & ~BIT[square], piles=tuple(piles))


def is_bare(state: State) -> bool:
    """Whether no card is left that could be collected; worms stay, unless they are eaten blindly."""
    return state.cards.bit_count() == (0 if state.variant.blind else WORMS)


def collected(state: State, seat: int) -> int:
    """How many cards a seat has in its pile."""
    return cards_on(state.piles[seat])


def score(state: State, seat: int) -> int:
    """What a pile is worth: its cards without the worms and the fine for them, as far as there are any."""
    return max(0, collected(state, seat) - 2 * worms_in_pile(state, seat))
