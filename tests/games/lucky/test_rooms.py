"""A question has the same name in each room of the game's folder, and one row there."""

from __future__ import annotations

from typing import get_args

from games.lucky.bot.questions import QUESTIONS as BOT
from games.lucky.rules.questions import OF_CHANCE
from games.lucky.rules.questions import QUESTIONS as RULES
from games.lucky.rules.state import Asked
from games.lucky.scene.questions import QUESTIONS as SCENE
from games.lucky.words.questions import QUESTIONS as WORDS


def test_every_room_has_a_row_for_each_question() -> None:
    assert set(RULES) == set(WORDS) == set(get_args(Asked)) - {"over"}
    assert set(SCENE) == set(BOT) == set(RULES) - OF_CHANCE


def test_a_question_is_asked_of_a_seat_or_of_chance_and_each_answer_has_a_name() -> None:
    for name, question in RULES.items():
        assert (question.answers is None) == (question.draw is not None) == (name in OF_CHANCE)
        assert set(WORDS[name].describe) == (set() if name in OF_CHANCE else set(question.follow))
