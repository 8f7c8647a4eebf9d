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


@pytest.mark.parametrize(("game", "fresh"), in_turn(GAMES, (LYING, PHONE)), indirect=["fresh"], ids=name_of)
def test_a_match_is_watched_by_slider_by_keys_and_by_itself(fresh: Finger, game: Game, axe: str) -> None:
    match = ended(game)
    follow(fresh, shorten(match.record))
    fresh.tap('[data-tap="theatre brought"]')
    wait_for(fresh, f"{HEADLINE} === 'Move 0 of {match.length}'")
    slider = fresh.page.get_by_role("slider")
    slider.focus()
    fresh.page.keyboard.press("ArrowRight")
    wait_for(fresh, f"{HEADLINE} === 'Move 1 of {match.length}'")
    # Nothing moves here, and yet it can be followed, and stopped before its end.
    fresh.tap('[data-tap="theatre play"]')
    fresh.tap('[data-tap="theatre rest"]')
    assert fresh.read(HEADLINE) != f"Move {match.length} of {match.length}"
    slider.focus()
    fresh.page.keyboard.press("End")
    wait_for(fresh, f"{HEADLINE} === 'Move {match.length} of {match.length}'")
    assert fresh.read("document.activeElement.type") == "range"
    fresh.tap('[data-tap="theatre back"]')
    wait_for(fresh, f"{HEADLINE} !== 'Move {match.length} of {match.length}'")
    fresh.page.evaluate(axe)
    assert violations(fresh.page) == []
    assert small_targets(fresh.page, LEAST) == []
    fresh.tap('[data-tap="theatre play"]')
    wait_for(fresh, f"{HEADLINE} === 'Move {match.length} of {match.length}'")


def test_a_game_goes_on_from_a_moment_of_another(fresh: Finger) -> None:
    match = ended(GAMES[1])
    follow(fresh, shorten(match.record))
    fresh.tap('[data-tap="theatre brought"]')
    wait_for(fresh, f"{HEADLINE} === 'Move 0 of {match.length}'")
    # On its board, which is walked like the table's, keys lead back and forth, and one stays on one's square.
    fresh.page.locator("#paddock .to-board").first.focus()
    for key, move in (("Enter", 0), ("Shift+B", 1), ("Shift+B", 2), ("b", 1)):
        fresh.page.keyboard.press(key)
        wait_for(fresh, f"{HEADLINE} === 'Move {move} of {match.length}'")
        assert fresh.read(ON_THE_BOARD)
    fresh.tap('[data-tap="theatre branch"]')
    fresh.tap('[data-tap="theatre begin"]')
    wait_for(fresh, "!document.querySelector('.theatre-way') && !!document.querySelector('.table')")
