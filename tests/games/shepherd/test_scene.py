"""The table of The Shepherd under a finger: what can be touched, and what a touch shows."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conformance.pictures import nodes
from games.contract import CHANCE, TABLE, Look, Shape
from games.message import Message
from games.picture import Node
from games.shepherd import rules, scene
from games.shepherd.rules.meadow import NAMES, SIDE, SQUARE_NAMED, SQUARES
from games.shepherd.rules.state import State
from games.shepherd.scene.ground import ground
from games.shepherd.scene.layout import LAYOUTS, SQUARE, middle
from games.shepherd.scene.picks import Picked
from helpers.shepherd_pictures import (
    PEOPLE,
    TACTICAL,
    classed,
    everything,
    looking,
    match,
    shown,
    symbol,
    taps,
    words_of,
)

Build = Callable[..., State]


def test_the_dice_are_thrown_by_touching_them_or_the_yellow_button(position: Build) -> None:
    state = position("d1 e1", "d8 e8")
    assert taps(state, looking(state, throws=True)) == ["app throw", "app throw"]
    assert len(classed(state, looking(state, throws=True), "act")) == 1


def test_two_different_results_wait_to_be_chosen(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="sheep grass")
    assert taps(state, looking(state)) == ["pick use sheep", "pick use grass"]
    assert not classed(state, looking(state), "chosen")
    assert [found.key for found in classed(state, looking(state, "use grass"), "chosen")] == ["result-1"]


def test_touching_a_result_again_puts_it_back(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="sheep grass")
    look = looking(state, "use sheep", "sheep e1")
    assert scene.pick(state, look, "use sheep") is None
    assert scene.pick(state, look, "use grass") == Picked(use="grass")
    assert scene.pick(state, look, "sheep d1") == Picked(use="sheep", sheep=SQUARE_NAMED["d1"])


def test_what_makes_only_one_sense_is_chosen_by_itself(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="sheep sheep")
    found = taps(state, looking(state))
    assert "play step d1 d2" in found
    assert "pick sheep e1" in found
    assert "play step e1 e2" not in found
    assert "play step e1 e2" in taps(state, looking(state, "sheep e1"))


def test_a_sheep_that_cannot_step_is_not_offered(position: Build) -> None:
    state = position("d1 d3", "e1 c1", roll="sheep sheep", dog="c3")
    assert rules.moves(state, 0)
    offered = {move.split(" ")[1] for move in rules.moves(state, 0)}
    picks = {tap.removeprefix("pick sheep ") for tap in taps(state, looking(state)) if "pick sheep" in tap}
    assert picks == offered


def test_grazing_is_one_touch_and_shows_what_there_is_to_eat(position: Build) -> None:
    state = position("c3 c4", "d8 e8", roll="grass grass")
    assert taps(state, looking(state)) == ["play eat c3", "play eat c4"]
    dark, light = (shown(state, looking(state))[f"meal-{name}"] for name in ("c3", "c4"))
    assert [symbol(piece) for piece in dark.children if isinstance(piece, Node)] == ["grass-dark"] * 2
    assert [symbol(piece) for piece in light.children if isinstance(piece, Node)] == ["grass-light"]


def test_a_bare_square_and_a_worm_are_no_meal(position: Build) -> None:
    state = position("c4 b1", "d8 e8", roll="grass grass", bare="c4", found="b1")
    found = shown(state, looking(state))
    assert [symbol(found[f"meal-{name}"]) for name in ("c4", "b1")] == ["no-grass", "worm"]


def test_the_sun_moves_at_one_touch_on_its_die_or_its_field(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="sun grass")
    assert taps(state, looking(state)).count("play sun") == 2


@pytest.mark.parametrize("other", ["sheep", "grass", "dog"])
def test_beside_the_sun_the_other_result_needs_no_choosing(position: Build, other: str) -> None:
    state = position("d1 e1", "d8 e8", roll=f"sun {other}")
    plays = [tap for tap in taps(state, looking(state)) if not tap.endswith("sun")]
    assert plays
    assert [found.key for found in classed(state, looking(state), "chosen")] == ["result-1"]


def test_the_dog_is_tried_before_it_goes(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="grass dog")
    free = taps(state, looking(state, "use dog"))
    assert "pick square d3" in free
    assert not [tap for tap in free if tap.startswith("play ")]
    tried = looking(state, "use dog", "square d2")
    assert taps(state, tried).count("play dog d2") == 2, "on the board and in the tray"
    assert [found.key for found in classed(state, tried, "fright")] == ["fright-0"]
    assert symbol(shown(state, tried)["sheep-0"]) == "sheep-shock"
    assert symbol(shown(state, tried)["sheep-1"]) != "sheep-shock"
    assert "ghost" in shown(state, tried)


def test_whom_the_dog_would_frighten_is_shown_only_where_it_is_tried(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="grass dog")
    assert classed(state, looking(state, "use dog"), "fright") == []
    tried = classed(state, looking(state, "use dog", "square d7"), "fright")
    assert [found.key for found in tried] == ["fright-2"]


def test_every_square_for_the_dog_has_a_frame_but_the_one_it_is_tried_on(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="grass dog")
    for picked, rings in (("use dog",), 56), (("use dog", "square d3"), 55):
        look = looking(state, *picked)
        drawn = classed(state, look, "frames")[0].attributes["d"]
        assert str(drawn).count("M") == rings
        assert len([tap for tap in taps(state, look) if tap.startswith("pick square")]) == rings


def test_the_walk_is_counted_step_by_step(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="grass dog", dog="b4", options=TACTICAL)
    look = looking(state, "use dog", "square d5")
    steps = [words_of(found) for found in classed(state, look, "footstep")]
    assert steps == ["1", "2", "3"]
    places = [str(found.attributes["style"]) for found in classed(state, look, "footstep")]
    across, down = middle(LAYOUTS["wide"], SQUARE_NAMED["d5"])
    assert places[-1].startswith(f"--x:{across};--y:{down};")


def test_a_dog_that_is_put_down_has_no_steps(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="grass dog", dog="b4")
    assert classed(state, looking(state, "use dog", "square d5"), "footstep") == []


def test_frightened_sheep_show_where_they_may_run(position: Build) -> None:
    state = position("c4 h7", "a5 e8", roll="grass dog", unused=(), dog="c3")
    look = looking(state)
    assert symbol(shown(state, look)["sheep-0"]) == "sheep-shock"
    assert {tap for tap in taps(state, look) if tap.startswith("play")} == {
        f"play {move}" for move in rules.moves(state, 0)
    }
    arrow = next(found for found in everything(state, look) if found.attributes.get("class") == "arrow")
    assert str(arrow.attributes["d"]).count("M") == 2 * len(rules.moves(state, 0))


def test_over_the_edge_an_arrow_goes_out_and_another_comes_in(position: Build) -> None:
    state = position("h4 a2", "d8 e8", roll="grass dog", unused=(), dog="g4", options=TACTICAL)
    moves = [move for move in rules.moves(state, 0) if move.startswith("flee h4")]
    assert "flee h4 a4" in moves
    look = looking(state)
    arrow = next(found for found in everything(state, look) if found.attributes.get("class") == "arrow")
    assert str(arrow.attributes["d"]).count("M") == 2 * (len(moves) + 1)


def test_a_pushed_sheep_is_afraid_and_the_one_that_came_is_not(position: Build) -> None:
    state = position("d3 a3", "d3 e8", roll="grass dog", unused=(), dog="c4", options=TACTICAL, pushed=2)
    look = looking(state)
    assert [found.key for found in classed(state, look, "fright")] == ["fright-2"]
    assert symbol(shown(state, look)["sheep-0"]) == "sheep-run"
    assert symbol(shown(state, look)["sheep-2"]) == "sheep-shock"


@pytest.mark.parametrize("game", ["basic", "tactical"])
def test_every_move_can_be_reached_and_every_tap_can_be_played(game: str) -> None:
    asked = [before for before, _, _ in match(3, 3, game=game) if rules.turn(before) != (CHANCE,)]
    for before in asked[::5]:
        look = looking(before)
        reached = set[str]()
        waiting: list[Picked | None] = [None]
        seen: set[Picked | None] = {None}
        while waiting:
            picked = waiting.pop()
            for tap in taps(before, look._replace(picked=picked)):
                word, _, rest = tap.partition(" ")
                if word == "play":
                    reached.add(rest)
                elif (more := scene.pick(before, look._replace(picked=picked), rest)) not in seen:
                    seen.add(more)
                    waiting.append(more)
        assert reached == set(look.moves)


def test_nothing_can_be_touched_while_others_act(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="sheep grass")
    assert taps(state, Look(1, PEOPLE[:2])) == []
    assert taps(state, Look(TABLE, PEOPLE[:2])) == []


def test_at_most_one_yellow_button() -> None:
    for before, _, _ in [*match(5, 2, game="tactical")][::7]:
        look = looking(before, throws=rules.turn(before) == (CHANCE,))
        for tap in ["", *taps(before, look)]:
            word, _, rest = tap.partition(" ")
            touched = look._replace(picked=scene.pick(before, look, rest) if word == "pick" else None)
            assert len(classed(before, touched, "act")) <= 1


def test_there_is_always_something_to_do_next(position: Build) -> None:
    """Either the yellow button or a sentence made of pictures, with words for the ear."""
    state = position("d1 e1", "d8 e8", roll="sheep grass")
    for look in (looking(state), looking(state, "use sheep"), looking(state, "use grass")):
        (sentence,) = classed(state, look, "sentence")
        assert isinstance(sentence.attributes["aria-label"], Message)
        assert len(sentence.children) >= 3
        assert words_of(sentence) == ""


def test_used_results_are_ticked(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="grass sheep", unused=("sheep",))
    found = shown(state, looking(state))
    assert "used" in str(found["result-0"].attributes["class"])
    assert "used" not in str(found["result-1"].attributes["class"])


@pytest.mark.parametrize("shape", list(LAYOUTS))
def test_what_squares_are_called_stands_on_the_board(position: Build, shape: Shape) -> None:
    """The letter in the last square of each column, the number in the first of each row."""
    here, layout = position("d1 e1", "d8 e8"), LAYOUTS[shape]
    names = next(each for each in nodes(ground(here, layout)) if each.key == "names")
    told = [each for each in names.children if isinstance(each, Node)]
    written = sorted(str(each.children[0]) for each in told)
    assert written == sorted({letter for square in SQUARES for letter in NAMES[square]})
    for each in told:
        column, row = int(str(each.attributes["x"])) // SQUARE, int(str(each.attributes["y"])) // SQUARE
        assert str(each.children[0]) in NAMES[row * SIDE + column]
