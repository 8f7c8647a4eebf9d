"""What characters do is counted where it happens, and told beside what nobody in particular does."""

from __future__ import annotations

import pytest

from bots.characters import CHARACTERS
from games.minds import EVEN
from lab import manners

WOLLE = next(character for character in CHARACTERS if character.name == "Wolle")


@pytest.mark.parametrize("name", list(manners.HABITS))
def test_every_habit_is_met_in_a_match(name: str) -> None:
    """Else a name of an event would be wrong: over a few matches each figure is something."""
    matches = [manners.play_match(name, EVEN, seed) for seed in range(3)]
    for habit, values in zip(manners.HABITS[name], zip(*matches, strict=True), strict=True):
        assert sum(values) > 0, habit.title


def test_a_match_is_the_same_again_and_another_with_another_manner() -> None:
    usual = [manners.play_match("nines", EVEN, seed) for seed in range(2)]
    assert usual == [manners.play_match("nines", EVEN, seed) for seed in range(2)]
    assert usual != [manners.play_match("nines", WOLLE.temper, seed) for seed in range(2)]


def test_what_is_clearly_otherwise_stands_in_bold() -> None:
    found = {
        manners.NOBODY: [[1.0, 5.0, 3.0], [2.0, 5.0, 3.0]],
        "Wolle": [[1.0, 8.0, 3.0], [2.0, 8.0, 3.0]],
    }
    lines = manners.table("nines", found)
    assert lines[-1] == "| Wolle | 1.5 ± 1.0 | **8.0 ± 0.0** | 3.0 ± 0.0 |"
