"""The bot plays by what its seat may know, and sensibly: L5, L7, L13."""

from __future__ import annotations

from random import Random

import pytest

from games.contract import TABLE
from games.lucky import bot, rules
from games.lucky.bot.levels import MANNERS
from games.lucky.bot.questions import swaps_to_make
from games.lucky.rules.state import State, standing
from games.minds import LEVELS
from helpers.lucky_positions import after, drawn_by, laid, started


def chosen(state: State, seed: int = 0) -> str:
    return bot.quick(rules.view(state, state.active), state.active, Random(seed))


def test_it_takes_the_group_that_one_exchange_makes() -> None:
    assert chosen(laid("113 456 712", "13 24 56 57")) == "swap 1 3"


def test_it_stops_when_its_group_stands() -> None:
    assert chosen(laid("111 234 567", "23 24 35 45")) == "stop"


def test_it_sees_two_exchanges_ahead() -> None:
    """Space 3 becomes 2, then 1."""
    state = laid("113 456 724", "23 12 56 57", lucky=(7, 6))
    state = after(state, chosen(state))
    state = after(state, chosen(state))
    assert any(len(group.spaces) >= 3 for group in standing(state))


def test_it_prefers_its_lucky_colour() -> None:
    table = "111 456 222"
    assert chosen(after(laid(table, lucky=(1, 5)), "stop")) == "win 1 2 3"
    assert chosen(after(laid(table, lucky=(2, 5)), "stop")) == "win 7 8 9"


def test_it_prefers_a_larger_group() -> None:
    state = after(laid("111 422 522", seats=3, lucky=(7, 6, 5)), "stop")
    assert chosen(state) == "win 5 6 8 9"


def test_it_lays_no_group_for_the_next_player() -> None:
    state = after(laid("111 442 256", seats=3), "stop", "draw 34")
    laid_down = after(state, chosen(state))
    assert not standing(laid_down)


@pytest.mark.parametrize("clock", ["60", "none"])
@pytest.mark.parametrize("straight", ["no", "yes"])
def test_l13_it_never_stops_without_an_exchange_while_one_is_legal_and_no_group_stands(
    clock: str, straight: str
) -> None:
    for seed in range(6):
        for state, move in played_by_bots(seed, clock, straight):
            swaps = [other for other in rules.moves(state, state.active) if other.startswith("swap")]
            if move == "stop" and not state.swaps:
                assert standing(state) or not swaps


def test_l7_it_makes_at_most_eight_exchanges_in_a_turn() -> None:
    most = 0
    for seed in range(12):
        for state, move in played_by_bots(seed, "60", "yes"):
            assert move != "time"
            most = max(most, state.swaps + move.startswith("swap"))
    assert most == 8


def played_by_bots(seed: int, clock: str, straight: str) -> list[tuple[State, str]]:
    """What bots do in a match among themselves: the state and the move they chose."""
    rng = Random(seed)
    seats = 2 + seed % 3
    state, choices = drawn_by(started(seats, clock=clock, straight=straight), seed), []
    while rules.turn(state):
        if not rules.moves(state, state.active):
            state = drawn_by(state, rng.randrange(10**6))
            continue
        move = bot.quick(rules.view(state, state.active), state.active, rng)
        choices.append((state, move))
        state = after(state, move)
    return choices


def test_it_knows_no_more_than_its_seat() -> None:
    """The same view and seed give the same move, whatever is hidden."""
    for state, _ in played_by_bots(3, "60", "no")[::3]:
        seen = rules.view(state, state.active)
        world = rules.guess(seen, state.active, Random(1))
        assert chosen(world, seed=7) == chosen(state, seed=7)


def test_it_wins_against_chance() -> None:
    won = 0
    for seed in range(12):
        rng = Random(seed)
        state = drawn_by(started(2), seed)
        while rules.turn(state):
            moves = rules.moves(state, state.active)
            if not moves:
                state = drawn_by(state, rng.randrange(10**6))
            elif state.active == 0:
                state = after(state, bot.quick(rules.view(state, 0), 0, rng))
            else:
                state = after(state, rng.choice(moves))
        result = rules.result(state)
        assert result is not None
        won += result.places[0].seat == 0
    assert won >= 11
    assert rules.turn(rules.view(state, TABLE)) == ()


@pytest.mark.parametrize(
    ("clock", "swaps"),
    [("30", (1, 2, 3, 4)), ("60", (3, 5, 8, 8)), ("90", (3, 5, 8, 8)), ("none", (3, 3, 3, 3))],
)
def test_l7_with_the_sand_a_level_swaps_at_the_pace_of_people(clock: str, swaps: tuple[int, ...]) -> None:
    view = rules.view(drawn_by(started(2, clock=clock), 1), 0)
    assert tuple(swaps_to_make(view, MANNERS[level]) for level in LEVELS) == swaps
