"""Every game tells its moves in beats: the events of `play`, each with the state that it left."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.clauses import check_immutable
from conformance.kit import MOTIONS
from conformance.matches import Moment, eyes, generators, play_out, random_matches
from conformance.pictures import SHAPES, all_nodes, check_drawing, check_sentence, people
from conformance.setups import SETUPS, TABLES, Setup, Table
from games.contract import Beat, Event, Look, Motion, Rules, State
from games.picture import Node

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


class Scene(NamedTuple):
    """One beat as it is looked at."""

    before: State
    beat: Beat
    told: tuple[Event, ...]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_beats_of_a_whole_match_are_its_events_and_end_where_play_ends(setup: Setup) -> None:
    for moment in play_out(setup, 0).moments:
        check_beats(setup.rules, moment)


@every_table
@given(data=st.data())
def test_beats_are_the_events_of_play_and_end_where_play_ends(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    for moment in match.some_moments(30):
        check_beats(table.entry.rules, moment)


@every_table
@given(data=st.data())
def test_every_beat_can_be_looked_at(table: Table, data: st.DataObject) -> None:
    """For all eyes, in every shape: drawn, headed by a sentence, its pieces moving that are there."""
    match = data.draw(random_matches(table))
    rules, entry = table.entry.rules, table.entry
    shape = data.draw(st.sampled_from(SHAPES))
    for moment in match.some_moments(4):
        for before, beat, told in scenes(rules, moment):
            for seat in eyes(match.setup):
                look = Look(seat, people(match.setup), shape=shape, told=told, telling=True)
                was, seen = rules.view(before, seat), rules.view(beat.state, seat)
                assert pickle.loads(pickle.dumps(seen)) == seen
                drawing = entry.scene.draw(seen, look)
                check_drawing(match, drawing, look)
                mover = rules.mover(seen)
                assert mover is None or mover in range(table.seats)
                check_sentence(entry.words.watch(seen, mover), match.setup.names)
                earlier = entry.scene.draw(was, look._replace(told=told[:-1]))
                check_motions(
                    entry.scene.motions(was, seen, beat.event, look),
                    all_nodes(earlier),
                    all_nodes(drawing),
                    f"{beat.event} of {moment.move!r}",
                )


@every_table
@given(data=st.data())
def test_what_was_told_stays_readable_while_somebody_is_asked(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules = table.entry.rules
    for moment in match.some_moments(3):
        for seat in eyes(match.setup):
            look = Look(seat, people(match.setup), told=moment.events)
            check_drawing(match, table.entry.scene.draw(rules.view(moment.after, seat), look), look)


@every_table
@given(data=st.data())
def test_no_beat_shows_what_the_move_keeps_secret(table: Table, data: st.DataObject) -> None:
    """Where all that is seen in the end is the same, it was the same at every beat."""
    match = data.draw(random_matches(table))
    rules, rng = table.entry.rules, data.draw(generators)
    for moment in match.some_moments(12):
        for eye in eyes(match.setup):
            check_secrets(rules, moment, eye, rng)


@every_table
@given(data=st.data())
def test_a_turn_is_summed_up_in_whole_sentences(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    for moment in match.some_moments(10):
        for sentence in table.entry.words.sum_up(moment.events):
            check_sentence(sentence, match.setup.names)


def check_beats(rules: Rules, moment: Moment) -> None:
    beats = rules.beats(moment.state, moment.seat, moment.move)
    assert beats, f"{moment.move!r} is not told"
    assert tuple(beat.event for beat in beats) == moment.events
    assert beats[-1].state == moment.after
    for beat in beats:
        assert type(beat.state) is type(moment.after)
        check_immutable(beat.state)


def scenes(rules: Rules, moment: Moment) -> Iterator[Scene]:
    """The beats of a move, each with the state before it and all that was told until then."""
    before: State = moment.state
    told: tuple[Event, ...] = ()
    for beat in rules.beats(moment.state, moment.seat, moment.move):
        told = (*told, beat.event)
        yield Scene(before, beat, told)
        before = beat.state


def check_secrets(rules: Rules, moment: Moment, eye: int, rng: Random) -> None:
    guess = rules.guess(rules.view(moment.state, eye), eye, rng)
    if rules.refuse(guess, moment.seat, moment.move) is not None:
        return
    beats = rules.beats(guess, moment.seat, moment.move)
    if rules.view(beats[-1].state, eye) != rules.view(moment.after, eye):
        return
    true = rules.beats(moment.state, moment.seat, moment.move)
    if [beat.event for beat in beats] == [beat.event for beat in true]:
        for beat, other in zip(beats, true, strict=True):
            assert rules.view(beat.state, eye) == rules.view(other.state, eye), f"{eye} sees {beat.event}"


def check_motions(motions: tuple[Motion, ...], before: list[Node], after: list[Node], context: str) -> None:
    """What moves is there, once, and comes from a place that there was."""
    keys = [found.key for found in after if found.key]
    earlier = {found.key for found in before}
    last: dict[str, Motion] = {}
    for motion in motions:
        assert motion.animation in MOTIONS, context
        assert keys.count(motion.key) == 1, f"{motion} at {context}"
        sources = {"", *earlier, *keys}
        assert motion.source in sources, f"{motion} at {context}"
        if motion.path:
            last[motion.key] = motion
    for motion in last.values():
        assert motion.path[-1] == (0, 0), f"{motion} at {context}"
