"""A finger that rests on something is told what it is, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.message import Message
from games.shepherd.rules.state import State
from helpers.shepherd_pictures import NAMED, looking, shown

Build = Callable[..., State]


def told(state: State, key: str) -> str:
    """The sentence of the node with this key."""
    explained = shown(state, looking(state))[key].attributes["data-explain"]
    assert isinstance(explained, Message)
    return explained.english(NAMED)


@pytest.fixture
def table(position: Build) -> State:
    """The sheep at home, the dog on c3, a worm seen on b1, no grass left on b2."""
    return position("d1 e1", "d8 e8", roll="sheep dog", dog="a4", found="b1", bare="b2")


@pytest.mark.parametrize(
    ("key", "beginning"),
    [
        ("tile-c1", "Grass: one card"),
        ("tile-d4", "Tall grass: two cards"),
        ("tile-b1", "A worm!"),
        ("tile-b2", "Bare ground."),
        ("sheep-0", f"{NAMED[0]}’s sheep."),
        ("sheep-2", f"{NAMED[1]}’s sheep."),
        ("dog", "The dog. No sheep will step next to it."),
        ("sun", "The sun."),
        ("house", "The sun’s house."),
        ("heap", f"{NAMED[1]}’s grass."),
        ("result-0", "A sheep:"),
        ("result-1", "The dog:"),
    ],
)
def test_everything_on_the_meadow_explains_itself(table: State, key: str, beginning: str) -> None:
    assert told(table, key).startswith(beginning)


def test_a_hidden_worm_is_explained_like_the_grass_over_it(table: State) -> None:
    assert told(table, "tile-g1") == told(table, "tile-c1")


def test_the_dog_waits_at_first(position: Build) -> None:
    assert told(position("d1 e1", "d8 e8"), "dog").startswith("The dog waits")
