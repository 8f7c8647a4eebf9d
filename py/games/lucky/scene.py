"""What the table of Lucky Sheep looks like: the nine in the middle, one's own four, the sand beside them.

A touch on an own card turns it over and puts dots on whatever it may be swapped for, each with a small
badge of what would show there; a touch there swaps. A drawn card lies with both sides to be seen: touch
the side that is to lie up and a space, in either order.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Drawing, Event, Look, Motion
from games.lucky import touch as touching
from games.lucky import travel
from games.lucky.belongings import belongings, tally
from games.lucky.layout import LAYOUTS, Mat
from games.lucky.middle import middle, middle_buttons
from games.lucky.own_cards import own_buttons, own_cards, owner
from games.lucky.reading import reading
from games.lucky.state import State
from games.lucky.touch import Touch, touch
from games.lucky.tray import tray
from games.message import Seat, say
from games.picture import Node, node

__all__ = ["draw", "motions", "pick", "tally"]


def draw(view: State, look: Look) -> Drawing:
    """The table as this seat sees it."""
    touched = touch(view, look)
    return Drawing(
        board=_board(view, look, touched),
        tray=tray(view, look, touched),
        belongings=tuple(belongings(view, look, seat) for seat in range(len(look.people))),
    )


def pick(view: State, look: Look, thing: str) -> tuple[str, ...]:  # noqa: ARG001
    """What is in hand after touching a thing."""
    return touching.pick(look, thing)


def motions(before: State, after: State, events: Sequence[Event]) -> tuple[Motion, ...]:
    """How the pieces got from one picture to the next."""
    return travel.motions(before, after, events)


def _board(view: State, look: Look, touched: Touch) -> Node:
    layout = LAYOUTS[look.shape]
    whose = say("{player}’s cards", player=Seat(owner(view, look)))
    return node(
        "div",
        _mat("hand-mat", layout.hand, node("h2", whose)),
        _mat("nine-mat", layout.nine),
        *middle(view, look, touched),
        *own_cards(view, look, touched),
        *own_buttons(view, look, touched),
        *middle_buttons(view, look, touched),
        reading(view, look),
        class_=f"lucky-board {look.shape}",
        style=f"--w:{layout.width:g};--h:{layout.height:g}",
        data_roving=True,
        key="cards",
    )


def _mat(name: str, mat: Mat, *children: Node) -> Node:
    place = f"--x:{mat.left:g};--y:{mat.top:g};--mw:{mat.width:g};--mh:{mat.height:g}"
    return node("div", *children, class_=f"mat {name}", style=place, key=name)
