"""The frame round every table, from its first moment on."""

from __future__ import annotations

from typing import get_args

import pytest

from app.frame import table_being_laid, table_picture
from fakes.house import House, begin, family
from games.catalogue import GAMES, Game
from games.contract import Shape
from games.picture import Node
from stage.painting_in_parts import unfolds
from table.sitting import Sitting

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def begun(game: Game, seed: int) -> Sitting:
    """A match of three, just dealt."""
    return House().sit_down(begin(game, family("person", "bot", "bot"), seed)).sitting


@each_game
def test_a_table_that_is_being_laid_tells_nothing_of_the_match(game: Game) -> None:
    """It stands there before the match is kept: whatever was dealt, it looks the same."""
    for shape in get_args(Shape):
        laid = {str(table_being_laid(begun(game, seed), shape)) for seed in range(5)}
        assert len(laid) == 1


@each_game
def test_the_match_goes_on_from_the_table_that_was_laid(game: Game) -> None:
    """All of it stays, in its order; the board comes anew, and so bit by bit."""
    sitting = begun(game, 1)
    laid, whole = table_being_laid(sitting, "wide"), table_picture(sitting, "wide")
    assert (laid.tag, laid.key) == (whole.tag, whole.key)
    assert laid.attributes["aria-busy"] == "true"
    assert not whole.attributes["aria-busy"]
    stays = [part_of(child) for child in laid.children]
    assert [part_of(child) for child in whole.children if part_of(child) in stays] == stays
    assert not any(map(unfolds, laid.children))


def part_of(child: object) -> tuple[str, str]:
    assert isinstance(child, Node)
    return child.tag, child.key
