"""Photographs of every screen of every game, at every size, by day and by night, into `shots/`.

Run by `tasks.py shots [game …] [--sizes 1024x768,…] [--day] [--language de] [--forced] [--film]`. The
matches are the same each time, since a fixed seed taps. `--tour` takes every room and sheet, in one walk for
all its looks (`--tour de-day,fr-night,en-day-forced`), and what is longer than the window bit by bit.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from tools.build import build
from tools.places import DIST, ROOT

from browser.at_the_table import SEATS, arrive, play_some, take_seats
from browser.engines import launch_cheaply
from browser.film import films, lesson_films
from browser.screens import take_screens
from browser.sites import origin, serving
from browser.tour import WALKS, Look, look_as
from browser.windows import Finger, PlaywrightWindow, wait_for
from games.catalogue import GAMES, Game

SIZES = ("1024x768", "820x1180", "1366x1024", "390x844", "1440x900")
THEMES: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}
SHOTS = ROOT / "shots"

LONG = """[...document.querySelectorAll('dialog[open] .sheet-body, main:not([hidden]) *, main:not([hidden])')]
    .filter(each => each.scrollHeight > each.clientHeight + 8)
    .find(each => /auto|scroll/.test(getComputedStyle(each).overflowY))"""
FURTHER = f"""(() => {{
    const long = {LONG};
    const before = long?.scrollTop;
    long?.scrollBy(0, long.clientHeight * .9);
    return !!long && long.scrollTop > before + 8;
}})()"""
FROM_THE_TOP = f"void {LONG}?.scrollTo(0, 0)"
MOST_PARTS = 8
"""The rules to read are far longer, and look alike all the way down."""

LOOKS = "en-day,en-night"
"""How the tour looks at each screen, if nothing else is asked for."""
MOMENTS = (0, 3, 12, 40)
"""After how many taps the table is photographed."""


def main(arguments: list[str] | None = None) -> int:
    """The verb."""
    parser = argparse.ArgumentParser("tasks.py shots", description=__doc__)
    parser.add_argument("games", nargs="*", help="only these games, or 'lobby'")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--day", action="store_true", help="only by day")
    parser.add_argument("--grey", action="store_true", help="without colour, to see whether seats differ")
    parser.add_argument("--language", default="en", help="what is spoken there")
    parser.add_argument("--forced", action="store_true", help="where the window's colours are forced")
    parser.add_argument("--tour", nargs="?", const=LOOKS, metavar="LOOKS", help="every room and every sheet")
    parser.add_argument("--screens", action="store_true", help="only what the manifest shows of the page")
    parser.add_argument("--film", action="store_true", help="strips of a round of each game as it is told")
    parser.add_argument("--lessons", action="store_true", help="strips of each lesson, led by its hand")
    wanted = parser.parse_args(arguments)
    build()
    SHOTS.mkdir(exist_ok=True)
    with serving(DIST) as site, sync_playwright() as playwright:
        browser = launch_cheaply(playwright)
        if wanted.screens:
            for path in take_screens(browser, site):
                print(path.relative_to(ROOT))
            return 0
        for size in wanted.sizes.split(","):
            if wanted.film or wanted.lessons:
                strips = lesson_films if wanted.lessons else films
                for game in GAMES:
                    if not wanted.games or game.name in wanted.games:
                        for path in strips(browser, site, game, size, SHOTS / "film"):
                            print(path.relative_to(ROOT))
                continue
            if wanted.tour:
                for path in toured(browser, site, size, wanted.tour.split(","), wanted.games):
                    print(path.relative_to(ROOT), flush=True)
                continue
            for theme in ("day",) if wanted.day or wanted.grey else THEMES:
                visit = Visit(size, theme, wanted.language, wanted.grey, wanted.forced)
                for path in photographs(browser, site, visit, wanted.games):
                    print(path.relative_to(ROOT), flush=True)
        browser.close()
    return 0


class Visit(NamedTuple):
    """What a window is like, and what is spoken there."""

    size: str
    theme: str
    language: str
    grey: bool
    forced: bool

    @property
    def name(self) -> str:
        """The end of a picture's name."""
        spoken = "" if self.language == "en" else f"-{self.language}"
        return f"{self.size}-{self.theme}{spoken}{'-grey' * self.grey}{'-forced' * self.forced}"


