"""After a match in a real browser: worked out in the worker while people look; it leads back to the board."""

from __future__ import annotations

import pytest

from app.sharing.compact import shorten
from browser.at_the_table import small_targets, violations
from browser.test_sharing import ended, follow
from browser.windows import LYING, PHONE, Finger, wait_for
from games.catalogue import GAMES, Game

LEAST = 48
PATIENCE = 240
"""Seconds for the old shepherd on a busy machine."""

both_sizes = pytest.mark.parametrize("size", [LYING, PHONE], ids=["lying", "phone"])


@both_sizes
@pytest.mark.parametrize("game", [GAMES[1]], ids=lambda game: game.name)
def test_how_it_went_grows_while_people_look(
    quiet: Finger, game: Game, size: tuple[int, int], axe: str
) -> None:
    match = ended(game)
    quiet.turn(*size)
    follow(quiet, shorten(match.record))
    quiet.tap('[data-tap="theatre brought"]')
    wait_for(quiet, "!!document.querySelector('[data-tap=\"after open\"]')")
    quiet.tap('[data-tap="after open"]')
    wait_for(quiet, "!!document.querySelector('.prizes')")
    wait_for(quiet, "!!document.querySelector('.made-list')", PATIENCE)
    assert quiet.read("document.querySelector('.sheet-after progress')") is None
    quiet.page.evaluate(axe)
    assert violations(quiet.page) == []
    assert small_targets(quiet.page, LEAST) == []
    rows = quiet.read(
        "[...document.querySelectorAll('.made-parts')].map(row => [...row.querySelectorAll('b')]"
        ".map(part => Number(part.innerText.replace('−', '-'))))"
    )
    assert len(rows) == len(match.sitters)
    for *parts, end in rows:
        assert sum(parts) == end
    assert quiet.read("document.querySelector('.sheet-after .sheet-body').scrollWidth") <= quiet.read(
        "document.querySelector('.sheet-after .sheet-body').clientWidth"
    )
    moment = quiet.read("document.querySelector('.turn').dataset.tap")
    quiet.tap(f'[data-tap="{moment}"]')
    number = moment.rpartition(" ")[2]
    headline = "document.querySelector('.table .say')?.innerText"
    wait_for(quiet, f"{headline} === 'Move {number} of {match.length}'")
