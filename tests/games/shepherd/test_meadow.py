"""The board, its start and its cards: S1, S2, and where ways over the edge lead (S15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.shepherd.rules import meadow
from games.shepherd.rules.meadow import BIT, NAMES, SQUARE_NAMED, board_of, cards_on, squares_of

Board = Callable[[str], int]


def names(board: int) -> list[str]:
    return [NAMES[square] for square in squares_of(board)]


def test_s1_the_meadow_has_sixty_squares_and_no_corners() -> None:
    assert len(meadow.SQUARES) == 60 == meadow.MEADOW.bit_count()
    assert len(SQUARE_NAMED) == 60
    assert not {"a1", "h1", "a8", "h8"} & set(SQUARE_NAMED)
    assert SQUARE_NAMED["b1"] == 1
    assert SQUARE_NAMED["a2"] == 8
    assert SQUARE_NAMED["h7"] == 55
    assert NAMES[64] == ""


def test_s1_eight_starts_without_a_card_and_fifty_two_squares_with_grass(squares: Board) -> None:
    assert squares("d1 e1 h4 h5 d8 e8 a4 a5") == meadow.STARTS
    assert (meadow.DARK | meadow.LIGHT).bit_count() == 52
    assert not meadow.STARTS & (meadow.DARK | meadow.LIGHT)


@pytest.mark.parametrize(
    ("seats", "sides"),
    [
        (2, ["d1 e1", "e8 d8"]),
        (3, ["d1 e1", "h4 h5", "e8 d8"]),
        (4, ["d1 e1", "h4 h5", "e8 d8", "a5 a4"]),
    ],
)
def test_s1_seats_go_clockwise_from_the_top(seats: int, sides: list[str], undealt: Any) -> None:
    sheep = [NAMES[square] for square in undealt(seats).sheep]
    assert sheep == " ".join(sides).split()


def test_s2_dark_squares_hold_two_cards_and_light_ones_one(squares: Board) -> None:
    assert squares("d4 e4 d5 e5 c3 f3 c6 f6") == meadow.DARK
    assert meadow.LIGHT.bit_count() == 44
    assert cards_on(meadow.LIGHT) == 44
    assert cards_on(meadow.DARK) == 16
    assert cards_on(meadow.LIGHT | meadow.DARK) == 60
    assert cards_on(0) == 0


def test_s2_all_cards_lie_on_the_meadow_at_first(undealt: Any) -> None:
    state = undealt(3)
    assert state.cards == meadow.LIGHT | meadow.DARK
    assert state.piles == (0, 0, 0)


@pytest.mark.parametrize(
    ("square", "near"),
    [
        ("d4", "d3 c4 e4 d5"),
        ("b1", "c1 b2"),
        ("a2", "b2 a3"),
        ("h7", "h6 g7"),
        ("g8", "g7 f8"),
        ("d1", "c1 e1 d2"),
        ("h4", "h3 g4 h5"),
    ],
)
def test_s1_squares_touch_up_down_left_and_right(square: str, near: str) -> None:
    assert names(meadow.NEAR[SQUARE_NAMED[square]]) == near.split()


@pytest.mark.parametrize(
    ("square", "ways"),
    [
        ("d4", "d3 c4 e4 d5"),
        ("b1", "c1 g1 b2 b8"),
        ("g1", "b1 f1 g2 g8"),
        ("a2", "b2 h2 a3 a7"),
        ("h7", "h2 h6 a7 g7"),
        ("d1", "c1 e1 d2 d8"),
        ("h4", "h3 a4 g4 h5"),
        ("a4", "a3 b4 h4 a5"),
        ("d8", "d1 d7 c8 e8"),
    ],
)
def test_s15_each_direction_leads_to_one_square(square: str, ways: str) -> None:
    assert names(meadow.WAYS[SQUARE_NAMED[square]]) == ways.split()


def test_s15_ways_lead_back_and_are_always_four() -> None:
    for square in meadow.SQUARES:
        assert meadow.WAYS[square].bit_count() == 4
        for there in squares_of(meadow.WAYS[square]):
            assert meadow.WAYS[there] & BIT[square]


def test_s1_nothing_touches_the_corners_or_nowhere() -> None:
    for outside in (0, 7, 56, 63, meadow.NOWHERE):
        assert meadow.NEAR[outside] == 0
        assert meadow.WAYS[outside] == 0
    assert BIT[meadow.NOWHERE] == 0


def test_s1_beside_a_set_of_squares_is_next_to_any_of_them() -> None:
    for square in meadow.SQUARES:
        assert meadow.beside(BIT[square]) == meadow.NEAR[square]
    both = board_of((SQUARE_NAMED["a4"], SQUARE_NAMED["h5"]))
    assert names(meadow.beside(both)) == ["a3", "b4", "h4", "a5", "g5", "h6"]
    assert meadow.beside(0) == 0


def test_squares_come_in_reading_order(squares: Board) -> None:
    assert names(squares("h7 b1 d4")) == ["b1", "d4", "h7"]
    assert board_of([]) == 0
    assert meadow.standing_on((1, 8)) == BIT[1] | BIT[8]


@pytest.mark.parametrize(
    ("origin", "target", "direction"),
    [
        ("d4", "d3", meadow.UP),
        ("d4", "d5", meadow.DOWN),
        ("d4", "c4", meadow.LEFT),
        ("d4", "e4", meadow.RIGHT),
        ("b1", "g1", meadow.LEFT),
        ("b1", "b8", meadow.UP),
        ("g8", "b8", meadow.RIGHT),
    ],
)
def test_s15_a_way_has_a_direction(origin: str, target: str, direction: tuple[int, int]) -> None:
    assert meadow.heading(SQUARE_NAMED[origin], SQUARE_NAMED[target]) == direction


def test_no_way_leads_further_than_one_step() -> None:
    with pytest.raises(ValueError, match="No step leads from d4 to d6"):
        meadow.heading(SQUARE_NAMED["d4"], SQUARE_NAMED["d6"])
