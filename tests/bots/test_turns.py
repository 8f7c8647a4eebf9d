"""Whole turns, closed on the dice: on a game so small that the right answer can be worked out by hand.

Two seats take turns: a die with two sides is thrown, then its player keeps it or passes it to the other; who
passes may throw once more for double. The match ends after four turns.
"""

# ruff: noqa: ARG004, ARG005 - rules are asked with all there is

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, cast

import pytest

from bots import turns
from bots.budget import Thoughts
from games.contract import CHANCE, Played, Rules
from games.minds import Turns


class State(NamedTuple):
    turn: int
    die: int
    points: tuple[int, int]


class Dice:
    """Only what thinking asks of rules."""

    @staticmethod
    def turn(state: State) -> tuple[int, ...]:
        if state.turn == 4:
            return ()
        return (CHANCE,) if not state.die else (state.turn % 2,)

    @staticmethod
    def moves(state: State, seat: int) -> tuple[str, ...]:
        return ("give", "keep") if state.die and seat == state.turn % 2 else ()

    @staticmethod
    def outcomes(state: State) -> list[tuple[str, float]]:
        return [("roll 1", 0.75), ("roll 5", 0.25)]

    @staticmethod
    def play(state: State, seat: int, move: str) -> Played:
        if seat == CHANCE:
            return Played(state._replace(die=int(move[5:])), ())
        points = list(state.points)
        points[seat if move == "keep" else 1 - seat] += state.die
        return Played(State(state.turn + 1, 0, (points[0], points[1])), ())


def worth(state: State) -> tuple[float, float]:
    lead = float(state.points[0] - state.points[1])
    return lead, -lead


def poisoned(state: State) -> tuple[float, float]:
    """Points are bad, but for the last turn: only who looks ahead finds out."""
    lead = worth(state)[0] * (1 if state.turn == 4 else -1)
    return lead, -lead


MIND = Turns(
    lambda view: view, worth, lambda state, move: 0.0, lambda state, seat, passing: Dice.moves(state, seat)
)


def thought(mind: Turns, state: State, seat: int, thoughts: int = 10_000) -> tuple[str, int]:
    found = list(turns.think(cast(Rules, Dice), mind, state, seat, Thoughts(thoughts), Random(1)))
    assert set(found[:-1]) <= {None}
    return str(found[-1]), len(found)


@pytest.mark.parametrize("turns_ahead", [1, 2, 3, 9])
def test_it_keeps_what_is_worth_something(turns_ahead: int) -> None:
    assert thought(MIND._replace(turns=turns_ahead), State(1, 5, (0, 0)), 1)[0] == "keep"


def test_it_sees_as_many_turns_ahead_as_it_is_meant_to() -> None:
    state = State(2, 5, (0, 0))
    assert thought(MIND._replace(worth=poisoned), state, 0)[0] == "give"
    assert thought(MIND._replace(worth=poisoned, turns=2), state, 0)[0] == "keep"


def test_without_a_budget_it_believes_what_it_sees_at_once() -> None:
    state = State(2, 5, (0, 0))
    assert thought(MIND._replace(worth=poisoned, turns=2), state, 0, thoughts=0)[0] == "give"


def test_a_risk_keeps_it_from_a_move() -> None:
    def risky(_state: Any, move: str) -> float:
        return 12.0 if move == "keep" else 0.0

    assert thought(MIND._replace(risk=risky), State(0, 5, (0, 0)), 0)[0] == "give"


def test_what_all_may_expect_is_weighed_by_the_dice() -> None:
    search = turns.Search(cast(Rules, Dice), MIND, Thoughts(100))
    expecting = search.expected(State(3, 0, (0, 0)), 1)
    found: list[object] = []

    def whole() -> Iterator[None]:
        found.append((yield from expecting))

    assert all(step is None for step in whole())
    assert found == [pytest.approx([-2.0, 2.0])]
