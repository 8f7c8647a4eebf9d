"""A game's style sheets dress its own table and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.catalogue import GAMES

STYLE = Path(__file__).parents[2] / "static" / "style"


def selectors(sheet: str) -> list[str]:
    """Every selector of a style sheet, those within @media included, key frames left out."""
    sheet = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    sheet = re.sub(r"@(?:keyframes|property)[^{]*\{(?:[^{}]|\{[^}]*\})*\}", "", sheet)
    heads = re.findall(r"([^{}]+)\{", sheet)
    found = [part.strip() for head in heads if not head.strip().startswith("@") for part in split(head)]
    return [selector for selector in found if selector]


def split(head: str) -> list[str]:
    """A list of selectors, split at the commas that are not within brackets."""
    return re.split(r",(?![^()]*\))", head)


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_every_selector_names_its_game(name: str) -> None:
    sheets = [STYLE / f"{name}.css", *STYLE.glob(f"{name}-*.css")]
    styles = "\n".join(sheet.read_text("utf-8") for sheet in sheets)
    assert [selector for selector in selectors(styles) if name not in selector] == []


def test_every_sheet_is_in_the_page() -> None:
    page = (STYLE.parents[1] / "index.html").read_text("utf-8")
    linked = re.findall(r'href="static/style/([^"]+)"', page)
    assert sorted(linked) == sorted(sheet.name for sheet in STYLE.glob("*.css"))
