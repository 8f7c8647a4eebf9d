"""What is to be seen at the meadow, where it lies, and what nobody may see."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest

from conformance.pictures import nodes
from games.contract import Event, Shape
from games.shepherd import rules, scene
from games.shepherd.rules import events
from games.shepherd.rules.grazing import collected, score
from games.shepherd.rules.meadow import CORNERS, NOWHERE, SQUARES
from games.shepherd.rules.state import State
from games.shepherd.scene.layout import LAYOUTS, SQUARE, middle, standing, sun_way
from helpers.shepherd_pictures import SHAPES, TACTICAL, everything, looking, shown, symbol, words_of

Build = Callable[..., State]


@pytest.mark.parametrize("shape", SHAPES)
def test_every_square_lies_whole_on_the_board(shape: Shape) -> None:
    layout = LAYOUTS[shape]
    for square in SQUARES:
        across, down = middle(layout, square)
        assert SQUARE / 2 <= across <= layout.width - SQUARE / 2
        assert SQUARE / 2 <= down <= layout.height - SQUARE / 2
    assert len({middle(layout, square) for square in SQUARES}) == len(SQUARES)


TWO_CENTIMETRES = 2 / 2.54 * 96


def test_a_square_is_two_centimetres_wide_where_there_is_room() -> None:
    """On a lying tablet 744 pixels are left beside the column, on a standing one 804. A phone's 390 are eight
    squares of hardly 49, which is a finger."""
    assert 744 / LAYOUTS["wide"].width * SQUARE > TWO_CENTIMETRES
    assert 804 / LAYOUTS["tall"].width * SQUARE > TWO_CENTIMETRES
    assert 390 / LAYOUTS["phone"].width * SQUARE > 48


def test_the_dog_waits_where_there_is_no_square() -> None:
    waiting = middle(LAYOUTS["wide"], NOWHERE)
    assert waiting not in [middle(LAYOUTS["wide"], square) for square in SQUARES]
    assert waiting in [middle(LAYOUTS["wide"], square) for square in CORNERS]


@pytest.mark.parametrize("track", [12, 16, 20, 24])
@pytest.mark.parametrize("shape", SHAPES)
def test_the_sun_goes_in_equal_steps_and_comes_home(shape: Shape, track: int) -> None:
    layout = LAYOUTS[shape]
    way = sun_way(layout, track)
    assert len(way) == track + 1
    steps = {abs(x - to_x) + abs(y - to_y) for (x, y), (to_x, to_y) in pairwise(way)}
    assert max(steps) - min(steps) <= 1
    assert (way[0] == way[-1]) == layout.round_about
    for square in SQUARES:
        across, down = middle(layout, square)
        assert all(max(abs(across - x), abs(down - y)) > SQUARE / 2 for x, y in way)


def test_two_sheep_on_one_square_are_both_seen(position: Build) -> None:
    state = position("d4 a3", "d4 e8", options=TACTICAL, dog="c4")._replace(pushed=2)
    points = standing(state, LAYOUTS["wide"])
    assert points[0] != points[2]


def test_worms_that_nobody_has_seen_look_like_grass(position: Build) -> None:
    state = position("d1 e1", "d8 e8", worms="b1 g1 b8 g8")
    found = shown(state, looking(state, throws=True))
    assert {symbol(found[f"tile-{name}"]) for name in ("b1", "g1", "b8", "g8", "c1")} == {"grass-light"}
    assert symbol(found["tile-c3"]) == "grass-dark"
    assert symbol(found["tile-d1"]) == "bare"


def test_a_found_worm_stays_and_a_shown_one_is_turned_back(position: Build) -> None:
    state = position("b1 e1", "d8 e8", roll="grass grass", options=TACTICAL)
    after = rules.play(state, 0, "eat b1").state
    assert symbol(shown(after, looking(after))["tile-b1"]) == "worm"
    later = rules.play(after, 0, "eat e1").state
    assert symbol(shown(later, looking(later))["tile-b1"]) == "grass-light"
    basic = rules.play(position("b1 e1", "d8 e8", roll="grass grass"), 0, "eat b1").state
    assert symbol(shown(basic, looking(basic))["tile-b1"]) == "worm"


def test_blindly_eaten_worms_show_nowhere(position: Build) -> None:
    state = position("b1 e1", "d8 e8", roll="grass grass", options={"worms": "blind"})
    after = rules.play(state, 0, "eat b1").state
    assert "worm" not in {symbol(found) for found in everything(after, looking(after)) if found.tag == "use"}


def test_heaps_grow_by_the_card_and_to_one_scale(position: Build) -> None:
    state = position("d1 e1", "d8 e8", piles=("a4 a5 c3", "b2"))
    found = shown(state, looking(state, throws=True))
    heights = {seat: [key for key in found if re.fullmatch(rf"card-{seat}-\d+", key)] for seat in range(2)}
    assert [len(heights[seat]) for seat in range(2)] == [collected(state, seat) for seat in range(2)]
    tops = [str(found[f"card-{seat}-0"].attributes["d"]).split("h")[0].split(" ")[1] for seat in range(2)]
    assert tops[0] == tops[1], "both stand on the same ground"


def test_the_light_follows_the_sun(position: Build) -> None:
    def gone(sun: int) -> str:
        state = position("d1 e1", "d8 e8", sun=sun)
        style = str(shown(state, looking(state, throws=True))["ground"].attributes["style"])
        return style.split(";", maxsplit=1)[0]

    assert [gone(sun) for sun in (0, 8, 16)] == ["--gone:0.000", "--gone:0.500", "--gone:1.000"]


def test_the_sun_sleeps_at_home(position: Build) -> None:
    state = position("d1 e1", "d8 e8", sun=16)
    assert symbol(shown(state, looking(state, throws=True))["sun"]) == "sun-sleepy"


def test_the_ground_is_drawn_anew_only_when_it_changes(position: Build) -> None:
    state = position("d1 e1", "d8 e8", roll="sheep grass")
    after = rules.play(state, 0, "step d1 d2").state
    first, second = (scene.draw(each, looking(each)).board.children[0] for each in (state, after))
    assert first is second


def test_the_meadow_is_told_to_those_who_listen(position: Build) -> None:
    state = position("d1 c3", "d8 e8", dog="e4", found="b1", sun=3)
    lines = [
        words_of(found)
        for found in nodes(scene.draw(state, looking(state, throws=True)).board)
        if found.tag == "li"
    ]
    assert lines[:7] == [
        "The sun has taken 3 of 16 steps.",
        "The dog is on e4.",
        "Mia has a sheep on d1, on bare ground.",
        "Mia has a sheep on c3, on two grass cards.",
        "Ole has a sheep on d8, on bare ground.",
        "Ole has a sheep on e8, on bare ground.",
        "Row 1.   Grass: c1, f1, g1.   Worms: b1.",
    ]
    assert len(lines) == 6 + 8


def lying(over: State, seat: int, *, counted: bool) -> list[str]:
    """What lies in a seat's row on the results page, or apart from it."""
    (row,) = [
        found
        for found in nodes(scene.tally(over, seat))
        if found.tag == "svg" and (found.attributes.get("class") == "row") == counted
    ]
    return [
        "worm" if found.tag == "use" else str(found.attributes["class"]).split()[-1]
        for found in nodes(row)
        if found.key.startswith("lies-")
    ]


