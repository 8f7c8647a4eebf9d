"""The pictures that a browser shows when it offers to install: `tasks.py shots --screens` takes them.

They stand in `static/screens/`, since a page that is built on a machine without browsers needs them too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from playwright.sync_api import Browser
from tools.places import ROOT

from browser.at_the_table import play_some, take_seats, without_motion
from browser.sites import origin
from browser.windows import PlaywrightWindow, wait_until_ready

PLACE = ROOT / "static" / "screens"

SCREENS = {"wide": (1024, 768, 1), "narrow": (390, 844, 1.5)}
"""The manifest's two kinds: width, height, and pixels for each of them."""

QUALITY = 60
TAPS = 14
"""How far the match has come."""


def take_screens(browser: Browser, site: str) -> Iterator[Path]:
    """The lobby and a table of All Nines, wide and narrow."""
    for name, (width, height, ratio) in SCREENS.items():
        context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=ratio,
            has_touch=True,
            service_workers="block",
        )
        window = PlaywrightWindow("chromium", context.new_page(), origin(site))
        window.open(f"{site}LICENSE")
        without_motion(window)
        window.open(site)
        wait_until_ready(window)
        yield take(window, f"lobby-{name}")
        take_seats(window, "nines", 3, 1)
        play_some(window, Random(7), TAPS)
        yield take(window, f"table-{name}")
        window.close()


def take(window: PlaywrightWindow, name: str) -> Path:
    """One picture of what shows now."""
    PLACE.mkdir(exist_ok=True)
    path = PLACE / f"{name}.jpg"
    window.page.wait_for_timeout(400)
    window.page.screenshot(path=path, type="jpeg", quality=QUALITY)
    return path
