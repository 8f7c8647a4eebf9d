"""Style sheets are bundled in their layers, and what they ask of the window is asked of a class."""

from __future__ import annotations

from pathlib import Path

from tools.page import with_windows
from tools.sheets import bundled, class_of, split, statements, turned

FAMILY = '@font-face{font-family:"Fredoka"}'
WAVES = '.sea{background:url("data:image/svg+xml,%3Csvg {};")}'
STANDING = "@media (orientation:portrait){.strip{gap:4px}.tray,.log:is(.a,.b){gap:2px}}"
CALM = "@media (prefers-reduced-motion:reduce){.strip{transition:none}}"
PORTRAIT = "(orientation:portrait)"


def test_a_rule_is_everything_up_to_its_own_end() -> None:
    assert list(statements("\n".join((FAMILY, WAVES, STANDING)))) == [FAMILY, WAVES, STANDING]


def test_selectors_are_cut_at_their_own_commas() -> None:
    assert list(split(".tray,.log:is(.a,.b),.c"))[:2] == [".tray", ".log:is(.a,.b)"]


def test_what_depends_on_the_window_depends_on_a_class_in_its_place_and_layer() -> None:
    windows: dict[str, str] = {}
    name = class_of(PORTRAIT)
    style = f"@layer house,game;@layer house{{{FAMILY}{STANDING}{WAVES}}}{STANDING}"
    rules = (
        f":where(.{name}) .strip{{gap:4px}}:where(.{name}) .tray,:where(.{name}) .log:is(.a,.b){{gap:2px}}"
    )
    assert turned(style, windows) == f"@layer house,game;@layer house{{{FAMILY}{rules}{WAVES}}}{rules}"
    assert windows == {name: PORTRAIT}


def test_the_root_itself_has_the_class() -> None:
    windows: dict[str, str] = {}
    name = class_of("(width>=1200px)")
    style = "@media (width>=1200px){:root[data-theme=night] .sea{gap:0}html{gap:1px}}"
    assert turned(style, windows) == (
        f":root:where(.{name})[data-theme=night] .sea{{gap:0}}html:where(.{name}){{gap:1px}}"
    )


def test_what_the_family_wishes_is_asked_as_before_also_in_a_window() -> None:
    windows: dict[str, str] = {}
    assert turned(FAMILY + CALM + WAVES, windows) == FAMILY + CALM + WAVES
    assert windows == {}
    inside = "@media (prefers-reduced-motion:reduce){.strip{gap:0}}"
    name = class_of(PORTRAIT)
    assert turned(f"@media {PORTRAIT}{{{inside}}}", windows) == (
        f"@media (prefers-reduced-motion:reduce){{:where(.{name}) .strip{{gap:0}}}}"
    )


def test_the_page_is_told_of_its_windows() -> None:
    page = '<script src="static/windows.js"></script>'
    assert with_windows(page, {"w1": "(width<=5px)", "w2": "(height)"}) == (
        '<script src="static/windows.js" data-windows="w1 (width&lt;=5px)|w2 (height)"></script>'
    )


def test_what_is_imported_is_bundled_and_small(tmp_path: Path) -> None:
    (tmp_path / "all.css").write_text('@import url("sea.css") layer(house);\n.tray { gap: 1px; }\n', "utf-8")
    (tmp_path / "sea.css").write_text(
        '/* @media (width) { */ .sea { background: url("../kit/sea.svg"); color: #ffffff; }\n'
        "@media (max-width: 600px) { .sea { gap: 0px; } }\n",
        "utf-8",
    )
    name = class_of("(width<=600px)")
    style = bundled([str(tmp_path / "all.css")])
    assert style.sheets == [
        "@layer house{.sea{color:#fff;background:url(static/kit/sea.svg)}"
        f":where(.{name}) .sea{{gap:0}}}}.tray{{gap:1px}}",
    ]
    assert style.windows == {name: "(width<=600px)"}