def test_the_results_lay_every_card_open(position: Build) -> None:
    over = ended(position, "a2 a3 c3 b1", "b2")
    assert lying(over, 0, counted=True) == ["dark", "dark", "light"]
    assert lying(over, 0, counted=False) == ["worm", "paid"]


def test_s18_the_longest_row_wins_though_a_longer_pile_had_worms(position: Build) -> None:
    over = ended(position, "a2 a3 a4 a5 b2 c2 d2 e2 b1 g1", "a6 a7 b7 c7 d7 e7 f7 g7")
    assert [score(over, seat) for seat in (0, 1)] == [6, 8]
    assert lying(over, 0, counted=True) == ["light"] * 6
    assert lying(over, 1, counted=True) == ["light"] * 8
    ends = [[found for found in nodes(scene.tally(over, seat)) if found.tag == "path"] for seat in (0, 1)]
    assert ends[0][5].attributes == ends[1][5].attributes, "both rows are to one scale"
    assert [words_of(scene.tally(over, seat)) for seat in (0, 1)] == ["Gone back: 2 worms, 2 cards", ""]


def test_whoever_keeps_no_card_has_no_row(position: Build) -> None:
    over = ended(position, "b1 c2", "")
    tallies = [scene.tally(over, seat) for seat in (0, 1)]
    assert [found.attributes.get("class") for found in nodes(tallies[0]) if found.tag == "svg"] == [None]
    assert [len(list(nodes(tally))) for tally in tallies] == [6, 1]


def ended(position: Build, *piles: str) -> State:
    """Blind eating, after the sun's last step."""
    state = position("d1 e1", "d8 e8", piles=piles, options={"worms": "blind"}, sun=15, roll="sun grass")
    over: State = rules.play(state._replace(unused=("sun",)), 0, "sun").state
    assert over.over
    return over


def test_at_dusk_the_flock_lies_down(position: Build) -> None:
    """When the sun has set, and not already while it is told to go there; who has won gets up for joy."""
    home = position("d1 e1", "d8 e8", sun=16)

    def poses(told: Event) -> set[str]:
        drawn = shown(home, looking(home)._replace(told=(told,), telling=True))
        return {symbol(drawn[f"sheep-{sheep}"]) for sheep in range(len(home.sheep))}

    assert "sheep-lie" not in poses(events.SunMoved(0, 16, 16))
    assert poses(events.Dusk()) == {"sheep-lie"}
    assert poses(events.Ended((0,))) == {"sheep-lie", "sheep-glee"}
