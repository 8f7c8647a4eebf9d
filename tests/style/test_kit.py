"""The kit: every piece that is used exists, once, and draws under the page's policy."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from games.kit import PROPORTIONS, proportions
from style.palette import tokens

ROOT = Path(__file__).parents[2]
DRAWINGS = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "static" / "kit").glob("*.svg")))
PAGE = (ROOT / "index.html").read_text("utf-8")
STYLES = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "static" / "style").glob("*.css")))
SYMBOLS = re.findall(r'<(?:symbol|svg) id="([^"]+)"[^>]*viewBox="\S+ \S+ (\d+) (\d+)"', DRAWINGS + PAGE)
"""Every drawing that has a name, with its width and height; the lobby's covers stand in the page."""
IDS = re.findall(r'\sid="([^"]+)"', DRAWINGS)


def test_every_name_is_given_once() -> None:
    named = Counter([*IDS, *re.findall(r'\sid="([^"]+)"', PAGE)])
    assert [name for name, times in named.items() if times > 1] == []


def test_whatever_is_used_is_there() -> None:
    used = set(re.findall(r'href="#([^"]+)"', DRAWINGS + PAGE))
    used |= set(re.findall(r"url\(#([^)]+)\)", DRAWINGS + PAGE + STYLES))
    assert used - set(IDS) == set()


def test_what_is_referred_to_by_url_stands_outside_the_symbols() -> None:
    """Symbols are not displayed, and a clip or a pattern works only where it is."""
    inside = "".join(re.findall(r"<symbol.*?</symbol>", DRAWINGS, re.DOTALL))
    within = set(re.findall(r'\sid="([^"]+)"[^>]*>', re.sub(r"<symbol[^>]*>", "", inside)))
    assert within & set(re.findall(r"url\(#([^)]+)\)", DRAWINGS + PAGE + STYLES)) == set()


def test_no_style_stands_in_markup() -> None:
    assert "style=" not in DRAWINGS
    assert "style=" not in PAGE


def test_colours_are_tokens() -> None:
    literal = re.findall(r'(?:fill|stroke)="(?!none|var\(--|url\(#)([^"]+)"', DRAWINGS + PAGE)
    assert literal == []


def test_every_token_named_exists() -> None:
    made_here = set(re.findall(r"(--[\w-]+):", STYLES))
    known = made_here | {f"--{name}" for name in tokens("day")} | {"--sand-left", "--back", "--back-pat"}
    named = set(re.findall(r"var\((--[\w-]+)\)", DRAWINGS + PAGE))
    assert named - known == set()


def test_classes_of_the_kit_are_styled() -> None:
    classes = {name for names in re.findall(r'class="([^"]+)"', DRAWINGS) for name in names.split()}
    unstyled = {name for name in classes if f".{name} " not in STYLES and f".{name}," not in STYLES}
    assert {name for name in unstyled if name.startswith(("k-", "hat-"))} == set()


@pytest.mark.parametrize(("symbol", "width", "height"), SYMBOLS)
def test_scenes_know_the_proportions_of_every_drawing(symbol: str, width: str, height: str) -> None:
    assert proportions(symbol) == (int(width), int(height))


def test_no_proportions_are_those_of_nothing() -> None:
    names = {symbol for symbol, _, _ in SYMBOLS}
    assert DRAWINGS.count("<symbol") == len({name for name in names if not name.startswith("cover-")})
    families = {name[: name.index("-") + 1] for name in names if "-" in name}
    assert set(PROPORTIONS) <= names | families
