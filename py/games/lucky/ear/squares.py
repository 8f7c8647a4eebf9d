"""The cards as they are walked: the nine row by row, then the four that lie beside them."""

from __future__ import annotations

from games.contract import Look
from games.ear import EarBoard, Row, Square
from games.lucky.ear.words import IN_ROWS, empty, face_down, lies
from games.lucky.rules.groups import SPACES
from games.lucky.rules.state import State, back_in_sight, standing
from games.lucky.scene.beat import owner
from games.lucky.scene.layout import PLACE_POINTS, SPACE_POINTS
from games.lucky.scene.own_cards import card_name
from games.message import Message, Seat, say

ACROSS = 3
"""Cards in a row of the nine."""

CARD = (100, 120)
"""How broad and how high a card of the nine is."""


def board(view: State, look: Look) -> EarBoard | None:
    """The nine and a hand. When all is laid out at the end, there is nothing to walk on."""
    if view.question == "over":
        return None
    nine = [_of_the_nine(view, look, space) for space in SPACES]
    rows = [Row(title, tuple(nine[ACROSS * row :][:ACROSS])) for row, title in enumerate(IN_ROWS)]
    seat = owner(view, look)
    hand = tuple(_of_the_hand(view, look, seat, place) for place in range(len(view.hands[seat])))
    if hand:
        rows.append(Row(say("{player}’s cards", player=Seat(seat)), hand))
    return EarBoard(say("The cards"), tuple(rows), CARD, here=(hand or nine)[0].key)


def _of_the_nine(view: State, look: Look, space: int) -> Square:
    point = SPACE_POINTS[look.shape][space]
    return Square(
        f"space-{space}",
        str(space + 1),
        point,
        _lying(view, look, space),
        f"card-{space}" if view.nine[space] else f"slot-{space}",
        (f"on-{space}",),
        not look.covered and any(space in group.spaces for group in standing(view)),
    )


def _lying(view: State, look: Look, space: int) -> Message:
    card = view.nine[space]
    if card is None:
        return empty(space)
    if look.covered:
        return face_down(str(space + 1))
    grouped = [len(group.spaces) for group in standing(view) if space in group.spaces]
    return lies(space, card.up, max(grouped, default=0))


def _of_the_hand(view: State, look: Look, seat: int, place: int) -> Square:
    up = view.hands[seat][place].up
    name = "abcd"[place]
    told = (
        face_down(name) if look.covered else card_name(place, up, back_in_sight(view, look.seat, seat, place))
    )
    return Square(
        f"hand-{place}",
        name,
        PLACE_POINTS[look.shape][place],
        told,
        f"own-{seat}-{place}",
        (f"own-spot-{place}",),
    )
