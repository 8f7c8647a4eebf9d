"""What opens under a place of the seats: all eight jumpers, and the way one place up or down."""

from __future__ import annotations

from collections.abc import Mapping

from app.parts import icon
from bots.characters import character_of
from games.message import Message, say
from games.picture import Node, button, node, piece
from table.sitter import COLOURS, Sitter

JUMPERS: Mapping[int, Message] = {
    1: say("red stripes"),
    2: say("blue dots"),
    3: say("yellow checks"),
    4: say("green zigzags"),
    5: say("purple diamonds"),
    6: say("orange bars"),
    7: say("pink hearts"),
    8: say("grey stars"),
}
"""What is knitted into them: they are told apart without seeing colours."""


def wardrobe(seat: int, sitters: tuple[Sitter, ...]) -> Node:
    """For the sitter of this seat; a jumper that somebody else wears is swapped for."""
    sitter = sitters[seat]
    return node(
        "li",
        *_manner(sitter),
        node(
            "div",
            *(_jumper(seat, colour, colour == sitter.colour) for colour in COLOURS),
            class_="jumpers",
            role="radiogroup",
            aria_label=say("A jumper for {name}", name=sitter.name),
            data_roving=True,
            key="jumpers",
        ),
        node("div", *_ways(seat, sitters), class_="steps-aside", key="steps"),
        class_="wardrobe",
        key="wardrobe",
    )


def _manner(sitter: Sitter) -> tuple[Node, ...]:
    """What a bot is like."""
    if not sitter.is_bot:
        return ()
    return (node("p", character_of(sitter.name, sitter.colour).manner, class_="manner", key="manner"),)


def _jumper(seat: int, colour: int, worn: bool) -> Node:
    bust = piece("sheep-bust", colour=colour, class_="bust")
    return button(
        f"seats colour {seat} {colour}",
        JUMPERS[colour],
        bust,
        key=f"jumper-{colour}",
        class_=f"bare choice-of-jumper seat-{colour}",
        role="radio",
        aria_checked="true" if worn else "false",
    )


def _ways(seat: int, sitters: tuple[Sitter, ...]) -> tuple[Node, ...]:
    """Changing places without dragging."""
    name = sitters[seat].name
    up, down = say("{name} sits one place earlier", name=name), say("{name} sits one place later", name=name)
    earlier = button(f"seats place {seat} {seat - 1}", up, icon("back"), key="earlier", class_="icon earlier")
    later = button(f"seats place {seat} {seat + 1}", down, icon("back"), key="later", class_="icon later")
    return (*((earlier,) if seat else ()), *((later,) if seat + 1 < len(sitters) else ()))
