"""The table of Sheep Hustle: the dyke, the trays and what a touch shows; nothing secret for other eyes."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from conformance.pictures import all_nodes, nodes
from games.contract import TABLE, Shape
from games.hustle import rules, scene
from games.hustle.rules.boards import LAST, floodable
from games.hustle.rules.dyke import GONE
from games.hustle.rules.pads import declaration
from games.hustle.rules.state import State
from games.hustle.scene.card_places import Picked, picked
from games.hustle.scene.layout import LAYOUTS, SQUARE, middle, on_the_boards
from games.hustle.scene.scrolling import HALF, focus, focus_at
from games.hustle.scene.sheep_positions import stands
from games.picture import Child, Node
from helpers.hustle_positions import act, go, pads, racing, started
from helpers.hustle_table import (
    SHAPES,
    classes,
    drawn,
    find,
    looking,
    names,
    plays,
    taps,
    touched,
    watching,
    words,
)

# The dyke


@pytest.mark.parametrize("shape", SHAPES)
def test_every_square_lies_on_a_board_apart_from_all_others(shape: Shape) -> None:
    layout = LAYOUTS[shape]
    points = [middle(layout, square) for square in range(LAST + 1)]
    assert len(set(points)) == len(points)
    assert all(on_the_boards(layout, point) for point in points)
    assert not on_the_boards(layout, middle(layout, LAST + 1))


def test_lying_tens_go_right_and_ones_up_standing_tens_go_up_and_ones_right() -> None:
    lying, standing = LAYOUTS["wide"], LAYOUTS["tall"]
    (x, y), ten, one = (middle(lying, square) for square in (0, 10, 1))
    assert ten == (x + SQUARE, y)
    assert one == (x, y - SQUARE)
    (x, y), ten, one = (middle(standing, square) for square in (0, 10, 1))
    assert ten == (x, y - SQUARE)
    assert one == (x + SQUARE, y)


@pytest.mark.parametrize("shape", SHAPES)
def test_all_squares_are_numbered_and_told(shape: Shape) -> None:
    state = racing(29, 72, 52, GONE)
    picture = drawn(state, watching(state, shape=shape))
    numbers = find(picture, "numbers")
    assert numbers is not None
    first, second = ([line.split("\t") for line in words(board).split("\n")] for board in numbers.children)
    assert sorted(int(label) for line in first + second for label in line) == list(range(LAST + 1))
    # A step of ten goes to the right where the dyke lies, and up where it stands.
    tens = [first[0], second[0]] if shape == "wide" else list(zip(*first, strict=True))[:1]
    assert all(abs(int(label) - int(after)) == 10 for line in tens for label, after in pairwise(line))
    assert first[0][0] == {"wide": "9", "tall": "90", "phone": "90"}[shape]
    reading = find(picture, "reading")
    assert reading is not None
    told = [words(line) for line in reading.children]
    assert told[:3] == ["Ben is on square 72", "Caro is afloat on square 52", "Anna is on square 29"]
    assert "Water on 3, 13, 17" in told[3]
    assert "Water on 105, 106, 107" in told[4]


def test_eight_sheep_share_the_start_and_each_is_seen() -> None:
    for shape in SHAPES:
        state = racing(*(0,) * 8)
        found = stands(state, watching(state, shape=shape))
        assert len({stand.point for stand in found}) == 8
        assert all(stand.crowded for stand in found)
        alone = racing(0, 5, 7)
        assert not stands(alone, watching(alone, shape=shape))[0].crowded


def test_a_sheep_in_water_is_afloat_and_one_that_is_out_is_not_seen() -> None:
    state = racing(52, 30, GONE)
    picture = drawn(state, watching(state))
    assert find(picture, "afloat-0")
    assert not find(picture, "afloat-1")
    lost = find(picture, "sheep-2")
    assert lost
    assert "gone" in str(lost.attributes["class"])


# Choosing a number


def choosing() -> State:
    """Anna on 29, Ben on 72 in front of water, David afloat: everybody chooses."""
    return racing(29, 72, 104, 52)


def lying(state: State, *things: str) -> str:
    return picked(touched(state, looking(state, 0), *things)).lying


def test_touched_cards_come_to_the_ones_and_move_the_others_up() -> None:
    state = choosing()
    assert lying(state, "card 4") == "..4"
    assert lying(state, "card 4", "card 3") == ".43"
    assert lying(state, "card 0", "card 4", "card 3") == "043"


def test_a_fourth_card_sends_the_hundreds_back_and_a_card_touched_twice_comes_back() -> None:
    state = choosing()
    assert lying(state, "card 0", "card 4", "card 3", "card 7") == "437"
    assert lying(state, "card 4", "card 4") == "..."
    assert lying(state, "card 0", "card 4", "card 3", "card 4") == "0.3"


def test_an_empty_place_gets_the_next_card() -> None:
    state = choosing()
    assert lying(state, "place 0", "card 4") == "4.."
    assert lying(state, "place 0", "card 4", "card 3") == "43."
    assert lying(state, "card 3", "place 0", "card 4") == "4.3"
    assert lying(state, "place 0", "place 0", "card 4") == "..4"
    assert lying(state, "place 0", "place 1", "card 4") == ".4."


def test_what_waits_for_a_card_and_which_cards_lie_in_the_number_is_told() -> None:
    state = choosing()
    look = touched(state, looking(state, 0), "card 3", "place 0")
    pressed = [
        str(each.attributes["data-tap"])
        for each in all_nodes(drawn(state, look))
        if each.attributes.get("aria-pressed") == "true"
    ]
    assert pressed == ["pick card 3", "pick place 0"]
    assert "Tap the card that goes there" not in words(drawn(state, looking(state, 0)).tray)
    assert "Tap the card that goes there" in words(
        drawn(state, touched(state, looking(state, 0), "place 0")).tray
    )


def test_a_touched_place_gives_its_card_back_and_the_next_one_fills_the_gap() -> None:
    state = choosing()
    assert lying(state, "card 1", "card 4", "card 3", "place 1") == "1.3"
    assert lying(state, "card 1", "card 4", "card 3", "place 1", "card 7") == "173"
    assert lying(state, "card 4", "place 2") == "..."


def test_a_dragged_card_goes_just_there_changes_places_or_comes_back() -> None:
    state = choosing()
    assert lying(state, "hold 4", "put 1") == ".4."
    assert lying(state, "hold 4", "put 1", "card 3") == ".43"
    assert lying(state, "card 4", "card 3", "hold 4", "put 2") == ".34"
    assert lying(state, "card 4", "card 3", "hold 7", "put 2") == ".47"
    assert lying(state, "card 4", "card 3", "hold 3", "back 0") == ".4."


def test_a_card_that_was_played_is_not_in_the_hand() -> None:
    state = racing(29, 72, 104, hands=(0b1111101111, 1023, 1023))
    look = looking(state, 0)
    assert "pick card 4" not in taps(state, look)
    assert touched(state, look, "card 4").picked is None


@pytest.mark.parametrize(
    ("lying", "move"), [(".43", "choose 43"), ("043", "choose 043"), ("..0", "choose 0")]
)
def test_a_number_without_gaps_can_be_laid_down(lying: str, move: str) -> None:
    state = choosing()
    assert plays(state, looking(state, 0, Picked(lying))) == [move]


@pytest.mark.parametrize("lying", ["...", ".4.", "4.3", "43."])
def test_a_number_with_a_gap_can_not(lying: str) -> None:
    state = choosing()
    assert plays(state, looking(state, 0, Picked(lying))) == []


def test_the_sum_is_shown_and_who_is_shoved_into_the_water() -> None:
    state = choosing()
    picture = drawn(state, looking(state, 0, Picked(".43")))
    assert "29 + 43 = 72" in words(picture.tray)
    assert find(picture, "victim-1")
    assert {"target", "shove", "splash"} <= classes(picture)
    assert "Play 43" in names(picture.tray)
    assert "From 29 to 72. You shove Ben into the water on 73." in words(picture.tray)


def test_beyond_the_end_is_warned_of_and_stays_allowed() -> None:
    """H7"""
    state = choosing()
    look = looking(state, 0, Picked("793"))
    assert plays(state, look) == ["choose 793"]
    assert "runs off the end of the dyke" in words(drawn(state, look).tray)
    assert "target" not in classes(drawn(state, look))


@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_is_drawn_on_the_dyke_before_a_number_lies(shape: Shape) -> None:
    state = choosing()
    assert not {"target", "shove", "splash", "signs"} & classes(drawn(state, looking(state, 0, shape=shape)))


# What is secret


def test_other_eyes_see_no_hand_and_no_chosen_card() -> None:
    state = act(choosing(), "choose 43", 0).state
    for seat in (TABLE, 1, 2):
        picture = drawn(state, watching(state, seat))
        assert not [found for found in all_nodes(picture) if found.tag == "button"]
        assert "43" not in " ".join(words(part) for part in (picture.tray, *picture.belongings[0]))


def test_who_has_chosen_has_a_tick() -> None:
    state = act(choosing(), "choose 43", 0).state
    places = drawn(state, watching(state)).belongings
    assert ["ready" in classes_of(place) for place in places] == [True, False, False, False]


def classes_of(children: tuple[Child, ...]) -> set[str]:
    """All classes in one place of the strip."""
    found = everything_in(children)
    return {name for each in found for name in str(each.attributes.get("class", "")).split()}


def everything_in(children: tuple[Child, ...]) -> list[Node]:
    return [each for child in children for each in nodes(child)]


def test_numbers_lie_face_down_until_their_turn() -> None:
    state = go(racing(0, 0, 0, pads=pads(3, seat0="c5")), "choose 43", "choose 17", "choose 8").state
    assert state.question == "declare"
    picture = drawn(state, watching(state))
    assert find(picture, "number-0")
    assert not find(picture, "number-1")
    assert "face-down" in classes_of(picture.belongings[1])
    assert "17" not in words(picture.tray)


# Clover pads


def declaring(held: str, number: str = "43", square: int = 60) -> State:
    start = racing(square, 20, 40, pads=pads(3, seat0=held))
    state: State = go(start, f"choose {number}", "choose 17", "choose 8").state
    return state


def test_pads_are_kept_by_default() -> None:
    state = declaring("c5 b20")
    assert plays(state, looking(state, 0)) == ["declare none 0"]


def test_a_spent_pad_changes_by_its_most_and_steps_reach_every_total() -> None:
    state = declaring("c3 c5")
    look = touched(state, looking(state, 0), "spend c5", "spend c3")
    assert plays(state, look) == ["declare c3+c5 8"]
    reached: set[int] = set()
    for _ in range(17):
        reached.update(declaration(move).change for move in plays(state, look))
        look = touched(state, look, "less")
    assert reached == set(range(-8, 9))
    assert plays(state, touched(state, look, "less")) == plays(state, look)


def test_a_number_does_not_fall_below_nothing() -> None:
    state = declaring("c9", number="4")
    look = touched(state, looking(state, 0), "spend c9", *["less"] * 30)
    assert plays(state, look) == ["declare c9 -4"]


def test_keeping_a_pad_after_all_takes_its_change_back() -> None:
    state = declaring("c3 c5 b20")
    look = touched(state, looking(state, 0), "spend c5", "spend b20", "keep c5")
    assert plays(state, look) == ["declare b20 0"]


def test_running_back_is_drawn_and_added_up() -> None:
    state = declaring("b20")
    picture = drawn(state, touched(state, looking(state, 0), "spend b20"))
    assert "60 + 43 = 103" in words(picture.tray)
    assert "103 \N{MINUS SIGN} 20 = 83" in words(picture.tray)
    assert find(picture, "way-back")


def test_who_has_no_room_to_run_back_is_told_so() -> None:
    state = declaring("b40", number="8", square=0)
    look = touched(state, looking(state, 0), "spend b40")
    assert plays(state, look) == []
    assert "can’t run back that far" in words(drawn(state, look).tray)


def test_of_two_equal_pads_one_or_both_are_spent() -> None:
    state = declaring("c3 c3")
    look = looking(state, 0)
    assert taps(state, look).count("pick spend c3") == 2
    look = touched(state, look, "spend c3")
    assert taps(state, look).count("pick keep c3") == 1
    assert plays(state, touched(state, look, "spend c3", "spend c3")) == ["declare c3+c3 6"]


# Laying boards


def test_the_dyke_is_put_together_board_by_board() -> None:
    state = rules.play(started(3), -1, "deal 1").state
    look = looking(state, 0)
    assert plays(state, look) == ["build 1A 0 2A 0"]
    assert len([tap for tap in taps(state, look) if tap.startswith("pick dyke")]) == 9
    look = touched(state, look, "dyke 1B 180 2A 0", "dyke 2A 0 1B 180")
    assert plays(state, look) == ["build 2A 0 1B 180"]
    assert find(drawn(state, look), "board-2")


def laying(*, rainy: bool = False) -> State:
    """Caro leaves the first board as its last sheep: she lays it."""
    start = racing(130, 172, 95, rainy=rainy)
    state: State = go(start, "choose 5", "choose 6", "choose 40").state
    return state


def test_the_empty_board_has_four_ways_and_turns_before_it_is_laid() -> None:
    state = laying()
    look = looking(state, 2)
    assert plays(state, look) == ["lay 1A 0"]
    offered = [tap for tap in taps(state, look) if tap.startswith("pick way")]
    assert offered == [f"pick way 1{face} {turn}" for face, turn in product("AB", ("0", "180"))]
    before, after = drawn(state, look), drawn(state, touched(state, look, "way 1B 180"))
    assert find(before, "board-1") != find(after, "board-1")
    assert find(before, "board-2") == find(after, "board-2")
    assert find(after, "far-arrow")


def test_rain_falls_on_two_dry_squares_at_most() -> None:
    state = act(laying(rainy=True), "lay 1B 180").state
    look = looking(state, 2)
    assert plays(state, look) == ["flood none"]
    dry = floodable(state.dyke[1])
    assert [tap for tap in taps(state, look) if tap.startswith("pick square")] == [
        f"pick square {square}" for square in dry
    ]
    first, second, third = dry[0], dry[9], dry[20]
    look = touched(state, look, f"square {second}", f"square {first}", f"square {third}")
    assert plays(state, look) == [f"flood {first} {second}"]
    assert plays(state, touched(state, look, f"square {first}")) == [f"flood {second}"]


def test_on_a_phone_a_square_is_named_by_its_tens_and_ones() -> None:
    state = act(laying(rainy=True), "lay 1B 180").state
    look = looking(state, 2, shape="phone")
    assert not [tap for tap in taps(state, look) if tap.startswith("pick square")]
    square = floodable(state.dyke[1])[12]
    look = touched(state, look, f"tens {square // 10 % 10}", f"ones {square % 10}")
    assert plays(state, look) == [f"flood {square}"]


def test_water_can_not_be_named() -> None:
    state = act(laying(rainy=True), "lay 1B 180").state
    wet = next(square for square in range(103, 197) if square not in floodable(state.dyke[1]))
    look = touched(state, looking(state, 2, shape="phone"), f"tens {wet // 10 % 10}")
    assert f"pick ones {wet % 10}" not in taps(state, look)
    assert plays(state, touched(state, look, f"square {wet}")) == ["flood none"]


# The cherub's gift


def test_a_pad_is_taken_in_two_taps_or_left() -> None:
    state = go(racing(0, 20, 40), "choose 43", "choose 17", "choose 8").state
    seat = state.asked[0]
    look = looking(state, seat)
    assert plays(state, look) == ["pass"]
    look = touched(state, look, "pad b30")
    assert set(plays(state, look)) == {"pass", "take b30"}
    assert plays(state, touched(state, look, "pad b30")) == ["pass"]


# The phone's window


def test_the_window_follows_the_chooser_and_looks_where_the_number_leads() -> None:
    layout = LAYOUTS["phone"]
    state = racing(29, 120, 40)
    look = looking(state, 0, shape="phone")
    here, there = middle(layout, 29)[1], middle(layout, 72)[1]
    assert focus(layout, state, look, None, None) == here
    assert focus(layout, state, look, None, 72) == (here + there) / 2
    assert focus(layout, state, look, None, 190) == middle(layout, 190)[1]
    shown = find(drawn(state, looking(state, 0, Picked(".43"), shape="phone")), "dyke")
    assert shown
    assert f"--focus:{(here + there) / 2:g}" in str(shown.attributes["style"])


def test_a_window_that_goes_along_looks_at_no_empty_sea() -> None:
    layout = LAYOUTS["phone"]
    assert focus_at(layout, layout.height) == layout.height - HALF
    assert focus_at(layout, 0) == HALF


def test_beside_the_phones_window_the_whole_dyke_is_seen() -> None:
    state = racing(29, 120, GONE)
    small = find(drawn(state, watching(state, shape="phone")), "small-dyke")
    assert small
    assert {"small-0", "small-1"} == {
        each.key for each in nodes(small) if each.key.startswith("small-") and each is not small
    }
    assert not find(drawn(state, watching(state)), "small-dyke")


# The results


def test_what_is_left_is_laid_open() -> None:
    state = racing(29, 72, GONE, lifesavers=2)
    assert len([each for each in nodes(scene.tally(state, 0)) if each.tag == "use"]) == 2
    assert words(scene.tally(state, 0)) == words(scene.tally(state, 2)) == ""


def test_keys_are_unique_among_siblings_in_every_tray() -> None:
    for state, seat in ((choosing(), 0), (declaring("c3 c3 b20"), 0), (laying(), 2)):
        for shape in SHAPES:
            for each in all_nodes(drawn(state, looking(state, seat, shape=shape))):
                found = [child.key for child in each.children if isinstance(child, Node) and child.key]
                assert len(set(found)) == len(found)
