"""The turning points of a match: every sentence is true of its record."""

from __future__ import annotations

import pytest

from conformance.turning_points import check, looked_back_on
from games.catalogue import GAMES, TEMPLATE, Game
from thorough import THOROUGH

SEEDS = range(24) if THOROUGH else (1,)
"""The odd ones are of bots with whims, who give more away. As many as one likes: `lab --turning_points`."""


@pytest.mark.parametrize("game", [*GAMES, TEMPLATE], ids=lambda game: game.name)
def test_each_sentence_is_true_of_the_record(game: Game) -> None:
    found = [check(looked_back_on(game, seed)) for seed in SEEDS]
    assert sum(each.told for each in found)
