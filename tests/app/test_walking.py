"""Boards by keyboard and by ear: one grid over each, in which nothing is missing that a finger finds."""

from __future__ import annotations

from typing import get_args

import pytest

from app.learning.walking import squares as squares_of
from app.learning.walking import walked
from app.pictures import Standing, picture_at_once, room_picture
from app.rooms import Table
from conformance.pictures import check_keys, nodes
from fakes.house import WANTED, House, begin, family, taps_in
from games.catalogue import GAMES, Game
from games.contract import TABLE, Shape
from games.picture import Node
from helpers.heard import asked_moments, heard_taps, picture, squares
from table.moments import Asking
from table.sitting import look, offered, shown_view

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
def test_a_finger_does_not_wait_for_the_grid(game: Game) -> None:
    """What is seen of a move at once has the grid as it lay; all the rest is as it will be."""
    house = next(iter(asked_moments(game, 2, 40)))
    while not (moves := offered(house.sitting)):
        house.tap("app ready" if isinstance(house.moment, Asking) else "app throw").settle()
    assert isinstance(house.paddock.room, Table)
    before, room = picture(house), house.paddock.room
    house.tap(f"play {moves[0]}")
    at_once = picture_at_once(house.paddock, house.shape, Standing(before, room))
    assert at_once is not None
    assert without_grid(at_once) == without_grid(picture(house))
    if house.sitting.in_secret == room.sitting.in_secret:
        assert grid_in(at_once) is grid_in(before)
    else:
        assert grid_in(at_once) == grid_in(picture(house))


@each_game
def test_a_new_table_comes_before_its_grid(game: Game) -> None:
    house = next(iter(asked_moments(game, 2, 40)))
    at_once = picture_at_once(house.paddock, house.shape, None)
    assert at_once is not None
    assert grid_in(at_once) is None
    assert grid_in(picture(house)) is not None


@each_game
def test_other_eyes_never_meet_what_the_last_ones_heard(game: Game) -> None:
    """Behind a curtain the grid is made anew before anything is seen."""
    house = next(iter(asked_moments(game, 2, 40)))
    room = house.paddock.room
    assert isinstance(room, Table)
    hers, his = (room._replace(sitting=room.sitting._replace(eyes=seat, in_secret=True)) for seat in (0, 1))
    seen = room_picture(house.paddock._replace(room=hers), "wide")
    assert seen is not None
    now = house.paddock._replace(room=his)
    assert picture_at_once(now, "wide", Standing(seen, hers)) == room_picture(now, "wide")


def grid_in(drawn: Node) -> Node | None:
    return next((each for each in nodes(drawn) if each.attributes.get("role") == "grid"), None)


def without_grid(drawn: Node) -> list[tuple[str, str]]:
    """Every node beside the grid, as far as the eye is concerned."""
    grid = grid_in(drawn)
    inside = {id(each) for each in nodes(grid)} if grid is not None else set()
    return [(each.key, str(each.attributes.get("style"))) for each in nodes(drawn) if id(each) not in inside]


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
