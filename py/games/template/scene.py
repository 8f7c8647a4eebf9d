"""What a seat sees of Race to the Beach, as a picture made of plain values.

The board is one SVG drawing with a lane for each sheep; the tray holds the die, the seat's own card and
the one next action. Touching the card picks it, which shows where it would lead; touching it again puts
it back. Nothing here knows a page: the stage paints what `draw` gives.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from games.contract import TABLE, Drawing, Event, Look, Motion, Move
from games.message import Seat, say
from games.picture import Child, Node, button, node, piece
from games.template.rules import Shown, View, Walked

STEP = 60
LANE = 110
MARGIN = 70
"""Sizes in the board's own units."""


def draw(view: View, look: Look) -> Drawing:
    belongings = tuple(_belongings(view, seat) for seat in range(len(view.steps)))
    return Drawing(_board(view, look), _tray(view, look), belongings)


class Picked(NamedTuple):
    """The card has been touched: there is nothing else to touch."""


def pick(_view: View, look: Look, thing: str) -> Picked | None:
    """One touch picks the card, another one puts it back."""
    return look.picked if thing != "card" else None if look.picked is not None else Picked()


def meant(_view: View, _look: Look, thing: str) -> Sequence[Move]:
    """A sheep walks by its owner's card, and the dice are rolled before."""
    return ("walk",) if thing.startswith("sheep-") else ()


def touches(_view: View, _look: Look, move: Move) -> Sequence[str]:
    """The card is touched before it is played."""
    return ("card",) if move == "clover" else ()


def motions(_before: View, _after: View, event: Event, _look: Look) -> tuple[Motion, ...]:
    """A sheep hops step by step, and a card that is shown turns over."""
    match event:
        case Walked(seat, start, goal):
            steps = tuple(((step - goal) * STEP, 0) for step in range(start, goal + 1))
            return (Motion(f"sheep-{seat}", "hop", path=steps),)
        case Shown(seat):
            return (Motion(f"shown-{seat}", "flip"),)
    return ()


def tally(view: View, seat: int) -> Child:
    return node("p", say("{count} of {all} steps", count=view.steps[seat], all=view.length))


def _board(view: View, look: Look) -> Node:
    width = 2 * MARGIN + view.length * STEP
    sheep = (
        _sheep(look.people[seat].colour, seat, MARGIN + steps * STEP) for seat, steps in enumerate(view.steps)
    )
    lanes = node(
        "svg",
        _lanes(len(view.steps), view.length),
        *_target(view, look),
        *sheep,
        class_="lanes",
        viewBox=f"0 0 {width} {len(view.steps) * LANE}",
        role="img",
        aria_label=say("The path to the beach"),
        key="lanes",
    )
    return node("div", lanes, class_="on-board", data_board=True)


@cache
def _lanes(seats: int, length: int) -> Node:
    """The part of the board that never changes: the very same object every time."""
    pebbles = tuple(
        node("circle", class_="pebble", cx=MARGIN + step * STEP, cy=seat * LANE + LANE - 18, r=6)
        for seat in range(seats)
        for step in range(length + 1)
    )
    return node("g", *pebbles, key="lanes")


def _sheep(colour: int, seat: int, x: int) -> Node:
    """Keyed, so that the page moves this sheep instead of painting another."""
    body = node("use", href="#sheep-run", x=x - 48, y=seat * LANE + 2, width=96, height=90)
    return node("g", body, key=f"sheep-{seat}", class_=f"seat-{colour}")


def _target(view: View, look: Look) -> tuple[Node, ...]:
    """A ring where the chosen way would end."""
    if not look.moves:
        return ()
    seat = look.seat
    number = view.cards[seat] if look.picked is not None else view.die
    goal = min(view.steps[seat] + (number or 0), view.length)
    ring = node(
        "circle", key="target", class_="may", cx=MARGIN + goal * STEP, cy=seat * LANE + LANE - 18, r=14
    )
    return (ring,)


def _tray(view: View, look: Look) -> Node:
    die = (piece(f"die-{view.die}", key="die"),) if view.die else ()
    return node("div", *die, *_card(view, look), *_action(view, look), class_="tray")


def _card(view: View, look: Look) -> tuple[Node, ...]:
    """The seat's own card: to be touched while it may be played, else lying there to be seen."""
    if look.seat == TABLE or not view.cards or view.shown[look.seat]:
        return ()
    number = view.cards[look.seat] or 0
    face = piece(f"digit-{number}", colour=look.people[look.seat].colour)
    name = say("Clover card {number}", number=number)
    if "clover" not in look.moves:
        return (node("span", face, key="card", role="img", aria_label=name),)
    return (
        button("pick card", name, face, key="card", aria_pressed="false" if look.picked is None else "true"),
    )


def _action(view: View, look: Look) -> tuple[Node, ...]:
    """The one next thing to do, saying what it will do."""
    if look.throws:
        return (button("app throw", say("Roll the die"), say("Roll the die"), key="action", class_="act"),)
    if not look.moves:
        return ()
    if look.picked is not None and "clover" in look.moves:
        number = view.cards[look.seat] or 0
        name = say("Show the clover card and walk {number}", number=number)
        return (button("play clover", name, name, key="action", class_="act"),)
    name = say("Walk {number}", number=view.die)
    return (button("play walk", name, name, key="action", class_="act"),)


def _belongings(view: View, seat: int) -> tuple[Child, ...]:
    """What everybody may see of a seat: its card, face down until it is played."""
    if not view.cards:
        return ()
    if not view.shown[seat]:
        return (piece("card-back"),)
    number = view.cards[seat] or 0
    label = say("{player}’s clover card was {number}", player=Seat(seat), number=number)
    card = piece(f"digit-{number}")
    return (node("span", card, key=f"shown-{seat}", role="img", aria_label=label),)
