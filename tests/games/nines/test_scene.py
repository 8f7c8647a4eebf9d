"""The picture of the table: what lies where, what can be tapped, and what a touch shows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

import pytest

from conformance.pictures import all_nodes, nodes
from games.contract import CHANCE, Look, Person, Shape, complete_options
from games.message import Message
from games.nines import rules, scene
from games.nines.rules.state import DISCARD, GOAL, ROLL, START, TAKE, State
from games.nines.rules.track import lying
from games.nines.scene.layout import LAYOUTS, PITCH, places, standing
from games.nines.scene.picks import Pawn
from games.picture import Node

Build = Callable[..., State]
MOVING = re.compile(r"die|chair|(pawn-\d+|tile|has|score)-\d+")
"""Keys by which motions name what moves: once in the whole picture."""

SHAPES: tuple[Shape, ...] = ("wide", "tall", "phone")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
PEOPLE = tuple(Person(name, colour) for colour, name in enumerate(NAMES, 1))


def looking(
    state: State, *, picked: tuple[str, ...] = (), throws: bool = False, shape: Shape = "wide"
) -> Look:
    """The look of whoever's turn it is."""
    moves = rules.moves(state, state.seat)
    look = Look(state.seat, PEOPLE[: state.seats], moves, throws, shape=shape)
    for thing in picked:
        look = look._replace(picked=scene.pick(state, look, thing))
    return look


def everything(state: State, look: Look) -> list[Node]:
    return all_nodes(scene.draw(state, look))


def taps(state: State, look: Look) -> list[str]:
    return [str(found.attributes["data-tap"]) for found in everything(state, look) if found.tag == "button"]


def keys(state: State, look: Look) -> list[str]:
    return [found.key for found in everything(state, look) if found.key]


def matches(seeds: range) -> Iterator[State]:
    """Every seventh position of whole matches, and the last ones."""
    for seed in seeds:
        everywhere = list(match(seed))
        yield from everywhere[::7]
        yield everywhere[-1]


def match(seed: int) -> Iterator[State]:
    """Every position of a match."""
    rng = Random(seed)
    seats = 2 + seed % 4
    state = rules.start(seats, complete_options(rules, seats, {}))
    yield state
    while rules.turn(state):
        seat = rules.turn(state)[0]
        move = rules.draw(state, rng) if seat == CHANCE else rng.choice(rules.moves(state, seat))
        state = rules.play(state, seat, move).state
        yield state


@pytest.mark.parametrize("shape", SHAPES)
def test_every_space_lies_on_the_board_apart_from_all_others(shape: Shape) -> None:
    layout = LAYOUTS[shape]
    for state in matches(range(2, 3)):
        if not state.players:
            continue
        points = list(places(state, shape).spaces.values())
        assert len(set(points)) == len(points)
        for across, down in points:
            assert PITCH / 2 <= across <= layout.width - PITCH / 2
            assert PITCH / 2 <= down <= layout.height - PITCH / 2


@pytest.mark.parametrize("shape", SHAPES)
def test_neighbours_on_the_track_are_neighbours_in_the_picture(shape: Shape) -> None:
    layout = LAYOUTS[shape]
    for state in matches(range(1, 2)):
        if not state.players:
            continue
        where = places(state, shape).spaces
        way = [START, *lying(state.track, state.holes), GOAL]
        for here, there in pairwise(way):
            (x, y), (to_x, to_y) = where[here], where[there]
            assert abs(x - to_x) + abs(y - to_y) <= max(PITCH + 5, layout.row)


def test_a_space_on_a_phone_is_a_finger_wide() -> None:
    """378 pixels are left of 390: the board's own units must not make a space smaller than 48."""
    assert 378 / LAYOUTS["phone"].width * PITCH >= 48


def test_no_two_pawns_stand_in_one_spot() -> None:
    for count in range(1, 11):
        assert len(set(standing(count))) == count


def test_every_picture_has_each_key_once_and_every_tap_can_be_played() -> None:
    for state in matches(range(4)):
        look = looking(state, throws=state.question == ROLL)
        moving = [key for key in keys(state, look) if MOVING.fullmatch(key)]
        assert len(set(moving)) == len(moving)
        for found in everything(state, look):
            siblings = [child.key for child in found.children if isinstance(child, Node) and child.key]
            assert len(set(siblings)) == len(siblings)
        for tap in taps(state, look):
            if tap.startswith("play "):
                assert tap.removeprefix("play ") in look.moves
            elif tap.startswith("pick "):
                touched = scene.pick(state, look, tap.removeprefix("pick "))
                assert touched is not None
            else:
                assert tap == "app throw"


