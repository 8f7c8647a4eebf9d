"""What `mutants` changes and what it asks: the rules, their tests, and nothing about pictures."""

from __future__ import annotations

import pytest
from tools import mutants
from tools.places import ROOT

GAMES = sorted(path.parent.name for path in mutants.GAMES.glob("*/rules"))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_changed_and_nothing_else(game: str) -> None:
    modules = mutants.rulebook(game)
    assert {f"games/{game}/rules/{part}.py" for part in ("__init__", "events", "state")} <= set(modules)
    assert all(module.startswith(f"games/{game}/rules/") for module in modules)


def test_a_small_game_has_its_rules_in_one_file() -> None:
    assert mutants.rulebook("template") == ["games/template/rules.py"]


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


def test_the_copy_has_every_package_of_ours() -> None:
    packages = {path.parent.name for path in (ROOT / "py").glob("*/__init__.py")}
    assert packages <= set(mutants.COPIED.values())


def test_a_mutants_file_is_found_in_a_folders_door_too() -> None:
    py = mutants.GAMES.parent
    for module, file in (("rules", "rules/__init__.py"), ("rules.state", "rules/state.py")):
        assert mutants.source_of(py, f"games.lucky.{module}.x_play__mutmut_1") == py / "games/lucky" / file
    assert mutants.source_of(py, "games.template.rules.x_play__mutmut_1") == py / "games/template/rules.py"
