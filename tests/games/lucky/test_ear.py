"""The cards by ear: the nine, their groups and one's own four, answered from what is told alone."""

from __future__ import annotations

from games.catalogue import game
from games.lucky.rules.state import standing
from games.lucky.words.names import SHEEP
from helpers.heard import asked_moments, squares


def test_twenty_questions_about_the_cards() -> None:
    """What lies where, in how large a group, what is on the back of one's own: as the state has it."""
    asked = 0
    for house in asked_moments(game("lucky"), 6, 120, clock="none"):
        state, seat = house.match.state, house.sitting.eyes
        told = {each.name: each.told for each in squares(house)}
        for space, card in enumerate(state.nine):
            words = told[str(space + 1)]
            assert (SHEEP[card.up].english() if card else "empty") in words
            groups = [len(group.spaces) for group in standing(state) if space in group.spaces]
            assert all(f"in a group of {many}" in words for many in groups[:1]) or len(groups) > 1
            assert groups or "group of" not in words.partition(". ")[0]
            asked += 2
        for place, mine in enumerate(state.hands[seat]):
            words = told["abcd"[place]]
            assert SHEEP[mine.up].english() in words
            assert f"on the back: {SHEEP[mine.down].english()}" in words
            asked += 2
    assert asked >= 20
