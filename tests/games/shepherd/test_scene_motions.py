"""How the pieces got there: every motion begins where a piece was and ends where it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.contract import CHANCE, Motion, Shape
from games.shepherd import bot, rules, scene
from games.shepherd.grazing import collected
from games.shepherd.layout import LAYOUTS, middle, standing, sun_way
from games.shepherd.meadow import NAMES, SQUARES
from games.shepherd.state import State
from shepherd_pictures import SHAPES, TACTICAL, everything, looking, match

Build = Callable[..., State]


def ways(before: State, after: State, events: Any) -> dict[str, Motion]:
    return {motion.key: motion for motion in scene.motions(before, after, events)}


@pytest.mark.parametrize("game", ["basic", "tactical"])
def test_sheep_and_dog_come_from_where_they_were(game: str) -> None:
    layout = LAYOUTS["wide"]
    for before, after, events in match(7, 4, bot.choose, game=game):
        moved = ways(before, after, events)
        stood, stands = standing(before, layout), standing(after, layout)
        for sheep, (was, rest) in enumerate(zip(stood, stands, strict=True)):
            check_way(moved.get(f"sheep-{sheep}"), was, rest)
        check_way(moved.get("dog"), middle(layout, before.dog), middle(layout, after.dog))


def check_way(way: Motion | None, was: tuple[int, int], rest: tuple[int, int]) -> None:
    if was == rest:
        assert way is None or not way.path
        return
    assert way is not None
    assert way.path[-1] == (0, 0)
    assert (way.path[0][0] + rest[0], way.path[0][1] + rest[1]) == was


def test_over_the_edge_a_sheep_leaves_here_and_comes_in_there(position: Build) -> None:
    state = position("h4 a2", "d8 e8", roll="grass dog", unused=(), dog="g4", options=TACTICAL)
    after, events = rules.play(state, 0, "flee h4 a4")
    way = ways(state, after, events)["sheep-0"]
    assert way.way == "wrap"
    assert way.path == ((700.0, 0.0), (800.0, 0.0), (-100.0, 0.0), (0.0, 0.0))


def test_the_dog_walks_square_by_square(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="grass dog", unused=("dog",), dog="b4", options=TACTICAL)
    after, events = rules.play(state, 0, "dog d5")
    way = ways(state, after, events)["dog"]
    assert (way.way, len(way.path)) == ("hop", 4)


def test_a_meal_is_munched_and_falls_on_the_heap(position: Build) -> None:
    state = position("c3 e1", "d8 e8", roll="grass grass", piles=("a4", ""))
    after, events = rules.play(state, 0, "eat c3")
    moved = ways(state, after, events)
    assert moved["sheep-0"].way == "munch"
    heap = collected(state, 0)
    assert [key for key in moved if key.startswith("card-")] == [f"card-0-{heap}", f"card-0-{heap + 1}"]


def test_both_dice_tumble_and_a_lost_one_shakes(position: Build) -> None:
    state = position("d1 e1", "d8 e8")
    after, events = rules.play(state, CHANCE, "roll sheep grass")
    assert {key: motion.way for key, motion in ways(state, after, events).items()} == {
        "die-0": "tumble",
        "die-1": "tumble",
    }


def test_a_worm_turns_up_and_is_turned_back(position: Build) -> None:
    state = position("b1 e1", "d8 e8", roll="grass grass", options=TACTICAL)
    after, events = rules.play(state, 0, "eat b1")
    assert ways(state, after, events)["tile-b1"].way == "flip"
    later, events = rules.play(after, 0, "eat e1")
    assert ways(after, later, events)["tile-b1"].way == "flip"


@pytest.mark.parametrize("shape", SHAPES)
def test_the_sun_slides_from_field_to_field(position: Build, shape: Shape) -> None:
    state = position("d1 e1", "d8 e8", roll="sun grass", sun=5)
    after, events = rules.play(state, 0, "sun")
    (way,) = [motion for motion in scene.motions(state, after, events) if motion.shape == shape]
    was, rest = (sun_way(LAYOUTS[shape], 16)[field] for field in (5, 6))
    assert way.path == ((was[0] - rest[0], was[1] - rest[1]), (0, 0))


def test_names_of_squares_are_keys_once() -> None:
    for before, _, _ in match(1, 2):
        keys = [found.key for found in everything(before, looking(before)) if found.key.startswith("tile-")]
        assert keys == [f"tile-{NAMES[square]}" for square in SQUARES]
        break
