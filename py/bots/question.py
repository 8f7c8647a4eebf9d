"""What a bot is asked, and what it advises, as values and as lines of text.

A question holds the seat's view and a seed, never a state, so that a bot can't peek: the same question gives
the same move, whatever is hidden. The text form is what travels to the worker.
"""

from __future__ import annotations

import json
import pickle
from base64 import b64decode, b64encode
from typing import Any, NamedTuple

from bots.budget import SECONDS
from bots.levels import USUAL
from games.contract import Move, View
from games.message import Message
from games.minds import EVEN, Level, Temper


class BotQuestion(NamedTuple):
    """What a bot is asked."""

    game: str
    view: View
    seat: int
    seed: int
    level: Level = USUAL
    seconds: float = SECONDS[USUAL]
    """How long it may think."""
    temper: Temper = EVEN
    """The manner of whoever plays."""
    shown: tuple[Any, ...] = ()
    """What the seat has been shown for a moment only (`Rules.glimpsed`), oldest first. Nobody who asks for
    advice is told of it: what may only be remembered stands nowhere."""

    def text(self) -> str:
        """The question as one line; only our own worker, from the same build, reads it."""
        view = b64encode(pickle.dumps((self.view, self.shown))).decode("ascii")
        return json.dumps(self._replace(view=view, shown=())._asdict())


def read_question(text: str) -> BotQuestion:
    """The question that `BotQuestion.text` wrote."""
    question = BotQuestion(**json.loads(text))
    view, shown = pickle.loads(b64decode(question.view))
    return question._replace(view=view, temper=Temper(*question.temper), shown=shown)


class Advice(NamedTuple):
    """What somebody would do at a seat, knowing what it knows, and why."""

    move: Move
    reason: Message

    def text(self) -> str:
        """The advice as one line."""
        return b64encode(pickle.dumps(tuple(self))).decode("ascii")


def read_advice(text: str) -> Advice:
    """The advice that `Advice.text` wrote."""
    return Advice(*pickle.loads(b64decode(text)))