def photographs(browser: Browser, site: str, visit: Visit, names: list[str]) -> Iterator[Path]:
    """One size by one light: the lobby and its sheets, and every game."""
    if not names or "lobby" in names:
        window = open_window(browser, site, visit)
        yield take(window, f"lobby-{visit.name}")
        for sheet in ("settings", "about"):
            yield take_sheet(window, sheet, f"{sheet}-{visit.name}")
        window.close()
    for game in GAMES:
        if not names or game.name in names:
            window = open_window(browser, site, visit)
            yield from of_a_game(window, game, visit.name)
            window.close()


def toured(browser: Browser, site: str, size: str, looks: list[str], names: list[str]) -> Iterator[Path]:
    """Every room and every sheet in each of these looks, of all games or of these."""
    window = open_window(browser, site, Visit(size, "day", "en", grey=False, forced=False))
    walks = [walk(window) for name, walk in WALKS.items() if not names or name in names]
    for screen in chain(*walks):
        for look in looks:
            look_as(window, Look.named(look))
            yield from take_all(window, f"{screen.replace(', ', '-').replace(' ', '-')}-{size}-{look}")
        look_as(window, Look())
    window.close()


def take_all(window: Finger, name: str) -> Iterator[Path]:
    """What is longer than the window in some pictures, one below the other."""
    yield take(window, name)
    for number in range(2, MOST_PARTS + 1):
        if not window.read(FURTHER):
            break
        yield take(window, f"{name}-{number}")
    window.read(FROM_THE_TOP)


def open_window(browser: Browser, site: str, visit: Visit) -> Finger:
    width, height = map(int, visit.size.split("x"))
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=True,
        color_scheme=THEMES[visit.theme],
        forced_colors="active" if visit.forced else "none",
    )
    window = Finger("chromium", context.new_page(), origin(site))
    arrive(window, site, told=True, language=visit.language)
    if visit.grey:
        window.read("document.documentElement.style.filter = 'grayscale(1)'")
    return window


def of_a_game(window: PlaywrightWindow, game: Game, name: str) -> Iterator[Path]:
    """Seats, the curtain where there is one, the table at several moments, the rules, the results."""
    window.tap(f'[data-tap="app game {game.name}"]')
    wait_for(window, SEATS)
    yield take(window, f"{game.name}-seats-{name}")
    window.tap('#paddock [data-tap="app home"]')
    most = game.seats[-1]
    take_seats(window, game.name, 2, most - 2)
    rng = Random(11)
    done = 0
    for moment in MOMENTS:
        play_some(window, rng, moment - done)
        done = moment
        if window.read("!!document.querySelector('.curtain')"):
            yield take(window, f"{game.name}-curtain-{name}")
            play_some(window, rng, 1)
        yield take(window, f"{game.name}-table-{moment}-{name}")
    for sheet in ("help", "log"):
        if window.read(f"!!document.querySelector('#paddock [data-tap=\"app {sheet}\"]')"):
            yield take_sheet(window, sheet, f"{game.name}-{sheet}-{name}")
    play_some(window, rng, 4000)
    yield take(window, f"{game.name}-results-{name}")


def take_sheet(window: PlaywrightWindow, sheet: str, name: str) -> Path:
    """Open it, photograph it, close it."""
    window.tap(f'[data-tap="app {sheet}"]')
    wait_for(window, "!!document.querySelector('dialog.sheet[open]')")
    path = take(window, name)
    window.tap('[data-tap="app close"]')
    return path


def take(window: PlaywrightWindow, name: str) -> Path:
    path = SHOTS / f"{name}.png"
    window.page.wait_for_timeout(250)
    window.page.screenshot(path=path)
    return path


if __name__ == "__main__":
    raise SystemExit(main())
