"""The bot: quick, sensible, and blind to what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bots import turns
from bots.budget import Thoughts
from games.contract import CHANCE, complete_options
from games.minds import LEVELS, Level, Turns
from games.shepherd import bot, rules
from games.shepherd.rules.meadow import SQUARE_NAMED
from games.shepherd.rules.state import State

Build = Callable[..., State]
KINDS = [{}, {"game": "tactical"}, {"worms": "blind"}]


def choice(state: State, seat: int = 0, seed: int = 1) -> str:
    return bot.quick(rules.view(state, seat), seat, Random(seed))


def test_it_eats_the_dark_grass_rather_than_the_light(position: Build) -> None:
    state = position("c2 d4", "e8 d8", roll="sun grass", unused=("grass",))
    assert {choice(state, seed=seed) for seed in range(10)} == {"eat d4"}


def test_it_eats_grass_rather_than_nothing(position: Build) -> None:
    state = position("c2 d1", "e8 d8", roll="sun grass", unused=("grass",))
    assert {choice(state, seed=seed) for seed in range(10)} == {"eat c2"}


def test_it_steps_onto_grass_before_it_grazes(position: Build) -> None:
    state = position("d1 a4", "e8 h5", roll="sheep grass", bare="c1 a3 b4 e1")
    first = choice(state)
    assert first == "step d1 d2"
    after, _ = rules.play(state, 0, first)
    assert choice(after) == "eat d2"


def test_it_eats_first_where_it_stands_on_grass_and_grass_is_near(position: Build) -> None:
    state = position("d4 a4", "e8 h5", roll="sheep grass", bare="a3 b4")
    assert choice(state) == "eat d4"


def test_it_never_grazes_an_open_worm_if_there_is_grass(position: Build) -> None:
    state = position("b1 c2", "e8 d8", roll="sun grass", unused=("grass",), found="b1")
    assert {choice(state, seed=seed) for seed in range(10)} == {"eat c2"}


def test_tactical_it_wonders_at_grass_it_has_stood_on(position: Build) -> None:
    state = position("b2 c2", "e8 d8", roll="grass grass", options={"game": "tactical"}, bare="e1")
    seen, _ = rules.play(state._replace(worms=1 << 9), 0, "eat b2")
    assert choice(seen) == "eat c2"


def test_it_chases_others_from_rich_grass(position: Build) -> None:
    """Whatever it does with the dog, the sheep on the dark square has to leave."""
    state = position("b7 g7", "d4 h5", roll="sun dog", unused=("dog",), bare="c4 d3 e4 d5")
    after, _ = rules.play(state, 0, choice(state))
    assert after.scared >> 27 & 1


@pytest.mark.parametrize("chosen", KINDS, ids=["basic", "tactical", "blind"])
@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_three_who_play_anything(seats: int, chosen: dict[str, str]) -> None:
    scores = [0, 0]
    for seed in range(3):
        rng = Random(seed)
        state = rules.start(seats, complete_options(rules, seats, chosen))
        while turn := rules.turn(state):
            seat = turn[0]
            if seat == CHANCE:
                move = rules.draw(state, rng)
            elif seat == seed % seats:
                move = bot.quick(rules.view(state, seat), seat, rng)
                assert move in rules.moves(state, seat)
            else:
                move = rng.choice(list(rules.moves(state, seat)))
            state = rules.play(state, seat, move).state
        result = rules.result(state)
        assert result is not None
        for place in result.places:
            scores[place.seat == seed % seats] += place.score or 0
    assert scores[True] > scores[False] / (seats - 1) * 1.3


def test_the_same_view_and_seed_give_the_same_move(position: Build) -> None:
    state = position("c2 d4", "e8 d8", roll="sheep dog", options={"game": "tactical"})
    view = rules.view(state, 0)
    for seed in range(5):
        elsewhere = rules.guess(view, 0, Random(seed))
        assert choice(elsewhere, seed=3) == choice(state, seed=3)


def test_tactical_a_level_remembers_as_many_worms_as_it_can(position: Build) -> None:
    """S9: both sheep stand on light grass; whoever remembers a worm under one of them grazes the other."""
    state = position("b1 c2", "e8 d8", roll="sun grass", unused=("grass",), options={"game": "tactical"})
    b1, c2 = (SQUARE_NAMED[name] for name in ("b1", "c2"))
    others = tuple(SQUARE_NAMED[name] for name in ("g3", "f2", "g6"))
    [forgotten] = {meal(state, level, ()) for level in LEVELS}
    worm, other = (b1, "eat c2") if forgotten == "eat b1" else (c2, "eat b1")
    for level, remembered in zip(LEVELS, (0, 1, 2, 4), strict=True):
        for count in range(4):
            wanted = other if count < remembered else forgotten
            assert meal(state, level, (worm, *others[:count])) == wanted, (level, count)


def meal(state: State, level: Level, shown: tuple[int, ...]) -> str:
    """What a level grazes without slips, when it has been shown these worms, the first one first."""
    mind = bot.MINDS[level]
    assert isinstance(mind, Turns)
    careful = mind._replace(slips=0.0, turns=1)
    dream = careful.recall(careful.dream(rules.view(state, 0)), shown)
    thoughts = turns.think(rules, careful, dream, 0, Thoughts(500), Random(1))
    return next(move for move in thoughts if move is not None)


def test_a_worm_is_glimpsed_until_the_next_thing_happens(position: Build) -> None:
    state = position("b2 c2", "e8 d8", roll="grass grass", options={"game": "tactical"})
    worm = SQUARE_NAMED["b2"]
    seen, _ = rules.play(state._replace(worms=1 << worm), 0, "eat b2")
    assert rules.glimpsed(rules.view(seen, 1)) == worm
    after, _ = rules.play(seen, 0, "eat c2")
    assert rules.glimpsed(rules.view(after, 1)) is None
    assert rules.glimpsed(rules.view(state, 1)) is None
