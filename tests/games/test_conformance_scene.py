"""Every game's pictures hold together: for all eyes, in every shape, with every move to be reached."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.matches import Match, eyes, generators, random_matches
from conformance.pictures import (
    SHAPES,
    check_drawing,
    check_keys,
    check_texts,
    look_of,
    nodes,
    people,
    reachable_moves,
    taps,
)
from conformance.setups import TABLES, Table
from games.contract import CHANCE, TABLE, Drawing, Look, State

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
@given(data=st.data())
def test_the_picture_is_well_made_for_all_eyes_and_shapes(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    for state in match.some_states(2):
        for seat in eyes(match.setup):
            for shape in SHAPES:
                look = look_of(match.setup, state, seat, shape)
                paused = look._replace(moves=(), throws=False, can_undo=True, covered=True)
                for here in (look, paused):
                    drawing = table.entry.scene.draw(table.entry.rules.view(state, seat), here)
                    check_drawing(match, drawing, here)


@every_table
@given(data=st.data())
def test_who_does_not_act_is_offered_nothing_to_play(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    for state in match.some_states(2):
        for seat in eyes(match.setup):
            look = Look(seat, people(match.setup))
            drawing = table.entry.scene.draw(table.entry.rules.view(state, seat), look)
            assert not [tap for tap in taps(drawing) if tap.startswith("play ") or tap == "app throw"]


@every_table
@given(data=st.data())
def test_every_legal_move_can_be_reached_by_touch(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules, scene = table.entry.rules, table.entry.scene
    shape = data.draw(st.sampled_from(SHAPES))
    for moment in match.some_decisions(2):
        look = look_of(match.setup, moment.state, moment.seat, shape)
        reached = reachable_moves(scene, rules.view(moment.state, moment.seat), look)
        assert reached == set(look.moves)


@every_table
@given(data=st.data())
def test_whoever_throws_finds_the_dice(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules = table.entry.rules
    throws = [moment.state for moment in match.moments if moment.seat == CHANCE]
    for state in throws[:6]:
        seat = rules.thrower(state)
        if seat is not None:
            look = look_of(match.setup, state, seat)
            assert "app throw" in taps(table.entry.scene.draw(rules.view(state, seat), look))


@every_table
@given(data=st.data())
def test_the_picture_shows_nothing_that_is_hidden(table: Table, data: st.DataObject) -> None:
    """The open table looks the same in every world that agrees with what lies open."""
    match = data.draw(random_matches(table))
    rules, rng = table.entry.rules, data.draw(generators)
    for state in match.some_states(2):
        for seat in eyes(match.setup):
            seen = rules.view(state, seat)
            look = look_of(match.setup, state, seat)
            picture = table.entry.scene.draw(seen, look)
            guessed = rules.view(rules.guess(seen, seat, rng), seat)
            for same in (guessed, pickle.loads(pickle.dumps(seen))):
                assert table.entry.scene.draw(same, look) == picture


@every_table
@given(data=st.data())
def test_the_results_are_laid_open(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    for seat in range(table.seats):
        tally = table.entry.scene.tally(table.entry.rules.view(match.end, TABLE), seat)
        check_texts(match, tally)
        for part in nodes(tally):
            check_keys(part.children)


@every_table
@given(data=st.data())
def test_touching_what_is_not_there_does_no_harm(table: Table, data: st.DataObject) -> None:
    """A tap may come late, for a thing that is gone."""
    match = data.draw(random_matches(table))
    scene, rules = table.entry.scene, table.entry.rules
    things = data.draw(st.lists(st.sampled_from(some_picks(match)), min_size=1, max_size=5))
    for moment in match.some_decisions(3):
        seen = rules.view(moment.state, moment.seat)
        look = look_of(match.setup, moment.state, moment.seat)
        for thing in things:
            look = look._replace(picked=scene.pick(seen, look, thing))
            check_drawing(match, scene.draw(seen, look), look)


def some_picks(match: Match) -> list[str]:
    """Things that could be touched at one time or another in this match."""
    picks = {
        tap.partition(" ")[2]
        for moment in match.some_decisions(5)
        for tap in taps(draw_for(match, moment.state, moment.seat))
        if tap.startswith("pick ")
    }
    return [*sorted(picks), "nothing"]


def draw_for(match: Match, state: State, seat: int) -> Drawing:
    rules = match.setup.rules
    return match.setup.entry.scene.draw(rules.view(state, seat), look_of(match.setup, state, seat))
