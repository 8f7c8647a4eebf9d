"""Who moves a sheep that has to run, which one it may be, and what a run changes."""

from __future__ import annotations

from games.contract import Event
from games.shepherd.rules.events import Bumped, Fled, Pushed
from games.shepherd.rules.flight import runs
from games.shepherd.rules.meadow import BIT, NEAR, squares_of, standing_on
from games.shepherd.rules.state import NOBODY, State, owner, sheep_of


def must_run(state: State) -> bool:
    """Whether a sheep has to run before anything else happens."""
    return state.pushed != NOBODY or state.scared != 0


def decider(state: State) -> int:
    """Whoever says how the next sheep runs.

    Tactical: the seat whose turn it is. Basic: the owners of frightened sheep, clockwise from there.
    """
    if state.variant.tactical:
        return state.active
    seats = state.variant.seats
    clockwise = ((state.active + place) % seats for place in range(seats))
    return next(seat for seat in clockwise if _own_scared(state, seat))


def _own_scared(state: State, seat: int) -> int:
    return state.scared & standing_on(sheep_of(state, seat))


def runners(state: State) -> tuple[int, ...]:
    """The squares of the sheep of which one has to run now."""
    if state.pushed != NOBODY:
        return (state.sheep[state.pushed],)
    if state.variant.tactical:
        return tuple(squares_of(state.scared))
    return tuple(squares_of(_own_scared(state, decider(state))))


def others(state: State, origin: int) -> int:
    """The squares taken when the sheep that has to run from here is left out.

    A pushed sheep shares its square with the one that came.
    """
    return state.flock if state.pushed != NOBODY else state.flock & ~BIT[origin]


def ways_out(state: State, origin: int) -> int:
    """The board of squares to which the sheep on this square may run."""
    return runs(state.variant.tactical, state.dog, others(state, origin), state.moved, origin)


def moved_to(state: State, origin: int, target: int) -> State:
    """The sheep that has to run from here stands there; one that stood there before is pushed."""
    pushing = others(state, origin) & BIT[target]
    bumped = state.sheep.index(target) if pushing else NOBODY
    runner = state.sheep.index(origin) if state.pushed == NOBODY else state.pushed
    sheep = (*state.sheep[:runner], target, *state.sheep[runner + 1 :])
    return state._replace(sheep=sheep, moved=state.moved | BIT[target], pushed=bumped)


def run(state: State, origin: int, target: int) -> tuple[State, list[Event]]:
    """A frightened or pushed sheep runs; a sheep that stands there is pushed and goes on next."""
    runner = state.sheep.index(origin) if state.pushed == NOBODY else state.pushed
    ran = Fled if state.pushed == NOBODY else Pushed
    told: list[Event] = [ran(owner(runner), origin, target, not NEAR[origin] & BIT[target])]
    after = moved_to(state, origin, target)
    if after.pushed != NOBODY:
        told.append(Bumped(owner(after.pushed), target))
    return after if must_run(after) else after._replace(moved=0), told
