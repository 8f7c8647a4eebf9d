"""The four cards of whoever looks, both sides to be seen; or of whoever's turn it is, as all see them."""

from __future__ import annotations

from games.contract import TABLE, Look
from games.lucky import explaining
from games.lucky.cards import UNKNOWN
from games.lucky.layout import LAYOUTS, PLACE_POINTS
from games.lucky.pieces import at, card, face_down, mark
from games.lucky.state import State, back_in_sight, swaps_of
from games.lucky.touch import Touch
from games.lucky.words import name_of
from games.message import Message, say
from games.picture import Node, button, node


def owner(view: State, look: Look) -> int:
    """Whose hand lies at the front: the looker's own, or that of whoever's turn it is."""
    return look.seat if look.seat != TABLE else max(0, view.active)


def own_cards(view: State, look: Look, touch: Touch) -> tuple[Node, ...]:
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


def _ground(view: State, look: Look, seat: int, place: int, touch: Touch) -> str:
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


def own_buttons(view: State, look: Look, touch: Touch) -> tuple[Node, ...]:
    """While exchanging, each of the four can be touched, turned over and dragged to its place."""
    if view.stage != "exchange" or not look.moves or look.covered:
        return ()
    return tuple(_own_button(view, look, place, touch.place) for place in range(len(view.hands[look.seat])))


def _own_button(view: State, look: Look, place: int, held: int | None) -> Node:
    up, down, _ = view.hands[look.seat][place]
    return button(
        f"pick hand {place + 1}",
        card_name(place, up, down),
        node("span", card(up, down), class_="carried"),
        key=f"own-spot-{place}",
        class_="spot",
        style=at(PLACE_POINTS[look.shape][place], LAYOUTS[look.shape].own_size),
        aria_pressed="true" if place == held else "false",
        data_drag=True,
    )


def card_name(place: int, up: int, down: int) -> Message:
    """A card of the hand, for the ear."""
    if down == UNKNOWN:
        return say("Card {place}: {sheep}", place=place + 1, sheep=name_of(up))
    return say(
        "Your card {place}: {sheep}, on its back {other}",
        place=place + 1,
        sheep=name_of(up),
        other=name_of(down),
    )
