"""What lies on what, in both themes, can be read and told apart (WCAG 2.2; text at AAA)."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from style.palette import THEMES, ratio, written

STYLE = Path(__file__).parents[2] / "static" / "style"
STYLES = "\n".join(path.read_text("utf-8") for path in sorted(STYLE.glob("*.css")))

TEXT = 7.0
LARGE = 4.5
"""Numbers and names on a seat's own colour, or on a flower pot, are never small."""
PARTS = 3.0

SEATS = range(1, 9)
TILES = range(1, 7)

PAIRS: tuple[tuple[str, str, float], ...] = (
    ("text", "paper", TEXT),
    ("text", "paper-2", TEXT),
    ("text", "sheet", TEXT),
    ("text", "sheet-2", TEXT),
    ("text", "sky", TEXT),
    ("text", "sea", TEXT),
    ("text", "baize", TEXT),
    ("text", "sand", TEXT),
    ("text", "sand-2", TEXT),
    ("text", "earth", TEXT),
    ("text-soft", "paper", TEXT),
    ("text-soft", "sheet", TEXT),
    ("text-soft", "sheet-2", TEXT),
    ("sheet", "text", TEXT),
    ("on-act", "act", TEXT),
    ("on-act", "sand-pill", TEXT),
    ("ink", "card", TEXT),
    ("ink", "may", TEXT),
    ("wool", "pot", LARGE),
    ("line", "sheet", PARTS),
    ("line", "sheet-2", PARTS),
    ("line", "paper", PARTS),
    ("line", "grass-2", PARTS),
    ("line", "sea", PARTS),
    ("line", "sand", PARTS),
    ("ink", "grass", PARTS),
    ("ink", "act", PARTS),
    ("may-line", "may", PARTS),
    ("may-line", "card", PARTS),
    ("warn", "sheet", PARTS),
    ("good", "sheet", PARTS),
    *((f"seat-{seat}-on", f"seat-{seat}", LARGE) for seat in SEATS),
    *(("ink", f"tile-{tile}", TEXT) for tile in TILES),
)
"""The upper, the lower, and how much contrast they need."""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("upper", "lower", "needed"), PAIRS)
def test_contrast(theme: str, upper: str, lower: str, needed: float) -> None:
    assert ratio(theme, upper, lower) >= needed


@pytest.mark.parametrize("theme", THEMES)
def test_each_token_is_written_once_a_theme(theme: str) -> None:
    assert [name for name, times in Counter(written(theme)).items() if times > 1] == []


def test_night_changes_only_tokens_that_day_knows() -> None:
    assert set(written("night")) <= set(written("day"))


def test_the_measure_itself() -> None:
    assert ratio("day", "glint", "glint") == pytest.approx(1)
    assert 12 < ratio("day", "glint", "text") < 16


WITHOUT_ICONS = {
    ".waiting",
    ".age",
    ".place.first",
    ".chapter.current .tag",
    ".of-lucky .on-board > .number",
    ".of-shepherd .player.now .named",
}
"""On yellow as well, but nothing is drawn in them with the colour of words."""


def test_what_is_drawn_on_yellow_has_the_colour_of_the_words_there() -> None:
    """At night words on a sheet are pale: on a yellow button an icon in that colour can't be seen."""
    rules = re.findall(r"([^{};]+)\{([^{}]*)\}", re.sub(r"/\*.*?\*/", "", STYLES, flags=re.DOTALL))
    pale = {
        head.split(",")[-1].strip()
        for head, body in rules
        if re.search(r"(?<!-)\bcolor: var\(--on-act\)", body) and "--text: var(--on-act)" not in body
    }
    assert {each for each in pale if not re.search(r"\.(act|now)$", each)} == WITHOUT_ICONS


def test_only_what_lies_on_yellow_is_called_now() -> None:
    """`.now` gives all that is drawn in it the colour of words on yellow; a chapter lies on paper."""
    named = re.findall(r"([^{};]*\.now)\s*\{([^{}]*)\}", STYLES)
    assert [head.strip() for head, body in named if "background: var(--sheet" in body] == []
