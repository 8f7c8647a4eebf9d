"""What most games need not say for themselves: parts of the contract that a game may take as they are.

from games import defaults
timer = defaults.timer
"""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Event, Move, State, Timer, View
from games.message import Message, Seat, say

NONE: frozenset[str] = frozenset()
"""No moves of this kind: for `SECRET`, `LASTING` and `PRIVATE`."""

NOTHING_FLEETING: frozenset[type] = frozenset()
"""Whatever happens may be told again."""


def timer(view: View) -> Timer | None:  # noqa: ARG001
    """Nobody is hurried."""
    return None


def thrower(state: State) -> int | None:  # noqa: ARG001
    """Chance needs nobody's hand."""
    return None


def outcomes(state: State) -> Sequence[tuple[Move, float]]:  # noqa: ARG001
    """Too many to list."""
    return ()


def is_settled(state: State, seat: int, move: Move) -> bool:  # noqa: ARG001
    """All that was ever asked is asked still."""
    return False


def mover(view: View) -> int | None:  # noqa: ARG001
    """Whoever played the move is at it until it is told."""
    return None


def sum_up(events: Sequence[Event]) -> Sequence[Message]:  # noqa: ARG001
    """Every event has its own sentence, and no shorter one."""
    return ()


def watch(view: View, seat: int | None) -> Message:  # noqa: ARG001
    """Somebody is playing."""
    return say("Watch!") if seat is None else say("{player} is playing", player=Seat(seat))
