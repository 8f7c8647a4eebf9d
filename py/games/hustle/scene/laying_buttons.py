"""Buttons for the ways in which a board may lie, each with a small picture of it."""

from __future__ import annotations

from functools import cache

from games.contract import Look
from games.hustle.rules.boards import Board
from games.hustle.scene.ponds import small_board
from games.hustle.words.names import board_name
from games.message import Message
from games.picture import Node, button, node


def standing(look: Look) -> bool:
    """Whether boards are drawn standing in this shape of window."""
    return look.shape != "wide"


def ways(label: Message, key: str, buttons: tuple[Node, ...]) -> Node:
    """A row of them under its label."""
    return node(
        "div",
        node("span", label, class_="label", id=f"label-{key}", key="label"),
        node(
            "div",
            *buttons,
            class_="board-ways",
            role="group",
            aria_labelledby=f"label-{key}",
            data_roving=True,
            key="ways",
        ),
        class_="laying",
        key=key,
    )


@cache
def way_button(thing: str, way: Board, chosen: bool, stands: bool) -> Node:
    return button(
        f"pick {thing}",
        board_name(way),
        small_board(way, stands),
        key=f"way-{way.text}",
        class_="way-button" + (" chosen" if chosen else ""),
        aria_pressed="true" if chosen else "false",
    )
