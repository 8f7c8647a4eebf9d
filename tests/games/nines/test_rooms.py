"""A question has its row in every room that has something to say to it, under one name."""

from __future__ import annotations

from games.nines.rules import start, turn
from games.nines.rules.questions import QUESTIONS
from games.nines.rules.state import BETWEEN, OVER
from games.nines.scene.questions import QUESTIONS as SHOWN
from games.nines.words.questions import QUESTIONS as ASKED

OPTIONS = {"first": "drawn", "track": "long"}


def test_every_question_is_asked_in_words() -> None:
    assert set(ASKED) == set(QUESTIONS)


def test_every_question_of_a_player_can_be_answered_by_touch_and_has_named_answers() -> None:
    of_players = {name for name, question in QUESTIONS.items() if question.draw is None}
    assert of_players < set(SHOWN) < set(QUESTIONS), "the die is thrown by hand; nobody touches the deal"
    assert of_players == {name for name, question in ASKED.items() if question.describe}


def test_where_nothing_is_asked_nobody_acts() -> None:
    empty = start(2, OPTIONS)
    for nothing in (OVER, BETWEEN):
        assert nothing not in QUESTIONS
        assert turn(empty._replace(question=nothing)) == ()
