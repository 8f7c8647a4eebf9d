"""A browser that is killed while a family plays: the process ends at once, as if the battery were pulled out.

What the page showed is told to us line by line while it plays. After the kill the same profile is opened
anew, and every line that had been seen must stand in the match that was kept: no move is lost but the one
under way.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Error, Page, Playwright
from tools import browsers

from browser.at_the_table import SEATS, selector, take_seats, without_motion
from browser.engines import CHEAP, QUIET
from browser.kept import last_kept, notes
from browser.sites import origin
from browser.windows import TABLET, PlaywrightWindow, wait_for, wait_until_ready
from table.match import Match

SECONDS = (0.2, 5.0)
"""How long the family plays at least and at most until the browser is killed."""

SEATED: Mapping[str, tuple[tuple[int, int], Mapping[str, str]]] = {
    "hustle": ((2, 2), {}),
    "nines": ((1, 2), {"track": "short"}),
    "shepherd": ((2, 1), {"track": "12"}),
    "lucky": ((1, 1), {"clock": "60"}),
}
"""How many people and bots sit down to each game, and by which rules: with curtains, bots and sand."""

TAPPING = """seed => {
    let state = seed;
    const random = bound => (state = (state * 1103515245 + 12345) % 2147483648) % bound;
    let line = '', writing = 0, since = 0;
    const keeping = window.paddock.keeping, write = keeping.write;
    keeping.write = async changes => {
        if (!writing++) since = performance.now();
        try { return await write(changes); } finally { writing--; since = performance.now(); }
    };
    const look = () => {
        const shown = document.querySelector('#paddock .log:not(.empty) > span')?.textContent ?? '';
        if (shown && shown !== line)
            window.tellShown(line = shown, writing ? Math.round(performance.now() - since) : 0);
    };
    new MutationObserver(look).observe(document.getElementById('paddock'),
        {subtree: true, childList: true, characterData: true});
    setInterval(() => {
        const offered = [...document.querySelectorAll('#paddock [data-tap]')].filter(element =>
            /^(play |pick |app throw|app look|app ready|curtain )/.test(element.dataset.tap)
            && element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]'));
        const plays = offered.filter(element => !element.dataset.tap.startsWith('pick '));
        const wanted = plays.length && random(10) < 7 ? plays : offered;
        wanted[random(wanted.length)]?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    }, 40);
}"""
"""A family with quick fingers that goes on tapping; each line of the story is told as soon as it is shown."""


class Killable:
    """A Chromium of its own, with a profile that outlives it."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        command = [
            browsers.found()["chromium"],
            *(*QUIET, *CHEAP, "--headless=new", "--remote-debugging-port=0", "--no-first-run"),
            f"--user-data-dir={profile}",
            "about:blank",
        ]
        self.process = subprocess.Popen(
            command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, start_new_session=True
        )
        self.browser = playwright.chromium.connect_over_cdp(self._address())
        self.context: BrowserContext = self.browser.contexts[0]

    def _address(self) -> str:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if found := re.search(r"ws://\S+", line):
                return found[0]
        raise AssertionError("Chromium did not begin.")

    def page(self) -> Page:
        page = self.context.new_page()
        page.set_viewport_size(TABLET)  # type: ignore[arg-type]
        return page

    def kill(self) -> None:
        """At once, and all of it."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stderr is not None:
            self.process.stderr.close()


class Stumbled(Exception):
    """The family did not get to play: the machine was too busy, and nothing was killed in the middle."""


class Killed(NamedTuple):
    """What came of one kill."""

    game: str
    shown: tuple[str, ...]
    """The lines that had been seen since the match was opened."""
    kept: int
    """The moves that lie there."""
    lost: tuple[str, ...]
    """Lines that had been seen, and that the match which lies there does not tell."""
    came_back: bool
    """Whether the match could be carried on, behind the curtain if one was due."""
    unkept: Mapping[str, int] = {}
    """Lines that were shown while the tablet was still keeping something, and for how many milliseconds."""


def told_by(match: Match) -> list[str]:
    """Every line that a match tells, from its first move to its last."""
    words = match.game.words
    return [
        telling.sentence.english(match.names)
        for number in range(1, match.length + 1)
        for beat in match.beats(number)
        if (telling := words.tell(beat.event)) is not None and telling.sentence is not None
    ]


def missing(shown: tuple[str, ...], told: list[str]) -> tuple[str, ...]:
    """What of the lines shown is not told in their order."""
    rest = iter(told)
    return tuple(line for line in shown if line not in rest)


def kill_while_playing(playwright: Playwright, profile: Path, site: str, game: str, rng: Random) -> Killed:
    """Open the page, play this game, begun or carried on, kill the browser, and look what lies there."""
    shown: list[str] = []
    unkept: dict[str, int] = {}

    def hear(line: str, waited: int) -> None:
        shown.append(line)
        if waited:
            unkept[line] = waited

    browser = Killable(playwright, profile)
    try:
        page = browser.page()
        page.expose_function("tellShown", hear)
        window = _opened(page, site)
        _sit_down(window, game)
        page.evaluate(TAPPING, rng.randrange(1, 2**31))
        end = time.monotonic() + rng.uniform(*SECONDS)
        while time.monotonic() < end:
            page.wait_for_timeout(10)
    except (Error, AssertionError) as error:
        raise Stumbled(str(error).partition("\n")[0]) from error
    finally:
        browser.kill()
    return _looked_at(playwright, profile, site, game, tuple(shown))._replace(unkept=unkept)


def _looked_at(playwright: Playwright, profile: Path, site: str, game: str, shown: tuple[str, ...]) -> Killed:
    """What lies there afterwards; a browser that doesn't come up in time is begun once more."""
    try:
        return _reopened(playwright, profile, site, game, shown)
    except Error:
        return _reopened(playwright, profile, site, game, shown)


def _reopened(playwright: Playwright, profile: Path, site: str, game: str, shown: tuple[str, ...]) -> Killed:
    again = Killable(playwright, profile)
    try:
        window = _opened(again.page(), site)
        record = last_kept(window, game)
        match = Match.resume(record)
        # What wins stands there before anything has happened.
        shown = tuple(line for line in shown if line != match.game.goal.english())
        lost = missing(shown, told_by(match))
        return Killed(game, shown, match.length, lost, _comes_back(window, match))
    finally:
        again.kill()


def _opened(page: Page, site: str) -> PlaywrightWindow:
    window = PlaywrightWindow("chromium", page, origin(site))
    window.open(f"{site}LICENSE")
    without_motion(window)
    window.open(site)
    wait_until_ready(window)
    return window


def _sit_down(window: PlaywrightWindow, game: str) -> None:
    """To the match of this game that waits, else to a new one."""
    if any(note.state == "waits" for note in notes(window, game)):
        window.tap(f'[data-tap="app game {game}"]')
        wait_for(window, SEATS)
        window.tap(selector("seats resume"))
        wait_for(window, "!!document.querySelector('.table, .curtain')")
        return
    (people, bots), options = SEATED[game]
    take_seats(window, game, people, bots, options)


def _comes_back(window: PlaywrightWindow, match: Match) -> bool:
    """The lobby's way back leads to the match as it lies there."""
    window.tap('[data-tap="app continue"]')
    if match.result is not None:
        return bool(wait_for(window, "!!document.querySelector('.results')"))
    return bool(wait_for(window, "!!document.querySelector('.table, .curtain')"))
