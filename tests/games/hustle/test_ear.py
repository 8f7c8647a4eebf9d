"""The dyke by ear: where everybody stands and where water is, answered from what is told of squares alone."""

from __future__ import annotations

import re

from conformance.pictures import texts
from fakes.house import begin, family
from games.catalogue import game
from games.contract import TABLE, Look
from games.hustle.ear.squares import board
from games.hustle.rules.boards import LAST, sea
from games.hustle.rules.dyke import GONE
from games.message import Message
from helpers.heard import asked_moments, squares


def test_twenty_questions_about_the_dyke() -> None:
    """Who stands where, what is wet, where the shore is, who is near: as the state has it."""
    asked = 0
    for house in asked_moments(game("hustle"), 4, 90, calm="yes"):
        told = {int(each.name): each.told for each in squares(house)}
        state, names = house.match.state, house.match.names
        wet = sea(state.dyke)
        for seat, square in enumerate(state.sheep):
            found = [number for number, words in told.items() if f"{names[seat]}’s sheep" in words]
            assert found == ([square] if GONE < square <= LAST else [])
            asked += 1
        for number in range(0, LAST, 7):
            water = bool(wet >> number & 1)
            assert (", water" in re.sub(r", water at \d+", "", told[number])) == water
            shore = re.search(r"(?:water|dry again) at (\d+)", told[number])
            same = number
            while same <= LAST and bool(wet >> same & 1) == water:
                same += 1
            assert (int(shore[1]) if shore else LAST + 1) == same
            asked += 2
        for number in (square for square in state.sheep if GONE < square <= LAST):
            behind = [number - other for other in state.sheep if 0 < number - other <= 10 and other > GONE]
            said = re.search(r"(\d+) behind", told[number])
            assert (int(said[1]) if said else None) == min(behind, default=None)
            asked += 1
    assert asked >= 20


def test_no_water_is_told_before_the_dyke_is_built() -> None:
    """Nor is any seen."""
    match = begin(game("hustle"), family("person", "person", "person"), 3)
    drawing = match.game.scene.draw(match.view(TABLE), Look(TABLE, match.people))
    told = [each.english() for each in texts(drawing.board) if isinstance(each, Message)]
    assert "First the dyke must be built." in told
    assert [line for line in told if line.startswith("Water on")] == []
    look = Look(TABLE, match.people)
    rows = board(match.view(TABLE), look).rows
    heard = [square.told.english() for row in rows for square in row.squares if square]
    assert sorted(int(says.partition(",")[0]) for says in heard) == list(range(LAST + 1))
    assert [says for says in heard if "water" in says or "dry" in says] == []
