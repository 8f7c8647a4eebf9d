"""The replay theatre in a real browser: told on the board, walked by slider and keys, gone on from."""

from __future__ import annotations

import pytest

from app.sharing.compact import shorten
from browser.at_the_table import small_targets, violations
from browser.test_sharing import ended, follow
from browser.windows import LYING, PHONE, Finger, wait_for
from games.catalogue import GAMES, Game
from thorough import in_turn, name_of

HEADLINE = "document.querySelector('.table .say')?.innerText"
LEAST = 48
ON_THE_BOARD = "document.activeElement.matches('[role=gridcell]')"


@pytest.mark.parametrize(("game", "size"), in_turn(GAMES, (LYING, PHONE)), ids=name_of)
def test_a_match_is_watched_by_slider_by_keys_and_by_itself(
    quiet: Finger, game: Game, size: tuple[int, int], axe: str
) -> None:
    match = ended(game)
    quiet.turn(*size)
    follow(quiet, shorten(match.record))
    quiet.tap('[data-tap="theatre brought"]')
    wait_for(quiet, f"{HEADLINE} === 'Move 0 of {match.length}'")
    slider = quiet.page.get_by_role("slider")
    slider.focus()
    quiet.page.keyboard.press("ArrowRight")
    wait_for(quiet, f"{HEADLINE} === 'Move 1 of {match.length}'")
    # Nothing moves here, and yet it can be followed, and stopped before its end.
    quiet.tap('[data-tap="theatre play"]')
    quiet.tap('[data-tap="theatre rest"]')
    assert quiet.read(HEADLINE) != f"Move {match.length} of {match.length}"
    slider.focus()
    quiet.page.keyboard.press("End")
    wait_for(quiet, f"{HEADLINE} === 'Move {match.length} of {match.length}'")
    assert quiet.read("document.activeElement.type") == "range"
    quiet.tap('[data-tap="theatre back"]')
    wait_for(quiet, f"{HEADLINE} !== 'Move {match.length} of {match.length}'")
    quiet.page.evaluate(axe)
    assert violations(quiet.page) == []
    assert small_targets(quiet.page, LEAST) == []
    quiet.tap('[data-tap="theatre play"]')
    wait_for(quiet, f"{HEADLINE} === 'Move {match.length} of {match.length}'")


def test_a_game_goes_on_from_a_moment_of_another(quiet: Finger) -> None:
    match = ended(GAMES[1])
    follow(quiet, shorten(match.record))
    quiet.tap('[data-tap="theatre brought"]')
    wait_for(quiet, f"{HEADLINE} === 'Move 0 of {match.length}'")
    # On its board, which is walked like the table's, keys lead back and forth, and one stays on one's square.
    quiet.page.locator("#paddock .to-board").first.focus()
    for key, move in (("Enter", 0), ("Shift+B", 1), ("Shift+B", 2), ("b", 1)):
        quiet.page.keyboard.press(key)
        wait_for(quiet, f"{HEADLINE} === 'Move {move} of {match.length}'")
        assert quiet.read(ON_THE_BOARD)
    quiet.tap('[data-tap="theatre branch"]')
    quiet.tap('[data-tap="theatre begin"]')
    wait_for(quiet, "!document.querySelector('.theatre-way') && !!document.querySelector('.table')")
