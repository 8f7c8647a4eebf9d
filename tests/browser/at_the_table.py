"""A family at the page: it taps whatever the page offers, as a finger would, until the match is over."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate
from selenium.common.exceptions import WebDriverException

from browser.windows import Window, wait_for

OFFERED = """[...document.querySelectorAll('#paddock [data-tap]')]
    .filter(e => e.checkVisibility() && !e.matches(':disabled, [aria-disabled=true]'))
    .map(e => e.dataset.tap)"""
"""What can be tapped in the room that is open."""

OVER = "!!document.querySelector('.results')"

TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
"""What axe-core holds every screen to."""

ACTS = ("play ", "pick ", "app throw", "curtain ")
"""Taps that carry a match on."""


def selector(tap: str) -> str:
    """The element that says this."""
    return f'#paddock [data-tap="{tap}"]'


def take_seats(window: Window, game: str, people: int, bots: int) -> None:
    """From the lobby to the table, with so many people and bots; nothing moves longer than it must."""
    window.tap(f'[data-tap="app game {game}"]')
    wait_for(window, "!!document.querySelector('.seats')")
    while len(kinds(window)) < people + bots:
        window.tap(selector("seats add bot"))
    for seat, kind in enumerate(kinds(window)):
        if (kind == "person") != (seat < people):
            window.tap(selector(f"seats kind {seat}"))
    wanted = ["person"] * people + ["bot"] * bots
    assert kinds(window) == wanted, kinds(window)
    window.tap(selector("seats start"))
    wait_for(window, "!!document.querySelector('.table, .curtain')")


def kinds(window: Window) -> list[str]:
    """Who sits: person or bot, seat by seat."""
    found: list[str] = window.read(
        "[...document.querySelectorAll('.sitter .kind')].map(e => e.innerText.trim().toLowerCase())"
    )
    return found


def without_motion(window: Window) -> None:
    """Set the pace to off, as a family would in the settings, before the page starts."""
    settings = '{"sound": "off", "voice": "off", "pace": "off", "theme": "system", "turning": "stay"}'
    window.read(f"localStorage.setItem('paddock:settings', {settings!r})")


def offers(window: Window) -> list[str]:
    """What carries the match on now."""
    return [tap for tap in window.read(OFFERED) if tap.startswith(ACTS)]


def wait_to_be_asked(window: Window, seconds: float = 30) -> list[str]:
    """Wait until a person has something to tap, and give what."""
    end = time.monotonic() + seconds
    while not (offered := offers(window)):
        assert time.monotonic() < end, f"Nobody is asked: {window.read('document.body.innerText')}"
        time.sleep(0.05)
    return offered


def play_some(window: Window, rng: Random, taps: int, seconds: float = 240) -> int:
    """Tap at random what the page offers, at most so many times; gives how many taps it took."""
    end = time.monotonic() + seconds
    for count in range(taps):
        while not (offered := offers(window)):
            if window.read(OVER):
                return count
            assert time.monotonic() < end, f"Nothing to tap: {window.read('document.body.innerText')}"
            time.sleep(0.02)
        plays = [tap for tap in offered if not tap.startswith("pick ")]
        tap_if_there(window, selector(rng.choice(plays if plays and rng.random() < 0.7 else offered)))
    return taps


def tap_if_there(window: Window, place: str) -> None:
    """Tap what was there a moment ago; a bot or the dice may have been quicker than the finger."""
    try:
        window.tap(place)
    except (TooLate, WebDriverException):
        return
    window.read("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")


def violations(page: Page, axe: str) -> list[str]:
    """What axe-core finds on the screen as it is, targets that are too small included."""
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate(
        "tags => axe.run(document, {runOnly: tags})", list(TAGS)
    )
    small = [entry for entry in found["incomplete"] if entry["id"] == "target-size"]
    return [
        f"{entry['id']}: {entry['help']} {[node['target'] for node in entry['nodes']][:4]}"
        for entry in (*found["violations"], *small)
    ]


def small_targets(page: Page, least: int) -> list[str]:
    """Whatever can be tapped and is smaller than a finger."""
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll('button, input, [data-tap]')]
            .filter(e => e.checkVisibility())
            .map(e => [e.dataset.tap || e.dataset.change || e.id, e.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.width < least - .5 || box.height < least - .5))
            .map(([tap, box]) => `${tap}: ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`)""",
        least,
    )
    return found
