"""The rules of every game keep the contract: at every number of players and with every option."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.chance import undisturbed
from conformance.matches import Moment, any_move, generators, play_out, random_matches
from conformance.setups import SETUPS, TABLES, Setup, Table
from conformance.wild import GARBAGE, altered, misspelt
from games.catalogue import GAMES
from games.contract import CHANCE, TABLE, Move, Rules, State
from games.message import Message

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
IMMUTABLE = (int, str, bytes, type(None))


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_the_catalogue_tells_the_truth(entry: Any) -> None:
    assert entry.name == entry.rules.NAME
    assert entry.seats == entry.rules.SEATS
    assert isinstance(entry.rules.VERSION, int)
    names = [option.name for option in entry.rules.OPTIONS]
    assert len(set(names)) == len(names)
    for word in (*names, *(value for option in entry.rules.OPTIONS for value in option.values)):
        assert word.split() == [word]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_random_match_ends_with_a_complete_ranking(setup: Setup) -> None:
    match = play_out(setup, 0)
    for moment in match.moments:
        assert setup.rules.result(moment.state) is None
    check_ranking(setup, match.end)


@every_table
@given(data=st.data())
def test_moves_are_there_for_whoever_must_act_and_for_nobody_else(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules = table.entry.rules
    for state in match.states:
        turn = rules.turn(state)
        assert (rules.result(state) is None) == bool(turn)
        assert len(set(turn)) == len(turn)
        assert CHANCE not in turn or turn == (CHANCE,)
        if turn == (CHANCE,):
            assert rules.thrower(state) in (None, *range(table.seats))
        for seat in range(table.seats):
            moves = list(rules.moves(state, seat))
            assert bool(moves) == (seat in turn)
            assert len(set(moves)) == len(moves)
            assert all(move and move == " ".join(move.split()) for move in moves)


@every_table
@given(data=st.data())
def test_choices_made_at_once_are_secret_and_lasting(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules = table.entry.rules
    for moment in match.moments:
        if len(rules.turn(moment.state)) > 1:
            assert moment.move.split(" ")[0] in rules.SECRET & rules.LASTING


@every_table
@given(data=st.data())
def test_a_state_is_immutable_all_the_way_down(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    for state in match.some_states(5):
        hash(state)
        check_immutable(state)


@every_table
@given(data=st.data())
def test_play_never_changes_a_state_handed_out(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    for moment in match.some_moments(10):
        check_unchanged_by_play(table.entry.rules, moment)


@every_table
@given(data=st.data())
def test_refuse_agrees_with_moves(table: Table, data: st.DataObject) -> None:
    """Whatever text comes for whatever seat: legal and not refused are the same."""
    match = data.draw(random_matches(table))
    rules, rng = table.entry.rules, data.draw(generators)
    known = list(dict.fromkeys(moment.move for moment in match.moments))
    for state in match.some_states(4):
        kept = pickle.loads(pickle.dumps(state))
        turn = rules.turn(state)
        for seat in (*range(table.seats), table.seats, 99, TABLE):
            legal = list(rules.moves(state, seat)) if seat in range(table.seats) else []
            for move in legal:
                assert rules.refuse(state, seat, move) is None, move
            some = rng.sample(legal, min(len(legal), 4)) + rng.sample(known, min(len(known), 4))
            for text in wild_texts(some, known, rng):
                check_refusal(rules, state, seat, text, text in legal)
        if turn != (CHANCE,):
            for text in wild_texts(known[:3], known, rng):
                check_refusal(rules, state, CHANCE, text, False)
        assert state == kept


@every_table
@given(data=st.data())
def test_chance_is_accepted_as_drawn_and_in_no_other_spelling(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules = table.entry.rules
    rng = data.draw(generators)
    throws = [moment for moment in match.moments if moment.seat == CHANCE]
    for moment in (throws[0], rng.choice(throws)):
        state = moment.state
        for draw in (moment.move, rules.draw(state, rng)):
            assert draw == " ".join(draw.split())
            assert rules.refuse(state, CHANCE, draw) is None
            for text in (*misspelt(draw), *GARBAGE, draw.rpartition(" ")[0]):
                if text != draw:
                    check_refusal(rules, state, CHANCE, text, False)
            for text in altered([draw], rng):
                if rules.refuse(state, CHANCE, text) is None:
                    check_goes_on(rules, table.seats, rules.play(state, CHANCE, text).state)


@every_table
@given(data=st.data())
def test_draw_uses_nothing_but_its_generator(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules, seed = table.entry.rules, data.draw(st.integers(0, 2**32))
    for moment in match.some_moments(20):
        if moment.seat == CHANCE:
            assert undisturbed(lambda state: rules.draw(state, Random(seed)), moment.state)


@every_table
@given(data=st.data())
def test_options_are_taken_in_any_order(table: Table, data: st.DataObject) -> None:
    setup = data.draw(st.sampled_from(table.setups))
    shuffled = dict(data.draw(st.permutations(setup.chosen)))
    assert setup.rules.start(setup.seats, shuffled) == setup.rules.start(setup.seats, setup.options)


@every_table
def test_the_same_seed_gives_the_same_match(table: Table) -> None:
    setup = table.setups[0]
    again = play_out.__wrapped__(setup, 3, any_move)
    assert again.moments == play_out(setup, 3).moments


def check_ranking(setup: Setup, state: State) -> None:
    """Every seat once, best first, equal ranks shared and the next ones skipped."""
    result = setup.rules.result(state)
    assert result is not None
    assert sorted(place.seat for place in result.places) == list(range(setup.seats))
    ranks = [place.rank for place in result.places]
    assert ranks == sorted(ranks)
    assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]
    for text in (result.reason, *(place.reason for place in result.places)):
        assert text.english(setup.names)


def check_immutable(value: Any) -> None:
    if isinstance(value, tuple | frozenset):
        for part in value:
            check_immutable(part)
    else:
        assert isinstance(value, IMMUTABLE), f"{value!r} could be changed"


def check_unchanged_by_play(rules: Rules, moment: Moment) -> None:
    state = moment.state
    kept, number = pickle.loads(pickle.dumps(state)), hash(state)
    assert rules.play(state, moment.seat, moment.move) == (moment.after, moment.events)
    assert state == kept
    assert hash(state) == number == hash(kept)
    for event in moment.events:
        assert isinstance(event, tuple)
        assert pickle.loads(pickle.dumps(event)) == event


def wild_texts(moves: list[Move], known: list[Move], rng: Random) -> list[str]:
    """Misspellings and alterations of some moves, garbage, and what was legal at other times."""
    others = rng.sample(known, min(len(known), 10))
    return [
        *(text for move in moves for text in misspelt(move)),
        *altered(moves, rng),
        *others,
        *GARBAGE,
    ]


def check_refusal(rules: Rules, state: State, seat: int, text: str, legal: bool) -> None:
    refusal = rules.refuse(state, seat, text)
    assert (refusal is None) == legal, f"seat {seat}: {text!r}"
    if refusal is not None:
        assert isinstance(refusal, Message)
        assert refusal.english()


def check_goes_on(rules: Rules, seats: int, state: State) -> None:
    """Another roll or deal that is accepted must be one that the game can live with."""
    turn = rules.turn(state)
    assert all(rules.moves(state, seat) for seat in turn if seat != CHANCE)
    for seat in (*range(seats), TABLE):
        seen = rules.view(state, seat)
        assert rules.view(rules.guess(seen, seat, Random(0)), seat) == seen
