"""The bot: legal, quick, the same for the same view, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

from games.contract import CHANCE, complete_options
from games.nines import bot, rules
from games.nines.rules.state import State


def match(seats: int, seed: int, thinkers: set[int]) -> State:
    """A match in which some think and the others draw lots."""
    rng = Random(seed)
    state = rules.start(seats, complete_options(rules, seats, {}))
    while rules.turn(state):
        seat = rules.turn(state)[0]
        if seat == CHANCE:
            move = rules.draw(state, rng)
        elif seat in thinkers:
            move = bot.quick(rules.view(state, seat), seat, rng)
            assert rules.refuse(state, seat, move) is None
        else:
            move = rng.choice(rules.moves(state, seat))
        state = rules.play(state, seat, move).state
    return state


@pytest.mark.parametrize("seats", rules.SEATS)
def test_it_beats_chance(seats: int) -> None:
    lead = 0.0
    for seed in range(8):
        ranking = rules.result(match(seats, seed, {seed % seats}))
        assert ranking is not None
        scores = {place.seat: place.score or 0 for place in ranking.places}
        mine = scores.pop(seed % seats)
        lead += mine - sum(scores.values()) / len(scores)
    assert lead / 8 > 5


def test_the_same_view_and_generator_give_the_same_move() -> None:
    rng = Random(2)
    state = rules.start(4, complete_options(rules, 4, {}))
    while rules.turn(state):
        seat = rules.turn(state)[0]
        if seat == CHANCE:
            move = rules.draw(state, rng)
        else:
            move = bot.quick(state, seat, Random(7))
            assert move == bot.quick(state, seat, Random(7))
        state = rules.play(state, seat, move).state


def test_it_takes_the_tile_that_makes_nine(position: object) -> None:
    assert callable(position)
    state = position("- 1 6 3 2", "c1 5", pawns=[[4, 8], [8, 8]], front=["4 2", ""], roll=2)
    state = rules.play(state, 0, "walk 4").state
    assert bot.quick(state, 0, Random(1)) == "take 3"
