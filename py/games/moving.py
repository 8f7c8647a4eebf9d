"""How pieces get from one beat's picture to the next, as a table: a row of motions for each kind of event.

A row says the manner of what always moves, with the event's own words in the keys: `Motion("belts-{seat}",
"shake")`. Where something depends on the table a function gives the motions. What stands elsewhere is found
by comparing where everything stood and stands.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from games.contract import Event, Look, Motion, View

Point = tuple[float, float]
Path = tuple[Point, ...]
Key = TypeVar("Key", bound=Hashable)
Place = TypeVar("Place")


class Change(NamedTuple):
    """The two pictures that a beat lies between."""

    before: View
    after: View
    look: Look
    """For the picture after the event."""


Manner = Sequence[Motion] | Callable[[Any, Change], Iterable[Motion]]
"""A row of the table, or what finds the motions of an event."""

Table = Mapping[type, Manner]


def moved(table: Table, event: Event, change: Change) -> tuple[Motion, ...]:
    """The motions of an event; none, if it is only told."""
    manner = table.get(type(event), ())
    if callable(manner):
        return tuple(manner(event, change))
    words = event._asdict()
    return tuple(
        [row._replace(key=row.key.format(**words), source=row.source.format(**words)) for row in manner]
    )


def elsewhere(was: Mapping[Key, Place], now: Mapping[Key, Place]) -> Iterator[tuple[Key, Place, Place]]:
    """Whatever stands in another place now: where it was, and where it is."""
    return ((key, was[key], rest) for key, rest in now.items() if was[key] != rest)


def way(points: Sequence[Point], rest: Point | None = None) -> Path:
    """Points as they lie from where the piece comes to rest: the last of them, if no other is told."""
    across, down = points[-1] if rest is None else rest
    return tuple([(float(x - across), float(y - down)) for x, y in points])
