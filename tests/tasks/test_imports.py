"""The picture of the imports in ARCHITECTURE.md is what the sources say."""

from __future__ import annotations

import re

from tools import imports
from tools.places import ROOT


def test_the_picture_is_current() -> None:
    assert imports.is_current(), "python3 tasks.py imports draws it anew"


def test_every_part_of_the_house_is_in_it() -> None:
    picture = imports.picture()
    parts = {imports.part_of(module) for module in imports.modules()}
    assert {"app", "stage", "table", "bots", imports.SHARED, imports.GAME, imports.CATALOGUE} <= parts
    assert all(f'["{part}"]' in picture for part in parts)


def test_imports_go_from_module_to_module() -> None:
    found = set(imports.imports())
    assert ("table.match", "games.catalogue") in found
    assert not [arrow for arrow in found if arrow[0].startswith("games.") and arrow[1].startswith("app.")]


def test_every_module_of_the_app_but_the_shell_is_kept_from_the_browser() -> None:
    """`.importlinter` names them one by one; a new one must not be forgotten."""
    contract = (ROOT / ".importlinter").read_text("utf-8").partition("[importlinter:contract:shell]")[2]
    named = set(re.findall(r"^    app\.(\w+)$", contract.partition("forbidden_modules")[0], re.MULTILINE))
    there = {path.stem for path in (ROOT / "py" / "app").iterdir()} - {"__init__", "__pycache__"}
    assert there - named == {"shell"}


def test_rooms_are_the_folders_of_a_game() -> None:
    assert imports.room_of("app.paddock") == imports.room_of("games.contract") == ""
    assert imports.drawn({("scene", "rules")}).endswith("n1 --> n0\n```\n")
