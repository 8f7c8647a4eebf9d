"""What whoever looks is told to do: a line of advice, and the one yellow button."""

from __future__ import annotations

from games.lucky.rules.groups import Group
from games.lucky.scene.pieces import head
from games.message import Message, say
from games.picture import Node, button, node

MOST_HEADS = 5
"""More sheep than this don't fit on a button; its number says the rest."""


def hint(text: Message) -> Node:
    """A line of advice."""
    return node("p", text, class_="hint", key="hint")


def take(tap: str, name: Message, group: Group) -> Node:
    """The button that takes a group, with its sheep."""
    many = len(group.spaces)
    heads = (head(group.colour, "glee") for _ in range(min(many, MOST_HEADS)))
    return button(
        tap,
        name,
        say("Take {count}", count=many),
        node("span", *heads, class_="heads"),
        key="action",
        class_="act",
    )
