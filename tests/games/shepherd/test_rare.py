"""The golden matches `shepherd-rare` and `shepherd-crowd` hold each rare thing at least once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from games.contract import Event
from games.shepherd import rules
from games.shepherd.rules.dog import stops
from games.shepherd.rules.events import Bumped, Fled, Lost, NothingToDo, Pushed
from games.shepherd.rules.flight import landings
from games.shepherd.rules.fright import must_run, others, runners, ways_out
from games.shepherd.rules.meadow import BIT, MEADOW, NAMES, squares_of
from games.shepherd.rules.state import State
from table.record import read
from table.replay import positions

RECORDS = Path(__file__).parents[2] / "records"


@cache
def states(name: str) -> tuple[State, ...]:
    record = read((RECORDS / f"shepherd-{name}.record").read_text("utf-8"))
    return tuple(position.state for position in positions(record))


@cache
def events(name: str) -> tuple[Event, ...]:
    record = read((RECORDS / f"shepherd-{name}.record").read_text("utf-8"))
    return tuple(event for position in positions(record) if position.step for event in position.step.events)


def follow_each_other(name: str, *wanted: Callable[[Event], bool]) -> bool:
    told = events(name)
    windows = zip(*(told[place:] for place in range(len(wanted))), strict=False)
    return any(all(want(event) for want, event in zip(wanted, window, strict=True)) for window in windows)


def is_bump(event: Event) -> bool:
    return isinstance(event, Bumped)


def test_s15_a_wrap_with_a_push() -> None:
    assert follow_each_other("rare", lambda event: isinstance(event, Fled) and event.across, is_bump)


def test_s15_a_push_that_pushes_over_the_edge() -> None:
    assert follow_each_other("rare", lambda event: isinstance(event, Pushed) and event.across, is_bump)


def test_s15_a_chain_of_pushes() -> None:
    def pushed(event: Event) -> bool:
        return isinstance(event, Pushed)

    assert follow_each_other("rare", is_bump, pushed, is_bump, pushed)


@pytest.mark.parametrize("name", ["rare", "crowd"])
def test_s5_a_result_is_lost(name: str) -> None:
    assert any(isinstance(event, Lost | NothingToDo) for event in events(name))


def forbidden(state: State) -> Iterator[str]:
    """Runs that only the look ahead forbids."""
    for origin in runners(state) if must_run(state) else ():
        reach = landings(
            state.variant.tactical, state.dog, others(state, origin), state.moved, origin
        ) & ~ways_out(state, origin)
        for target in squares_of(reach):
            yield f"flee {NAMES[origin]} {NAMES[target]}"


@pytest.mark.parametrize("name", ["rare", "crowd"])
def test_s12_s15_a_run_that_would_leave_another_no_way_out(name: str) -> None:
    found = [(state, move) for state in states(name) for move in forbidden(state)]
    assert found
    for state, move in found:
        (seat,) = rules.turn(state)
        assert move not in rules.moves(state, seat)
        refusal = rules.refuse(state, seat, move)
        assert refusal is not None
        assert refusal.text == "Then {player} would have a sheep with nowhere to run."


def test_s12_a_refused_placement() -> None:
    found = 0
    for state in states("crowd"):
        if "dog" in state.unused and not must_run(state):
            refused = MEADOW & ~(state.flock | BIT[state.dog] | stops(False, state.dog, state.flock))
            for square in squares_of(refused):
                refusal = rules.refuse(state, state.active, f"dog {NAMES[square]}")
                assert refusal is not None
                assert (
                    refusal.text == "The dog can’t go here: {player} would have a sheep with nowhere to run."
                )
                found += 1
    assert found
