"""Whole matches through the page: by touch, with people and with bots, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tools import browsers
from tools.places import PACKAGES

from browser.at_the_table import (
    OVER,
    SHORTEST,
    arrive,
    play_some,
    selector,
    small_targets,
    take_seats,
    violations,
    wait_to_be_asked,
)
from browser.sites import origin
from browser.windows import Engines, Finger, Window, tablet, wait_for, wait_until_ready
from games.catalogue import GAMES, Game

LYING, STANDING, PHONE = (1024, 768), (820, 1180), (390, 844)
TABLETS = (LYING, STANDING, (1366, 1024), (1440, 900))
MANY = 4000
"""More taps than any match takes."""

KEPT = "localStorage.getItem('paddock:match.{game}')"

TARGET = {"shepherd": 64}
"""The least size of a target at a table where small children play; anywhere else it is 48."""

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
by_size = pytest.mark.parametrize("fingers", [LYING, STANDING], ids=["lying", "standing"], indirect=True)


@pytest.fixture(scope="module")
def axe() -> str:
    """axe-core, to be run inside the page."""
    return Path(PACKAGES / "axe-core" / "axe.min.js").read_text("utf-8")


@pytest.fixture
def fingers(request: pytest.FixtureRequest, engines: Engines, site: str) -> Iterator[Finger]:
    """A tablet in Chromium, lying or standing, that has never been here."""
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    opened = tablet(engines.browser_of("chromium"), origin(site), *getattr(request, "param", LYING))
    arrive(opened, site)
    yield opened
    complaints = opened.complaints()
    opened.close()
    assert complaints == []


@by_size
@by_game
def test_a_whole_match_of_people_only(fingers: Finger, game: Game) -> None:
    take_seats(fingers, game.name, game.seats[0], 0, SHORTEST[game.name])
    play_some(fingers, Random(1), MANY)
    assert fingers.read(OVER)
    assert fingers.read("document.querySelectorAll('.place').length") == game.seats[0]


@by_size
@by_game
def test_a_whole_match_against_bots(fingers: Finger, game: Game) -> None:
    take_seats(fingers, game.name, 1, game.seats[0] - 1, SHORTEST[game.name])
    play_some(fingers, Random(2), MANY)
    assert fingers.read(OVER)
    assert fingers.read(KEPT.format(game=game.name)) is None


@by_game
def test_every_screen_is_sound_for_those_who_hear_it(fingers: Finger, game: Game, axe: str) -> None:
    """axe-core on lobby, seats, curtain, table, sheets and results, by day and by night; boxes measured."""

    fingers.page.evaluate(axe)
    found: dict[str, list[str]] = {}

    def sound(screen: str, least: int = 48) -> None:
        for light in ("night", "day"):
            fingers.read(f"paddock.theme('{light}')")
            if wrong := [*violations(fingers.page), *small_targets(fingers.page, least)]:
                found[f"{screen} by {light}"] = wrong

    sound("lobby")
    fingers.tap(f'[data-tap="app game {game.name}"]')
    wait_for(fingers, "!!document.querySelector('.seats')")
    sound("seats")
    fingers.tap(selector("app home"))
    take_seats(fingers, game.name, 2, max(0, game.seats[0] - 2), SHORTEST[game.name])
    for step in range(6):
        sound(f"table after {step} taps", TARGET.get(game.name, 48))
        play_some(fingers, Random(step), 1)
    for sheet in ("help", "log", "settings"):
        wait_to_be_at_the_table(fingers)
        fingers.tap(selector(f"app {sheet}"))
        wait_for(fingers, "!!document.querySelector('dialog.sheet[open]')")
        sound(sheet)
        fingers.tap('[data-tap="app close"]')
    play_some(fingers, Random(3), MANY)
    sound("results")
    assert not found, in_lines(found)


def in_lines(found: dict[str, list[str]]) -> str:
    """What was found on each screen, to be read by a person."""
    return "\n".join(f"{screen}: {what}" for screen, each in found.items() for what in each)


def wait_to_be_at_the_table(fingers: Finger) -> None:
    """Through the curtain, if it is drawn."""
    while not fingers.read("!!document.querySelector('.table')"):
        play_some(fingers, Random(0), 1)


@by_game
def test_a_finger_finds_everything_at_a_full_table(fingers: Finger, game: Game) -> None:
    """Boxes measured at every size with the most players, when everything is smallest."""
    most = game.seats[-1]
    take_seats(fingers, game.name, 2, most - 2)
    small: dict[str, list[str]] = {}
    for step in range(8):
        for size in (*TABLETS, PHONE):
            fingers.turn(*size)
            least = TARGET.get(game.name, 48) if size in TABLETS else 48
            if found := small_targets(fingers.page, least):
                small[f"{size} after {step} taps"] = found
        play_some(fingers, Random(step), 1)
    assert not small, in_lines(small)


@by_game
def test_some_turns_a_reload_and_continue_in_every_engine(window: Window, site: str, game: Game) -> None:
    """Killing the page at any moment loses nothing: the same match stands there again."""
    arrive(window, site)
    take_seats(window, game.name, 1, game.seats[0] - 1, SHORTEST[game.name])
    play_some(window, Random(5), 8)
    wait_to_be_asked(window)
    kept = window.read(KEPT.format(game=game.name))
    window.reload()
    wait_until_ready(window)
    wait_for(window, "document.querySelector('[data-tap=\"app continue\"]').checkVisibility()")
    window.tap('[data-tap="app continue"]')
    wait_for(window, "!!document.querySelector('.table')")
    assert wait_to_be_asked(window)  # what was picked and not yet played is no part of a match
    assert window.read(KEPT.format(game=game.name)) == kept
    assert play_some(window, Random(6), 4) == 4
