"""The rules of every game keep the contract: at every number of players and with every option."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.chance import undisturbed
from conformance.clauses import (
    check_guesses,
    check_immutable,
    check_no_two_moves_are_one,
    check_ranking,
    check_refusal,
    check_refusals,
    check_replay,
    check_same_answers,
    check_turn_and_moves,
    check_unchanged_by_play,
)
from conformance.malformed_moves import GARBAGE, altered, misspelt
from conformance.matches import (
    Choose,
    any_move,
    eyes,
    generators,
    mostly_sensible,
    play_out,
    random_matches,
)
from conformance.setups import SETUPS, TABLES, Setup, Table
from games.catalogue import GAMES
from games.contract import CHANCE, TABLE, Rules, State

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


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


@pytest.mark.parametrize("choose", [any_move, mostly_sensible])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_with_every_option_every_clause_is_kept(setup: Setup, choose: Choose) -> None:
    """At some moments of one match. The tests below look at more matches, but choose among the options."""
    match, rules, rng = play_out(setup, 0, choose), setup.rules, Random(0)
    known = list(dict.fromkeys(moment.move for moment in match.moments))
    check_replay(match)
    check_ranking(setup, match.end)
    for moment in match.some_moments(6):
        check_unchanged_by_play(rules, moment)
    for state in match.some_states(3):
        check_immutable(state)
        check_turn_and_moves(rules, setup.seats, state)
        check_refusals(rules, setup.seats, state, known, rng)
        for eye in eyes(setup):
            check_guesses(rules, state, eye, rng)
            check_same_answers(rules, state, eye, rng)


@every_table
@given(data=st.data())
def test_moves_are_there_for_whoever_must_act_and_for_nobody_else(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules = table.entry.rules
    for state in match.states:
        check_turn_and_moves(rules, table.seats, state)


@every_table
@given(data=st.data())
def test_moves_that_come_to_the_same_thing_are_one_move(table: Table, data: st.DataObject) -> None:
    match, rng = data.draw(random_matches(table)), data.draw(generators)
    for moment in match.some_decisions(12):
        check_no_two_moves_are_one(table.entry.rules, moment.seat, moment.state, rng)


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
        check_refusals(rules, table.seats, state, known, rng)


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


def check_goes_on(rules: Rules, seats: int, state: State) -> None:
    """Another roll or deal that is accepted must be one that the game can live with."""
    turn = rules.turn(state)
    assert all(rules.moves(state, seat) for seat in turn if seat != CHANCE)
    for seat in (*range(seats), TABLE):
        seen = rules.view(state, seat)
        assert rules.view(rules.guess(seen, seat, Random(0)), seat) == seen


@every_table
@given(data=st.data())
def test_what_chance_may_decide_is_listed_with_its_weights_or_not_at_all(
    table: Table, data: st.DataObject
) -> None:
    """Listed, it is all there is, each once and legal; whatever is drawn is among it."""
    match, rng = data.draw(random_matches(table)), data.draw(generators)
    rules = table.entry.rules
    for state in match.some_states(4):
        listed = dict(rules.outcomes(state))
        assert len(listed) == len(rules.outcomes(state))
        if rules.turn(state) != (CHANCE,):
            assert not listed
        elif listed:
            assert abs(sum(listed.values()) - 1) < 1e-9
            assert all(weight > 0 for weight in listed.values())
            assert all(rules.refuse(state, CHANCE, move) is None for move in listed)
            assert rules.draw(state, rng) in listed


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_dice_fall_as_their_weights_say(table: Table) -> None:
    """Chi-squared over 10,000 throws with a fixed seed, for each thing that is thrown: a die, who begins."""
    rules, rng = table.entry.rules, Random(9)
    thrown: dict[tuple[tuple[str, float], ...], list[State]] = {}
    for state in play_out(table.setups[0], 0).states:
        if listed := rules.outcomes(state):
            thrown.setdefault(tuple(listed), []).append(state)
    for listed, states in thrown.items():
        fallen = Counter(rules.draw(states[place % len(states)], rng) for place in range(10_000))
        chi = sum((fallen[move] - 10_000 * weight) ** 2 / (10_000 * weight) for move, weight in listed)
        assert set(fallen) == {move for move, _ in listed}
        assert chi < len(listed) + 4 * (2 * len(listed)) ** 0.5
