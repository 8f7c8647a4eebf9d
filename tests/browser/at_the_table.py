"""A family at the page: it taps whatever the page offers, as a finger would, until the match is over."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from random import Random
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate
from selenium.common.exceptions import WebDriverException

from app.contents import Write
from app.notices import NOTICES
from browser.kept import forget_all, kept, lay, stores
from browser.windows import TABLET, Finger, Untouchable, Window, wait_for, wait_until_ready

OFFERED = """[...document.querySelectorAll('#paddock:not(:has([aria-busy=true])) [data-tap]')]
    .filter(e => e.checkVisibility() && !e.matches(':disabled, [aria-disabled=true]'))
    .map(e => e.dataset.tap)"""
"""What can be tapped in the room that is open, once it stands there whole."""

WHOLE = "!document.querySelector('#paddock [aria-busy=true]')"
"""Whether the room stands there whole: a new table unfolds part by part."""

WALKABLE = "!!document.querySelector('#paddock [role=grid]')"
"""Whether the board can be walked by ear: what that needs comes a while after the first visit has begun."""

LESSONS_HERE = "!!document.querySelector('script[src*=walking]')"
"""Whether the lessons' parcel has come, from which on boards are drawn so that they can be walked."""

SEATS = "!!document.querySelector('.seats:not(:has([aria-busy=true]))')"
"""Whether the room before a match stands there whole."""

OVER = "!!document.querySelector('.results')"

TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
"""What axe-core holds every screen to."""

ACTS = ("play ", "pick ", "app throw", "app look", "app ready", "curtain ")
"""Taps that carry a match on."""

STAYS = ("settings", "told", "visits", "brought")
"""What a tablet's lobby keeps from test to test."""

SECONDS_TO_KEEP = 5
"""How long a move may take until it is kept; a finger that came too late taps again."""

A_MOMENT = 0.4
"""Seconds from when a move is kept to when it is shown, with nothing that moves."""

KINDS = """[...document.querySelectorAll('.sitter .kind use')]
    .map(e => e.getAttribute('href').replace('#i-', ''))"""
"""Who sits at the table that is being laid, in any language: by their icons."""

SHORTEST: Mapping[str, Mapping[str, str]] = {
    "hustle": {},
    "nines": {"track": "short"},
    "shepherd": {"track": "12"},
    "lucky": {"clock": "none"},
}
"""The options that end a match of few soonest; without the hourglass nobody's time runs out here."""


SILENT = {
    "sound": "off",
    "voice": "off",
    "pace": "off",
    "theme": "system",
    "turning": "stay",
    "coach": "off",
}


def selector(tap: str) -> str:
    """The element that says this."""
    return f'#paddock [data-tap="{tap}"]'


def take_seats(
    window: Window, game: str, people: int, bots: int, options: Mapping[str, str] | None = None
) -> None:
    """From the lobby to the table, or to trouble there, with so many people and bots and these options."""
    window.tap(f'[data-tap="app game {game}"]')
    wait_for(window, SEATS)
    wanted = ["person"] * people + ["bot"] * bots
    while len(sitting := kinds(window)) > len(wanted):  # the family of the match before sits there again
        tap_for(window, f"seats leave {len(sitting) - 1}", sitting[:-1])
    while len(sitting) < len(wanted):
        sitting.append("bot")
        tap_for(window, "seats add bot", sitting)
    for seat, kind in enumerate(wanted):
        if kind != sitting[seat]:
            sitting[seat] = kind
            tap_for(window, f"seats kind {seat}", sitting)
    assert sitting == wanted
    if options:
        window.tap(selector("seats more"))
    for name, value in (options or {}).items():
        window.tap(selector(f"seats option {name} {value}"))
    window.tap(selector("seats start"))
    wait_for(window, "!!document.querySelector('.table, .curtain, .sheet-trouble')")


def tap_for(window: Window, tap: str, sitting: list[str]) -> None:
    """Tap, and wait until so many sit there and are of these kinds."""
    window.tap(selector(tap))
    wait_for(window, f"JSON.stringify({KINDS}) === {json.dumps(json.dumps(sitting, separators=(',', ':')))}")


def kinds(window: Window) -> list[str]:
    """Who sits: person or bot, seat by seat."""
    found: list[str] = window.read(KINDS)
    return found


