"""The box and the beginning: lifesavers, cards, pads, boards and how the dyke may lie."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.contract import CHANCE, complete_options, fitting_options, offered
from games.hustle import rules
from games.hustle.rules.boards import BOARD, DYKES, FACES, LAYINGS, Board, is_water, layings, sea, water
from games.hustle.rules.cards import CARDS, FULL_HAND, digits_in, numbers, numbers_within
from games.hustle.rules.events import Built, Dealt, RoundBegan
from games.hustle.rules.pads import KINDS, PADS
from games.hustle.rules.state import NOBODY
from helpers.hustle_positions import act, go, racing, started

EDGES = {0, 1, 2, 97, 98, 99}


MAP = """
1A         1B         2A         2B
.......... .......... .......... ~~...~....
.......... ~.......~. .......~.. ~~...~....
.~~~....~. ......~... ~.....~~.. ......~~..
.......... ......~~.. ~..~~..... ......~~..
.......~~~ ...~~.~... ~....~.... ~~~.......
......~... ...~...~~. ....~~..~. ..........
~~..~..~~~ .........~ ...~...... ..~~.....~
.....~.... .....~..~~ .......... ...~......
.....~.... .~~..~..~. .~~~.....~ ....~..~~~
.......... .~........ ...~....~~ ....~~~...
"""
"""The four faces as they are drawn: columns go to the right, ones go up."""


@pytest.mark.parametrize(("seats", "each"), [(3, 4), (4, 3), (5, 2), (6, 2), (7, 1), (8, 1)])
def test_h1_lifesavers_depend_on_the_number_of_players(seats: int, each: int) -> None:
    assert started(seats).lifesavers == (each,) * seats


def test_h2_everybody_has_a_card_of_each_digit() -> None:
    state = started(5)
    assert all(digits_in(hand) == tuple(range(10)) for hand in state.hands)


def test_h2_a_hand_is_the_digits_that_are_in_it() -> None:
    assert digits_in(0b1000010001) == (0, 4, 9)
    assert digits_in(0) == ()


def test_h2_no_digit_stands_twice_in_a_number() -> None:
    assert len(CARDS) == 10 + 10 * 9 + 10 * 9 * 8
    assert all(len(set(digits)) == len(digits) for digits in CARDS)
    assert max(int(digits) for digits in CARDS) == 987
    assert not {"11", "100", "00", "585"} & set(CARDS)


def test_h2_only_cards_in_hand_make_numbers() -> None:
    assert set(numbers(1 << 4 | 1 << 0)) == {"4", "0", "40", "04"}
    assert len(numbers(FULL_HAND)) == 820


def test_numbers_within_a_limit_are_all_or_else_everything() -> None:
    assert numbers_within(1 << 4 | 1 << 0, 4) == ("0", "4", "04")
    assert set(numbers_within(1 << 4 | 1 << 9, 3)) == {"4", "9", "49", "94"}


def test_h3_sixteen_pads_lie_open() -> None:
    expected = dict.fromkeys(("c3", "c5", "c7", "c9", "b10", "b20", "b30", "b40"), 2)
    assert Counter(PADS) == expected
    assert started(4).supply == PADS
    assert list(dict.fromkeys(PADS)) == list(KINDS)


def test_h4_faces_have_the_water_of_the_table() -> None:
    assert {face: len(squares) for face, squares in FACES.items()} == {"1A": 16, "1B": 20, "2A": 20, "2B": 24}
    _, heads, *rows = MAP.split("\n")
    for place, face in enumerate(heads.split()):
        drawn = {
            10 * column + 9 - line
            for line, row in enumerate(rows[:10])
            for column, square in enumerate(row.split(" ")[place])
            if square == "~"
        }
        assert set(FACES[face]) == drawn
    for face, squares in FACES.items():
        wet = {square for square in range(BOARD) if water(Board(face)) >> square & 1}
        assert wet == set(squares)
        assert water(Board(face)).bit_length() <= BOARD


@pytest.mark.parametrize("board", [board for boards in LAYINGS.values() for board in boards], ids=str)
def test_h4_both_edges_stay_dry_however_a_board_lies(board: Board) -> None:
    wet = {square for square in range(BOARD) if water(board) >> square & 1}
    assert not wet & EDGES


def test_h5_there_are_32_layouts() -> None:
    assert len(DYKES) == len(set(DYKES.values())) == 32
    assert all({first.face[0], second.face[0]} == {"1", "2"} for first, second in DYKES.values())
    first, second = DYKES["2B 180 1A 0"]
    assert first == Board("2B", True)
    assert second == Board("1A", False)


def test_h5_a_turned_board_counts_from_99_down() -> None:
    for face, squares in FACES.items():
        wet = {square for square in range(BOARD) if water(Board(face, True)) >> square & 1}
        assert wet == {99 - square for square in squares}


def test_h5_the_second_board_lies_at_100_to_199() -> None:
    dyke = DYKES["1A 0 2A 180"]
    wet = {square for square in range(2 * BOARD) if is_water(dyke, square)}
    assert wet == set(FACES["1A"]) | {199 - square for square in FACES["2A"]}
    assert sea(dyke).bit_length() <= 2 * BOARD


def test_h5_the_starting_player_drawn_by_lot_builds_the_dyke() -> None:
    state = started(4, layout="chosen")
    assert rules.turn(state) == (CHANCE,)
    drawn = {rules.draw(state, Random(seed)) for seed in range(60)}
    assert drawn == {"deal 1", "deal 2", "deal 3", "deal 4"}
    state, events = act(state, "deal 3")
    assert events == (Dealt(2, drawn=True),)
    assert rules.turn(state) == (2,)
    assert list(rules.moves(state, 2)) == [f"build {layout}" for layout in DYKES]
    state, events = act(state, "build 2A 180 1B 0")
    assert events == (Built(2, (Board("2A", True), Board("1B"))), RoundBegan(1, 2))
    assert state.dyke == (Board("2A", True), Board("1B", False))
    assert rules.turn(state) == (0, 1, 2, 3)
    assert (state.round, state.starter, state.imp, state.cherub) == (1, 2, 2, 2)


def test_h5_chance_builds_unless_somebody_wants_to() -> None:
    """A newcomer's first task is not to build; where nothing is asked records say what they always said."""
    assert complete_options(rules, 4, {})["layout"] == "chance"
    assert complete_options(rules, 4, {"layout": "chosen"})["layout"] == "chosen"
    assert complete_options(rules, 4, {"calm": "yes"})["layout"] == "chosen"


