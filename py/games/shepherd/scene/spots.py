"""The parts of which the board's questions are made: rings that say where to touch, and buttons over them."""

from __future__ import annotations

from games.message import Message, Seat, say
from games.picture import Node, button, node, piece
from games.shepherd.rules.meadow import NAMES
from games.shepherd.rules.state import NOBODY, owner
from games.shepherd.scene.inputs import Picture
from games.shepherd.scene.layout import Layout, at, middle
from games.shepherd.scene.picks import pick_sheep, pick_square
from games.shepherd.words import describe


def ring(kind: str, square: int, layout: Layout, *inside: Node) -> Node:
    """Dots on cream where one may touch; what waits for a touch breathes."""
    classes = f"ring {kind}" + (" pulse" if kind in ("goal", "under") else "")
    return node(
        "span", *inside, class_=classes, key=f"{kind}-{NAMES[square]}", style=at(middle(layout, square))
    )


def play(picture: Picture, move: str, square: int) -> Node:
    """A whole square that plays a move."""
    name = describe(picture.view, picture.look.seat, move)
    return _spot(picture, f"play {move}", name, square)


def try_dog(picture: Picture, move: str, square: int) -> Node:
    """A square on which the dog is tried at first."""
    name = describe(picture.view, picture.look.seat, move)
    return _spot(picture, pick_square(square), name, square)


ONCE_MORE = say("{action}. Once more, and off it goes")


def send_dog(picture: Picture, move: str, square: int) -> Node:
    """Where it is tried, a second touch sends it; whoever doesn't see it there hears so."""
    action = describe(picture.view, picture.look.seat, move)
    name = ONCE_MORE._replace(places={"action": action})
    return _spot(picture, f"play {move}", name, square)


def _spot(picture: Picture, tap: str, name: Message, square: int) -> Node:
    place = at(middle(picture.layout, square))
    return button(
        tap,
        name,
        key=f"to-{NAMES[square]}",
        class_="spot",
        style=place,
        data_drop=True,
    )


def take(picture: Picture, square: int) -> Node:
    """Touching takes a sheep in hand; it can also be dragged to its square, and is seen on the way."""
    view, chosen = picture.view, picture.chosen
    sheep = view.pushed if view.pushed != NOBODY else view.sheep.index(square)
    seat = owner(sheep)
    carried = piece("sheep-run", colour=picture.look.people[seat].colour, class_="carried")
    name = say("{player}’s sheep on {square}", player=Seat(seat), square=NAMES[square])
    return button(
        pick_sheep(square),
        name,
        carried,
        key=f"from-{NAMES[square]}",
        class_="spot",
        style=at(middle(picture.layout, square)),
        aria_pressed="true" if square == chosen.held else "false",
        data_drag=True,
    )


def lead(picture: Picture, tap: str, name: Message) -> Node:
    """The dog can also be dragged to where it is to be tried."""
    return button(
        tap,
        name,
        piece("dog", class_="carried"),
        key="from-dog",
        class_="spot",
        style=at(middle(picture.layout, picture.view.dog)),
        aria_pressed="true",
        data_drag=True,
    )
