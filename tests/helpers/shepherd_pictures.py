"""Pictures of The Shepherd taken apart, for its tests: who looks, what is there, what can be touched."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from conformance.pictures import all_nodes, nodes
from games.contract import CHANCE, Look, Person, Shape, complete_options
from games.message import Message
from games.picture import Child, Node
from games.shepherd import rules, scene
from games.shepherd.rules.state import State

SHAPES: tuple[Shape, ...] = ("wide", "tall", "phone")
NAMED = ("Mia", "Ole", "Tom", "Ida")
PEOPLE = tuple(Person(name, colour) for colour, name in enumerate(NAMED, 1))
TACTICAL = {"game": "tactical"}


def looking(state: State, *picked: str, throws: bool = False, shape: Shape = "wide") -> Look:
    """The look of whoever must act, who has touched these things."""
    seat = max(0, rules.turn(state)[0])
    moves = rules.moves(state, seat)
    look = Look(seat, PEOPLE[: state.variant.seats], moves, throws, shape=shape)
    for thing in picked:
        look = look._replace(picked=scene.pick(rules.view(state, seat), look, thing))
    return look


def everything(state: State, look: Look) -> list[Node]:
    return all_nodes(scene.draw(rules.view(state, look.seat), look))


def taps(state: State, look: Look) -> list[str]:
    return [str(found.attributes["data-tap"]) for found in everything(state, look) if found.tag == "button"]


def shown(state: State, look: Look) -> dict[str, Node]:
    return {found.key: found for found in everything(state, look) if found.key}


def symbol(found: Node) -> str:
    """The drawing of the kit that a piece shows."""
    use = found if found.tag == "use" else next(inner for inner in nodes(found) if inner.tag == "use")
    return str(use.attributes["href"]).removeprefix("#")


def classed(state: State, look: Look, name: str) -> list[Node]:
    return [
        found for found in everything(state, look) if name in str(found.attributes.get("class", "")).split()
    ]


def words_of(found: Child) -> str:
    if not isinstance(found, Node):
        return found.english(NAMED) if isinstance(found, Message) else found
    texts = (child for inner in nodes(found) for child in inner.children if not isinstance(child, Node))
    return " ".join(text.english(NAMED) if isinstance(text, Message) else text for text in texts)


def match(seed: int, seats: int, chooses: Any = None, **options: str) -> Iterator[tuple[State, State, Any]]:
    """Every step of a match: before, after, and what was seen to happen."""
    for before, seat, move, after in match_moves(seed, seats, chooses, **options):
        yield before, after, rules.play(before, seat, move).events


def match_moves(
    seed: int, seats: int, chooses: Any = None, **options: str
) -> Iterator[tuple[State, int, str, State]]:
    """Every step of a match: before, who did what, and after."""
    rng = Random(seed)
    state = rules.start(seats, complete_options(rules, seats, options))
    while rules.turn(state):
        seat = rules.turn(state)[0]
        view = rules.view(state, seat)
        if seat == CHANCE:
            move = rules.draw(state, rng)
        else:
            move = chooses(view, seat, rng) if chooses else rng.choice(list(rules.moves(state, seat)))
        before, state = state, rules.play(state, seat, move).state
        yield before, seat, move, state
