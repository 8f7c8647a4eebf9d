"""The four cards of whoever looks, both sides to be seen; or of whoever's turn it is, as all see them."""

from __future__ import annotations

from games.contract import Look
from games.lucky.rules.cards import UNKNOWN
from games.lucky.rules.state import State, back_in_sight, swaps_of
from games.lucky.scene.beat import owner
from games.lucky.scene.layout import LAYOUTS, PLACE_POINTS
from games.lucky.scene.picks import Picked
from games.lucky.scene.pieces import card, face_down, mark
from games.lucky.words import explaining
from games.lucky.words.names import name_of
from games.message import Message, say
from games.picture import Node


def own_cards(view: State, look: Look, touch: Picked) -> tuple[Node, ...]:
    """The hand from the bottom to the top: marks, then cards. The picked card lies turned over."""
    seat = owner(view, look)
    points, size = PLACE_POINTS[look.shape], LAYOUTS[look.shape].own_size
    hand = range(len(view.hands[seat]))
    if look.covered:
        return tuple(face_down(f"own-{place}", points[place], size) for place in hand)
    grounds = [_ground(view, look, seat, place, touch) for place in hand]
    return (
        *(
            mark(ground, points[place], size, f"{ground}-own-{place}")
            for place, ground in enumerate(grounds)
            if ground
        ),
        *(_card(view, look, seat, place, grounds[place]) for place in hand),
    )


def _ground(view: State, look: Look, seat: int, place: int, touch: Picked) -> str:
    """What lies beneath a card of the hand: sun if it is picked up, dots if it fits somewhere."""
    if place == touch.place:
        return "sunny"
    return "ring" if look.moves and swaps_of(view, seat, place) else ""


def _card(view: State, look: Look, seat: int, place: int, ground: str) -> Node:
    up, down = view.hands[seat][place].up, back_in_sight(view, look.seat, seat, place)
    point, size = PLACE_POINTS[look.shape][place], LAYOUTS[look.shape].own_size
    key = f"own-{seat}-{place}"
    if ground == "sunny":
        return card(down, up, f"{key}-turned", point, size, "on-sun")
    explained = explaining.own(seat, up, down)
    return card(up, down, key, point, size, "on-dots" if ground else "", explained)


def card_name(place: int, up: int, down: int) -> Message:
    """A card of the hand, for the ear."""
    if down == UNKNOWN:
        return say("Card {place}: {sheep}", place=place + 1, sheep=name_of(up))
    return say(
        "Your card {place}: {sheep}; on the back: {other}",
        place=place + 1,
        sheep=name_of(up),
        other=name_of(down),
    )
