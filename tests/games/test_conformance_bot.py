"""Every game's bot plays legal moves to the end of the match, and never peeks."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.chance import undisturbed
from conformance.matches import bots_move, generators, play_out, random_matches
from conformance.setups import TABLES, Table
from games.contract import Bot, Move, View

AT_ONCE = 60_000
"""Function calls: some 10 milliseconds on a desk, ten times as much on the slowest tablet."""

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_bots_finish_a_match_with_legal_moves(table: Table) -> None:
    for setup in table.setups[:2]:
        match = play_out(setup, 0, bots_move)
        for moment in match.moments:
            assert setup.rules.refuse(moment.state, moment.seat, moment.move) is None
        assert setup.rules.result(match.end) is not None


@every_table
@given(data=st.data())
def test_the_same_view_and_seed_give_the_same_move(table: Table, data: st.DataObject) -> None:
    """Whatever is hidden: in the true state and in any guess the bot does the same."""
    match = data.draw(random_matches(table))
    rules, bot = table.entry.rules, table.entry.bot
    rng, seed = data.draw(generators), data.draw(st.integers(0, 2**32))
    for moment in match.some_decisions(3):
        seat = moment.seat
        seen = rules.view(moment.state, seat)
        move = bot.choose(seen, seat, Random(seed))
        assert move in rules.moves(moment.state, seat)
        guessed = rules.view(rules.guess(seen, seat, rng), seat)
        for same in (guessed, pickle.loads(pickle.dumps(seen))):
            assert bot.choose(same, seat, Random(seed)) == move


@every_table
@given(data=st.data())
def test_a_bot_uses_nothing_but_its_generator(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules, bot = table.entry.rules, table.entry.bot
    for moment in match.some_decisions(2):
        seen = rules.view(moment.state, moment.seat)
        kept = pickle.loads(pickle.dumps(seen))
        assert undisturbed(partial(think_afresh, bot, moment.seat), seen)
        assert seen == kept


@every_table
@given(data=st.data())
def test_a_bot_answers_at_once(table: Table, data: st.DataObject) -> None:
    """So few steps that a slow tablet, too, is done in the blink of an eye. Counted, since clocks differ."""
    match = data.draw(random_matches(table))
    for moment in match.some_decisions(3):
        seen = table.entry.rules.view(moment.state, moment.seat)
        assert calls(partial(think_afresh, table.entry.bot, moment.seat), seen) < AT_ONCE


def calls(act: Callable[[View], Move], view: View) -> int:
    """How many functions of Python are called."""
    count = 0

    def notice(_frame: object, event: str, _value: object) -> None:
        nonlocal count
        count += event == "call"

    kept = sys.getprofile()
    sys.setprofile(notice)
    try:
        act(view)
    finally:
        sys.setprofile(kept)
    return count


def think_afresh(bot: Bot, seat: int, view: View) -> Move:
    return bot.choose(view, seat, Random(5))
