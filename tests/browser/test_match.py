"""Whole matches through the page: by touch, with people and with bots, in every game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tools import browsers
from tools.places import PACKAGES

from browser.at_the_table import (
    OVER,
    play_some,
    small_targets,
    take_seats,
    violations,
    wait_to_be_asked,
    without_motion,
)
from browser.sites import origin
from browser.windows import PATIENCE, Engines, PlaywrightWindow, Window, wait_for, wait_until_ready
from games.catalogue import GAMES, Game

SIZES = {"lying": (1024, 768), "standing": (820, 1180)}
MANY = 4000
"""More taps than any match takes."""

KEPT = "localStorage.getItem('paddock:match.{game}')"

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture
def axe() -> str:
    """axe-core, to be run inside the page."""
    return Path(PACKAGES / "axe-core" / "axe.min.js").read_text("utf-8")


class Finger(PlaywrightWindow):
    """Chromium under a finger instead of a mouse."""

    def tap(self, selector: str) -> None:
        self.page.locator(selector).first.tap(timeout=PATIENCE)


@pytest.fixture(params=SIZES)
def tablet(request: pytest.FixtureRequest, engines: Engines, site: str):  # type: ignore[no-untyped-def]
    """A tablet in Chromium, lying and standing."""
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    width, height = SIZES[request.param]
    context = engines.browser_of("chromium").new_context(
        viewport={"width": width, "height": height}, has_touch=True
    )
    opened = Finger("chromium", context.new_page(), origin(site))
    opened.open(site)
    wait_until_ready(opened)
    without_motion(opened)
    opened.reload()
    wait_until_ready(opened)
    yield opened
    complaints = opened.complaints()
    opened.close()
    assert complaints == []


@by_game
def test_a_whole_match_of_people_only(tablet: Finger, game: Game) -> None:
    take_seats(tablet, game.name, game.seats[0], 0)
    play_some(tablet, Random(1), MANY)
    assert tablet.read(OVER)
    assert len(tablet.read("[...document.querySelectorAll('.place')].map(e => e.innerText)")) == game.seats[0]


@by_game
def test_a_whole_match_against_bots(tablet: Finger, game: Game) -> None:
    take_seats(tablet, game.name, 1, game.seats[0] - 1)
    play_some(tablet, Random(2), MANY)
    assert tablet.read(OVER)
    assert tablet.read(KEPT.format(game=game.name)) is None


@by_game
def test_every_screen_is_sound_for_those_who_hear_it(tablet: Finger, game: Game, axe: str) -> None:
    """axe-core on the lobby, the seats, the table, its sheets and the results; no small target anywhere."""

    def sound(screen: str) -> None:
        found = [*violations(tablet.page, axe), *small_targets(tablet.page, 48)]
        assert found == [], f"{game.name}, {screen}"

    sound("lobby")
    take_seats(tablet, game.name, min(2, game.seats[0]), max(0, game.seats[0] - 2))
    for step in range(6):
        sound(f"table after {step} taps")
        play_some(tablet, Random(step), 1)
    for sheet in ("help", "log", "settings"):
        opener = f'[data-tap="app {sheet}"]'
        if not tablet.read(f"!!document.querySelector('#paddock {opener}')"):
            continue
        tablet.tap(f"#paddock {opener}")
        wait_for(tablet, "!!document.querySelector('dialog.sheet[open]')")
        sound(sheet)
        tablet.tap('[data-tap="app close"]')
    play_some(tablet, Random(3), MANY)
    sound("results")


@by_game
def test_some_turns_a_reload_and_continue_in_every_engine(window: Window, site: str, game: Game) -> None:
    """Killing the page at any moment loses nothing: the same match stands there again."""
    window.open(site)
    wait_until_ready(window)
    without_motion(window)
    window.reload()
    wait_until_ready(window)
    take_seats(window, game.name, 1, game.seats[0] - 1)
    play_some(window, Random(5), 8)
    before = wait_to_be_asked(window)
    kept = window.read(KEPT.format(game=game.name))
    window.reload()
    wait_until_ready(window)
    wait_for(window, "document.querySelector('[data-tap=\"app continue\"]').checkVisibility()")
    window.tap('[data-tap="app continue"]')
    wait_for(window, "!!document.querySelector('.table')")
    assert wait_to_be_asked(window) == before
    assert window.read(KEPT.format(game=game.name)) == kept
    assert play_some(window, Random(6), 4) == 4