def test_every_move_can_be_played_with_two_taps() -> None:
    for state in matches(range(4)):
        look = looking(state)
        reached = {tap for tap in taps(state, look) if tap.startswith("play ")}
        for tap in taps(state, look):
            if tap.startswith("pick "):
                picked = scene.pick(state, look, tap.removeprefix("pick "))
                reached.update(taps(state, look._replace(picked=picked)))
        assert {f"play {move}" for move in look.moves} <= reached


def test_touching_again_puts_it_back(position: Build) -> None:
    state = position("c1 2 3 4 5", pawns=[[1, 2], [0, 0]], roll=2)
    look = looking(state, picked=("pawn 1",))
    assert scene.pick(state, look, "pawn 1") is None
    assert scene.pick(state, look, "pawn 2") == Pawn(2)


def test_a_pawn_in_hand_shows_its_steps_its_target_and_what_it_may_collect(position: Build) -> None:
    state = position("c1 2 3 4", "c2 5 6", pawns=[[3, 8], [2, 0]], roll=2)
    before = keys(state, looking(state))
    assert not [key for key in before if key.startswith(("step-", "ghost-", "promise-"))]
    shown = keys(state, looking(state, picked=("pawn 3",)))
    assert [key for key in shown if key.startswith("step-")] == ["step-1", "step-2"]
    assert [key for key in shown if key.startswith("promise-")] == ["promise-1", "promise-3"]
    assert "ghost-0" in shown
    assert "play walk 3" in taps(state, looking(state, picked=("pawn 3",)))


def test_n8_the_yellow_button_counts_the_steps_up_to_the_goal(position: Build) -> None:
    state = position("c1 2 3 4", "c2 5 6", pawns=[[9, 10], [2, 0]], roll=6)
    for space, name in ((9, "Walk 2 steps"), (10, "Walk one step")):
        shown = words_of(list(nodes(scene.draw(state, looking(state, picked=(f"pawn {space}",))).tray)))
        assert name in shown
    far = position("c1 2 3 4", "c2 5 6", pawns=[[1, 10], [2, 0]], roll=6)
    assert "Walk 6 steps" in words_of(list(nodes(scene.draw(far, looking(far, picked=("pawn 1",))).tray)))


def test_with_a_one_both_ways_are_shown(position: Build) -> None:
    state = position("c1 2 3 4", "c2 5 6", pawns=[[1, 0], [9, 9]], roll=1)
    found = taps(state, looking(state, picked=("pawn 1",)))
    assert found.count("play walk 1") == 2, "on the board and in the tray"
    assert found.count("play hop 1") == 2


def test_the_only_pawn_that_can_go_lies_in_the_hand_by_itself(position: Build) -> None:
    state = position("c1 2 3 4", "c2 5 6", pawns=[[1, GOAL], [9, 9]], roll=1)
    assert "play walk 1" in taps(state, looking(state))


def test_a_tile_is_shown_first_and_taken_at_the_second_touch(position: Build) -> None:
    state = position("c1 3 6 1", "c2 5", pawns=[[3, START], [START, START]], roll=2)
    state = rules.play(state, 0, "walk 3").state
    assert state.question == TAKE
    assert "pick tile 1" in taps(state, looking(state))
    found = taps(state, looking(state, picked=("tile 1",)))
    assert found.count("play take 1") == 2
    assert "pick tile 2" in found


def words_of(picture: list[Node]) -> str:
    texts = [child for found in picture for child in found.children if not isinstance(child, Node)]
    return " ".join(text.english(NAMES) if isinstance(text, Message) else text for text in texts)


def test_the_tray_tells_what_makes_nine(position: Build) -> None:
    state = position("c1 2", pawns=[[0, 1], [0, 1]], front=["4 2", ""])
    shown = words_of(list(nodes(scene.draw(state, looking(state)).tray)))
    assert "3?" in shown
    assert "+15" in shown
    assert "5?" in shown, "4 + 5"
    assert "7?" not in shown


