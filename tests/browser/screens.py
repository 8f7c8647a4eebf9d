"""The pictures that a browser shows when it offers to install: `tasks.py shots --screens` takes them.

They stand in `static/screens/`, since a page that is built on a machine without browsers needs them too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from playwright.sync_api import Browser
from tools.places import ROOT

from browser.at_the_table import arrive, play_some, take_seats, wait_to_be_asked
from browser.sites import origin
from browser.windows import PlaywrightWindow
from games.catalogue import game as game_of

PLACE = ROOT / "static" / "screens"

SCREENS = {"wide": (1024, 768, 1), "narrow": (390, 844, 1.5)}
"""The manifest's two kinds: width, height, and pixels for each of them."""

QUALITY = 60
TABLES = {"wide": {"hustle": 3, "nines": 14, "shepherd": 14, "lucky": 5}, "narrow": {"nines": 14}}
"""The games that are shown at the table, each after so many taps of one person among bots."""

MOST = 5
"""How many sit down, where so many may."""


def take_screens(browser: Browser, site: str) -> Iterator[Path]:
    """The lobby and tables, wide and narrow."""
    for name in SCREENS:
        window = open_window(browser, site, name)
        yield take(window, f"lobby-{name}")
        for game, taps in TABLES[name].items():
            take_seats(window, game, 1, min(MOST, game_of(game).seats[-1]) - 1)
            play_some(window, Random(5), taps)
            wait_to_be_asked(window)
            yield take(window, f"{game}-{name}")
            window.tap('#paddock [data-tap="app home"]')
        window.close()


def open_window(browser: Browser, site: str, name: str) -> PlaywrightWindow:
    """The lobby in a window of this kind, nothing moving longer than it must."""
    width, height, ratio = SCREENS[name]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=ratio,
        has_touch=True,
        service_workers="block",
    )
    window = PlaywrightWindow("chromium", context.new_page(), origin(site))
    arrive(window, site)
    return window


def take(window: PlaywrightWindow, name: str) -> Path:
    """One picture of what shows now."""
    PLACE.mkdir(exist_ok=True)
    path = PLACE / f"{name}.jpg"
    window.page.wait_for_timeout(400)
    window.page.screenshot(path=path, type="jpeg", quality=QUALITY)
    return path
