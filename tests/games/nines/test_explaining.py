"""A finger that rests on a piece is told what it is."""

from __future__ import annotations

from random import Random

import pytest

from conformance.pictures import explained
from games.contract import CHANCE, TABLE, Look, Person, complete_options
from games.nines import rules, scene
from games.nines.rules.state import ANIMALS, GOAL, NUMBERS, ROLL, START, State
from games.nines.words import explaining
from games.picture import Node

NAMES = ("Ann", "Ben", "Cleo")
PEOPLE = tuple(Person(name, colour) for colour, name in enumerate(NAMES, 1))


def dealt() -> State:
    state = rules.start(3, complete_options(rules, 3, {}))
    laid: State = rules.play(state, CHANCE, rules.draw(state, Random(4))).state
    return laid


def told(state: State) -> dict[str, str]:
    """What can be asked while nothing is to be tapped."""
    return explained(scene.draw(state, Look(TABLE, PEOPLE)), NAMES)


def test_every_tile_of_the_track_says_what_it_is_worth() -> None:
    state = dealt()
    sentences = told(state)
    assert state.question == ROLL
    for tile in state.track:
        face = state.faces[tile]
        sentence = sentences[f"tile-{tile}"]
        if face in ANIMALS:
            assert face.removeprefix("animal-") in sentence
        elif face.startswith("cactus"):
            assert sentence.startswith(f"A cactus with a {NUMBERS[face]}.")
        else:
            wanted = f"A {NUMBERS[face]}. As part of a nine it is worth 5 points."
            assert sentence == wanted


@pytest.mark.parametrize(("space", "end"), [(START, "at the start."), (11, "to the sea."), (GOAL, "home.")])
def test_a_pawn_says_whose_it_is_and_how_far_it_has_come(space: int, end: str) -> None:
    state = dealt()
    ben = state.players[1]._replace(pawns=(space, *state.players[1].pawns[1:]))
    sentence = told(state._replace(players=(state.players[0], ben, state.players[2])))["pawn-1-0"]
    assert sentence.startswith("This pawn belongs to Ben.")
    assert sentence.endswith(end)


def test_what_lies_beside_the_track_explains_itself_too() -> None:
    state = dealt()
    aside = state.players[0]._replace(minus=(state.track[1],))
    sentences = told(state._replace(seat=0, players=(aside, *state.players[1:])))
    for key, wanted in (
        ("chair", explaining.HOME),
        ("dice", explaining.DIE),
        ("jar-box", explaining.JAR),
        ("aside-box", explaining.ASIDE),
        ("numbers", explaining.FRONT),
    ):
        assert sentences[key] == wanted.english(NAMES)


def test_a_piece_that_stays_is_the_very_same_node() -> None:
    state = dealt()
    one, other = (scene.draw(state, Look(TABLE, PEOPLE)).board for _ in range(2))
    tiles = [child for child in one.children if isinstance(child, Node) and child.key.startswith("tile-")]
    assert tiles
    assert all(any(tile is same for same in other.children) for tile in tiles)
