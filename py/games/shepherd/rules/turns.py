"""Whose turn it is, and what follows a move by itself: lost results, the next turn, the end of the day."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import CHANCE, Event, Played
from games.shepherd.rules.dice import can_use
from games.shepherd.rules.events import Ended, Fined, Lost, NextTurn, NothingToDo
from games.shepherd.rules.fright import decider, must_run
from games.shepherd.rules.grazing import is_bare
from games.shepherd.rules.meadow import SIDES
from games.shepherd.rules.ranking import winners
from games.shepherd.rules.state import NOBODY, State
from games.shepherd.rules.sun import is_sunset
from games.shepherd.rules.worms import fine, turn_over, worms_in_pile

ONE = {seat: (seat,) for seat in range(CHANCE, len(SIDES))}
"""A seat, or chance, as the only one to act: never built anew, since bots ask so often."""


def turn(state: State) -> tuple[int, ...]:
    """Sheep that must run come first, then what is left of the roll, then the next roll."""
    if state.over:
        return ()
    if state.active == NOBODY:
        return ONE[CHANCE]
    if must_run(state):
        return ONE[decider(state)]
    return ONE[state.active if state.unused else CHANCE]


def settle(state: State, told: Sequence[Event]) -> Played:
    """Go on to whoever must decide next. If there is nothing to tell, nothing came of the whole roll."""
    if state.pushed != NOBODY or state.scared:
        return Played(state, tuple(told))
    for face in state.unused:
        if can_use(state, face):
            return Played(state, tuple(told))
    lost: list[Event] = [Lost(state.active, face) for face in state.unused]
    if len(lost) > 1 or not told:
        lost = [NothingToDo(state.active)]
    if is_sunset(state) or is_bare(state):
        return _end(state._replace(unused=(), over=True), (*told, *lost))
    following = (state.active + 1) % state.variant.seats
    return Played(state._replace(unused=(), active=following), (*told, *lost, NextTurn(following)))


def _end(state: State, told: Sequence[Event]) -> Played:
    final = turn_over(state)
    fines = [
        Fined(seat, worms_in_pile(final, seat), fine(final, seat))
        for seat in range(final.variant.seats)
        if worms_in_pile(final, seat)
    ]
    return Played(final, (*told, *fines, Ended(winners(final))))
