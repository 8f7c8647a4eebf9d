"""The cards of Lucky Sheep as single pictures. None of them ever changes, so each is made once."""

from __future__ import annotations

from functools import cache

from games.lucky.rules.cards import UNKNOWN
from games.lucky.scene.layout import Point
from games.message import Message
from games.picture import Node, node, piece


def at(point: Point, size: float = 1) -> str:
    """Where a piece lies, for the style sheet."""
    return f"--x:{point[0]:g};--y:{point[1]:g};--s:{size:g}"


@cache
def card(
    up: int,
    down: int,
    key: str = "",
    point: Point | None = None,
    size: float = 1,
    ground: str = "",
    explained: Message | None = None,
) -> Node:
    """A sheep card; where its back may be seen too, a corner is turned up, and the ground shows there."""
    symbol, classes = "sheep-card", "card"
    if down != UNKNOWN:
        symbol, classes = "sheep-card-both", f"card back-{down} {ground}".rstrip()
    place = False if point is None else at(point, size)
    return piece(symbol, colour=up, class_=classes, key=key, style=place, data_explain=explained or False)


@cache
def face_down(key: str = "", point: Point | None = None, size: float = 1) -> Node:
    """A sheep card of which nothing is to be seen."""
    if point is None:
        return piece("deck-back", class_="card", key=key)
    return piece("deck-back", class_="card", key=key, style=at(point, size))


@cache
def lucky_card(colour: int) -> Node:
    """A lucky card, face down while its colour is not to be seen."""
    if colour == UNKNOWN:
        return piece("lucky-back", class_="card", key="lucky-back")
    return piece("lucky-card", colour=colour, class_="card", key="lucky-face")


@cache
def head(colour: int, mood: str = "happy") -> Node:
    """One sheep's head: short for the face of a card."""
    return piece(f"head-{mood}", colour=colour, class_="head")


@cache
def swap_arrows() -> Node:
    """Two arrows: one goes, one comes."""
    return piece("swap-arrows", class_="swap-sign")


@cache
def mark(kind: str, point: Point, size: float = 1, key: str = "") -> Node:
    """What lies beneath a card: dots where one may tap, sun where something is going on."""
    return node("span", class_=kind, key=key, style=at(point, size))
