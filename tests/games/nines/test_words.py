"""What is told, asked and described: whole sentences, and buttons that can be told apart."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from games.contract import CHANCE, complete_options
from games.message import Message
from games.nines import events, rules, words
from games.nines.state import GOAL, START, State

Build = Callable[..., State]
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def told(event: object) -> str:
    telling = words.tell(event)
    assert telling is not None
    return telling.sentence.english(NAMES)


def test_every_kind_of_event_has_a_sentence() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, tuple)]
    assert {kind for kind in kinds if kind.__module__ == events.__name__} == set(words.TELLERS)
    assert words.tell(("something", "else")) is None


def test_sentences() -> None:
    assert told(events.Rolled(0, 4)) == "Ann rolls a 4."
    assert told(events.Moved(1, 0, 3, (4,), False)) == "Ben walks one space."
    assert told(events.Moved(1, 0, 3, (4, 5), False)) == "Ben walks 2 spaces."
    assert told(events.Moved(1, 0, 3, (4, 5, 6), True)) == "Ben hops ahead to the next pawn."
    assert told(events.Took(0, 3, "animal-seal", 2, False)) == "Ann takes a seal from stretch 2."
    assert told(events.Took(0, 3, "tile-6", 2, True)) == "Only a 6 is free in stretch 2: Ann takes it."
    assert told(events.MadeNine(0, (1, 2), ("tile-4", "cactus-5"))) == "4 + 5 = 9! Ten points for Ann."
    assert told(events.CameHome(0, 0)) == "Ann's last pawn is home."
    assert told(events.CameHome(0, 2)) == "Ann has a pawn home and 2 still to go."
    assert told(events.Skipped((1, 2), 0, 3)) == "Already home and passed over: Ben and Cleo."
    assert told(events.Skipped((1, 2), 0, 0)) == "Everybody else is home: Ann goes again."
    assert told(events.Ended((0, 1, 2), 30)) == "Ann, Ben and Cleo share the win with 30 points!"


def test_whole_matches_can_be_told_asked_and_described() -> None:
    """No event without words, no two buttons with one name, no place left unfilled."""
    for seats in rules.SEATS:
        rng = Random(seats)
        state = rules.start(seats, complete_options(rules, seats, {}))
        while rules.turn(state):
            seat = rules.turn(state)[0]
            legal = rules.moves(state, seat)
            names = [words.describe(state, seat, move).english(NAMES) for move in legal]
            assert len(set(names)) == len(names)
            if seat != CHANCE:
                assert words.ask(state, seat).english(NAMES).startswith(NAMES[seat])
            move = rules.draw(state, rng) if seat == CHANCE else rng.choice(legal)
            state, seen = rules.play(state, seat, move)
            for event in seen:
                assert "{" not in told(event)
        assert words.ask(state, 0).english(NAMES)


def test_headlines(position: Build) -> None:
    def headline(state: State) -> str:
        return words.ask(state, 0).english(NAMES)

    rolling = position("c1 2 3 4", pawns=[[1, START], [3, GOAL]])
    assert headline(rolling) == "Ann, roll the die"
    assert headline(rules.play(rolling, CHANCE, "roll 3").state) == "Ann, which pawn walks 3 spaces?"
    one = rules.play(rolling, CHANCE, "roll 1").state
    assert headline(one) == "Ann, one step, or ahead to the next pawn?"


def test_buttons_name_the_place_as_the_track_lies_now(position: Build) -> None:
    state = position("c1 2 - s", "c2 3", pawns=[[1, START], [9, GOAL]], roll=1)
    assert [words.describe(state, 0, move).english(NAMES) for move in rules.moves(state, 0)] == [
        "Pawn at the start walks one space, to place 1 (cactus 1)",
        "Pawn on place 2 (2) walks one space, to place 3 (seal)",
        "Pawn at the start goes ahead to the next pawn, to place 2 (2)",
        "Pawn on place 2 (2) goes ahead to the next pawn, to place 5 (3)",
    ]


def test_n8_a_button_counts_no_step_beyond_the_goal(position: Build) -> None:
    """With a 6 and two spaces to go the pawn walks two, as the log tells then."""
    state = position("c1 2 3", "c2 3", pawns=[[8, 9], [1, GOAL]], roll=6)
    assert [words.describe(state, 0, move).english(NAMES) for move in rules.moves(state, 0)] == [
        "Pawn on place 4 (cactus 2) walks 2 spaces, into the goal",
        "Pawn on place 5 (3) walks one space, into the goal",
    ]
    walk = rules.play(state, 0, "walk 8").events[0]
    assert told(walk) == "Ann walks 2 spaces."


def test_n10_the_guide_tells_how_far_a_one_may_lead() -> None:
    told = {heading.english(): paragraphs[0].english() for heading, paragraphs in words.GUIDE}
    assert told["If you roll a 1"] == (
        "Walk one step, or let a pawn hop to whichever pawn is nearest in front of it, however far that is"
        " and whosever it is. Pawns that are home don't count."
    )


def test_the_guide_is_whole_sentences_and_names_the_makers() -> None:
    for heading, paragraphs in words.GUIDE:
        assert isinstance(heading, Message)
        assert all(paragraph.english().endswith((".", "?", "!")) for paragraph in paragraphs)
    credits = words.GUIDE[-1][1][0].english()
    for maker in ("Wolfgang Kramer", "Bernhard Lach", "Uwe Rapp", "moses. Verlag"):
        assert maker in credits
