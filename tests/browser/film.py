"""Film strips: how a round is told, as one sheet of small pictures for each part of it.

Run by `tasks.py shots --film [game …] [--sizes …]`, into `shots/film/`. One person taps and bots play on, at
the usual pace; whatever the browser paints is kept, a few pictures a second.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from browser.at_the_table import OVER, arrive, offers, selector, tap_if_there
from browser.saved_matches import carry_on, positions
from browser.sites import origin
from browser.windows import PlaywrightWindow
from games.catalogue import Game

APART = 0.3
"""Seconds between two pictures of a strip."""

ON_A_SHEET = 24

TAPS = {"hustle": 3, "nines": 4, "shepherd": 6, "lucky": 4}
"""So many taps bring a round, or nearly."""

MOST_SECONDS = 75
"""After which a strip ends, whatever comes."""

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
    width, height = map(int, size.split("x"))
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=True)
    window = PlaywrightWindow("chromium", context.new_page(), origin(site))
    arrive(window, site, told=True, pace="normal")
    most = min(game.seats[-1], 4)
    asked = positions(game, most, 7, {}, people=1)
    carry_on(window, asked[len(asked) // 3])
    pictures = thinned(list(filmed(window, TAPS[game.name])))
    window.close()
    folder.mkdir(parents=True, exist_ok=True)
    page = browser.new_page(viewport={"width": 1600, "height": 1200})
    across = 5 if width > height else 8
    for number, first in enumerate(range(0, len(pictures), ON_A_SHEET), 1):
        some = pictures[first : first + ON_A_SHEET]
        path = folder / f"{game.name}-{size}-{number}.png"
        print_sheet(page, some, (1600 - 12) // across - 6, path)
        yield path
    page.close()


def filmed(window: PlaywrightWindow, taps: int) -> Iterator[Picture]:
    """Play on at random and keep what is painted in the meantime."""
    pictures: list[Picture] = []
    session = window.page.context.new_cdp_session(window.page)

    def keep(frame: dict[str, Any]) -> None:
        pictures.append(Picture(frame["metadata"]["timestamp"], frame["data"]))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 70})
    rng, waited = Random(5), 0.0
    while taps and waited < MOST_SECONDS and not window.read(OVER):
        if offered := offers(window):
            plays = [tap for tap in offered if not tap.startswith("pick ")]
            tap_if_there(window, selector(rng.choice(plays or offered)))
            taps -= 1
        window.page.wait_for_timeout(250)
        waited += 0.25
    for _ in range(40):
        window.page.wait_for_timeout(250)
        if offers(window) or window.read(OVER):
            break
    window.page.wait_for_timeout(500)
    session.send("Page.stopScreencast")
    began = pictures[0].second
    for picture in pictures:
        yield picture._replace(second=picture.second - began)


def thinned(pictures: list[Picture]) -> list[Picture]:
    """Those that come so far apart that each tells something."""
    found: list[Picture] = []
    for picture in pictures:
        if not found or picture.second - found[-1].second >= APART:
            found.append(picture)
    return found


def print_sheet(page: Page, pictures: list[Picture], width: int, path: Path) -> None:
    """Many small pictures as one."""
    figures = "".join(
        f'<figure><img src="data:image/jpeg;base64,{picture.jpeg}">'
        f"<figcaption>{picture.second:.1f} s</figcaption></figure>"
        for picture in pictures
    )
    page.set_content(SHEET % width + figures)
    page.screenshot(path=path, full_page=True)
