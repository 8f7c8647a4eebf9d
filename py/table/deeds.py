"""What happens to a sitting, and what then is to be done for it.

`table.update` takes the one and gives the other; whoever brings and does them (the browser's shell, a test)
knows nothing of matches.
"""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Move
from games.message import Message

# What happens


class Tapped(NamedTuple):
    """Somebody tapped something that says this: `play take 3`, `pick pawn 7`, `throw`, `undo`, `redo`."""

    words: tuple[str, ...]


class Thought(NamedTuple):
    """A bot has answered a question."""

    seat: int
    seed: int
    """The question's own: it tells an answer that is waited for from one that is not any more."""
    move: Move


class BeatTold(NamedTuple):
    """A beat has been told to its end."""

    beat: int


class SecondGone(NamedTuple):
    """A second of the sand has run down."""


class Held(NamedTuple):
    """A sheet lies over the table or nobody looks, or neither any more."""

    still: bool


Happening = Tapped | Thought | BeatTold | SecondGone | Held

# What is to be done


class Keep(NamedTuple):
    """Save the match as it is, and the sand: always before anything is shown."""


class KeepSand(NamedTuple):
    """Save how much sand is left, and let it be seen."""


class Draw(NamedTuple):
    """Show how things stand."""


class Say(NamedTuple):
    """Let sentences be heard, one after the other."""

    sentences: tuple[Message, ...]
    urgent: bool = False
    """Whether it is somebody's turn: nothing else may interrupt what is being heard."""


class Sound(NamedTuple):
    """Play a sound."""

    name: str


class AnswerTouch(NamedTuple):
    """Say something at the place that was touched."""

    sentence: Message
    refused: bool
    """Whether something was wanted that can't be; else what the thing explains of itself goes before."""


class Hush(NamedTuple):
    """Leave nothing to be heard again: the tablet is being handed on."""


class TellBeat(NamedTuple):
    """Show the beat that is being told, its pieces on their way, and report when it is over."""

    beat: int


class AskOther(NamedTuple):
    """Have a seat answer that is not asked here: a bot thinks for it, or it sits elsewhere."""

    seat: int
    seed: int


class BotErred(NamedTuple):
    """A bot's move was none: the match went on with another, but somebody ought to know."""

    seat: int
    move: Move


class Finish(NamedTuple):
    """All is told and the match is over."""


Deed = Keep | KeepSand | Draw | Say | Sound | AnswerTouch | Hush | TellBeat | AskOther | BotErred | Finish
