"""Laying boards: the whole dyke before the race, or the empty board at the far end, with previews."""

from __future__ import annotations

from functools import cache

from games.contract import Look
from games.hustle.boards import LAYINGS, LAYOUTS, Board, Dyke, layings
from games.hustle.names import board_name
from games.hustle.ponds import preview
from games.hustle.signs import far_arrow
from games.hustle.state import State
from games.hustle.words import describe
from games.message import Message, say
from games.picture import Child, Node, button, node, piece

Touched = tuple[str, ...]
"""The way to lay, as moves spell it."""


def _standing(look: Look) -> bool:
    return look.shape != "wide"


# The dyke before the race


def layout_in(look: Look) -> str:
    """The layout put together so far."""
    return look.picked[0] if look.picked and look.picked[0] in LAYOUTS else next(iter(LAYOUTS))


def touch_dyke(_view: State, look: Look, thing: str) -> Touched:
    layout = thing.removeprefix("dyke ")
    return (layout,) if layout in LAYOUTS else look.picked


def dyke_as_built(_view: State, look: Look) -> Dyke:
    return LAYOUTS[layout_in(look)]


def dyke_tray(view: State, look: Look) -> tuple[Child, ...]:
    """For each of the two places the four ways, between them what changes the boards over."""
    first, second = LAYOUTS[layout_in(look)]
    standing = _standing(look)
    swapped = f"{second.text} {first.text}"
    move = f"build {first.text} {second.text}"
    return (
        _ways(
            say("The first board"),
            "first",
            tuple(
                _way_button(f"dyke {way.text} {second.text}", way, way == first, standing)
                for way in LAYINGS[first.face[0]]
            ),
        ),
        button(
            f"pick dyke {swapped}",
            say("Change the two boards over"),
            piece("hustle-swap", 64, 48, class_="swap-arrows"),
            key="swap",
            class_="icon swap",
        ),
        _ways(
            say("The second board"),
            "second",
            tuple(
                _way_button(f"dyke {first.text} {way.text}", way, way == second, standing)
                for way in LAYINGS[second.face[0]]
            ),
        ),
        _action(
            move,
            say("Build the dyke: {layout}", layout=describe(view, look.seat, move)),
            say("Build the dyke"),
        ),
    )


# The empty board


def way_in(view: State, look: Look) -> Board:
    """The way that has been touched, or as the board lies now."""
    ways = layings(view.dyke[0])
    return (
        ways[look.picked[0]]
        if look.picked and look.picked[0] in ways
        else view.dyke[0]._replace(puddles=frozenset())
    )


def touch_board(view: State, look: Look, thing: str) -> Touched:
    way = thing.removeprefix("way ")
    return (way,) if way in layings(view.dyke[0]) else look.picked


def dyke_as_turned(view: State, look: Look) -> Dyke:
    """The empty board turns over in its old place before it is carried to the far end."""
    return way_in(view, look), view.dyke[1]


def way_to_the_far_end(_view: State, look: Look) -> tuple[Node, ...]:
    """An arrow over the dyke: there the board goes."""
    return (far_arrow(look.shape),)


def board_tray(view: State, look: Look) -> tuple[Child, ...]:
    chosen = way_in(view, look)
    standing = _standing(look)
    buttons = tuple(
        _way_button(f"way {way.text}", way, way == chosen, standing) for way in LAYINGS[chosen.face[0]]
    )
    move = f"lay {chosen.text}"
    return (
        _ways(say("How shall it lie at the far end?"), "ways", buttons),
        _action(move, describe(view, look.seat, move), say("Lay board {face}", face=chosen.face)),
    )


# Both


def _ways(label: Message, key: str, buttons: tuple[Node, ...]) -> Node:
    return node(
        "div",
        node("span", label, class_="label", id=f"label-{key}", key="label"),
        node("div", *buttons, class_="board-ways", role="group", aria_labelledby=f"label-{key}", key="ways"),
        class_="laying",
        key=key,
    )


@cache
def _way_button(thing: str, way: Board, chosen: bool, standing: bool) -> Node:
    return button(
        f"pick {thing}",
        board_name(way),
        preview(way, standing),
        key=f"way-{way.text}",
        class_="way-button" + (" chosen" if chosen else ""),
        aria_pressed="true" if chosen else "false",
    )


def _action(move: str, name: Message, visible: Message) -> Node:
    return button(f"play {move}", name, visible, key="action", class_="act")
