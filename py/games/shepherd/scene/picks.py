"""What has been chosen so far: which result is being used, which sheep is in hand, where it may go.

Whatever makes only one sense is chosen by itself: the one kind of result that can be used (the sun needs
no choosing, it moves at a touch), the first sheep that can go. Touching another one changes that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.contract import Look, Move
from games.shepherd.rules.meadow import NAMES, NOWHERE, SQUARE_NAMED
from games.shepherd.rules.questions import QUESTIONS, SUN_STEP
from games.shepherd.rules.state import State

ASKED_BY = {question.face: name for name, question in QUESTIONS.items() if question.face}
"""The question that each picture on the dice asks."""


class Picked(NamedTuple):
    """What has been touched towards a move."""

    use: str = ""
    """The picture on the dice that is to be used."""
    sheep: int = NOWHERE
    """The square of the sheep to go."""
    square: int = NOWHERE
    """The square on which the dog is tried."""


NOTHING = Picked()


class MeadowMove(NamedTuple):
    """A move on the meadow: from where, and where to. Grazing and the dog stay on one square."""

    origin: int
    target: int
    move: Move


class NextTouch(NamedTuple):
    """What the next touch may mean."""

    open: tuple[str, ...] = ()
    """The questions that could be answered now."""
    question: str = ""
    """The one that is being answered; empty if that still has to be said, or if it is not one's turn."""
    ways: tuple[MeadowMove, ...] = ()
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
    def targets(self) -> tuple[MeadowMove, ...]:
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
    return to_choose[0] if len(to_choose) == 1 else ASKED_BY.get(picked(look).use, "")


def picked(look: Look) -> Picked:
    """What has been touched so far."""
    return look.picked if isinstance(look.picked, Picked) else NOTHING


def pick(_view: State, look: Look, thing: str) -> Picked | None:
    """One thing of each kind; a result or a square touched again is put back. Using something else begins
    afresh."""
    kind, _, name = thing.partition(" ")
    now, square = picked(look), SQUARE_NAMED.get(name)
    if kind == "use" and name in ASKED_BY:
        return None if now.use == name else Picked(use=name)
    if kind == "sheep" and square is not None:
        return now._replace(sheep=square)
    if kind == "square" and square is not None:
        return now._replace(square=NOWHERE if now.square == square else square)
    return look.picked if isinstance(look.picked, Picked) else None


def way_of(move: Move) -> MeadowMove:
    """The squares of a move."""
    names = move.split(" ")[1:]
    if not names:
        return MeadowMove(NOWHERE, NOWHERE, move)
    return MeadowMove(SQUARE_NAMED[names[0]], SQUARE_NAMED[names[-1]], move)


def touches(_view: State, _look: Look, move: Move) -> Sequence[str]:
    """What is touched on the way to a move: the picture on the die, the sheep that goes, the dog's square."""
    question, way = question_of(move), way_of(move)
    uses = [f"use {face}" for face, name in ASKED_BY.items() if name == question]
    if way.origin == NOWHERE:
        return uses
    return (*uses, f"sheep {NAMES[way.origin]}", f"square {NAMES[way.target]}")


def pick_sheep(square: int) -> str:
    """The tap that takes a sheep in hand."""
    return f"pick sheep {NAMES[square]}"


def pick_square(square: int) -> str:
    """The tap that tries the dog on a square."""
    return f"pick square {NAMES[square]}"
