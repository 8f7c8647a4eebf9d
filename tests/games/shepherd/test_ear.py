"""The meadow by ear: grass, sheep and the dog, answered from what is told of squares alone."""

from __future__ import annotations

import re

from conformance.pictures import nodes
from games.catalogue import game
from games.shepherd.rules.meadow import BIT, DARK, NAMES, NEAR, SQUARES
from games.shepherd.rules.state import owner
from games.shepherd.rules.worms import worms_seen
from helpers.heard import asked_moments, picture, squares, words


def test_twenty_questions_about_the_meadow() -> None:
    """What grows where, whose sheep stands there, what the dog is next to: as the state has it."""
    asked = 0
    for house in asked_moments(game("shepherd"), 6, 160, track="12"):
        state, names = house.match.state, house.match.names
        told = {each.name: each.told for each in squares(house)}
        assert len(told) == len(SQUARES)
        for square in SQUARES:
            words, here = told[NAMES[square]], BIT[square]
            grass = state.cards & ~worms_seen(state) & here
            assert ("tall grass, 2 cards" in words) == bool(grass & DARK)
            assert ("grass, 1 card" in words) == bool(grass & ~DARK)
            assert (", the dog" in words) == (state.dog == square)
            assert ("next to the dog" in words) == bool(NEAR[state.dog] & here)
            asked += 4
        for sheep, square in enumerate(state.sheep):
            assert f"{names[owner(sheep)]}’s sheep" in told[NAMES[square]]
            asked += 1
    assert asked >= 20


def test_where_the_dog_frightens_most_a_jump_leads_first() -> None:
    """Among some sixty squares; nothing is told to be of more weight while something else is asked."""
    weighed = 0
    for house in asked_moments(game("shepherd"), 4, 120, track="12"):
        cells = [each for each in nodes(picture(house)) if each.attributes.get("role") == "gridcell"]
        placing = [each for each in cells if str(each.attributes["data-walk"]).startswith("pick square ")]
        if not placing:
            assert not any(each.attributes["data-brings"] for each in cells)
        for each in placing:
            must_run = re.search(r"(\d+) sheep must run", words(house, each.attributes["aria-label"]))
            assert each.attributes["data-brings"] == (must_run is not None and int(must_run[1]))
            weighed += 1
    assert weighed > 100
