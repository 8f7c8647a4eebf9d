"""The picture of the imports in ARCHITECTURE.md is what the sources say."""

from __future__ import annotations

from tools import imports


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


def test_rooms_are_the_folders_of_a_game() -> None:
    assert imports.room_of("app.paddock") == imports.room_of("games.contract") == ""
    assert imports.drawn({("scene", "rules")}).endswith("n1 --> n0\n```\n")
