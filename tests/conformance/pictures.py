"""Pictures taken apart: every node of a drawing, its taps, and what can be reached by touching."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from conformance.setups import Setup
from games.contract import CHANCE, TABLE, Drawing, Look, Move, Person, Scene, Shape, State, View
from games.message import Message
from games.picture import Child, Node

SHAPES: tuple[Shape, ...] = get_args(Shape)
MOST_PICTURES = 5000
"""More than this many different ways to have touched things is more than any table should need."""


def people(setup: Setup) -> tuple[Person, ...]:
    return tuple(Person(name, colour) for colour, name in enumerate(setup.names, 1))


def look_of(setup: Setup, state: State, seat: int, shape: Shape = "wide") -> Look:
    """How the seat looks at the table when it may act: with its moves, or the dice in its hand.

    The clock's own move is no touch: nobody can end the time but the time.
    """
    rules = setup.rules
    timer = rules.timer(rules.view(state, seat))
    seconds = None if timer is None else timer.seconds
    moves = rules.moves(state, seat) if seat != TABLE else ()
    if timer is not None:
        moves = tuple(move for move in moves if move != timer.move)
    throws = rules.turn(state) == (CHANCE,) and seat == rules.thrower(state)
    return Look(seat, people(setup), moves, throws, shape=shape, seconds=seconds)


def roots(drawing: Drawing) -> tuple[Child, ...]:
    """All the parts of a drawing."""
    return (drawing.board, drawing.tray, *(child for children in drawing.belongings for child in children))


def nodes(child: Child) -> Iterator[Node]:
    """A node and everything in it."""
    if isinstance(child, Node):
        yield child
        for inner in child.children:
            yield from nodes(inner)


def texts(child: Child) -> Iterator[Message | str]:
    """Everything that can be read in a picture: texts, and names for the ear."""
    if isinstance(child, Node):
        yield from (value for value in child.attributes.values() if isinstance(value, Message))
        for inner in child.children:
            yield from texts(inner)
    else:
        yield child


def all_nodes(drawing: Drawing) -> list[Node]:
    return [found for root in roots(drawing) for found in nodes(root)]


def explained(drawing: Drawing, names: tuple[str, ...]) -> dict[str, str]:
    """What a finger that rests there is told, by the key of each node."""
    found = ((each.key, each.attributes.get("data-explain")) for each in all_nodes(drawing))
    return {key: sentence.english(names) for key, sentence in found if isinstance(sentence, Message)}


def taps(drawing: Drawing) -> list[str]:
    """What can be touched now."""
    return [
        str(found.attributes["data-tap"])
        for found in all_nodes(drawing)
        if "data-tap" in found.attributes and not found.attributes.get("disabled")
    ]


def reachable_moves(scene: Scene, view: View, look: Look) -> set[Move]:
    """All moves that some row of touches leads to, the last of them being the move's own button."""
    found: set[Move] = set()
    seen = {look.picked}
    waiting = [look.picked]
    while waiting and len(seen) < MOST_PICTURES and not found >= set(look.moves):
        here = look._replace(picked=waiting.pop(0))
        for tap in taps(scene.draw(view, here)):
            word, _, rest = tap.partition(" ")
            if word == "play":
                found.add(rest)
            elif word == "pick" and (picked := scene.pick(view, here, rest)) not in seen:
                seen.add(picked)
                waiting.append(picked)
    return found
