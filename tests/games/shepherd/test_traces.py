"""Faint traces of what was told last, and what leaves none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conformance.pictures import all_nodes
from games.contract import Event, Look
from games.picture import Node
from games.shepherd import rules, scene
from games.shepherd.rules import events
from games.shepherd.rules.meadow import NOWHERE, SQUARE_NAMED
from games.shepherd.rules.state import State
from helpers.shepherd_pictures import PEOPLE, TACTICAL

Build = Callable[..., State]
AT = SQUARE_NAMED


def lines(state: State, *told: Event, telling: bool = False) -> list[Node]:
    look = Look(0, PEOPLE[: state.variant.seats], told=told, telling=telling)
    drawing = scene.draw(rules.view(state, 0), look)
    return [found for found in all_nodes(drawing) if found.key.startswith("trace-")]


def test_a_step_leaves_an_arrow_in_its_owners_colour_until_the_next_touch(position: Build) -> None:
    state = position("d2 e1", "d8 e8")
    step = events.Stepped(1, AT["d8"], AT["d7"])
    (arrow,) = lines(state, step)
    assert arrow.attributes["class"] == "trace seat-2"
    assert lines(state) == []


def test_while_something_is_told_there_are_no_traces(position: Build) -> None:
    state = position("d2 e1", "d8 e8")
    assert lines(state, events.Stepped(0, AT["d1"], AT["d2"]), telling=True) == []


def test_the_dog_leaves_its_way(position: Build) -> None:
    state = position("d2 e1", "d8 e8", dog="d5")
    (walk,) = lines(state, events.DogWalked(0, (AT["b5"], AT["c5"], AT["d5"])))
    assert str(walk.attributes["d"]).count("L") == 2
    assert len(lines(state, events.DogPlaced(0, AT["d5"], AT["b2"]))) == 1
    assert lines(state, events.DogPlaced(0, AT["d5"], NOWHERE)) == []


def test_whoever_ran_leaves_an_arrow_also_over_the_edge(position: Build) -> None:
    state = position("d2 e1", "d8 e8", dog="d5")
    told = (events.Fled(1, AT["d1"], AT["d8"], True), events.Pushed(0, AT["d8"], AT["e8"], False))
    assert [found.attributes["class"] for found in lines(state, *told)] == ["trace seat-2", "trace seat-1"]


@pytest.mark.parametrize("square", ["b1", "c2", "d4", "d1"], ids=["worm", "grass", "two cards", "bare"])
def test_s9_no_meal_leaves_a_trace_not_even_while_it_is_seen(square: str, position: Build) -> None:
    state = position(f"{square} g7", "e8 d8", roll="grass grass", options=TACTICAL)
    after, seen = rules.play(state, 0, f"eat {square}")
    assert lines(after, *seen) == []


@pytest.mark.parametrize("move", ["eat g7", "step c2 c3"])
def test_s9_once_the_next_thing_happens_the_picture_is_the_same_worm_or_not(
    move: str, position: Build
) -> None:
    """Two meadows that differ in one worm: after the next beat nothing tells them apart, traces included."""
    roll = "grass grass" if move.startswith("eat") else "sheep grass"
    pictures = set()
    for worms in ("b1 g1 b8 g8", "c1 g1 b8 g8"):
        state = position("b1 c2", "e8 d8", roll=roll, worms=worms, options=TACTICAL)
        state = (
            position("b1 g7", "e8 d8", roll=roll, worms=worms, options=TACTICAL) if "g7" in move else state
        )
        after, meal = rules.play(state, 0, "eat b1")
        after = after._replace(cards=state.cards, piles=state.piles)
        told = tuple(event for event in meal if type(event) not in rules.FLEETING)
        for beat in rules.beats(after, 0, move):
            told = (*told, beat.event)
            look = Look(1, PEOPLE[:2], told=told, telling=True)
            for here in (look, look._replace(telling=False)):
                drawing = scene.draw(rules.view(beat.state, 1), here)
                pictures.add((beat.event, here.telling, repr(drawing)))
    assert len({(event, telling) for event, telling, _ in pictures}) == len(pictures)
