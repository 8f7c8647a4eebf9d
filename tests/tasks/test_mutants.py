"""What `mutants` changes and what it asks: the rules, their tests, and nothing about pictures."""

from __future__ import annotations

import pytest
from tools import mutants
from tools.places import ROOT

GAMES = sorted(path.parent.name for path in mutants.GAMES.glob("*/rules.py"))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_and_all_they_are_made_of_are_changed(game: str) -> None:
    modules = [path.rpartition("/")[2] for path in mutants.rulebook(game)]
    assert "rules.py" in modules
    assert not {"scene.py", "words.py", "bot.py", "guide.py"} & set(modules)


def test_parts_are_followed_to_the_bottom() -> None:
    """Shepherd's rules import the dog, the dog the flight, the flight the meadow."""
    parts = mutants.rulebook("shepherd")
    assert {f"games/shepherd/{part}.py" for part in ("dog", "flight", "meadow")} <= set(parts)


@pytest.mark.parametrize("game", GAMES)
def test_tests_of_the_rules_are_asked_and_the_golden_matches(game: str) -> None:
    asked = mutants.tests_of(game, ROOT)
    assert asked[-1] == "tests/games/test_golden.py"
    assert len(asked) > 1
    assert not [path for path in asked if "scene" in path or "bot" in path]


def test_what_functions_remember_is_left_out() -> None:
    source = (
        "@cache\ndef one(): ...\n\n@lru_cache(maxsize=1 << 10)\ndef two(): ...\n\n@pure\ndef three(): ...\n"
    )
    plain = "def one(): ...\n\ndef two(): ...\n\n@pure\ndef three(): ...\n"
    assert mutants.MEMORY.sub("", source) == plain
