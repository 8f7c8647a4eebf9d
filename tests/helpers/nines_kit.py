"""What the tests of All Nines share."""

from __future__ import annotations

from collections.abc import Sequence

from games.nines.rules.events import ClosedUp, LeftStretch

SHOWN = (LeftStretch, ClosedUp)
"""Events in which nothing changes hands: they let a family see what is going on."""


def kinds(events: Sequence[object]) -> list[str]:
    """What happened, by name."""
    return [type(event).__name__ for event in events if not isinstance(event, SHOWN)]