def test_the_tray_tells_what_a_touched_tile_comes_to(position: Build) -> None:
    state = position("- 3 6 1", "c2 5", pawns=[[3, 8], [8, 8]], front=["4 2", ""], roll=2)
    state = rules.play(state, 0, "walk 3").state
    nine = words_of(list(nodes(scene.draw(state, looking(state, picked=("tile 1",))).tray)))
    assert "= 9" in nine
    assert "+15" in nine
    other = words_of(list(nodes(scene.draw(state, looking(state, picked=("tile 2",))).tray)))
    assert "= 12" in other
    assert "+" + "15" not in other


def test_a_late_touch_of_a_tile_that_is_gone_shows_nothing(position: Build) -> None:
    state = position("- - 6 1", "c2 5", pawns=[[3, 8], [8, 8]], front=["4 2", ""], roll=2)
    for late in ("tile 1", "tile 40", "pawn 1", "number 40"):
        assert taps(state, looking(state, picked=(late,))) == taps(state, looking(state))


def test_laying_aside_either_of_two_alike_is_the_same_choice(position: Build) -> None:
    state = position("- 6 2", "c2 4", pawns=[[2, 8], [2, 8]], front=["2 2", ""], roll=2)
    state = rules.play(state, 0, "walk 2").state
    assert state.question == DISCARD
    first, _, six = state.players[0].front
    found = [tap for tap in taps(state, looking(state)) if tap.startswith("pick number")]
    assert found == [f"pick number {first}", f"pick number {first}", f"pick number {six}"]


def test_nothing_can_be_tapped_while_others_act() -> None:
    for state in matches(range(2)):
        look = Look(0, PEOPLE[: state.seats])
        assert taps(state, look) == []


def test_the_die_waits_for_a_tap_only_when_it_may_be_thrown(position: Build) -> None:
    state = position("c1 2", pawns=[[0, 1], [0, 1]])
    assert taps(state, looking(state, throws=True)) == ["app throw", "app throw"]
    assert taps(state, looking(state)) == []


def test_at_most_one_yellow_button() -> None:
    for state in matches(range(3)):
        look = looking(state, throws=state.question == ROLL)
        for tap in ["", *taps(state, look)]:
            thing = tap.removeprefix("pick ")
            picked = scene.pick(state, look, thing) if tap.startswith("pick ") else None
            classes = [
                str(found.attributes.get("class", "")).split()
                for found in everything(state, look._replace(picked=picked))
            ]
            assert sum("act" in each for each in classes) <= 1


def test_the_ground_is_drawn_once_while_no_tile_goes(position: Build) -> None:
    state = position("c1 2 3 4", pawns=[[1, 0], [0, 0]], roll=2)
    after = rules.play(state, 0, "walk 1").state
    first, second = (scene.draw(each, looking(each)).board.children[0] for each in (state, after))
    assert first is second


def test_the_track_is_told_to_those_who_listen(position: Build) -> None:
    state = position("c1 2 s", "c2 5", pawns=[[1, GOAL], [1, START]])
    board = list(nodes(scene.draw(state, looking(state)).board))
    lines = words_of([found for found in board if found.tag == "li"])
    assert lines == (
        "Start: Ben Stretch 1: 1: cactus 1; 2: 2, pawns: Ann and Ben; 3: seal"
        " Stretch 2: 4: cactus 2; 5: 5 Home: Ann"
    )


def test_the_tally_lays_every_tile_open() -> None:
    *_, state = match(0)
    assert rules.result(state)
    for seat, player in enumerate(state.players):
        shown = [found.key for found in nodes(scene.tally(state, seat)) if found.key.startswith("tally-")]
        assert shown == [f"tally-{tile}" for tile in player.pile + player.minus]


def test_the_darker_sand_comes_with_its_tiles(position: Build) -> None:
    """A board that unfolds fills up in the order of what is in it."""
    state = position("c1 2 3 4 5", pawns=[[1, 2], [0, 0]], roll=2)
    keys_in_order = [
        found.key for found in scene.draw(state, looking(state)).board.children if isinstance(found, Node)
    ]
    tiles = [place for place, key in enumerate(keys_in_order) if key.startswith("tile-")]
    assert keys_in_order.index("stretches") > tiles[-1]
