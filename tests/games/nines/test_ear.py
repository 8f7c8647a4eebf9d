"""The track by ear: tiles and pawns, answered from what is told of spaces alone."""

from __future__ import annotations

import re

from games.catalogue import game
from games.nines.rules.state import GOAL, NUMBERS, START
from games.nines.rules.track import lying, numbered
from helpers.heard import asked_moments, squares


def test_twenty_questions_about_the_track() -> None:
    """What lies on each space, and whose pawns stand there, how many: as the state has it."""
    asked = 0
    for house in asked_moments(game("nines"), 6, 160, track="short"):
        state, names = house.match.state, house.match.names
        told = {each.name: each.told for each in squares(house)}
        numbers = numbered(state.track, state.holes)
        ends = {START: "0", GOAL: str(len(lying(state.track, state.holes)) + 1)}
        for tile, number in numbers.items():
            words = told[str(number)]
            kind = state.faces[tile].partition("-")[2]
            assert re.match(rf"{number}: .*\b{NUMBERS.get(state.faces[tile], kind)}\b", words)
            asked += 1
        for seat, player in enumerate(state.players):
            for space in set(player.pawns):
                words = told[ends.get(space) or str(numbers[space])]
                many = re.search(rf"pawns: .*?{names[seat]}(?: \((\d)\))?", words)
                assert many
                assert int(many[1] or 1) == player.pawns.count(space)
                asked += 1
        assert len(told) == len(numbers) + 2
    assert asked >= 20
