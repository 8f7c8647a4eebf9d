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

from bots import secret, turns
from bots.budget import SECONDS, Seconds
from bots.levels import USUAL
from games.catalogue import Game, game
from games.contract import Move, View
from games.minds import Budget, Level, Mind, Own, Quick, Turns


class BotQuestion(NamedTuple):
    """What a bot is asked."""

    game: str
    view: View
    seat: int
    seed: int
    level: Level = USUAL
    seconds: float = SECONDS[USUAL]
    """How long it may think."""

    def text(self) -> str:
        """The question as one line; only our own worker, from the same build, reads it."""
        view = b64encode(pickle.dumps(self.view)).decode("ascii")
        return json.dumps(self._replace(view=view)._asdict())


def read_question(text: str) -> BotQuestion:
    """The question that `BotQuestion.text` wrote."""
    question = BotQuestion(**json.loads(text))
    return question._replace(view=pickle.loads(b64decode(question.view)))


def slices(question: BotQuestion, budget: Budget | None = None) -> Iterator[Move | None]:
    """Think in small slices: None while there is more to think, the move at last.

    Without another budget it is the question's own, in seconds.
    """
    entry = game(question.game)
    legal = entry.rules.moves(question.view, question.seat)
    if len(legal) == 1:
        yield legal[0]
        return
    mind = entry.bot.MINDS[question.level]
    yield from _thoughts(entry, mind, question, budget or Seconds(question.seconds))


def _thoughts(entry: Game, mind: Mind, question: BotQuestion, budget: Budget) -> Iterator[Move | None]:
    """Each way to think, in its own module."""
    view, seat, rng = question.view, question.seat, Random(question.seed)
    match mind:
        case Quick(choose):
            yield choose(view, seat, rng)
        case Own(own):
            yield from own(view, seat, budget, rng)
        case Turns():
            yield from turns.think(entry.rules, mind, mind.dream(view), seat, budget, rng)
        case _:
            yield from secret.think(mind, view, seat, budget, rng)


def think(question: BotQuestion, budget: Budget | None = None) -> Move:
    """Think without a break: what the worker does."""
    return next(move for move in slices(question, budget) if move is not None)


def think_from_text(text: str) -> str:
    """The worker's whole task: a question in, a move out."""
    return think(read_question(text))
