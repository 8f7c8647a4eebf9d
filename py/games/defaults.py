"""What most games need not say for themselves: parts of the contract that a game may take as they are.

from games import defaults
timer = defaults.timer
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.contract import Event, Move, State, Timer, View
from games.lesson import Lesson, Meeting
from games.message import Message, Seat, say

NONE: frozenset[str] = frozenset()
"""No moves of this kind: for `SECRET`, `LASTING` and `PRIVATE`."""

LESSONS: tuple[Lesson, ...] = ()
"""Nothing is taught."""

MEETINGS: Mapping[type, Meeting] = {}
"""Nothing is explained."""

NOTHING_FLEETING: frozenset[type] = frozenset()
"""Whatever happens may be told again."""


def timer(_view: View) -> Timer | None:
    """Nobody is hurried."""
    return None


def thrower(_state: State) -> int | None:
    """Chance needs nobody's hand."""
    return None


def outcomes(_state: State) -> Sequence[tuple[Move, float]]:
    """Too many to list."""
    return ()


def is_settled(_state: State, _seat: int, _move: Move) -> bool:
    """All that was ever asked is asked still."""
    return False


def mover(_view: View) -> int | None:
    """Whoever played the move is at it until it is told."""
    return None


def glimpsed(_view: View) -> None:
    """Whatever is shown stays to be seen."""


def sum_up(_events: Sequence[Event]) -> Sequence[Message]:
    """Every event has its own sentence, and no shorter one."""
    return ()


def outlook(_state: State) -> Sequence[float]:
    """Nothing is known before it is over: all may expect the same."""
    return ()


def watch(_view: View, seat: int | None) -> Message:
    """Somebody is playing."""
    return say("Watch!") if seat is None else say("{player} is playing", player=Seat(seat))
