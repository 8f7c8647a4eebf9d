"""Every game's bots play legal moves to the end of the match at each level, and never peek."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.budget import Thoughts
from bots.question import BotQuestion
from bots.thinking import slices, think
from conformance.chance import undisturbed
from conformance.matches import bots_move, generators, play_out, random_matches
from conformance.setups import GAMES_TO_TEST, TABLES, Table
from games.catalogue import Game
from games.contract import Bot, Move, View
from games.minds import LEVELS, Level, Mind

AT_ONCE = 60_000
"""Function calls: some 10 milliseconds on a desk, ten times as much on the slowest tablet."""

A_SLICE = 15_000
"""Function calls of one slice: some 2 milliseconds on a desk."""

FEW = 60
"""Thoughts for a test: enough for every part of thinking to be reached, and soon over."""

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_level = pytest.mark.parametrize("level", LEVELS)


def asked(entry: Game, view: View, seat: int, seed: int, level: Level, thoughts: int = FEW) -> Move:
    return think(BotQuestion(entry.name, view, seat, seed, level), Thoughts(thoughts))


@pytest.mark.parametrize("entry", GAMES_TO_TEST, ids=lambda entry: entry.name)
def test_every_level_has_a_mind(entry: Game) -> None:
    assert tuple(entry.bot.MINDS) == LEVELS
    assert all(isinstance(mind, get_args(Mind)) for mind in entry.bot.MINDS.values())


@every_table
def test_quick_bots_finish_a_match_with_legal_moves(table: Table) -> None:
    for setup in table.setups[:2]:
        match = play_out(setup, 0, bots_move)
        for moment in match.moments:
            assert setup.rules.refuse(moment.state, moment.seat, moment.move) is None
        assert setup.rules.result(match.end) is not None


@every_level
@every_table
@given(data=st.data())
def test_the_same_view_and_seed_give_the_same_move(table: Table, level: Level, data: st.DataObject) -> None:
    """Whatever is hidden: in the true state and in any guess the bot does the same."""
    match = data.draw(random_matches(table))
    rules, entry = table.entry.rules, table.entry
    rng, seed = data.draw(generators), data.draw(st.integers(0, 2**32))
    for moment in match.some_decisions(2):
        seat = moment.seat
        seen = rules.view(moment.state, seat)
        move = asked(entry, seen, seat, seed, level)
        assert move in rules.moves(moment.state, seat)
        guessed = rules.view(rules.guess(seen, seat, rng), seat)
        for same in (guessed, pickle.loads(pickle.dumps(seen))):
            assert asked(entry, same, seat, seed, level) == move


@every_table
@given(data=st.data())
def test_a_quick_bot_does_the_same_whatever_is_hidden(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules, bot, rng = table.entry.rules, table.entry.bot, data.draw(generators)
    for moment in match.some_decisions(3):
        seen = rules.view(moment.state, moment.seat)
        guessed = rules.view(rules.guess(seen, moment.seat, rng), moment.seat)
        move = bot.quick(seen, moment.seat, Random(5))
        assert move in rules.moves(moment.state, moment.seat)
        assert bot.quick(guessed, moment.seat, Random(5)) == move


@every_table
@given(data=st.data())
def test_a_bot_uses_nothing_but_its_generator(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules = table.entry.rules
    for moment in match.some_decisions(2):
        seen = rules.view(moment.state, moment.seat)
        kept = pickle.loads(pickle.dumps(seen))
        assert undisturbed(partial(think_afresh, table.entry.bot, moment.seat), seen)
        best = partial(asked, table.entry, seat=moment.seat, seed=5, level=LEVELS[-1])
        assert undisturbed(lambda view, best=best: best(view=view), seen)  # type: ignore[misc]
        assert seen == kept


@every_table
@given(data=st.data())
def test_what_all_may_expect_is_the_whole_win(table: Table, data: st.DataObject) -> None:
    """Of every position on the way, with all there is to it; or nothing is known (`defaults.outlook`)."""
    for state in data.draw(random_matches(table)).some_states(4):
        if table.entry.rules.turn(state):
            parts = table.entry.bot.outlook(state)
            assert len(parts) in (0, table.seats)
            assert all(part >= 0 for part in parts)
            assert not parts or abs(sum(parts) - 1) < 1e-9
            assert list(parts) == list(table.entry.bot.outlook(state)), "the same each time"


@every_table
@given(data=st.data())
def test_a_quick_bot_answers_at_once(table: Table, data: st.DataObject) -> None:
    """So few steps that a slow tablet, too, is done in the blink of an eye. Counted, since clocks differ."""
    match = data.draw(random_matches(table))
    for moment in match.some_decisions(3):
        seen = table.entry.rules.view(moment.state, moment.seat)
        assert calls(lambda: think_afresh(table.entry.bot, moment.seat, seen)) < AT_ONCE  # noqa: B023


@every_level
@every_table
@given(data=st.data())
def test_a_bot_keeps_to_its_budget_and_thinks_in_small_slices(
    table: Table, level: Level, data: st.DataObject
) -> None:
    """No slice is long, whatever the budget; and a few thoughts are over after a few slices."""
    match = data.draw(random_matches(table))
    for moment in match.some_decisions(1):
        seen = table.entry.rules.view(moment.state, moment.seat)
        thinking = slices(BotQuestion(table.entry.name, seen, moment.seat, 5, level), Thoughts(FEW))
        count, move = 0, None
        while move is None:
            count += 1
            assert count < MOST_SLICES
            found: list[Move | None] = []
            assert calls(lambda: found.append(next(thinking))) < A_SLICE  # noqa: B023
            move = found[0]


MOST_SLICES = 1500
"""Of a question that is worth no more than a few thoughts: every end of one's own turn is still seen."""


def calls(act: Callable[[], object]) -> int:
    """How many functions of Python are called."""
    count = 0

    def notice(_frame: object, event: str, _value: object) -> None:
        nonlocal count
        count += event == "call"

    kept = sys.getprofile()
    sys.setprofile(notice)
    try:
        act()
    finally:
        sys.setprofile(kept)
    return count


def think_afresh(bot: Bot, seat: int, view: View) -> Move:
    return bot.quick(view, seat, Random(5))
