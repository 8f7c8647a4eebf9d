"""A game's style sheets dress its own room and nothing else; layers and windows are few, and have names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.catalogue import GAMES
from style.windows import OF_THE_FAMILY, WINDOWS

ROOT = Path(__file__).parents[2]
STYLE = ROOT / "static" / "style"
ENTRIES = ("page.css", "table.css")
"""The two sheets that `index.html` links; they import the others."""

NAMES = [game.name for game in GAMES]
OWN_COMMA = re.compile(r",(?![^()]*(?:\([^()]*\)[^()]*)*\))")
"""Between two selectors, not inside brackets."""
IMPORTED = re.compile(r'@import url\("([^"]+)"\) layer\((\w+)\);')


def without_comments(sheet: str) -> str:
    return re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)


def selectors(sheet: str) -> list[str]:
    """Every selector of a style sheet, those within @media included, key frames left out."""
    sheet = re.sub(r"@(?:keyframes|property)[^{]*\{(?:[^{}]|\{[^}]*\})*\}", "", without_comments(sheet))
    heads = re.findall(r"([^{};]+)\{", sheet)
    found = [
        part.strip() for head in heads if not head.strip().startswith("@") for part in OWN_COMMA.split(head)
    ]
    return [selector for selector in found if selector]


def sheets_of(name: str) -> list[Path]:
    return [STYLE / f"{name}.css", *STYLE.glob(f"{name}-*.css")]


def imports() -> dict[str, str]:
    """Every sheet that the two entries import, with its layer."""
    return dict(IMPORTED.findall("\n".join((STYLE / entry).read_text("utf-8") for entry in ENTRIES)))


@pytest.mark.parametrize("name", NAMES)
def test_every_selector_begins_with_its_game_and_names_it_once(name: str) -> None:
    scope = re.compile(rf"(:root(\[[^]]+\])+ )?\.of-{name}(?![\w-])")
    found = [selector for sheet in sheets_of(name) for selector in selectors(sheet.read_text("utf-8"))]
    assert found
    again = re.compile(rf"\.[\w-]*{name}(?![\w-])|\.{name}-")
    wrong = [each for each in found if not scope.match(each) or again.search(scope.sub("", each, 1))]
    assert wrong == ([".of-lucky .piles .lucky", ".of-lucky .in-tally .lucky"] if name == "lucky" else [])


@pytest.mark.parametrize("sheet", sorted(STYLE.glob("*.css")), ids=lambda sheet: str(sheet.name))
def test_every_window_has_a_name(sheet: Path) -> None:
    for query in re.findall(r"@media ([^{]*)", without_comments(sheet.read_text("utf-8"))):
        rest = " ".join(query.split())
        for window in sorted(WINDOWS.values(), key=len, reverse=True):
            rest = rest.replace(window, "")
        assert not rest.strip(" ,") or any(wish in rest for wish in OF_THE_FAMILY), query


def test_every_named_window_is_asked_for() -> None:
    style = " ".join(" ".join(sheet.read_text("utf-8").split()) for sheet in STYLE.glob("*.css"))
    assert [name for name, query in WINDOWS.items() if query not in style] == []


def test_every_sheet_is_in_the_page_and_in_a_layer() -> None:
    linked = re.findall(r'href="static/style/([^"]+)"', (ROOT / "index.html").read_text("utf-8"))
    assert linked == list(ENTRIES)
    assert sorted([*imports(), *ENTRIES]) == sorted(sheet.name for sheet in STYLE.glob("*.css"))


def test_a_games_sheets_are_in_the_layer_of_games() -> None:
    layers = imports()
    games = {sheet.name for name in NAMES for sheet in sheets_of(name)}
    assert {sheet for sheet, layer in layers.items() if layer == "game"} == games
    named = re.search(r"@layer ([\w, ]+);", (STYLE / "page.css").read_text("utf-8"))
    assert named
    assert set(layers.values()) == set(named[1].split(", "))


def test_nothing_outdoes_the_layers() -> None:
    """Only what a script writes on an element itself may need it."""
    found = {sheet.name: sheet.read_text("utf-8").count("!important") for sheet in STYLE.glob("*.css")}
    assert {name: times for name, times in found.items() if times} == {"tokens.css": 1}
