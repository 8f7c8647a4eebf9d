"""Values learned from matches: what part of the win a seat may expect when a round begins."""

from __future__ import annotations

from importlib import import_module
from math import exp
from random import Random

import pytest

from games.catalogue import game
from games.hustle.bot.prospects import FEATURES
from games.hustle.bot.rounds import shares as shares_of
from games.hustle.bot.weights import WEIGHTS
from lab import learn_shares


def test_a_match_tells_every_round_and_who_won_in_the_end() -> None:
    rounds = learn_shares.play_match("hustle", 4, 3)
    assert len(rounds) > 3
    sizes = [len(seen) for seen, _ in rounds]
    assert sizes[0] == 4
    assert sizes == sorted(sizes, reverse=True)
    for seen, parts in rounds:
        assert len(seen) == len(parts)
        assert sum(parts) == pytest.approx(1)
        assert all(len(facts) == FEATURES for facts in seen)
    assert rounds == learn_shares.play_match("hustle", 4, 3)


def test_the_weights_are_found_by_which_matches_were_won() -> None:
    """Whoever wins by two for the first number and by nothing for the second."""
    rng = Random(8)
    rounds: list[learn_shares.Round] = []
    for _ in range(1500):
        seen: list[tuple[float, ...]] = [(rng.random(), rng.random()) for _ in range(3)]
        winner = rng.choices(range(3), [exp(2 * first) for first, _ in seen])[0]
        rounds.append((seen, [float(seat == winner) for seat in range(3)]))
    assert learn_shares.fit(rounds) == pytest.approx((2, 0), abs=0.35)


def test_the_data_file_names_the_command_that_made_it() -> None:
    module = import_module("games.hustle.bot.weights")
    assert "`python3 tasks.py lab --learn_shares hustle" in (module.__doc__ or "")
    assert set(WEIGHTS) >= {3, 4, 5}
    assert {len(row) for row in WEIGHTS.values()} == {FEATURES}


def test_lifesavers_and_dyke_before_one_are_worth_something() -> None:
    rules = game("hustle").rules
    options = {"first": "1", "layout": "chance", "rainy": "no", "calm": "no"}
    state = rules.start(8, options)
    even = shares_of(state)
    assert sum(even) == pytest.approx(1)
    assert even[0] == pytest.approx(even[7])
    poorer = state._replace(lifesavers=(0, *state.lifesavers[1:]))
    further = state._replace(sheep=(150, *state.sheep[1:]))
    assert shares_of(poorer)[0] < even[0]
    assert shares_of(further)[0] < even[0]
