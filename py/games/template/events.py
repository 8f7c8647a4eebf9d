"""What anybody at the table could have noticed, as small named tuples.

An event holds nothing that is hidden from anybody: that cards were dealt, but not which. `words.py`
tells events, `scene.py` moves the pieces by them.
"""

from __future__ import annotations

from typing import NamedTuple


class Dealt(NamedTuple):
    """Everybody has a clover card; this seat begins."""

    first: int


class Rolled(NamedTuple):
    """The die fell for a seat."""

    seat: int
    number: int


class Shown(NamedTuple):
    """A seat turned its clover card over."""

    seat: int
    number: int


class Walked(NamedTuple):
    """A sheep went from one step to another."""

    seat: int
    start: int
    goal: int


class Arrived(NamedTuple):
    """A sheep is on the beach, and the race is over."""

    seat: int
