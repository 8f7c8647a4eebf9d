"""Thinking: from a question as text to a move.

A question holds the seat's view and a seed, never a state, so that a bot can't peek: the same question
gives the same move, whatever is hidden. The text form is what travels to the worker; the same question is
answered in slices on the page when there is no worker.
"""

from __future__ import annotations

import json
import pickle
from base64 import b64decode, b64encode
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from games.catalogue import game
from games.contract import Move, View


class Question(NamedTuple):
    """What a bot is asked."""

    game: str
    view: View
    seat: int
    seed: int

    def text(self) -> str:
        """The question as one line; only our own worker, from the same build, reads it."""
        view = b64encode(pickle.dumps(self.view)).decode("ascii")
        return json.dumps({"game": self.game, "view": view, "seat": self.seat, "seed": self.seed})


def read_question(text: str) -> Question:
    """The question that `Question.text` wrote."""
    parts = json.loads(text)
    return Question(parts["game"], pickle.loads(b64decode(parts["view"])), parts["seat"], parts["seed"])


def slices(question: Question) -> Iterator[Move | None]:
    """Think in small slices: None while there is more to think, the move at last."""
    yield None
    yield game(question.game).bot.choose(question.view, question.seat, Random(question.seed))


def think(question: Question) -> Move:
    """Think without a break: what the worker does."""
    return next(move for move in slices(question) if move is not None)


def think_from_text(text: str) -> str:
    """The worker's whole task: a question in, a move out."""
    return think(read_question(text))
