"""The table taken apart: what is drawn, what can be tapped, and taps one after the other."""

from __future__ import annotations

from typing import Any

from conformance.pictures import all_nodes, nodes
from games.contract import TABLE, Drawing, Look, Person, Shape
from games.hustle import rules, scene
from games.hustle.rules.state import State
from games.message import Message
from games.picture import Child, Node

SHAPES: tuple[Shape, ...] = ("wide", "tall", "phone")
NAMES = ("Anna", "Ben", "Caro", "David", "Emil", "Ida", "Jonas", "Lotte")
PEOPLE = tuple(Person(name, colour) for colour, name in enumerate(NAMES, 1))


def looking(state: State, seat: int, picked: Any = None, shape: Shape = "wide") -> Look:
    """The look of a seat that may act, with what it has picked."""
    moves = rules.moves(state, seat) if seat != TABLE else ()
    return Look(seat, PEOPLE[: len(state.sheep)], moves, picked=picked, shape=shape)


def watching(state: State, seat: int = TABLE, shape: Shape = "wide") -> Look:
    """The look of somebody who may do nothing now."""
    return Look(seat, PEOPLE[: len(state.sheep)], shape=shape)


def touched(state: State, look: Look, *things: str) -> Look:
    """The look after touching things one after the other."""
    for thing in things:
        view = rules.view(state, look.seat)
        look = look._replace(picked=scene.pick(view, look, thing))
    return look


def drawn(state: State, look: Look) -> Drawing:
    return scene.draw(rules.view(state, look.seat), look)


def find(drawing: Drawing, key: str) -> Node | None:
    """The one node with this key."""
    found = [each for each in all_nodes(drawing) if each.key == key]
    assert len(found) < 2
    return found[0] if found else None


def taps(state: State, look: Look) -> list[str]:
    """What can be tapped now."""
    return [
        str(each.attributes["data-tap"])
        for each in all_nodes(drawn(state, look))
        if each.tag == "button" and each.attributes.get("aria-disabled") != "true"
    ]


def plays(state: State, look: Look) -> list[str]:
    """The moves that are one tap away."""
    return [tap.removeprefix("play ") for tap in taps(state, look) if tap.startswith("play ")]


def classes(drawing: Drawing) -> set[str]:
    """All classes in the picture."""
    return {name for each in all_nodes(drawing) for name in str(each.attributes.get("class", "")).split()}


def words(child: Child) -> str:
    """Everything that can be read, in one line."""
    if isinstance(child, Message):
        return child.english(NAMES)
    if isinstance(child, str):
        return child
    return " ".join(filter(None, (words(inner).strip(" ") for inner in child.children)))


def names(child: Child) -> list[str]:
    """Everything that has a name for the ear."""
    found = []
    for each in nodes(child):
        name = each.attributes.get("aria-label")
        if isinstance(name, Message):
            found.append(name.english(NAMES))
    return found
