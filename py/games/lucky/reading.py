"""The table for those who listen: the nine row by row, the groups that stand, and the hand, out of sight."""

from __future__ import annotations

from games.contract import Look
from games.lucky.belongings import row_of
from games.lucky.groups import Group
from games.lucky.own_cards import card_name, owner
from games.lucky.state import State, back_in_sight, standing
from games.lucky.words import SPACES as SPACE_NAMES
from games.lucky.words import name_of
from games.message import Message, say
from games.picture import Node, node

ROWS = (
    (say("top row"), range(3)),
    (say("middle row"), range(3, 6)),
    (say("bottom row"), range(6, 9)),
)


def reading(view: State, look: Look) -> Node:
    """All of it as one list. While the cards are covered there is nothing to read."""
    if look.covered:
        lines = [say("The cards lie face down until you go on.")]
    else:
        lines = [
            *(row_of(tuple(_space(view, space) for space in row), name, name) for name, row in ROWS),
            *(_group(group) for group in standing(view)),
            *_hand(view, look),
        ]
    items = (node("li", line, key=f"line-{number}") for number, line in enumerate(lines))
    return node("ol", *items, class_="vh", aria_label=say("The cards in words"), key="reading")


def _space(view: State, space: int) -> Message:
    lying = view.nine[space]
    return say("empty") if lying is None else name_of(lying.up)


def _group(group: Group) -> Message:
    return row_of(
        tuple(SPACE_NAMES[space] for space in group.spaces),
        name_of(group.colour),
        say("A group of {count} stands, {sheep}", count=len(group.spaces), sheep=name_of(group.colour)),
    )


def _hand(view: State, look: Look) -> list[Message]:
    seat = owner(view, look)
    return [
        card_name(place, lying.up, back_in_sight(view, look.seat, seat, place))
        for place, lying in enumerate(view.hands[seat])
    ]
