"""A small picture of a position, drawn by the game's own scene: the board as everybody may see it."""

from __future__ import annotations

from collections.abc import Mapping

from games.contract import TABLE, Look
from games.message import Message, Seat
from games.picture import Attribute, Child, Node, node
from table.match import Match

ASIDE = frozenset({"data-tap", "data-drag", "data-drop", "data-explain", "data-peek", "data-roving", "id"})
"""What makes things on a board answer to fingers and ears: nothing in a small picture does."""

SILENT = frozenset({"aria-label", "aria-labelledby", "aria-live", "role", "title", "tabindex", "type"})


def glimpse(match: Match) -> Node:
    """The board as it stands, without anything that could be tapped or read out."""
    look = Look(seat=TABLE, people=match.people, shape="wide")
    board = match.game.scene.draw(match.view(TABLE), look).board
    name = match.game.name
    return node(
        "div",
        node("div", _still(board), class_="board"),
        class_=f"glimpse of-{name} wide",
        aria_hidden="true",
        key="glimpse",
    )


def _still(part: Child) -> Child:
    """The same, as nothing but a picture; who is meant by a seat, only its own table knows."""
    if isinstance(part, Message):
        return "" if any(isinstance(place, Seat) for place in part.places.values()) else part
    if isinstance(part, str):
        return part
    kept: Mapping[str, Attribute] = {
        name: value
        for name, value in part.attributes.items()
        if name not in ASIDE and (name not in SILENT or part.tag == "use")
    }
    tag = "span" if part.tag in ("button", "input") else part.tag
    return Node(tag, kept, tuple(map(_still, part.children)), part.key)
