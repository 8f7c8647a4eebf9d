"""How the pieces get there: whatever moves between two beats begins where it was and ends where it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.contract import CHANCE, Event, Look, Motion, Shape
from games.shepherd import bot, rules, scene
from games.shepherd.rules.meadow import NAMES, SQUARES
from games.shepherd.rules.state import State
from games.shepherd.scene.layout import LAYOUTS, middle, standing
from helpers.shepherd_pictures import PEOPLE, SHAPES, TACTICAL, everything, looking, match_moves

Build = Callable[..., State]


def ways(before: State, seat: int, move: str, shape: Shape = "wide") -> list[tuple[Event, dict[str, Motion]]]:
    """The motions of each beat of a move, by what moves."""
    found: list[tuple[Event, dict[str, Motion]]] = []
    told: tuple[Event, ...] = ()
    for beat in rules.beats(before, seat, move):
        told = (*told, beat.event)
        look = Look(0, PEOPLE[: before.variant.seats], shape=shape, told=told, telling=True)
        motions = scene.motions(before, beat.state, beat.event, look)
        found.append((beat.event, {motion.key: motion for motion in motions}))
        before = beat.state
    return found


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("game", ["basic", "tactical"])
def test_sheep_and_dog_come_from_where_they_were(game: str, shape: Shape) -> None:
    layout = LAYOUTS[shape]
    for state, seat, move, _ in match_moves(7, 4, bot.quick, game=game):
        before = state
        for beat, (_, moved) in zip(
            rules.beats(state, seat, move), ways(state, seat, move, shape), strict=True
        ):
            stood, stands = standing(before, layout), standing(beat.state, layout)
            for sheep, (was, rest) in enumerate(zip(stood, stands, strict=True)):
                check_way(moved.get(f"sheep-{sheep}"), was, rest)
            check_way(moved.get("dog"), middle(layout, before.dog), middle(layout, beat.state.dog))
            assert ("sun" in moved) >= (before.sun != beat.state.sun)
            before = beat.state


def check_way(way: Motion | None, was: tuple[int, int], rest: tuple[int, int]) -> None:
    if was == rest:
        assert way is None or not way.path
        return
    assert way is not None
    if way.path:
        assert way.path[-1] == (0, 0)
        assert (way.path[0][0] + rest[0], way.path[0][1] + rest[1]) == was


def test_a_step_is_two_little_hops(position: Build) -> None:
    ((_, moved), *_) = ways(position("d2 e1", "d8 e8", roll="sheep grass"), 0, "step d2 d3")
    assert moved["sheep-0"] == Motion("sheep-0", "hop", path=((0.0, -100.0), (0.0, -50.0), (0.0, 0.0)))


def test_over_the_edge_a_sheep_leaves_here_and_comes_in_there(position: Build) -> None:
    state = position("h4 a2", "d8 e8", roll="grass dog", unused=(), dog="g4", options=TACTICAL)
    way = ways(state, 0, "flee h4 a4")[0][1]["sheep-0"]
    assert way.animation == "wrap"
    assert way.path == ((700.0, 0.0), (800.0, 0.0), (-100.0, 0.0), (0.0, 0.0))


def test_whoever_is_run_into_is_pushed_aside_when_the_other_arrives(position: Build) -> None:
    state = position("d1 g8", "c1 e1", "d8 h5", roll="grass dog", dog="d2", options=TACTICAL)
    (_, ran), (_, bumped) = ways(state, 0, "flee d1 c1")
    assert (ran["sheep-0"].animation, ran["sheep-0"].after) == ("hop", 0)
    assert (ran["sheep-2"].animation, ran["sheep-2"].after) == ("slide", 1)
    assert bumped == {"sheep-2": Motion("sheep-2", "shake")}


def test_the_dog_walks_square_by_square(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="grass dog", unused=("dog",), dog="b4", options=TACTICAL)
    way = ways(state, 0, "dog d5")[0][1]["dog"]
    assert (way.animation, len(way.path)) == ("hop", 4)


def test_frightened_sheep_jump_where_they_stand(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="grass dog")
    *_, (_, moved) = ways(state, 0, "dog d2")
    assert moved == {"sheep-0": Motion("sheep-0", "jump"), "fright-0": Motion("fright-0", "pop")}


@pytest.mark.parametrize("options", [{}, TACTICAL], ids=["basic", "tactical"])
def test_a_meal_is_munched_while_its_cards_fly_to_the_heap(options: dict[str, str], position: Build) -> None:
    state = position("c3 e1", "d8 e8", roll="grass grass", piles=("a4", ""), options=options)
    *_, (_, moved) = ways(state, 0, "eat c3")
    assert moved["sheep-0"].animation == "munch"
    assert moved["going"] == Motion("going", "vanish")
    cards = [motion for key, motion in moved.items() if key.startswith("card-")]
    assert cards == [Motion(f"card-0-{place}", "fly", "tile-c3") for place in (1, 2)]
    assert moved["was-0"] == Motion("was-0", "vanish", after=1)
    assert moved["number-0"].after == 1, "when the cards have come"


def test_both_dice_tumble_and_a_lost_one_shakes(position: Build) -> None:
    state = position("b1 g1", "c1 b2", "f1 g2", bare="b1")
    (_, rolled) = ways(state, CHANCE, "roll sheep grass")[0]
    assert {key: motion.animation for key, motion in rolled.items()} == {"die-0": "tumble", "die-1": "tumble"}
    state = rules.play(state, CHANCE, "roll sheep grass").state
    (_, lost) = ways(state, 0, "eat b1")[1]
    assert lost == {"die-0": Motion("die-0", "shake")}


def test_a_worm_turns_up_and_is_turned_back(position: Build) -> None:
    state = position("b1 e1", "d8 e8", roll="grass grass", options=TACTICAL)
    (_, grazed), (_, worm) = ways(state, 0, "eat b1")
    assert "tile-b1" not in grazed
    assert (worm["going"].animation, worm["tile-b1"].animation) == ("flip-away", "flip-up"), (
        "first the grass, then the worm"
    )
    assert worm["going"].after < worm["tile-b1"].after < worm["sheep-0"].after
    after = rules.play(state, 0, "eat b1").state
    assert ways(after, 0, "eat e1")[0][1]["tile-b1"].animation == "flip"


def test_the_sun_goes_to_the_next_field(position: Build) -> None:
    ((_, moved), *_) = ways(position("d1 e1", "d8 e8", roll="sun grass", sun=5), 0, "sun")
    assert moved == {"sun": Motion("sun", "drift")}


def test_names_of_squares_are_keys_once() -> None:
    for before, *_ in match_moves(1, 2):
        keys = [found.key for found in everything(before, looking(before)) if found.key.startswith("tile-")]
        assert keys == [f"tile-{NAMES[square]}" for square in SQUARES]
        break
