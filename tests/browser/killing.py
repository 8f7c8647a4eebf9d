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
from collections.abc import Generator, Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Error, Page, Playwright
from tools import browsers

from browser.at_the_table import OVER, selector, take_seats, without_motion
from browser.engines import CHEAP, QUIET
from browser.kept import last_kept
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

PLAYING = "!!document.querySelector('.table, .curtain')"

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
        """At once, and all of it; once."""
        if self.process.returncode is not None:
            return
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


def kills(playwright: Playwright, profile: Path, site: str, game: str, rng: Random) -> Generator[Killed]:
    """Kill after kill: the browser that comes up again shows what lies there, the match is carried on in it,
    and it is killed next."""
    here = Visit(playwright, profile)
    try:
        begun = False
        while True:
            try:
                if not begun:
                    here.come(site)
                _play(here.window, game, rng)
            except (Error, AssertionError) as error:
                raise Stumbled(str(error)) from error
            begun = True
            here.browser.kill()
            before = here
            for tries_left in reversed(range(TRIES)):
                here = Visit(playwright, profile)
                try:
                    here.come(site)
                    killed = _looked_at(here.window, game, tuple(before.lines))
                    break
                except (Error, AssertionError) as error:
                    # A busy machine is too slow now and then; what does not come back at all is lost.
                    here.browser.kill()
                    if not tries_left:
                        killed = Killed(game, tuple(before.lines), 0, (f"everything: {error}",), False)
            yield killed._replace(unkept=dict(before.unkept))
    finally:
        here.browser.kill()


TRIES = 3
"""So often a browser is opened anew until what lies in it counts as lost."""


class Visit:
    """One browser, from its start until it is killed, and what it has shown: told line by line, so that it is
    known although the browser is gone."""

    window: PlaywrightWindow

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        self.browser = Killable(playwright, profile)
        self.lines: list[str] = []
        self.unkept: dict[str, int] = {}
        """Lines that were shown while the tablet was still keeping something, for how many milliseconds."""

    def hear(self, line: str, waited: int) -> None:
        self.lines.append(line)
        if waited:
            self.unkept[line] = waited

    def come(self, site: str) -> None:
        """Until Python answers taps."""
        page = self.browser.page()
        page.expose_function("tellShown", self.hear)
        self.window = PlaywrightWindow("chromium", page, origin(site))
        self.window.open(f"{site}LICENSE")
        without_motion(self.window)
        self.window.open(site)
        wait_until_ready(self.window)


def _play(window: PlaywrightWindow, game: str, rng: Random) -> None:
    """A match of this game, carried on or begun, for a while."""
    if window.read(OVER):
        window.tap(selector("app home"))
        wait_for(window, f"!({OVER})")
    if not window.read(PLAYING):
        (people, bots), options = SEATED[game]
        take_seats(window, game, people, bots, options)
    window.page.evaluate(TAPPING, rng.randrange(1, 2**31))
    end = time.monotonic() + rng.uniform(*SECONDS)
    while time.monotonic() < end:
        window.page.wait_for_timeout(10)


def _looked_at(window: PlaywrightWindow, game: str, seen: tuple[str, ...]) -> Killed:
    """What lies there, and whether the lobby leads to it."""
    match = Match.resume(last_kept(window, game))
    # What wins stands there before anything has happened.
    seen = tuple(line for line in seen if line != match.game.goal.english())
    return Killed(game, seen, match.length, missing(seen, told_by(match)), _comes_back(window, match))


def _comes_back(window: PlaywrightWindow, match: Match) -> bool:
    """The lobby's way back leads to the match as it lies there."""
    window.tap('[data-tap="app continue"]')
    return bool(wait_for(window, PLAYING if match.result is None else OVER))
