"""The page about Paddock: whose games these are, and what this is."""

from __future__ import annotations

import pytest

from app.about import about_sheet
from conformance.pictures import nodes
from games.catalogue import GAMES, Game
from games.message import Message

MAKERS = {
    "hustle": ("Uta Weinkauf", "Hans-Peter Stoll", "Frank Gartner", "HALL9000"),
    "nines": ("Wolfgang Kramer", "Bernhard Lach", "Uwe Rapp", "moses"),
    "shepherd": ("Stephan Riedel", "Barbara Schyns", "Logis"),
    "lucky": ("Nicolas Walther", "Azao Games"),
}
"""Authors and publishers of each game."""


def words_of() -> str:
    sheet = about_sheet("1.2.3")
    children = (child for found in nodes(sheet) for child in found.children)
    return "\n".join(child.english() for child in children if isinstance(child, Message))


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_authors_and_publishers_are_credited(entry: Game) -> None:
    told = words_of()
    assert [name for name in MAKERS[entry.name] if name not in told.replace("H@LL", "HALL")] == []


def test_what_this_is_and_is_not_its_licence_and_its_version() -> None:
    told = words_of()
    for piece in ("fans", "MIT", "no advertising", "Version 1.2.3"):
        assert piece in told
