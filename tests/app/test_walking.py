"""Boards by keyboard and by ear: one grid over each, in which nothing is missing that a finger finds."""

from __future__ import annotations

from typing import get_args

import pytest

from app.learning.walking import squares as squares_of
from app.learning.walking import walked
from conformance.pictures import check_keys, nodes
from fakes.house import WANTED, House, begin, family, taps_in
from games.catalogue import GAMES, Game
from games.contract import TABLE, Shape
from helpers.heard import asked_moments, heard_taps, picture, squares
from table.sitting import look, shown_view

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@each_game
def test_whatever_a_finger_finds_is_found_by_ear(game: Game) -> None:
    """Each way on that lies on the table is a square, or a button that is not the finger's alone."""
    for house in asked_moments(game, 3, 120):
        drawn = picture(house)
        heard = set(heard_taps(drawn))
        wanted = {tap for tap in taps_in(drawn) if tap.startswith(WANTED)}
        assert wanted <= heard


@each_game
def test_the_grid_is_well_made(game: Game) -> None:
    """Rows with a name, squares that are walked and named once, and one at which a walk begins."""
    for house in asked_moments(game, 5, 60):
        (grid,) = (each for each in nodes(picture(house)) if each.attributes.get("role") == "grid")
        rows = [each for each in nodes(grid) if each.attributes.get("role") == "row"]
        check_keys(tuple(rows))
        cells = [each for each in nodes(grid) if each.attributes.get("role") == "gridcell"]
        check_keys(tuple(cells))
        names = [each.attributes["data-name"] for each in cells]
        assert len(set(names)) == len(names)
        assert sum(bool(each.attributes["data-here"]) for each in cells) == 1
        assert all(each.attributes["tabindex"] == -1 for each in cells)
        for row in rows:
            heads = [each.attributes.get("role") for each in nodes(row)]
            assert "rowheader" in heads or "columnheader" in heads


@each_game
def test_every_shape_of_window_has_the_same_squares(game: Game) -> None:
    house = next(iter(asked_moments(game, 1, 40)))
    view = shown_view(house.sitting)
    names = []
    for shape in get_args(Shape):
        board = game.ear.board(view, look(house.sitting, shape))
        assert board is not None
        names.append(sorted(square.name for square in squares_of(board)))
    assert names[0] == names[1] == names[2]


@each_game
def test_a_board_is_walked_also_while_nothing_secret_may_be_told(game: Game) -> None:
    """The open table, as it is seen before anybody has opened a curtain."""
    house = next(iter(asked_moments(game, 2, 40)))
    sitting = house.sitting._replace(eyes=TABLE)
    board = game.ear.board(shown_view(sitting), look(sitting))
    assert board is not None
    assert walked(picture(house), sitting, "wide")


@each_game
def test_rows_that_stay_as_they_are_are_not_drawn_again(game: Game) -> None:
    house = next(iter(asked_moments(game, 2, 40)))
    once, again = (
        [each for each in nodes(picture(house)) if each.attributes.get("role") == "row"] for _ in "12"
    )
    assert [before is after for before, after in zip(once, again, strict=True)][1:] == [True] * (
        len(once) - 1
    )


def test_what_is_pressed_in_vain_is_told_why() -> None:
    nines = GAMES[1]
    house = House().sit_down(begin(nines, family("person", "person"), 3)).settle()
    while not house.sitting.match.moves(house.sitting.eyes):
        house.tap("app throw").settle()
    cactus = next(each for each in squares(house) if each.name == "1")
    house.tap(cactus.says)
    assert house.said[-1] == "You have no pawn there."
