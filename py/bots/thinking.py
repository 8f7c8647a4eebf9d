"""Thinking: from a question as text to a move.

It is done in the worker; the same question is answered in slices on the page when there is no worker.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bots import secret, turns
from bots.budget import Seconds
from bots.question import BotQuestion, read_question
from games.catalogue import Game, game
from games.contract import Move
from games.minds import Budget, Mind, Own, Quick, Turns


def slices(question: BotQuestion, budget: Budget | None = None) -> Iterator[Move | None]:
    """Think in small slices: None while there is more to think, the move at last.

    Without another budget it is the question's own, in seconds.
    """
    entry = game(question.game)
    legal = entry.rules.moves(question.view, question.seat)
    if len(legal) == 1:
        yield legal[0]
        return
    mind = entry.bot.tempered(question.level, question.temper)
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
            state = mind.recall(mind.dream(view), question.shown)
            yield from turns.think(entry.rules, mind, state, seat, budget, rng)
        case _:
            yield from secret.think(mind, view, seat, budget, rng)


def think(question: BotQuestion, budget: Budget | None = None) -> Move:
    """Think without a break: what the worker does."""
    return next(move for move in slices(question, budget) if move is not None)


def think_from_text(text: str) -> str:
    """The worker's whole task: a question in, a move out."""
    return think(read_question(text))
