"""Laying the empty board at the far end, in one of its four ways."""

from __future__ import annotations

from functools import cache

from games.contract import Look, Shape
from games.hustle.rules.boards import LAYINGS, Board, Dyke, layings
from games.hustle.rules.state import State
from games.hustle.scene.laying_buttons import standing, way_button, ways
from games.hustle.scene.layout import LAYOUTS, at
from games.hustle.words import describe
from games.message import say
from games.picture import Child, Node, button, node

Picked = Board
"""The board, in the way in which it is to lie."""


def way_in(view: State, look: Look) -> Board:
    """The way that has been touched, or as the board lies now."""
    touched: Board | None = look.picked
    return view.dyke[0]._replace(puddles=frozenset()) if touched is None else touched


def touch(view: State, _look: Look, thing: str) -> Picked | None:
    return layings(view.dyke[0]).get(thing.removeprefix("way "))


def dyke_as_turned(view: State, look: Look) -> Dyke:
    """The empty board turns over in its old place before it is carried to the far end."""
    return way_in(view, look), view.dyke[1]


def way_to_the_far_end(_view: State, look: Look) -> tuple[Node, ...]:
    """An arrow over the dyke: there the board goes."""
    return (far_arrow(look.shape),)


@cache
def far_arrow(shape: Shape) -> Node:
    """From the first board in a great bow to the far end."""
    layout = LAYOUTS[shape]
    (x, y), (to_x, to_y) = at(layout, 4.5, 4.5), at(layout, 19, 4.5)
    bow = (
        f"M{x:g} {y:g}C{x - 420:g} {y - 500:g} {to_x - 420:g} {to_y + 500:g} {to_x:g} {to_y:g}"
        "m-60 40l60-40l10 70"
        if layout.standing
        else f"M{x:g} {y:g}C{x + 450:g} {y - 420:g} {to_x - 450:g} {to_y - 420:g} {to_x:g} {to_y:g}"
        "m-70-6l70 6l-26-66"
    )
    return node(
        "svg",
        node("path", class_="far under", d=bow, fill="none"),
        node("path", class_="far", d=bow, fill="none"),
        class_="signs",
        viewBox=f"0 0 {layout.width} {layout.height}",
        aria_hidden="true",
        focusable="false",
        key="far-arrow",
    )


def tray(view: State, look: Look) -> tuple[Child, ...]:
    chosen = way_in(view, look)
    stands = standing(look)
    buttons = tuple(
        way_button(f"way {way.text}", way, way == chosen, stands) for way in LAYINGS[chosen.face[0]]
    )
    move = f"lay {chosen.text}"
    return (
        ways(say("Which side up, and which way round?"), "ways", buttons),
        button(
            f"play {move}",
            describe(view, look.seat, move),
            say("Lay board {face}", face=chosen.face),
            key="action",
            class_="act",
        ),
    )
