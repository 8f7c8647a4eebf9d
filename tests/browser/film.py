"""Film strips: how a round or a lesson is told, as sheets of small pictures.

Run by `tasks.py shots --film [game …] [--sizes …]`, into `shots/film/`, or with `--lessons` instead. One
person taps and bots play on, or a learner goes where the hand points, at the usual pace; whatever the browser
paints is kept, a few pictures a second.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from browser.at_the_table import OVER, SEATS, arrive, offers, selector, tap_if_there
from browser.saved_matches import carry_on, positions
from browser.sites import origin
from browser.windows import PlaywrightWindow, wait_for
from games.catalogue import Game
from helpers.reader import SECONDS_A_TAP, reading

APART = 0.3
"""Seconds between two pictures of a strip."""

ON_A_SHEET = 24

TAPS = {"hustle": 3, "nines": 4, "shepherd": 6, "lucky": 4}
"""So many taps bring a round, or nearly."""

MOST_SECONDS = 240
"""After which a strip ends, whatever comes."""

LEARNT = "!!document.querySelector('.learnt')"
POINTED = "document.querySelector('#paddock .pointed')?.dataset.tap"

HEADLINE = "document.querySelector('#paddock h1')?.innerText || ''"

LESSON_APART = 1.2
"""Seconds between two pictures of a lesson."""

SHEET = """<style>body { margin: 6px; display: flex; flex-wrap: wrap; gap: 6px; background: #222;
    align-content: flex-start; }
figure { margin: 0; width: %dpx; } img { width: 100%%; display: block; }
figcaption { color: #fff; font: 13px sans-serif; }</style>"""


class Picture(NamedTuple):
    """What the page showed from this second on."""

    second: float
    jpeg: str


def films(browser: Browser, site: str, game: Game, size: str, folder: Path) -> Iterator[Path]:
    """The sheets of a round of this game at this size."""
    window = opened(browser, site, size)
    most = min(game.seats[-1], 4)
    asked = positions(game, most, 7, {}, people=1)
    carry_on(window, asked[len(asked) // 3])
    rng, taps = Random(5), TAPS[game.name]

    def play() -> bool:
        nonlocal taps
        if taps and tap_something(window, rng):
            taps -= 1
        return bool(taps) and not window.read(OVER)

    pictures = thinned(filmed(window, play), APART)
    yield from printed(browser, pictures, size, folder / game.name)
    window.close()


def lesson_films(browser: Browser, site: str, game: Game, size: str, folder: Path) -> Iterator[Path]:
    """The sheets of each lesson of this game at this size, as the hand leads through it."""
    for number in range(game.taught):
        window = opened(browser, site, size)
        window.tap(f'#lobby [data-tap="app game {game.name}"]')
        wait_for(window, SEATS)
        window.tap(selector("app help"))
        begin = f'dialog [data-tap="app lesson {game.name} {number}"]'
        wait_for(window, f"!!document.querySelector('{begin}')")
        learner = Learner(window)
        window.page.locator(begin).click()
        pictures = thinned(filmed(window, learner.goes_on), LESSON_APART)
        yield from printed(browser, pictures, size, folder / f"{game.name}-lesson-{number + 1}")
        window.close()


class Learner:
    """Reads what is new, and then goes where the hand points, or tries what was not tried yet."""

    def __init__(self, window: PlaywrightWindow) -> None:
        self._window = window
        self._read = ""
        self._tried: list[str] = []
        self._rng = Random(5)

    def goes_on(self) -> bool:
        """Do what is to be done now, if anything is; whether the lesson goes on."""
        window = self._window
        if offers(window) or window.read(POINTED):
            headline = window.read(HEADLINE)
            seconds = SECONDS_A_TAP
            if headline != self._read:
                seconds += reading(headline)
                self._read, self._tried = headline, []
            window.page.wait_for_timeout(seconds * 1000)
            if wanted := window.read(POINTED) or self._own_choice():
                tap_if_there(window, selector(wanted))
        return not window.read(LEARNT)

    def _own_choice(self) -> str:
        """In the free stretch: play what can be played, else pick something new."""
        offered = offers(self._window)
        plays = [tap for tap in offered if not tap.startswith("pick ")]
        new = plays or [tap for tap in offered if tap not in self._tried] or offered
        chosen = self._rng.choice(new) if new else ""
        self._tried.append(chosen)
        return chosen


def opened(browser: Browser, site: str, size: str) -> PlaywrightWindow:
    """A tablet of this size that tells at the usual pace."""
    width, height = map(int, size.split("x"))
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=True)
    window = PlaywrightWindow("chromium", context.new_page(), origin(site))
    arrive(window, site, told=True, pace="normal")
    return window


def tap_something(window: PlaywrightWindow, rng: Random) -> bool:
    """Whatever carries the match on, if anything does now."""
    offered = offers(window)
    if offered:
        plays = [tap for tap in offered if not tap.startswith("pick ")]
        tap_if_there(window, selector(rng.choice(plays or offered)))
    return bool(offered)


def filmed(window: PlaywrightWindow, play: Callable[[], bool]) -> list[Picture]:
    """What is painted while somebody plays on, again and again until nothing is left to play."""
    pictures: list[Picture] = []
    session = window.page.context.new_cdp_session(window.page)

    def keep(frame: dict[str, Any]) -> None:
        pictures.append(Picture(frame["metadata"]["timestamp"], frame["data"]))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 70})
    end = time.monotonic() + MOST_SECONDS
    while play() and time.monotonic() < end:
        window.page.wait_for_timeout(250)
    for _ in range(40):
        window.page.wait_for_timeout(250)
        if offers(window) or window.read(f"{OVER} || {LEARNT}"):
            break
    window.page.wait_for_timeout(500)
    session.send("Page.stopScreencast")
    began = pictures[0].second
    return [picture._replace(second=picture.second - began) for picture in pictures]


def thinned(pictures: list[Picture], apart: float) -> list[Picture]:
    """Those that come so far apart that each tells something, and the last before each stillness."""
    found: list[Picture] = []
    for picture, after in zip(pictures, [*pictures[1:], None], strict=True):
        stands = after is None or after.second - picture.second >= apart
        if not found or stands or picture.second - found[-1].second >= apart:
            found.append(picture)
    return found


def printed(browser: Browser, pictures: list[Picture], size: str, name: Path) -> Iterator[Path]:
    """The sheets that hold all of these pictures."""
    name.parent.mkdir(parents=True, exist_ok=True)
    width, height = map(int, size.split("x"))
    page = browser.new_page(viewport={"width": 1600, "height": 1200})
    across = 5 if width > height else 8
    for number, first in enumerate(range(0, len(pictures), ON_A_SHEET), 1):
        path = name.with_name(f"{name.name}-{size}-{number}.png")
        some = pictures[first : first + ON_A_SHEET]
        print_sheet(page, some, (1600 - 12) // across - 6, path)
        yield path
    page.close()


def print_sheet(page: Page, pictures: list[Picture], width: int, path: Path) -> None:
    """Many small pictures as one."""
    figures = "".join(
        f'<figure><img src="data:image/jpeg;base64,{picture.jpeg}">'
        f"<figcaption>{picture.second:.1f} s</figcaption></figure>"
        for picture in pictures
    )
    page.set_content(SHEET % width + figures)
    page.screenshot(path=path, full_page=True)
