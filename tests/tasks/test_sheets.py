"""Style sheets are cut where rules of the window begin and end, and nothing else happens to them."""

from __future__ import annotations

from tools.sheets import OF_THE_WINDOW, sheets, statements

FAMILY = '@font-face { font-family: "Fredoka"; }'
WAVES = '.sea { background: url("data:image/svg+xml,%3Csvg {};") }'
STANDING = "@media (orientation: portrait) { .strip { gap: 4px; } .tray { gap: 2px; } }"
NARROW = "@media (max-width: 600px) { .tray { gap: 1px; } }"
CALM = "@media (prefers-reduced-motion: reduce) { .strip { transition: none; } }"


def test_a_rule_is_everything_up_to_its_own_end() -> None:
    assert list(statements("\n".join((FAMILY, WAVES, STANDING)))) == [FAMILY, WAVES, STANDING]


def test_rules_of_the_window_stand_by_themselves_in_their_order() -> None:
    assert sheets([f"{FAMILY}\n{STANDING}\n{NARROW}", f"{WAVES}\n{STANDING}"]) == [
        FAMILY,
        f"{STANDING}\n{NARROW}",
        WAVES,
        STANDING,
    ]


def test_what_else_a_device_may_be_asked_is_no_reason_to_cut() -> None:
    assert sheets([FAMILY, CALM, WAVES]) == [f"{FAMILY}\n{CALM}\n{WAVES}"]
    assert not OF_THE_WINDOW.match(".tray { width: 1px; }")


def test_comments_are_left_out_even_if_they_speak_of_the_window() -> None:
    assert sheets([f"/* @media (width) {{ */ {FAMILY}"]) == [FAMILY]
