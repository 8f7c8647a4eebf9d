"""Advice for people: what the bot that is asked would do at their seat, and a reason that is true.

The move is found as any bot finds it, by a question that holds the seat's view and nothing else. The reason
is the game's (`Bot.reason`): it counts what it says by the rules and by what the search itself looks at.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bots.question import Advice, BotQuestion, read_question
from bots.thinking import slices
from games.catalogue import game
from games.minds import Budget


def advise(question: BotQuestion, budget: Budget | None = None) -> Iterator[Advice | None]:
    """None while there is more to think, the advice at last."""
    for move in slices(question, budget):
        yield None
        if move is not None:
            bot, rng = game(question.game).bot, Random(question.seed)
            yield Advice(move, bot.reason(question.view, question.seat, move, rng))


def advice_in_slices(question: BotQuestion) -> Iterator[str | None]:
    """The same as text: for the page, when there is no worker."""
    for advice in advise(question):
        yield None if advice is None else advice.text()


def advise_from_text(text: str) -> str:
    """The worker's other task: a question in, advice out."""
    return next(advice for advice in advise(read_question(text)) if advice is not None).text()
