"""What is told, asked and described: whole sentences, and buttons that can be told apart."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from games.contract import CHANCE, complete_options
from games.message import Message
from games.nines import rules, words
from games.nines.lessons import GUIDE
from games.nines.rules import events
from games.nines.rules.state import GOAL, START, State
from games.nines.words.story import TELLERS

Build = Callable[..., State]
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def told(event: object) -> str:
    telling = words.tell(event)
    assert telling is not None
    return telling.sentence.english(NAMES) if telling.sentence else ""


def test_every_kind_of_event_has_a_sentence() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, tuple)]
    assert {kind for kind in kinds if kind.__module__ == events.__name__} == set(TELLERS)
    assert words.tell(("something", "else")) is None


def test_sentences() -> None:
    assert told(events.Rolled(0, 4)) == "Ann rolls a 4."
    assert told(events.Moved(1, 0, 3, (4,), False, 4, 5)) == "Ben walks one step from 4 to 5."
    assert told(events.Moved(1, 0, 3, (4, 5), False, 4, 6)) == "Ben walks 2 steps from 4 to 6."
    assert told(events.Moved(1, 0, START, (0, 1), False, 0, 2)) == "Ben walks 2 steps from the start to 2."
    assert told(events.Moved(1, 0, 27, (GOAL,), False, 28, 29)) == "Ben walks one step."
    hop = events.Moved(1, 0, 3, (4, 5, 6), True, 4, 7)
    assert told(hop) == "Ben hops from 4 ahead to the next pawn, on 7."
    hop = events.Moved(1, 0, START, (0, 1), True, 0, 2)
    assert told(hop) == "Ben hops from the start ahead to the next pawn, on 2."
    assert (
        told(events.Took(0, 3, "animal-seal", 2, False, 0, 5)) == "Ann takes a seal from stretch 2: 5 points!"
    )
    assert told(events.Took(0, 3, "tile-6", 2, True, 6, 0)) == "Only a 6 is free in stretch 2: Ann takes it."
    assert (
        told(events.MadeNine(0, (1, 2), ("tile-4", "cactus-5"), 25))
        == "4 + 5 = 9! 10 points for Ann: 25 now."
    )
    assert told(events.CameHome(0, 0)) == "Ann has brought the last pawn home."
    assert told(events.CameHome(0, 2)) == "Ann has a pawn home and 2 still to go."
    assert told(events.Skipped((1, 2), 0, 3)) == "Already home, so no turn: Ben and Cleo."
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
    assert headline(rules.play(rolling, CHANCE, "roll 3").state) == "Ann, which pawn walks 3 steps?"
    one = rules.play(rolling, CHANCE, "roll 1").state
    assert headline(one) == "Ann, one step, or hop to the next pawn?"


def test_buttons_name_the_place_as_the_track_lies_now(position: Build) -> None:
    state = position("c1 2 - s", "c2 3", pawns=[[1, START], [9, GOAL]], roll=1)
    assert [words.describe(state, 0, move).english(NAMES) for move in rules.moves(state, 0)] == [
        "Pawn at the start walks one step, to space 1 (cactus 1)",
        "Pawn on space 2 (2) walks one step, to space 3 (seal)",
        "Pawn at the start hops ahead to the next pawn, to space 2 (2)",
        "Pawn on space 2 (2) hops ahead to the next pawn, to space 5 (3)",
    ]


def test_n8_a_button_counts_no_step_beyond_the_goal(position: Build) -> None:
    """With a 6 and two spaces to go the pawn walks two, as the log tells then."""
    state = position("c1 2 3", "c2 3", pawns=[[8, 9], [1, GOAL]], roll=6)
    assert [words.describe(state, 0, move).english(NAMES) for move in rules.moves(state, 0)] == [
        "Pawn on space 4 (cactus 2) walks 2 steps, home",
        "Pawn on space 5 (3) walks one step, home",
    ]
    walk = rules.play(state, 0, "walk 8").events[0]
    assert told(walk) == "Ann walks 2 steps."


def test_n10_the_guide_tells_how_far_a_one_may_lead() -> None:
    told = {heading.english(): paragraphs[0].english() for heading, paragraphs, *_ in GUIDE.chapters}
    assert told["If you roll a 1"] == (
        "Walk one step, or hop to the nearest pawn ahead, however far away it is and whoever it belongs to."
        " Pawns that are home don’t count."
    )


def test_the_guide_is_whole_sentences_and_names_the_makers() -> None:
    for heading, paragraphs, *_ in GUIDE.chapters:
        assert isinstance(heading, Message)
        assert all(paragraph.english().endswith((".", "?", "!")) for paragraph in paragraphs)
    credits = GUIDE.chapters[-1][1][0].english()
    for maker in ("Wolfgang Kramer", "Bernhard Lach", "Uwe Rapp", "moses. Verlag"):
        assert maker in credits


def test_quotes_are_curly_and_headlines_have_no_full_stop() -> None:
    """The voice of the house, as far as a test can hear it."""
    rng = Random(7)
    state = rules.start(3, complete_options(rules, 3, {}))
    sentences = [text.english() for _, paragraphs, *_ in GUIDE.chapters for text in paragraphs]
    while rules.turn(state):
        (seat,) = rules.turn(state)
        headlines = [words.ask(state, max(seat, 0)), words.watch(state, state.seat)]
        names = [words.describe(state, seat, move) for move in rules.moves(state, seat)]
        short = [message.english(NAMES) for message in (*headlines, *names)]
        assert not [text for text in short if text.endswith(".")]
        move = rules.draw(state, rng) if seat == CHANCE else rng.choice(rules.moves(state, seat))
        state, seen = rules.play(state, seat, move)
        sentences += [*short, *map(told, seen)]
    assert not [text for text in sentences if "'" in text or '"' in text]
