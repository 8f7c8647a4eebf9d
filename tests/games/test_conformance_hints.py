"""Hints in every game: the touches lead to the move, and the reason is true of nothing that is hidden."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.advising import advise
from bots.budget import Thoughts
from bots.question import BotQuestion, read_advice
from conformance.matches import generators, random_matches
from conformance.pictures import taps
from conformance.setups import TABLES, Table
from games.contract import Look, Move, Person, View
from games.minds import LEVELS

every_table = pytest.mark.parametrize("table", TABLES, ids=str)

LEFT_TO_LUCK = {"build", "lay", "flood"}
"""What bots of Sheep Hustle answer without thinking: nobody is told how."""

PEOPLE = tuple(Person(f"P{seat}", seat + 1) for seat in range(8))


def way(table: Table, view: View, seat: int, move: Move) -> list[str]:
    """The taps on the way to a move, as the picture offers them; the last one plays it."""
    rules, scene = table.entry.rules, table.entry.scene
    timer = rules.timer(view)
    moves = tuple(each for each in rules.moves(view, seat) if timer is None or each != timer.move)
    look, found = Look(seat, PEOPLE[: table.seats], moves), list[str]()
    for thing in (*scene.touches(view, look, move), ""):
        offered = taps(scene.draw(view, look))
        if f"play {move}" in offered:
            return [*found, f"play {move}"]
        if thing and f"pick {thing}" in offered:
            look = look._replace(picked=scene.pick(view, look, thing))
            found.append(f"pick {thing}")
    return found


@every_table
@given(data=st.data())
def test_the_touches_lead_to_the_move(table: Table, data: st.DataObject) -> None:
    rules, rng = table.entry.rules, data.draw(generators)
    for moment in data.draw(random_matches(table)).some_decisions(3):
        view, seat = rules.view(moment.state, moment.seat), moment.seat
        timer = rules.timer(view)
        moves = [move for move in rules.moves(view, seat) if timer is None or move != timer.move]
        for move in rng.sample(moves, min(4, len(moves))):
            if table.entry.name == "hustle" and move.partition(" ")[0] in LEFT_TO_LUCK:
                continue
            assert way(table, view, seat, move)[-1:] == [f"play {move}"], move


@every_table
@given(data=st.data())
def test_advice_has_a_reason_and_depends_on_nothing_hidden(table: Table, data: st.DataObject) -> None:
    rules, entry, rng = table.entry.rules, table.entry, data.draw(generators)
    for moment in data.draw(random_matches(table)).some_decisions(1):
        seen = rules.view(moment.state, moment.seat)
        question = BotQuestion(entry.name, seen, moment.seat, 5, LEVELS[-1])
        told = [each for each in advise(question, Thoughts(30)) if each is not None]
        assert len(told) == 1
        assert told[0].move in rules.moves(seen, moment.seat)
        sentence = told[0].reason.english(tuple(person.name for person in PEOPLE))
        assert sentence.strip() == sentence != ""
        assert "{" not in sentence
        assert read_advice(told[0].text()) == told[0]
        redealt = rules.view(rules.guess(seen, moment.seat, rng), moment.seat)
        assert next(a for a in advise(question._replace(view=redealt), Thoughts(30)) if a) == told[0]


@every_table
@given(data=st.data())
def test_every_move_has_a_reason(table: Table, data: st.DataObject) -> None:
    """Also those that the old shepherd would not play."""
    rules, bot, rng = table.entry.rules, table.entry.bot, data.draw(generators)
    for moment in data.draw(random_matches(table)).some_decisions(1):
        seen = rules.view(moment.state, moment.seat)
        for move in rng.sample(list(rules.moves(seen, moment.seat)), 1):
            assert bot.reason(seen, moment.seat, move, Random(1)).english()