def arrive(window: Window, site: str, *, told: bool = False, **answers: str) -> None:
    """Open the page as a family that was never here before, with these settings and else without motion.

    The settings are there before Paddock is, so that it begins only once; if all has been `told`, so is
    what the page tells once.
    """
    window.open(f"{site}LICENSE")
    forget_all(window)
    without_motion(window, **answers)
    if told:
        names = " ".join(notice.name for notice in NOTICES if notice.once)
        window.read(f"localStorage.setItem('paddock:told', {json.dumps(names)})")
    window.open(site)
    wait_until_ready(window)


def come_home(fingers: Finger) -> None:
    """The lobby of a tablet that lies, with the settings that `arrive` gave it and nothing else kept."""
    fingers.turn(*TABLET.values())
    if fingers.read("!!document.querySelector('dialog[open]')"):
        fingers.tap('[data-tap="app close"]')
    if fingers.read("document.getElementById('lobby').hidden"):
        fingers.tap(selector("app home"))
    lying = stores(fingers)
    gone: list[Write] = [("things", name, None) for name in lying["things"] if name not in STAYS]
    gone += [(store, name, None) for store in ("matches", "notes") for name in lying[store]]
    lay(fingers, gone)
    fingers.read("spoken.length = 0")


def without_motion(window: Window, **answers: str) -> None:
    """Keep settings as the page itself would: nothing moves, sounds or explains. They count from its next
    start."""
    settings = SILENT | answers
    window.read(f"localStorage.setItem('paddock:settings', {json.dumps(json.dumps(settings))})")


def offers(window: Window) -> list[str]:
    """What carries the match on now."""
    return [tap for tap in window.read(OFFERED) if tap.startswith(ACTS)]


def wait_to_be_asked(window: Window, seconds: float = 30) -> list[str]:
    """Wait until a person has something to tap, and give what."""
    end = time.monotonic() + seconds
    while not (offered := offers(window)):
        assert time.monotonic() < end, f"Nobody is asked: {window.read('document.body.innerText')}"
        time.sleep(0.02)
    return offered


def asked_or_over(window: Window) -> list[str]:
    """What carries the match on, once a person is asked; nothing if it is over."""
    wait_for(window, f"{OVER} || {OFFERED}.some(tap => /^({'|'.join(ACTS)})/.test(tap))")
    return offers(window)


def standing_offer(window: Window) -> list[str]:
    """What carries the match on once the picture stands: what was kept is shown a moment later."""
    offered = asked_or_over(window)
    while True:
        time.sleep(A_MOMENT)
        if (now := asked_or_over(window)) == offered:
            return offered
        offered = now


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


def play_a_move(window: Window, game: str, rng: Random) -> list[str]:
    """Tap until a move is kept and nothing is picked; gives what is offered then, nothing if it is over."""
    while offered := asked_or_over(window):
        before = kept(window, game)
        moves = [tap for tap in offered if not tap.startswith("pick ")]
        tap_if_there(window, selector(rng.choice(moves or offered)))
        end = time.monotonic() + SECONDS_TO_KEEP
        while moves and time.monotonic() < end:
            if kept(window, game) != before:
                return standing_offer(window)
            time.sleep(0.02)
    return []


def tap_if_there(window: Window, place: str) -> None:
    """Tap what was there a moment ago; a bot or the dice may have been quicker than the finger."""
    try:
        window.tap(place)
    except (TooLate, WebDriverException):
        return
    except Untouchable:
        if window.read(f"!!document.querySelector({json.dumps(place)})"):
            raise
        return


LOOKED_AT = """tags => {
    const drawings = [...document.querySelectorAll('body > svg.symbols')];
    for (const each of drawings) each.remove();
    return axe.run(document, {runOnly: tags}).finally(() => document.body.append(...drawings));
}"""
"""What axe-core says. The kit's drawings, which are never shown themselves, are nine tenths of the page, and
of the time that axe would take: they are put aside meanwhile."""


def violations(page: Page) -> list[str]:
    """What axe-core, already in the page, finds wrong on the screen as it is, and too small targets."""
    found: dict[str, Any] = page.evaluate(LOOKED_AT, list(TAGS))
    small = [entry for entry in found["incomplete"] if entry["id"] == "target-size"]
    return [
        f"{node['target'][0]}: {node['failureSummary'].splitlines()[-1].strip()}"
        for entry in (*found["violations"], *small)
        for node in entry["nodes"][:4]
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
