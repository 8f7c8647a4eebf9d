"""What a seat sees is all it may know, and nothing else: views and guesses of every game."""

from __future__ import annotations

import pickle
from functools import partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.chance import undisturbed
from conformance.clauses import check_guesses, check_same_answers
from conformance.matches import Moment, eyes, generators, random_matches
from conformance.setups import TABLES, Table
from games.contract import TABLE, Rules, State, View

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
@given(data=st.data())
def test_a_guess_agrees_with_the_view_it_was_made_from(table: Table, data: st.DataObject) -> None:
    """Shuffling all that a seat can't know gives the seat the very same view."""
    match = data.draw(random_matches(table))
    rules, rng = table.entry.rules, data.draw(generators)
    for state in match.some_states(4):
        for seat in eyes(match.setup):
            check_guesses(rules, state, seat, rng)


@every_table
@given(data=st.data())
def test_view_guess_and_state_answer_alike(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules, rng = table.entry.rules, data.draw(generators)
    for state in match.some_states(4):
        for seat in eyes(match.setup):
            check_same_answers(rules, state, seat, rng)


@every_table
@given(data=st.data())
def test_a_view_can_travel_to_the_worker(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules = table.entry.rules
    for state in match.some_states(4):
        for seat in eyes(match.setup):
            seen = rules.view(state, seat)
            assert pickle.loads(pickle.dumps(seen)) == seen
            assert hash(seen) == hash(rules.view(state, seat))


@every_table
@given(data=st.data())
def test_every_seat_knows_at_least_what_lies_open(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules, rng = table.entry.rules, data.draw(generators)
    for state in match.some_states(4):
        for seat in range(table.seats):
            guess = rules.guess(rules.view(state, seat), seat, rng)
            assert rules.view(guess, TABLE) == rules.view(state, TABLE), "a seat knows less than the table"


@every_table
@given(data=st.data())
def test_a_guess_uses_nothing_but_its_generator(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules, seed = table.entry.rules, data.draw(st.integers(0, 2**32))
    for state in match.some_states(3):
        for seat in eyes(match.setup):
            seen = rules.view(state, seat)
            kept = pickle.loads(pickle.dumps(seen))
            assert undisturbed(partial(guess_afresh, rules, seat, seed), seen)
            assert seen == kept


@every_table
@given(data=st.data())
def test_what_a_seat_plays_looks_the_same_in_every_world_it_holds_possible(
    table: Table, data: st.DataObject
) -> None:
    """If a move comes to the same for the eyes of the seat that played it, it heard the same of it too."""
    match = data.draw(random_matches(table))
    rules, rng = table.entry.rules, data.draw(generators)
    for moment in match.some_decisions(6):
        seat = moment.seat
        guess = rules.guess(rules.view(moment.state, seat), seat, rng)
        after, events = rules.play(guess, seat, moment.move)
        if rules.view(after, seat) == rules.view(moment.after, seat):
            assert events == moment.events


@every_table
@given(data=st.data())
def test_a_secret_choice_shows_nothing_of_itself(table: Table, data: st.DataObject) -> None:
    """While others still have to choose, whatever a seat chose looks and sounds the same to them."""
    match = data.draw(random_matches(table))
    rules, rng = table.entry.rules, data.draw(generators)
    together = [moment for moment in match.moments if len(rules.turn(moment.state)) > 1]
    for moment in rng.sample(together, min(len(together), 5)):
        check_secret(rules, table.seats, moment, rng)


@every_table
@given(data=st.data())
def test_what_is_hidden_is_guessed_now_so_now_otherwise(table: Table, data: st.DataObject) -> None:
    """If seats know more than the open table, its guesses give them now this, now that to know."""
    match = data.draw(random_matches(table))
    rules, rng = table.entry.rules, data.draw(generators)
    knowing = [state for state in match.states if secrets(rules, table.seats, state)]
    differing = False
    for state in rng.sample(knowing, min(len(knowing), 5)):
        for _ in range(5):
            guess = rules.guess(rules.view(state, TABLE), TABLE, rng)
            differing |= secrets(rules, table.seats, guess) != secrets(rules, table.seats, state)
    assert differing == bool(knowing)


def guess_afresh(rules: Rules, seat: int, seed: int, view: View) -> State:
    return rules.guess(view, seat, Random(seed))


def secrets(rules: Rules, seats: int, state: State) -> list[View]:
    """What seats see who see more than lies open."""
    views = [rules.view(state, seat) for seat in range(seats)]
    return [view for view in views if view != rules.view(state, TABLE)]


def check_secret(rules: Rules, seats: int, moment: Moment, rng: Random) -> None:
    legal = list(rules.moves(moment.state, moment.seat))
    for move in rng.sample(legal, min(len(legal), 3)):
        other = rules.play(moment.state, moment.seat, move)
        assert other.events == moment.events
        for seat in (*range(seats), TABLE):
            if seat != moment.seat:
                assert rules.view(other.state, seat) == rules.view(moment.after, seat)


@every_table
@given(data=st.data())
def test_what_is_glimpsed_is_gone_with_the_next_thing_that_happens(table: Table, data: st.DataObject) -> None:
    """It comes with something fleeting, and only then; nobody sees more of it than the table."""
    match = data.draw(random_matches(table))
    rules = table.entry.rules
    for moment in match.moments:
        after = rules.play(moment.state, moment.seat, moment.move).state
        glimpse = rules.glimpsed(rules.view(after, TABLE))
        fleeting = any(type(event) in rules.FLEETING for event in moment.events)
        assert glimpse is None or fleeting
        hash(glimpse)
        for seat in range(table.seats):
            assert rules.glimpsed(rules.view(after, seat)) == glimpse
