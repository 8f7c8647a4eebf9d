"""What has been told stays on the dyke, faint, until the next touch: where each sheep came from."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games.contract import Look, Shape
from games.hustle.rules.boards import BOARD
from games.hustle.rules.dyke import GONE, START
from games.hustle.rules.events import Moved, RanBack, Shoved, Swapped
from games.hustle.rules.state import State
from games.hustle.scene.layout import LAYOUTS, SQUARE, Point, middle
from games.picture import Node, node, piece


class Trace(NamedTuple):
    """A sheep that has moved, and the square it came from, as squares count now."""

    seat: int
    start: int
    end: int


def traces(view: State, look: Look) -> tuple[Node, ...]:
    """An arrow from where to where, and the ghost of each sheep where it stood."""
    if look.telling or look.picked is not None or not look.told:
        return ()
    found = came_from(view, look)
    crowd = START if not view.swaps else GONE
    return (
        *(_arrow(look.shape, look.people[each.seat].colour, each) for each in found),
        *(_ghost(look.shape, look.people[each.seat].colour, each) for each in found if each.start != crowd),
    )


def came_from(view: State, look: Look) -> tuple[Trace, ...]:
    """Each sheep that stands elsewhere than before the story, if that square is still there."""
    starts: dict[int, int] = {}
    for event in look.told:
        if isinstance(event, Moved | RanBack | Shoved):
            starts.setdefault(event.seat, event.start)
        elif isinstance(event, Swapped):
            starts = {seat: start - BOARD for seat, start in starts.items()}
    return tuple(
        Trace(seat, start, view.sheep[seat])
        for seat, start in starts.items()
        if start >= START and view.sheep[seat] not in (GONE, start)
    )


@cache
def _arrow(shape: Shape, colour: int, trace: Trace) -> Node:
    layout = LAYOUTS[shape]
    tail, head = _shortened(middle(layout, trace.start), middle(layout, trace.end))
    return node(
        "svg",
        node("path", class_="trace under", d=_line(tail, head), fill="none"),
        node("path", class_="trace", d=_line(tail, head), fill="none"),
        class_=f"signs seat-{colour}",
        viewBox=f"0 0 {layout.width} {layout.height}",
        aria_hidden="true",
        focusable="false",
        key=f"trace-{trace.seat}",
    )


def _shortened(tail: Point, head: Point) -> tuple[Point, Point]:
    """It ends before the square, so that the sheep doesn't hide its head."""
    across, down = head[0] - tail[0], head[1] - tail[1]
    length = max(1.0, (across**2 + down**2) ** 0.5)
    part = max(0.0, 1 - 0.65 * SQUARE / length)
    return tail, (tail[0] + across * part, tail[1] + down * part)


def _line(tail: Point, head: Point) -> str:
    """A line with two barbs at its head."""
    across, down = head[0] - tail[0], head[1] - tail[1]
    length = max(1.0, (across**2 + down**2) ** 0.5)
    ahead, aside = (across / length * 26, down / length * 26), (-down / length * 16, across / length * 16)
    left = head[0] - ahead[0] + aside[0], head[1] - ahead[1] + aside[1]
    right = head[0] - ahead[0] - aside[0], head[1] - ahead[1] - aside[1]
    return (
        f"M{tail[0]:.0f} {tail[1]:.0f}L{head[0]:.0f} {head[1]:.0f}"
        f"M{left[0]:.0f} {left[1]:.0f}L{head[0]:.0f} {head[1]:.0f}L{right[0]:.0f} {right[1]:.0f}"
    )


@cache
def _ghost(shape: Shape, colour: int, trace: Trace) -> Node:
    x, y = middle(LAYOUTS[shape], trace.start)
    return node(
        "div",
        piece("sheep-stand", colour=colour),
        class_="sheep ghost",
        style=f"--x:{x:g};--y:{y:g};--z:0",
        aria_hidden="true",
        key=f"ghost-{trace.seat}",
    )
