"""With letters of twice the size, or everything enlarged twice, all buttons of every game stay in reach."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from tools import browsers

from browser.at_the_table import OVER, SEATS, SHORTEST, arrive, play_some, selector
from browser.engines import Engines, tablet
from browser.reachable import out_of_reach
from browser.saved_matches import carry_on, positions
from browser.sites import origin
from browser.windows import Finger, wait_for
from games.catalogue import GAMES, Game
from thorough import THOROUGH

ASKED = """[...document.querySelectorAll('#paddock [data-tap]')]
    .some(e => /^(play|pick|app throw|app look|curtain) ?/.test(e.dataset.tap))"""
EXPLAINED = "!!document.querySelector('dialog.sheet-coach[open]')"
HEADLINE = "document.querySelector('#paddock h1').textContent"

BEFORE_THE_END = 3
"""So many moves before the end the second match is taken up."""


class Enlarged(NamedTuple):
    """A tablet whose family needs large letters."""

    width: int
    height: int
    letters: str
    """The page's own size of letters. Enlarging everything is a window of half the size instead."""


WAYS = {
    "letters, lying": Enlarged(1024, 768, "200%"),
    "letters, standing": Enlarged(820, 1180, "200%"),
    "everything, lying": Enlarged(512, 384, "100%"),
    "everything, standing": Enlarged(410, 590, "100%"),
}


EVERY_WAY = [(way, GAMES) for way in WAYS]
IN_TURN = [("letters, lying", GAMES[::2]), ("everything, standing", GAMES[1::2])]


@pytest.fixture
def fingers(request: pytest.FixtureRequest, engines: Engines, site: str) -> Iterator[Finger]:
    """A tablet in Chromium with everything, or its letters alone, twice as large."""
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    way = WAYS[request.param]
    opened = tablet(engines.browser_of("chromium"), origin(site), way.width, way.height)
    arrive(opened, site, coach="on")
    opened.read(f"document.documentElement.style.fontSize = '{way.letters}'")
    yield opened
    opened.close()


@pytest.mark.parametrize(("fingers", "games"), EVERY_WAY if THOROUGH else IN_TURN, indirect=["fingers"])
def test_every_button_stays_in_reach(fingers: Finger, games: tuple[Game, ...]) -> None:
    """In the lobby, in the seats, at the table halfway and near its end, behind curtains, at the results."""
    found = looked(fingers, "lobby")
    for game in games:
        fingers.tap(f'[data-tap="app game {game.name}"]')
        wait_for(fingers, SEATS)
        found += looked(fingers, f"{game.name}, seats")
        fingers.tap(selector("app home"))
        course = positions(game, game.seats[-1], 3, SHORTEST[game.name])
        carry_on(fingers, course[len(course) // 2])
        found += played(fingers, game, 5)
        understand(fingers)
        fingers.tap(selector("app home"))
        carry_on(fingers, course[-BEFORE_THE_END])
        found += played(fingers, game, 300)
        assert fingers.read(OVER)
        found += looked(fingers, f"{game.name}, results")
        fingers.tap(selector("app home"))
    assert not found, "\n".join(dict.fromkeys(found))


def understand(fingers: Finger) -> None:
    """Whatever is explained is understood, until somebody is asked."""
    while wait_for(fingers, f"{OVER} || {ASKED} || {EXPLAINED}") and fingers.read(EXPLAINED):
        fingers.tap('[data-tap="app understood"]')


def played(fingers: Finger, game: Game, taps: int) -> list[str]:
    """So many taps, the screen looked at before each of them."""
    found: list[str] = []
    for tap in range(taps):
        wait_for(fingers, f"{OVER} || {ASKED} || {EXPLAINED}")
        if fingers.read(OVER):
            break
        found += looked(fingers, f"{game.name}, {fingers.read(HEADLINE)}")
        if fingers.read(EXPLAINED):
            fingers.tap('[data-tap="app understood"]')
            continue
        play_some(fingers, Random(tap), 1)
    return found


def looked(fingers: Finger, where: str) -> list[str]:
    """What is out of reach here."""
    return [f"{where}: {each}" for each in out_of_reach(fingers.page)]
