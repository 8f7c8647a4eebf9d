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

both_sizes = pytest.mark.parametrize("fresh", [LYING, PHONE], ids=["lying", "phone"], indirect=True)


@both_sizes
@pytest.mark.parametrize("game", [GAMES[1]], ids=lambda game: game.name)
def test_how_it_went_grows_while_people_look(fresh: Finger, game: Game, axe: str) -> None:
    match = ended(game)
    follow(fresh, shorten(match.record))
    fresh.tap('[data-tap="theatre brought"]')
    wait_for(fresh, "!!document.querySelector('[data-tap=\"after open\"]')")
    fresh.tap('[data-tap="after open"]')
    wait_for(fresh, "!!document.querySelector('.prizes')")
    wait_for(fresh, "!!document.querySelector('.made-list')", PATIENCE)
    assert fresh.read("document.querySelector('.sheet-after progress')") is None
    fresh.page.evaluate(axe)
    assert violations(fresh.page) == []
    assert small_targets(fresh.page, LEAST) == []
    rows = fresh.read(
        "[...document.querySelectorAll('.made-parts')].map(row => [...row.querySelectorAll('b')]"
        ".map(part => Number(part.innerText.replace('−', '-'))))"
    )
    assert len(rows) == len(match.sitters)
    for *parts, end in rows:
        assert sum(parts) == end
    assert fresh.read("document.querySelector('.sheet-after .sheet-body').scrollWidth") <= fresh.read(
        "document.querySelector('.sheet-after .sheet-body').clientWidth"
    )
    moment = fresh.read("document.querySelector('.turn').dataset.tap")
    fresh.tap(f'[data-tap="{moment}"]')
    number = moment.rpartition(" ")[2]
    headline = "document.querySelector('.table .say')?.innerText"
    wait_for(fresh, f"{headline} === 'Move {number} of {match.length}'")
