"""What has been chosen so far: which result is being used, which sheep is in hand, where it may go.

Whatever makes only one sense is chosen by itself: the one kind of result that can be used (the sun needs
no choosing, it moves at a touch), the first sheep that can go. Touching another one changes that.
"""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Look, Move
from games.shepherd.rules.meadow import NAMES, NOWHERE, SQUARE_NAMED
from games.shepherd.rules.questions import QUESTIONS, SUN_STEP

ASKED_BY = {question.face: name for name, question in QUESTIONS.items() if question.face}
"""The question that each picture on the dice asks."""


class Way(NamedTuple):
    """A move on the meadow: from where, and where to. Grazing and the dog stay on one square."""

    origin: int
    target: int
    move: Move


class Choice(NamedTuple):
    """What the next touch may mean."""

    open: tuple[str, ...] = ()
    """The questions that could be answered now."""
    question: str = ""
    """The one that is being answered; empty if that still has to be said, or if it is not one's turn."""
    ways: tuple[Way, ...] = ()
    """Its answers."""
    held: int = NOWHERE
    """The square of the sheep in hand."""
    tried: int = NOWHERE
    """Where the dog is tried out before it goes there."""

    @property
    def sheep(self) -> tuple[int, ...]:
        """The squares of the sheep of which one may be taken in hand."""
        return () if self.held == NOWHERE else tuple(dict.fromkeys(way.origin for way in self.ways))

    @property
    def targets(self) -> tuple[Way, ...]:
        """Where the sheep in hand may go."""
        return () if self.held == NOWHERE else tuple(way for way in self.ways if way.origin == self.held)


def open_questions(look: Look) -> tuple[str, ...]:
    """The questions that the legal moves answer."""
    return tuple(dict.fromkeys(question_of(move) for move in look.moves))


def question_of(move: Move) -> str:
    """A move's question is its first word."""
    return move.partition(" ")[0]


def answered(look: Look, asked: tuple[str, ...]) -> str:
    """What is being answered: the only question there is beside the sun's, or the one that was touched."""
    to_choose = [name for name in asked if name != SUN_STEP] or [*asked]
    return to_choose[0] if len(to_choose) == 1 else ASKED_BY.get(picked(look, "use"), "")


def touch(look: Look, thing: str) -> tuple[str, ...]:
    """What is picked after a touch: one thing of each kind. Using something else begins afresh."""
    kind = thing.partition(" ")[0]
    if kind == "use":
        return () if thing in look.picked else (thing,)
    others = tuple(other for other in look.picked if other.partition(" ")[0] != kind)
    return others if thing in look.picked and kind != "sheep" else (*others, thing)


def picked(look: Look, kind: str) -> str:
    """What of this kind has been touched, or nothing."""
    return next((thing.partition(" ")[2] for thing in look.picked if thing.partition(" ")[0] == kind), "")


def way_of(move: Move) -> Way:
    """The squares of a move."""
    names = move.split(" ")[1:]
    if not names:
        return Way(NOWHERE, NOWHERE, move)
    return Way(SQUARE_NAMED[names[0]], SQUARE_NAMED[names[-1]], move)


def pick_sheep(square: int) -> str:
    """The tap that takes a sheep in hand."""
    return f"pick sheep {NAMES[square]}"


def pick_square(square: int) -> str:
    """The tap that tries the dog on a square."""
    return f"pick square {NAMES[square]}"
