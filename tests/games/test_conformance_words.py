"""Every game tells all that happens, asks whoever must act, and names every move: in words of its own."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.kit import SOUNDS, symbols
from conformance.matches import Match, random_matches
from conformance.pictures import check_sentence
from conformance.setups import GAMES_TO_TEST, TABLES, Setup, Table
from games.catalogue import GAMES, Game
from games.contract import CHANCE, TABLE, State, Telling

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_the_lobby_calls_a_game_by_its_title(entry: Game) -> None:
    assert entry.title == entry.words.TITLE


@pytest.mark.parametrize("entry", GAMES_TO_TEST, ids=lambda entry: entry.name)
def test_the_guide_can_be_read(entry: Game) -> None:
    check_sentence(entry.words.TITLE)
    assert entry.lessons.GUIDE.chapters
    for heading, paragraphs, *_ in entry.lessons.GUIDE.chapters:
        check_sentence(heading)
        assert paragraphs
        for paragraph in paragraphs:
            check_sentence(paragraph)
    for option in entry.rules.OPTIONS:
        check_sentence(option.label)
        labels = [choice.label.english() for choice in option.choices]
        assert all(labels)
        assert len(set(labels)) == len(labels)


@every_table
@given(data=st.data())
def test_every_event_is_told(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    for telling in all_tellings(match):
        if telling.sentence is not None:
            check_sentence(telling.sentence, match.setup.names)
        assert telling.seat is None or telling.seat in range(table.seats)
        assert telling.colour in range(9)


@every_table
@given(data=st.data())
def test_tellings_name_symbols_and_sounds_that_exist(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    tellings = all_tellings(match)
    assert {telling.sound for telling in tellings} <= {"", *SOUNDS}
    assert {telling.symbol for telling in tellings} <= {"", *symbols()}


@every_table
@given(data=st.data())
def test_something_is_told_of_every_move(table: Table, data: st.DataObject) -> None:
    """Whoever can't see the table misses nothing, but for choices that are secret."""
    match = data.draw(random_matches(table))
    words, secret = table.entry.words, table.entry.rules.SECRET
    for moment in match.moments:
        tellings = [telling for telling in map(words.tell, moment.events) if telling is not None]
        told = [telling for telling in tellings if telling.sentence is not None]
        assert told or moment.move.split(" ")[0] in secret, moment.move


@every_table
@given(data=st.data())
def test_whoever_must_act_is_asked_by_name(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules = table.entry.rules
    for moment in match.some_moments(12):
        for seat in asked(match.setup, moment.state):
            for eye in (seat, TABLE):
                question = table.entry.words.ask(rules.view(moment.state, eye), seat)
                check_sentence(question, match.setup.names)
                assert match.setup.names[seat] in question.english(match.setup.names)


@every_table
@given(data=st.data())
def test_every_move_has_a_name_of_its_own(table: Table, data: st.DataObject) -> None:
    match = data.draw(random_matches(table))
    rules, words = table.entry.rules, table.entry.words
    for moment in match.some_decisions(6):
        for seat in rules.turn(moment.state):
            seen = rules.view(moment.state, seat)
            names: dict[str, str] = {}
            for move in rules.moves(moment.state, seat):
                message = words.describe(seen, seat, move)
                check_sentence(message, match.setup.names)
                name = message.english(match.setup.names)
                assert name not in names, f"{move!r} and {names[name]!r} are both called {name!r}"
                names[name] = move


def all_tellings(match: Match) -> list[Telling]:
    """What is told in a match, each event once."""
    events = {event for moment in match.moments for event in moment.events}
    return [telling for telling in map(match.setup.entry.words.tell, events) if telling is not None]


def asked(setup: Setup, state: State) -> tuple[int, ...]:
    """Who has something to do: the seats to act, or the hand that throws the dice."""
    turn = setup.rules.turn(state)
    if turn != (CHANCE,):
        return turn
    thrower = setup.rules.thrower(state)
    return () if thrower is None else (thrower,)
