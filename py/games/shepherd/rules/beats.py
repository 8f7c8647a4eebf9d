"""A move told beat by beat: what each event leaves, so that nothing stands anywhere before it was told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.contract import Beat, Played
from games.shepherd.rules import events
from games.shepherd.rules.dice import DOG, GRASS, SHEEP, SUN, without
from games.shepherd.rules.fright import moved_to
from games.shepherd.rules.grazing import collect
from games.shepherd.rules.meadow import BIT, NOWHERE
from games.shepherd.rules.state import State


def telling(before: State, played: Played) -> tuple[Beat, ...]:
    """Each event with the state that it left; the last state is that after the move.

    Squares of sheep that have run are kept until the next event, and not just until the last has run: so
    `mover` knows that this was still a run.
    """
    state = before._replace(shown=NOWHERE)
    beats = []
    for event in played.events:
        state = LEAVES[type(event)](state, event, played.state)
        beats.append(Beat(event, state))
    beats[-1] = beats[-1]._replace(state=played.state)
    return tuple(beats)


def _unchanged(state: State, _event: object, _after: State) -> State:
    return state


def _began(state: State, event: events.Began, after: State) -> State:
    return state._replace(active=event.seat, worms=after.worms)


def _rolled(state: State, event: events.Rolled, _after: State) -> State:
    dice = (event.first, event.second)
    return state._replace(dice=dice, unused=dice)


def _stepped(state: State, event: events.Stepped, _after: State) -> State:
    sheep = tuple(event.target if square == event.origin else square for square in state.sheep)
    return _using(state, SHEEP)._replace(sheep=sheep)


def _grazed(state: State, _event: object, _after: State) -> State:
    return _using(state, GRASS)


def _glimpsed(state: State, event: events.MealGlimpsed, _after: State) -> State:
    return collect(state, event.square)


def _glimpsed_worm(state: State, _event: events.WormGlimpsed, after: State) -> State:
    return state._replace(shown=after.shown)


def _ate(state: State, event: events.Ate, _after: State) -> State:
    return collect(_using(state, GRASS), event.square)


def _found_worm(state: State, event: events.WormFound, _after: State) -> State:
    return _using(state, GRASS)._replace(found=state.found | BIT[event.square])


def _sun_moved(state: State, event: events.SunMoved, _after: State) -> State:
    return _using(state, SUN)._replace(sun=event.gone)


def _dog_placed(state: State, event: events.DogPlaced, _after: State) -> State:
    return _using(state, DOG)._replace(dog=event.square)


def _dog_walked(state: State, event: events.DogWalked, _after: State) -> State:
    return _using(state, DOG)._replace(dog=event.path[-1])


def _ran(state: State, event: events.Fled | events.Pushed, _after: State) -> State:
    return moved_to(state, event.origin, event.target)


def _lost(state: State, event: events.Lost, _after: State) -> State:
    return _using(state, event.result)._replace(moved=0)


def _nothing_to_do(state: State, _event: object, _after: State) -> State:
    return state._replace(unused=())


def _next_turn(state: State, event: events.NextTurn, _after: State) -> State:
    return state._replace(active=event.seat, moved=0)


def _fined(state: State, event: events.Fined, after: State) -> State:
    """The worms of one pile are turned over."""
    return state._replace(found=state.found | state.piles[event.seat] & after.found, moved=0)


def _ended(_state: State, _event: object, after: State) -> State:
    return after


def _using(state: State, result: str) -> State:
    return state._replace(unused=without(state.unused, result))


LEAVES: dict[type, Callable[[State, Any, State], State]] = {
    events.Began: _began,
    events.Rolled: _rolled,
    events.Stepped: _stepped,
    events.Grazed: _grazed,
    events.MealGlimpsed: _glimpsed,
    events.NothingGlimpsed: _unchanged,
    events.WormGlimpsed: _glimpsed_worm,
    events.Ate: _ate,
    events.AteNothing: _grazed,
    events.WormFound: _found_worm,
    events.SunMoved: _sun_moved,
    events.Dusk: _unchanged,
    events.GrazedBare: _unchanged,
    events.DogPlaced: _dog_placed,
    events.DogWalked: _dog_walked,
    events.Barked: _unchanged,
    events.Frightened: _unchanged,
    events.Fled: _ran,
    events.Pushed: _ran,
    events.Bumped: _unchanged,
    events.Lost: _lost,
    events.NothingToDo: _nothing_to_do,
    events.NextTurn: _next_turn,
    events.Fined: _fined,
    events.Ended: _ended,
}
"""What each event changes, from the state before it; the state after the whole move stands beside."""
