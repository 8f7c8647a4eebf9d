"""Style sheets are bundled in their layers, and what they ask of the window is asked of a class."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.page import with_windows
from tools.sheets import Style, bundled

STANDING = "(orientation:portrait)"


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    return tmp_path / "all.css"


def made_of(sheet: Path, text: str) -> tuple[str, dict[str, str]]:
    """What becomes of one sheet of this text, and what it asks of the window."""
    sheet.write_text(text, "utf-8")
    style = bundled([str(sheet)])
    return style.sheets[0], style.windows


def only(windows: dict[str, str], asked: str) -> str:
    """The class for the one thing that is asked of the window."""
    (name,) = windows
    assert windows[name] == asked
    return name


def test_what_depends_on_the_window_depends_on_a_class_in_its_place_and_layer(sheet: Path) -> None:
    standing = f"@media {STANDING} {{ .strip {{ gap: 4px; }} .tray, .log:is(.a, .b) {{ gap: 2px; }} }}"
    waves = '.sea { background: url("data:image/svg+xml,%3Csvg {};"); }'
    style, windows = made_of(sheet, f"@layer house, game; @layer house {{ {standing} {waves} }} {standing}")
    name = only(windows, STANDING)
    rules = (
        f":where(.{name}) .strip{{gap:4px}}:where(.{name}) .tray,:where(.{name}) .log:is(.a,.b){{gap:2px}}"
    )
    small_waves = '.sea{background:url("data:image/svg+xml,%3Csvg {};")}'
    assert style == f"@layer house{{{rules}{small_waves}}}@layer game;{rules}"


def test_the_root_itself_has_the_class(sheet: Path) -> None:
    style, windows = made_of(
        sheet, "@media (width >= 1200px) { :root[data-theme=night] .sea { gap: 0; } html { gap: 1px; } }"
    )
    name = only(windows, "(width>=1200px)")
    assert style == f":root:where(.{name})[data-theme=night] .sea{{gap:0}}html:where(.{name}){{gap:1px}}"


def test_what_the_family_wishes_is_asked_as_before_also_in_a_window(sheet: Path) -> None:
    calm = "@media (prefers-reduced-motion:reduce){.strip{transition:none}}"
    assert made_of(sheet, calm) == (calm, {})
    style, windows = made_of(sheet, f"@media {STANDING} {{ {calm} }}")
    name = only(windows, STANDING)
    assert style == f"@media (prefers-reduced-motion:reduce){{:where(.{name}) .strip{{transition:none}}}}"


def test_the_page_is_told_of_its_windows() -> None:
    page = '<script src="static/windows.js"></script>'
    assert with_windows(page, {"w1": "(width<=5px)", "w2": "(height)"}) == (
        '<script src="static/windows.js" data-windows="w1 (width&lt;=5px)|w2 (height)"></script>'
    )


def test_what_is_imported_is_bundled_and_small(sheet: Path) -> None:
    (sheet.parent / "sea.css").write_text(
        '/* @media (width) { */ .sea { background: url("../kit/sea.svg"); color: #ffffff; }\n'
        "@media (max-width: 600px) { .sea { gap: 0px; } }\n",
        "utf-8",
    )
    style, windows = made_of(sheet, '@import url("sea.css") layer(house);\n.tray { gap: 1px; }\n')
    name = only(windows, "(width<=600px)")
    assert style == (
        "@layer house{.sea{color:#fff;background:url(static/kit/sea.svg)}"
        f":where(.{name}) .sea{{gap:0}}}}.tray{{gap:1px}}"
    )


def test_one_window_has_one_class_in_all_sheets(sheet: Path) -> None:
    other = sheet.parent / "other.css"
    for each in (sheet, other):
        each.write_text(f"@media {STANDING} {{ .sea {{ gap: 1px; }} }}", "utf-8")
    style = bundled([str(sheet), str(other)])
    assert style == Style([style.sheets[0]] * 2, style.windows)
    assert only(style.windows, STANDING) in style.sheets[0]