def test_h5_or_leaves_it_to_chance() -> None:
    state = started(3, layout="chance", first="2")
    drawn = {rules.draw(state, Random(seed)) for seed in range(600)}
    assert drawn == {f"deal 2 {layout}" for layout in DYKES}
    state, events = act(state, "deal 2 1B 180 2A 0")
    assert events == (
        Dealt(1, drawn=False),
        Built(None, (Board("1B", True), Board("2A"))),
        RoundBegan(1, 1),
    )
    assert state.dyke == (Board("1B", True), Board("2A"))
    assert state.starter == 1
    assert rules.turn(state) == (0, 1, 2)


def test_h5_a_first_player_who_was_chosen_is_not_drawn() -> None:
    state = started(5, first="4", layout="chosen")
    assert {rules.draw(state, Random(seed)) for seed in range(20)} == {"deal 4"}
    assert act(state, "deal 4").state.starter == 3
    assert act(state, "deal 4").events == (Dealt(3, drawn=False),)


def test_everybody_begins_on_the_start_square() -> None:
    state = racing(0, 0, 0)
    assert state.sheep == (0, 0, 0)
    assert state.pads == ((), (), ())
    assert state.swaps == 0
    assert state.round == 1


def test_a_match_needs_three_to_eight_players() -> None:
    assert list(rules.SEATS) == [3, 4, 5, 6, 7, 8]


def test_options_fit_together() -> None:
    assert [option.values for option in rules.OPTIONS] == [("chance", "chosen"), ("no", "yes"), ("no", "yes")]
    asked = {"calm": "yes", "rainy": "yes", "layout": "chance"}
    assert fitting_options(rules, 3, asked) == {"calm": "yes"}
    with pytest.raises(ValueError, match=r"layout|rainy"):
        complete_options(rules, 3, asked)
    calm = complete_options(rules, 3, {"calm": "yes"})
    assert calm == {"first": "drawn", "layout": "chosen", "rainy": "no", "calm": "yes"}
    assert [option.name for option in offered(rules, 3, {"calm": "yes"})] == ["calm"]
    assert [option.name for option in offered(rules, 3, {})] == ["layout", "rainy", "calm"]


def test_other_ways_to_lay_a_board_are_its_four() -> None:
    assert list(layings(Board("2B", True))) == ["2A 0", "2A 180", "2B 0", "2B 180"]
    assert layings(Board("1A", puddles=frozenset({5})))["1B 180"] == Board("1B", True)


def test_what_can_be_taken_back_is_what_shows_nothing() -> None:
    assert {"choose", "declare", "lay", "flood"} == rules.LASTING
    assert {"choose"} == rules.SECRET


def test_nobody_throws_and_no_clock_runs() -> None:
    assert rules.thrower(started(3)) is None
    assert rules.timer(racing(0, 0, 0)) is None


def test_a_round_can_be_played_from_the_start() -> None:
    state = go(racing(0, 0, 0), "41", "32", "20").state
    assert state.sheep == (41, 32, 20)
    assert state.question == "take"


def test_before_the_lot_nothing_has_happened() -> None:
    state = started(3)
    assert (state.round, state.step, state.scope, state.back, state.swaps) == (0, 0, 0, 0, 0)
    assert (state.imp, state.cherub, state.active, state.starter) == (None, None, NOBODY, 0)
    assert state.scopes == (None, None, None)
    assert state.chosen == ("", "", "")
    assert state.revealed == 0
    assert state.lost == ()


def test_options_are_named_for_people() -> None:
    named = {
        option.label.english(): [choice.label.english() for choice in option.choices]
        for option in rules.OPTIONS
    }
    assert named == {
        "The dyke": ["Luck builds it", "Whoever goes first builds it"],
        "Rainy season": ["No rain", "Whoever lays a board may flood up to two squares"],
        "Calm sea": ["Players choose how the boards go", "For learning: the boards look after themselves"],
    }
