"""A question and its answer: nothing is dropped on the way, and levels mean what they say."""

from __future__ import annotations

import json
from random import Random

import pytest

from bots.budget import SECONDS, Seconds, Thoughts, seconds_for
from bots.levels import level_of
from bots.question import BotQuestion, read_question
from bots.slips import pick
from bots.thinking import slices, think, think_from_text
from fakes.house import House, begin, family
from games.catalogue import GAMES, game
from games.contract import CHANCE, complete_options
from games.minds import LEVELS, Level
from games.shepherd.rules.worms import LIGHT_SQUARES
from table.sitter import Sitter


def asked(name: str, level: Level = "ewe") -> BotQuestion:
    """The first question of a match."""
    rules, rng = game(name).rules, Random(3)
    seats = rules.SEATS[0]
    state = rules.start(
        seats, complete_options(rules, seats, {"layout": "chance"} if name == "hustle" else {})
    )
    while rules.turn(state) == (CHANCE,):
        state = rules.play(state, CHANCE, rules.draw(state, rng)).state
    seat = rules.turn(state)[0]
    return BotQuestion(name, rules.view(state, seat), seat, 7, level, 0.05)


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_a_question_arrives_as_it_was_asked(entry: object) -> None:
    question = asked(entry.name, "ram")  # type: ignore[attr-defined]
    text = question.text()
    assert "\n" not in text
    assert set(json.loads(text)) == set(BotQuestion._fields)
    assert read_question(text) == question
    with_memory = question._replace(shown=(3, (4, "a")))
    assert read_question(with_memory.text()) == with_memory


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_was_shown_is_thought_of_and_changes_no_rule(level: Level) -> None:
    """S9: with any worms in mind every answer is legal; the question's own view stays as it was."""
    rules, rng = game("shepherd").rules, Random(5)
    state = rules.start(2, complete_options(rules, 2, {"game": "tactical"}))
    for number in range(60):
        seat = rules.turn(state)[0]
        if seat == CHANCE:
            state = rules.play(state, CHANCE, rules.draw(state, rng)).state
            continue
        question = BotQuestion("shepherd", rules.view(state, seat), seat, number, level)
        move = think(question._replace(shown=LIGHT_SQUARES[:4]), Thoughts(40))
        assert move in rules.moves(state, seat)
        state = rules.play(state, seat, move).state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_the_worker_answers_with_a_legal_move(entry: object, level: Level) -> None:
    question = asked(entry.name, level)  # type: ignore[attr-defined]
    rules = game(question.game).rules
    assert think_from_text(question.text()) in rules.moves(question.view, question.seat)


def test_slices_are_many_and_end_with_the_move() -> None:
    found = list(slices(asked("hustle", "shepherd"), Thoughts(100)))
    assert len(found) > 20
    assert found[-1] == think(asked("hustle", "shepherd"), Thoughts(100))
    assert set(found[:-1]) == {None}


@pytest.mark.parametrize(
    ("kind", "level"), [("steady", "ewe"), ("lamb", "lamb"), ("shepherd", "shepherd"), ("?", "ewe")]
)
def test_records_name_levels_and_old_ones_a_steady_bot(kind: str, level: str) -> None:
    assert level_of(kind) == level


def test_all_who_think_at_once_take_no_longer_than_one() -> None:
    assert seconds_for("ram", 1) == SECONDS["ram"]
    assert seconds_for("ram", 4) * 4 == pytest.approx(SECONDS["ram"])
    assert max(SECONDS.values()) <= 1.5


def _asked(wanted: tuple[object, ...]) -> BotQuestion:
    return BotQuestion(*wanted)  # type: ignore[arg-type]


def test_a_bot_is_asked_with_its_level_and_its_share_of_the_time() -> None:
    sitters = (*family("person"), Sitter("Emil", 2, "shepherd"), Sitter("Wolle", 3, "steady"))
    house = House().sit_down(begin(game("hustle"), sitters, 5, layout="chance", first="1")).settle()
    wanted = {question.seat: question for question in map(_asked, (*house.thinking, *house.asked))}
    assert (wanted[1].level, wanted[2].level) == ("shepherd", "ewe")
    assert wanted[1].seconds == SECONDS["shepherd"] / 2
    assert wanted[2].seconds == SECONDS["ewe"] / 2


def test_a_budget_is_spent() -> None:
    thoughts, no_time = Thoughts(3), Seconds(0.0)
    assert thoughts.left == 1
    assert [thoughts.spend() for _ in range(4)] == [True, True, False, False]
    assert not no_time.spend()
    assert Seconds(100).left == pytest.approx(1, abs=0.01)


def test_slips_are_rarer_the_more_they_cost_and_never_blunders() -> None:
    rng = Random(1)
    picked = [pick("abcd", (1.0, 0.8, 0.4, -9.0), 0.4, rng) for _ in range(2000)]
    assert picked.count("a") > picked.count("b") > picked.count("c") > 100
    assert "d" not in picked
    assert {pick("abc", (1.0, 1.0, 0.9), 0.0, rng) for _ in range(50)} == {"a", "b"}
