"""The sun: one field on for each sun that is rolled, and the day is over when it is home."""

from __future__ import annotations

from games.shepherd.rules.dice import SUN
from games.shepherd.rules.state import State


def is_sunset(state: State) -> bool:
    """Whether the sun is home again."""
    return state.sun == state.variant.track


def ends_the_day(state: State) -> bool:
    """Whether the sun comes home with this roll."""
    return is_sunset(state) or (SUN in state.unused and state.sun + 1 == state.variant.track)
