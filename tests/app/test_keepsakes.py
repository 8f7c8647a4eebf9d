"""Every link, word, zip and record that Paddock has ever given away comes back to the same position."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.happenings import Brought
from conformance.brought import KINDS, keepsakes, read_all, told
from fakes.house import House
from games.catalogue import GAMES


@pytest.mark.parametrize("file", keepsakes(), ids=lambda file: file.name)
def test_what_was_given_away_comes_back_as_it_was(file: Path) -> None:
    expected = file.with_name(f"{file.name}.txt").read_text("utf-8")
    assert told(file.read_bytes()) == expected
    assert "can't be read" not in expected


def test_there_is_one_of_every_kind_and_every_game() -> None:
    names = [file.name for file in keepsakes()]
    assert {Path(name).suffix for name in names} == set(KINDS)
    for game in GAMES:
        assert {f"{game.name}-1.link", f"{game.name}-1.record", f"{game.name}-1.sealed"} <= set(names)


@pytest.mark.parametrize("file", keepsakes(), ids=lambda file: file.name)
def test_the_family_is_shown_each_of_them(file: Path) -> None:
    house = House().happen(Brought(read_all(file.read_bytes())))
    assert house.paddock.sheet == "brought"
    assert house.troubles == []
