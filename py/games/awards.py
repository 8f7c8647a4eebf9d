"""Awards after a match: rows of a table, each a count over what everybody saw, and a line that says it.

An award is true by counting: `count_of` gives for every seat what the line then tells, and whoever has the
most of it gets the award. A game lists its rows in `awards.py`; they come with the lessons.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from games.contract import Event, KitSymbol
from games.message import Message

Count = tuple[int, int]
"""Whose, and how much of it."""


class Award(NamedTuple):
    """What may be best at something in a match."""

    key: str
    drawn: KitSymbol
    """Its picture; in colour 0 it wears the colours of whoever gets it."""
    of: Callable[[Event], Count | None]
    """What one event counts for it; None if nothing."""
    line: Callable[[int], Message]
    """What is told of it, with the count in it."""
    by: Literal["sum", "most"] = "sum"
    """Whether all of a seat's counts are added up, or the largest tells."""
    least: int = 1
    """Less than that is nothing to be proud of."""


def count_of(award: Award, events: Sequence[Event], seats: int) -> list[int]:
    """How much of it every seat has."""
    found = [0] * seats
    for event in events:
        counted = award.of(event)
        if counted is not None:
            seat, much = counted
            found[seat] = found[seat] + much if award.by == "sum" else max(found[seat], much)
    return found


def of_kind(
    kind: type, much: Callable[[Event], int] | None = None, whose: str = "seat"
) -> Callable[[Event], Count | None]:
    """Every event of one kind counts for its seat, or for whoever else it names so: one, or so much."""

    def count(event: Event) -> Count | None:
        if type(event) is not kind:
            return None
        return getattr(event, whose), 1 if much is None else much(event)

    return count
