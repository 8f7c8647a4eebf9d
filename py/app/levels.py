"""How well a bot plays, at its seat: a face that says it, and a tap for the next one."""

from __future__ import annotations

from app.parts import icon
from bots.levels import level_of
from games.message import Message, say
from games.minds import LEVELS, Level
from games.picture import Node, button
from table.sitter import Sitter

LEVEL_NAMES: dict[Level, Message] = {
    "lamb": say("Lamb: plays kindly"),
    "ewe": say("Ewe: plays sensibly"),
    "ram": say("Ram: plays hard"),
    "shepherd": say("Old shepherd: plays hardest"),
}
"""What the faces of the levels mean, for those who can't see them."""


def next_level(sitter: Sitter) -> Sitter:
    """A bot that plays a level better; after the best comes the kindest."""
    place = LEVELS.index(level_of(sitter.kind)) + 1
    return sitter._replace(kind=LEVELS[place % len(LEVELS)])


def level_button(seat: int, sitter: Sitter) -> Node:
    """How well a bot plays: its face, and a tap for the next one."""
    level = level_of(sitter.kind)
    return button(
        f"seats level {seat}",
        say("{name}. {level}. Change how well it plays", name=sitter.name, level=LEVEL_NAMES[level]),
        icon(level),
        key="level",
        class_="level",
        title=LEVEL_NAMES[level],
    )
