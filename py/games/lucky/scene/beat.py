"""Whose doing it is that a picture tells, and whose hand lies at the front."""

from __future__ import annotations

from games.contract import TABLE, Look
from games.lucky.rules import events
from games.lucky.rules.state import State


def at_it(view: State, look: Look) -> int:
    """Whose turn is shown: while a turn is told to its end, not yet the next one's."""
    for event in reversed(look.told if look.telling else ()):
        if isinstance(event, events.Dealt | events.NineRenewed):
            break
        if hasattr(event, "seat"):
            return int(event.seat)
    return max(0, view.active)


def owner(view: State, look: Look) -> int:
    """Whose hand lies at the front: the looker's own, or that of whoever's turn is shown."""
    return look.seat if look.seat != TABLE else at_it(view, look)
