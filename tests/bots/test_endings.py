"""Playing to the very end: no rule of thumb is believed, and what is too large is left to the search."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from bots import endings, turns
from bots.budget import Thoughts
from games.catalogue import game
from games.contract import CHANCE, complete_options
from games.minds import Turns
from games.nines.rules.state import State

RULES = game("nines").rules


def late_position(pawns_left: int) -> State:
    """A choice in a match of two, with so many pawns on their way."""
    for seed in range(200):
        rng, state = Random(seed), RULES.start(2, complete_options(RULES, 2, {}))
        while turn := RULES.turn(state):
            left = sum(space != 99 for player in state.players for space in player.pawns)
            if turn[0] != CHANCE and left == pawns_left and len(RULES.moves(state, turn[0])) > 1:
                return cast(State, state)
            draws = turn[0] == CHANCE
            move = RULES.draw(state, rng) if draws else rng.choice(RULES.moves(state, turn[0]))
            state = RULES.play(state, turn[0], move).state
    raise AssertionError("no such position was found")


def solved(state: State) -> endings.Values | None:
    mind = game("nines").bot.MINDS["shepherd"]
    assert isinstance(mind, Turns)
    finding = endings.solved(RULES, mind, state, RULES.turn(state)[0])
    while True:
        try:
            next(finding)
        except StopIteration as end:
            return cast("endings.Values | None", end.value)


def test_every_move_has_its_part_of_the_win() -> None:
    state = late_position(2)
    values = solved(state)
    assert values is not None
    assert set(values) == set(RULES.moves(state, RULES.turn(state)[0]))
    assert all(sum(value.shares) == pytest.approx(1) for value in values.values())


def test_what_is_too_large_is_left_to_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    state = late_position(2)
    monkeypatch.setattr(endings, "MOST_STATES", 1)
    assert solved(state) is None
    seat, mind = RULES.turn(state)[0], game("nines").bot.MINDS["shepherd"]
    assert isinstance(mind, Turns)
    found = [step for step in turns.think(RULES, mind, state, seat, Thoughts(60), Random(1)) if step]
    assert found[0] in RULES.moves(state, seat)
