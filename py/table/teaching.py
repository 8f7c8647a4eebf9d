"""A lesson at the table: how far it has come, and what comes of a move that was not the wanted one.

There is no other table for it: a lesson is a sitting of whose match all but the learner's own moves stands
beforehand (`Match.foretold`), and that knows its course.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.contract import Move, State
from games.lesson import Lesson, Step
from games.message import Message

MOST_STARS = 3
SLIPS_FOR_TWO = 2
"""With more slips than that it is one star."""


class LessonSoFar(NamedTuple):
    """A lesson on its way."""

    lesson: Lesson
    number: int = 0
    """Which of the game's lessons it is."""
    at: int = 0
    """The step that it is at."""
    wrong: Message | None = None
    """What the last try was told, if it was not the wanted one."""
    slips: int = 0
    """How many such tries there were."""

    @property
    def step(self) -> Step | None:
        """What is told or asked now; None when all of it is done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def stars(self) -> int:
        """What the learner has earned: at least one for having come so far."""
        return MOST_STARS if not self.slips else 2 if self.slips <= SLIPS_FOR_TWO else 1

    def on(self) -> LessonSoFar:
        """The next step."""
        return self._replace(at=self.at + 1, wrong=None)

    def erred(self, told: Message) -> LessonSoFar:
        """Another try, with what the last one was told."""
        return self._replace(wrong=told, slips=self.slips + 1)


def is_due(step: Step, state: State, moves: Sequence[Move]) -> bool:
    """Whether one of these moves is what a step wants. Until then the learner plays on as the rules allow."""
    return step.wanted is not None and any(step.wanted(state, move) for move in moves)


def why_not_wanted(step: Step, state: State, move: Move) -> Message | None:
    """What a legal move is told that a step does not want; None if it does."""
    if step.wanted is None or step.wanted(state, move):
        return None
    return next(told for fits, told in step.wrong if fits(state, move))
