"""Pictures taken apart: every node of a drawing, its taps, and what can be reached by touching."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from conformance.kit import symbols
from conformance.matches import Match
from conformance.setups import Setup
from games.contract import CHANCE, TABLE, Drawing, Look, Move, Person, Scene, Shape, State, View
from games.message import Message, Seat
from games.picture import Child, Node

SHAPES: tuple[Shape, ...] = get_args(Shape)
TAPS = ("play", "pick", "app", "peek")
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
        if "data-tap" in found.attributes and found.attributes.get("aria-disabled") != "true"
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


def check_drawing(match: Match, drawing: Drawing, look: Look) -> None:
    assert len(drawing.belongings) == match.setup.seats
    for children in ((drawing.board,), (drawing.tray,), *drawing.belongings):
        check_keys(children)
    for found in all_nodes(drawing):
        check_keys(found.children)
        check_node(found, look)
    for root in roots(drawing):
        check_texts(match, root)


def check_keys(children: tuple[Child, ...]) -> None:
    keys = [child.key for child in children if isinstance(child, Node) and child.key]
    assert len(set(keys)) == len(keys), f"siblings share a key: {keys}"


def check_node(found: Node, look: Look) -> None:
    """Buttons are real, named and tell what for; drawings come from the kit; pictures have names."""
    attributes = found.attributes
    assert ("data-tap" in attributes) == (found.tag == "button")
    if found.tag == "button":
        assert isinstance(attributes["aria-label"], Message)
        word, _, rest = str(attributes["data-tap"]).partition(" ")
        assert word in TAPS
        assert rest
        assert word != "play" or rest in look.moves or attributes.get("disabled")
        assert not any(inner.tag == "button" for child in found.children for inner in nodes(child))
    if found.tag == "use":
        assert str(attributes["href"]).removeprefix("#") in symbols()
    if attributes.get("role") == "img":
        assert attributes.get("aria-label") or attributes.get("aria-hidden")


def check_texts(match: Match, child: Child) -> None:
    """Every message can be read, with its places filled; bare strings are numbers and names."""
    for text in texts(child):
        read = text.english(match.setup.names) if isinstance(text, Message) else text
        assert read or not isinstance(text, Message)
        assert not set(read) & set("{}")


def check_sentence(message: Any, names: tuple[str, ...] = ()) -> None:
    """A message that can be rendered, with every place filled and none left over."""
    assert isinstance(message, Message)
    text = message.english(names)
    assert text.strip() == text != ""
    assert not set(text) & set("{}")
    assert "None" not in text
    assert "Player " not in text or not names, f"nobody sits there: {text}"
    for place in message.places.values():
        assert isinstance(place, str | int | Seat | Message)
        if isinstance(place, Message):
            check_sentence(place, names)
