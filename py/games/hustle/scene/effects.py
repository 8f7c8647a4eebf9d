"""What only one beat's picture shows: the splash, the lifesaver that comes flying, the coastguard's boat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from games.contract import Look
from games.hustle.rules.boards import LAST
from games.hustle.rules.dyke import GONE
from games.hustle.rules.events import Ended, Out, Splashed, Swapped
from games.hustle.rules.state import State
from games.hustle.scene.layout import LAYOUTS, Point, at, middle, rest_of_the_lost
from games.hustle.scene.preview import splash
from games.hustle.scene.sheep_positions import stands
from games.picture import Node, node, piece

BELT = "belt-round"
"""What motions call the lifesaver that flies round a sheep's middle."""

BELT_DRAWN = "belt-drawn"
"""What motions call its drawing, which lies flat there."""

RESCUE = "rescue"
"""What motions call the coastguard's boat when it fetches a sheep."""

IMP = "imp-comes"
"""What motions call the imp when it fetches a sheep."""

LESS = "less"
"""What motions call the sign that all squares count 100 less."""


def momentary(view: State, look: Look) -> tuple[Node, ...]:
    """All of it, for the event that is told now."""
    now = look.event
    drawer = DRAWERS.get(type(now))
    return drawer(now, view, look) if drawer else ()


def _splashed(event: Splashed, view: State, look: Look) -> tuple[Node, ...]:
    point = stands(view, look)[event.seat].point
    return _at(point, piece("lifebelt", key=BELT_DRAWN), "belt-round", BELT), splash(point, 0)


def _out(event: Out, _view: State, look: Look) -> tuple[Node, ...]:
    """In the water or over the edge the coastguard's boat fetches the sheep; or else the imp does."""
    layout = LAYOUTS[look.shape]
    here = rest_of_the_lost(layout) if event.square > LAST else middle(layout, event.square)
    if event.cause == "imp":
        return (_at(here, piece("imp"), "imp-comes", IMP),)
    return splash(here, 0), _at(here, _boat(look.people[event.seat].colour), "rescue", RESCUE)


@cache
def _boat(colour: int) -> Node:
    return node(
        "span",
        piece("head-shock", colour=colour, class_="aboard", key="aboard"),
        piece("boat", key="boat"),
        key="boat-and-sheep",
    )


def _swapped(_event: Swapped, _view: State, look: Look) -> tuple[Node, ...]:
    return (_at(at(LAYOUTS[look.shape], 9.5, 4.5), "\N{MINUS SIGN}100", "less", LESS),)


def _ended(event: Ended, view: State, look: Look) -> tuple[Node, ...]:
    """A crown for the winner: for the second on the dyke, not for the first."""
    places = stands(view, look)
    return tuple(
        _at(places[seat].point, piece("crown"), "crown", crown_key(seat))
        for seat in event.winners
        if view.sheep[seat] != GONE
    )


def crown_key(seat: int) -> str:
    """What motions call the crown that comes down on a winner."""
    return f"crown-{seat}"


DRAWERS: Mapping[type, Callable[[Any, State, Look], tuple[Node, ...]]] = {
    Splashed: _splashed,
    Out: _out,
    Swapped: _swapped,
    Ended: _ended,
}


def _at(point: Point, drawing: Node | str, class_: str, key: str) -> Node:
    x, y = point
    return node("span", drawing, class_=class_, style=f"--x:{x:g};--y:{y:g}", aria_hidden="true", key=key)
