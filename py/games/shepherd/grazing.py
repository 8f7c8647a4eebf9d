"""Grass, worms and what a pile is worth."""

from __future__ import annotations

from games.contract import Event
from games.shepherd.events import Ate, AteNothing, Grazed, WormFound, WormTurnedBack
from games.shepherd.meadow import BIT, WORMS, cards_on
from games.shepherd.state import State


def graze(state: State, square: int) -> tuple[State, list[Event]]:
    """The sheep on this square takes the card there, or both of a dark square, if they are no worm."""
    after, found = _find(state, square)
    return after, [Grazed(state.active), found] if state.setting.tactical else [found]


def _find(state: State, square: int) -> tuple[State, Event]:
    here, tactical = BIT[square], state.setting.tactical
    if not here & state.cards or here & state.found:
        return state, AteNothing(state.active, square, tactical)
    if state.setting.blind or not here & (state.worms or 0):
        return _collect(state, square), Ate(state.active, square, cards_on(here), tactical)
    if tactical:
        return state._replace(shown=square), WormTurnedBack(state.active)
    return state._replace(found=state.found | here), WormFound(state.active, square)


def _collect(state: State, square: int) -> State:
    piles = list(state.piles)
    piles[state.active] |= BIT[square]
    return state._replace(cards=state.cards & ~BIT[square], piles=tuple(piles))


def is_bare(state: State) -> bool:
    """Whether no card is left that could be collected; worms stay, unless they are eaten blindly."""
    return state.cards.bit_count() == (0 if state.setting.blind else WORMS)


def collected(state: State, seat: int) -> int:
    """How many cards a seat has in its pile."""
    return cards_on(state.piles[seat])


def worms_in_pile(state: State, seat: int) -> int:
    """How many worms have turned up in a pile; known when blindly eaten cards are turned over."""
    return (state.piles[seat] & state.found).bit_count()


def fine(state: State, seat: int) -> int:
    """The cards that are paid for the worms in a pile, one for each, as far as there are any."""
    worms = worms_in_pile(state, seat)
    return min(worms, collected(state, seat) - worms)


def score(state: State, seat: int) -> int:
    """What a pile is worth: its cards without the worms and the fine for them."""
    return collected(state, seat) - worms_in_pile(state, seat) - fine(state, seat)


def turn_over(state: State) -> State:
    """Blind eating ends: all collected cards are turned over, and the worms among them lie open."""
    eaten = 0
    for pile in state.piles:
        eaten |= pile
    return state._replace(found=state.found | eaten & (state.worms or 0))


def worms_seen(state: State) -> int:
    """The squares on which everybody sees a worm at this moment."""
    return state.found | BIT[state.shown]
