"""Whoever plays by keyboard never loses the place: after each action the focus is on what comes next."""

from __future__ import annotations

import json
from random import Random

from browser.at_the_table import SEATS, SHORTEST, arrive, asked_or_over, selector, take_seats
from browser.windows import BREATH, Window, wait_for
from games.catalogue import GAMES

NOWHERE = "!document.activeElement || document.activeElement.matches('body, main, [hidden] *')"

WHERE = """(each => each.dataset.tap || each.dataset.key || each.id || each.localName)
    (document.activeElement || document.body)"""

START = "document.activeElement.matches('main:not([hidden]) [data-start]')"
"""Whether the focus stands on the sentence with which the room begins."""

TAPS = 8


def press(window: Window, tap: str) -> None:
    """As by the keyboard: what has the focus is pressed."""
    place = json.dumps(selector(tap))
    window.read(f"(each => each && [each.focus(), each.click()].length)(document.querySelector({place}))")
    window.read(BREATH)


def lost(window: Window, after: str) -> list[str]:
    """What was done when the focus was lost, if it was."""
    window.read(BREATH)
    return [f"after {after}: {window.read(WHERE)}"] if window.read(NOWHERE) else []


def test_the_focus_is_never_lost(window: Window, site: str) -> None:
    """From the lobby through the seats to the table, at each game's first moves, and home again."""
    arrive(window, site)
    found: list[str] = []
    rng = Random(2)
    for game in GAMES:
        window.read(f"document.querySelector('#lobby [data-tap=\"app game {game.name}\"]').focus()")
        window.tap(f'[data-tap="app game {game.name}"]')
        wait_for(window, SEATS)
        found += lost(window, f"opening {game.name}")
        assert window.read(START)
        press(window, "app home")
        found += lost(window, "going home from the seats")
        take_seats(window, game.name, 2, max(0, game.seats[0] - 2), SHORTEST[game.name])
        found += lost(window, f"the start of {game.name}")
        for _ in range(TAPS):
            tap = rng.choice(asked_or_over(window) or ["app log"])
            press(window, tap)
            found += lost(window, f"{tap} in {game.name}")
            asked_or_over(window)
            found += lost(window, f"what came of {tap} in {game.name}")
        window.tap(selector("app home"))
        found += lost(window, f"going home from {game.name}")
    assert found == []
