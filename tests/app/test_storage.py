"""All that is ever kept on a tablet stands in one table, by its name."""

from __future__ import annotations

import re
from pathlib import Path

from app.storage import NAMES, PAGE_NAMES

ROOT = Path(__file__).parents[2]
SOURCES = [
    path
    for path in (*ROOT.glob("static/**/*.js"), *ROOT.glob("static/**/*.mjs"), *ROOT.glob("py/stage/*.py"))
    if "runtime" not in path.parts and "localStorage" in path.read_text("utf-8")
]


def test_no_name_is_given_twice() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert not set(NAMES) & set(PAGE_NAMES)


def test_the_page_keeps_what_it_says_where_it_says() -> None:
    for name, where in PAGE_NAMES.items():
        assert re.search(rf"\b{name}\b", (ROOT / where).read_text("utf-8"))


def test_the_page_keeps_nothing_else() -> None:
    """Every literal name beside the page's `localStorage` is in one of the tables."""
    found = {
        name
        for path in SOURCES
        for name in re.findall(
            r"""(?:Item\(|KEY = |TRIAL = )["`]paddock:([a-z-]+)""", path.read_text("utf-8")
        )
    }
    assert found
    assert found <= {*NAMES, *PAGE_NAMES}
