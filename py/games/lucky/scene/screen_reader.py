"""The table for those who listen: the nine row by row, the groups that stand, and the hand, out of sight."""

from __future__ import annotations

from functools import lru_cache

from games.contract import Look
from games.lucky.rules.cards import UNKNOWN
from games.lucky.rules.groups import Group
from games.lucky.rules.state import State, back_in_sight, faces, standing
from games.lucky.scene.beat import owner
from games.lucky.scene.own_cards import card_name
from games.lucky.words.names import SPACES, name_of
from games.message import Message, listed, say
from games.picture import Node, node


def reading(view: State, look: Look) -> Node:
    """All of it as one list. While the cards are covered there is nothing to read."""
    if look.covered:
        lines = [say("The cards are face down until you carry on.")]
    else:
        lines = [
            *[_row(number, tuple(faces(view)[3 * number : 3 * number + 3])) for number in range(3)],
            *(_group(group) for group in standing(view)),
            *_hand(view, look),
        ]
    items = (node("li", line, key=f"line-{number}") for number, line in enumerate(lines))
    return node("ol", *items, class_="vh", aria_label=say("The cards in words"), key="reading")


ROWS = (say("top row: {cards}"), say("middle row: {cards}"), say("bottom row: {cards}"))


@lru_cache(maxsize=32)
def _row(number: int, colours: tuple[int, ...]) -> Message:
    """A row of the nine as it lies open."""
    lying = [say("an empty space") if colour == UNKNOWN else name_of(colour) for colour in colours]
    return ROWS[number]._replace(places={"cards": listed(lying)})


def _group(group: Group) -> Message:
    return say(
        "A group of {count}, {sheep}: {spaces}",
        count=len(group.spaces),
        sheep=name_of(group.colour),
        spaces=listed([SPACES[space] for space in group.spaces]),
    )


def _hand(view: State, look: Look) -> list[Message]:
    seat = owner(view, look)
    return [
        card_name(place, lying.up, back_in_sight(view, look.seat, seat, place))
        for place, lying in enumerate(view.hands[seat])
    ]
