"""Faint traces of what was told last: arrows, and where the dog came from.

Only moves over the meadow leave a trace. What a sheep found to eat leaves none: in the tactical game it may
only be remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from games.contract import Event, Look
from games.picture import Node, node
from games.shepherd.rules import events
from games.shepherd.rules.meadow import NOWHERE
from games.shepherd.rules.state import NOBODY
from games.shepherd.scene.layout import Layout
from games.shepherd.scene.preview import Arrow
from games.shepherd.scene.signs import arrow_line, ghost, polyline

FOOT = 14
"""How large the ghost is where a sheep stood; its arrow begins there."""


class Trace(NamedTuple):
    """A line over the meadow, in the colour of a seat's sheep or in nobody's."""

    seat: int
    line: str


def traces(look: Look, layout: Layout) -> tuple[Node, ...]:
    """What was told since somebody last acted, once all of it is told and until the next touch."""
    if look.telling or not look.told:
        return ()
    found = [trace for event in look.told if (trace := _trace(event, layout))]
    casing = node("path", class_="casing", d="".join(trace.line for trace in found), key="casing")
    lines = (
        node("path", class_=_classes(look, trace.seat), d=trace.line, key=f"trace-{place}")
        for place, trace in enumerate(found)
    )
    box = f"0 0 {layout.width} {layout.height}"
    return (node("svg", casing, *lines, class_="traces", viewBox=box, aria_hidden="true", key="traces"),)


def _trace(event: Event, layout: Layout) -> Trace | None:
    tracing = TRACING.get(type(event))
    return tracing(event, layout) if tracing else None


def _classes(look: Look, seat: int) -> str:
    return "trace" if seat == NOBODY else f"trace seat-{look.people[seat].colour}"


def _stepped(event: events.Stepped, layout: Layout) -> Trace:
    return Trace(
        event.seat,
        ghost(layout, event.origin, FOOT) + arrow_line(layout, Arrow(event.origin, event.target), FOOT),
    )


def _ran(event: events.Fled | events.Pushed, layout: Layout) -> Trace:
    return Trace(
        event.owner,
        ghost(layout, event.origin, FOOT) + arrow_line(layout, Arrow(event.origin, event.target), FOOT),
    )


def _dog_walked(event: events.DogWalked, layout: Layout) -> Trace:
    return Trace(NOBODY, ghost(layout, event.path[0], FOOT) + polyline(layout, event.path))


def _dog_placed(event: events.DogPlaced, layout: Layout) -> Trace | None:
    if event.origin == NOWHERE:
        return None
    way = (event.origin, event.square)
    return Trace(NOBODY, ghost(layout, event.origin, FOOT) + polyline(layout, way))


TRACING: dict[type, Callable[[Any, Layout], Trace | None]] = {
    events.Stepped: _stepped,
    events.Fled: _ran,
    events.Pushed: _ran,
    events.DogWalked: _dog_walked,
    events.DogPlaced: _dog_placed,
}
"""What leaves a trace."""
