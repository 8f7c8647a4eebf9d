"""Taking back, at every table: to a moment of the same match, and never to what may only be remembered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.matches import generators, random_matches
from conformance.setups import TABLES, Table
from games.catalogue import game
from games.contract import CHANCE, Event
from table.match import Match
from table.record import Record
from table.replay import ToldMove, positions

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
@given(data=st.data())
def test_what_is_taken_back_was_one_s_own_and_nothing_lasting(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    for before, after, undone in taken_back(match.record):
        assert {step.seat for step in undone} == {undone[0].seat}
        assert not {step.move.split(" ")[0] for step in undone} & table.entry.rules.LASTING
        assert after.history == before.history[: -len(undone)]
        assert after.state == match.states[len(after.history)]


@every_table
@given(data=st.data())
def test_undo_returns_to_nothing_fleeting(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    for _, after, _ in taken_back(match.record):
        assert not any(is_fleeting(table, step.events) for step in after.history[-1:])


@every_table
@given(data=st.data())
def test_whether_something_fleeting_is_told_depends_on_nothing_hidden(
    table: Table, data: st.DataObject
) -> None:
    """Otherwise a gap in the log, or a move that can't be taken back, would tell what was there."""
    match = data.draw(random_matches(table))
    rules, rng = table.entry.rules, data.draw(generators)
    for moment in match.some_decisions(20):
        guess = rules.guess(rules.view(moment.state, moment.seat), moment.seat, rng)
        events = rules.play(guess, moment.seat, moment.move).events
        assert is_fleeting(table, events) == is_fleeting(table, moment.events)


def is_fleeting(table: Table, events: Sequence[Event]) -> bool:
    """Whether anything of this is told for a moment only."""
    return any(type(event) in table.entry.rules.FLEETING for event in events)


def taken_back(record: Record) -> Iterator[tuple[Match, Match, tuple[ToldMove, ...]]]:
    """Wherever the last move of a match can be taken back: the match before, after, and what was undone."""
    past = tuple(positions(record))
    for length, position in enumerate(past[1:], 2):
        seat = position.step.seat if position.step is not None else CHANCE
        before = Match(game(record.game), record._replace(entries=()), past[:length], "")
        if seat != CHANCE and before.can_undo(seat):
            after = before.undo(seat)
            yield before, after, before.history[after.length :]


@every_table
@given(data=st.data())
def test_what_is_taken_back_and_done_after_all_is_the_same_match(table: Table, data: st.DataObject) -> None:
    """Nothing is to be gained by it: the same position, and the same dice after it."""
    match = data.draw(random_matches(table))
    for before, after, undone in taken_back(match.record):
        again = after.redo(undone[0].seat)
        for step in undone[1:]:
            again = again.play(step.seat, step.move)
        assert again.past == before.past
        assert not again.again
        assert again.chance("dice").random() == before.chance("dice").random()
