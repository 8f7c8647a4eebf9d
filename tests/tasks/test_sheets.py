"""Style sheets are bundled in their layers and cut where rules of the window begin and end."""

from __future__ import annotations

from pathlib import Path

from tools.sheets import OF_THE_WINDOW, cut, sheets, statements

FAMILY = '@font-face{font-family:"Fredoka"}'
WAVES = '.sea{background:url("data:image/svg+xml,%3Csvg {};")}'
STANDING = "@media (orientation:portrait){.strip{gap:4px}.tray{gap:2px}}"
NARROW = "@media (width<=600px){.tray{gap:1px}}"
CALM = "@media (prefers-reduced-motion:reduce){.strip{transition:none}}"


def house(*rules: str) -> str:
    return f"@layer house{{{''.join(rules)}}}"


def test_a_rule_is_everything_up_to_its_own_end() -> None:
    assert list(statements("\n".join((FAMILY, WAVES, STANDING)))) == [FAMILY, WAVES, STANDING]


def test_rules_of_the_window_stand_by_themselves_in_their_order() -> None:
    assert cut(FAMILY + STANDING + NARROW + WAVES + STANDING) == [FAMILY, STANDING + NARROW, WAVES, STANDING]


def test_they_stay_in_their_layers() -> None:
    order = "@layer house,game;"
    assert cut(order + house(FAMILY, STANDING) + house(NARROW, WAVES)) == [
        order + house(FAMILY),
        house(STANDING, NARROW),
        house(WAVES),
    ]


def test_what_else_a_device_may_be_asked_is_no_reason_to_cut() -> None:
    assert cut(FAMILY + CALM + WAVES) == [FAMILY + CALM + WAVES]
    assert not OF_THE_WINDOW.match(".tray{width:1px}")


def test_what_is_imported_is_bundled_and_small(tmp_path: Path) -> None:
    (tmp_path / "all.css").write_text('@import url("sea.css") layer(house);\n.tray { gap: 1px; }\n', "utf-8")
    (tmp_path / "sea.css").write_text(
        '/* @media (width) { */ .sea { background: url("../kit/sea.svg"); color: #ffffff; }\n'
        "@media (max-width: 600px) { .sea { gap: 0px; } }\n",
        "utf-8",
    )
    assert sheets([str(tmp_path / "all.css")]) == [
        "@layer house{.sea{color:#fff;background:url(static/kit/sea.svg)}}",
        "@layer house{@media (width<=600px){.sea{gap:0}}}",
        ".tray{gap:1px}",
    ]
