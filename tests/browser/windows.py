"""A browser's window, in the few words that all three engines understand.

Chromium and Firefox are driven by Playwright, WebKit by its own driver. A test that needs more than this
takes the Playwright page of Chromium (`chromium_page` in `conftest.py`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from playwright.sync_api import Error, Page
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By

from stage.shapes import shape_of

SECONDS_TO_START = 60

READY = "performance.getEntriesByName('paddock:ready').length"
"""Whether Python answers taps."""

PATIENCE = 4_000
"""Milliseconds to wait for something that is to be tapped."""

LYING, STANDING, PHONE = (1024, 768), (820, 1180), (390, 844)
TABLETS = (LYING, STANDING, (1366, 1024), (1440, 900))
"""The sizes that everything has to fit, as width and height."""

TABLET = dict(zip(("width", "height"), LYING, strict=True))
"""The tablet that most tests are played at."""

BREATH = """new Promise(done => {
    const settled = () => window.paddock?.keeping?.settled();
    const {port1, port2} = new MessageChannel();
    let next = null;
    port1.onmessage = () => next();
    const wait = (turns, then) => {
        next = turns ? () => wait(turns - 1, then) : then;
        port2.postMessage(0);
    };
    const kept = (turns, then) => wait(turns, () => Promise.resolve(settled()).then(then));
    const over = () => { port1.close(); done(1); };
    kept(4, () => kept(4, () => setTimeout(() => setTimeout(over))));
})"""
"""Turns enough of the page's loop to take up what it has just heard, to keep and to read. They pass as
Python's own do there, by messages: a timer that follows many others is made to wait."""


class Window(Protocol):
    """What every engine can do."""

    engine: str

    def open(self, address: str) -> None:
        """Go to a page."""

    def read(self, expression: str) -> Any:
        """The value of a JavaScript expression on the page."""

    def tap(self, selector: str) -> None:
        """Tap the first thing that matches, as a person would, and wait until the page has taken it up."""

    def reload(self) -> None:
        """Load the page once more."""

    def complaints(self) -> list[str]:
        """Errors in the console and requests that left the origin, as far as the engine tells."""

    def close(self) -> None:
        """Close the window and forget everything that was kept in it."""


def wait_for(window: Window, expression: str, seconds: float = SECONDS_TO_START) -> Any:
    """Poll until an expression is true on the page, and give its value."""
    end = time.monotonic() + seconds
    while True:
        value = window.read(expression)
        if value:
            return value
        if time.monotonic() > end:
            shown = window.read("document.body.innerText.slice(0, 600)")
            raise AssertionError(
                f"{window.engine} waited {seconds:.0f} s in vain for: {expression}\nThe page says: {shown}\n"
                f"Complaints: {window.complaints()}"
            )
        time.sleep(0.05)


def wait_until(holds: Callable[[], bool], seconds: float = SECONDS_TO_START) -> None:
    """Ask again and again until something holds that no expression on the page can tell."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"waited {seconds:.0f} s in vain"
        time.sleep(0.05)


def wait_until_ready(window: Window) -> None:
    """Wait until Python answers taps."""
    wait_for(window, READY)


NO_PICTURE = "/favicon.ico"
"""What Chromium looks for at the host of a file that is no page."""

KEEPS_NOTHING = "Service Worker registration blocked by Playwright"
"""What a tablet says that keeps nothing for playing offline (`engines.tablet`)."""


class Listener:
    """Hears what a Playwright page complains about."""

    def __init__(self, page: Page, home: str) -> None:
        self.heard: list[str] = []
        self.requests: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.heard.append(f"error: {error}"))
        page.on("request", lambda request: self._request(request.url, home))

    def _console(self, message: Any) -> None:
        meant = message.text == KEEPS_NOTHING or message.location["url"].endswith(NO_PICTURE)
        if message.type in {"error", "warning"} and not meant:
            self.heard.append(f"{message.type}: {message.text}")

    def _request(self, address: str, home: str) -> None:
        self.requests.append(address)
        if not address.startswith((home, "blob:" + home, "data:", "about:")):
            self.heard.append(f"left the origin: {address}")


LISTEN = f"""addEventListener('click', () => {{
    let heard = false;
    addEventListener('click', () => {{ heard = true; }}, {{once: true}});
    window.tapped = {BREATH}.then(() => heard);
}}, {{capture: true, once: true}})"""
"""Hear of the next click, and whether the page lets it through: it swallows the second of two quick taps."""

HEARD = """new Promise(done => {
    const end = performance.now() + 2000;
    const over = () => window.tapped || performance.now() > end;
    const wait = () => over() ? done(window.tapped ?? null) : setTimeout(wait, 5);
    wait();
})"""
"""Wait until the tap was answered; null if what was tapped went away under the finger."""


def tap_until_heard(window: Window, click: Callable[[], None]) -> None:
    """Tap, and once more where the page took it for the second of two quick taps and let it go."""
    end = time.monotonic() + PATIENCE / 1000
    heard: bool | None = False
    while heard is False and time.monotonic() < end:
        window.read(f"[delete window.tapped, {LISTEN}]")
        click()
        heard = None
        with suppress(Error, WebDriverException):  # the tap has opened the page anew
            heard = window.read(HEARD)


class PlaywrightWindow:
    """A window of Chromium or Firefox."""

    def __init__(self, engine: str, page: Page, home: str) -> None:
        self.engine = engine
        self.page = page
        self.listener = Listener(page, home)

    def open(self, address: str) -> None:
        self.page.goto(address)

    def read(self, expression: str) -> Any:
        return self.page.evaluate(expression)

    def tap(self, selector: str) -> None:
        place = self.page.locator(selector).first
        tap_until_heard(self, lambda: place.click(timeout=PATIENCE))

    def reload(self) -> None:
        self.page.reload()

    def complaints(self) -> list[str]:
        return self.listener.heard

    def close(self) -> None:
        self.page.context.close()


class Untouchable(AssertionError):
    """Something is offered, but no finger could reach it."""


SPOT = """place => {
    const found = [...document.querySelectorAll(place)].find(each => each.checkVisibility());
    if (!found) return null;
    found.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    const box = found.getBoundingClientRect();
    for (const down of [.5, .25, .75, .1, .9]) for (const across of [.5, .25, .75, .1, .9]) {
        const x = box.x + box.width * across, y = box.y + box.height * down;
        if (found.contains(document.elementFromPoint(x, y))) return {x, y};
    }
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {under: over ? over.outerHTML.slice(0, 200) : 'the edge of the window'};
}"""
"""Where a finger reaches the first thing that matches: its middle, or another place of it that lies free."""


class Finger(PlaywrightWindow):
    """A tablet in Chromium under a finger. What lies under something else can't be touched.

    After a tap the page has answered it, and a tap that was too quick for the page is done once more.
    """

    def turn(self, width: int, height: int) -> None:
        """Turn the tablet, or change it for another, and wait until the table has turned too."""
        self.page.set_viewport_size({"width": width, "height": height})
        shape = shape_of(width, height)
        wait_for(self, f"!document.querySelector('.table:not(.{shape}), #paddock [aria-busy=true]')")

    def tap(self, selector: str) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while True:
            spot = self.page.evaluate(SPOT, selector)
            if spot and "x" in spot:
                heard = self.touch(spot["x"], spot["y"])
                gone = heard is None and not self.page.evaluate(SPOT, selector)
                if heard or gone:
                    return
            if time.monotonic() > end:
                raise Untouchable(f"{selector} is out of reach: {spot}" if spot else f"No {selector}")
            time.sleep(0.05)

    def touch(self, x: float, y: float) -> bool | None:
        """Tap this spot; gives whether the page let the tap through, or None if it was no tap after all."""
        self.page.evaluate(f"[delete window.tapped, {LISTEN}]")
        self.page.touchscreen.tap(x, y)
        heard: bool | None = self.page.evaluate(HEARD)
        return heard


class DriverWindow:
    """A window of WebKit. Its driver tells nothing of the console, so the page is asked afterwards."""

    engine = "webkit"

    def __init__(self, driver: webdriver.Remote, home: str, end: Callable[[], None]) -> None:
        self.driver = driver
        self.home = home
        self.end = end

    def open(self, address: str) -> None:
        self.driver.get(address)

    def read(self, expression: str) -> Any:
        return self.driver.execute_script(f"return ({expression})")

    def tap(self, selector: str) -> None:
        tap_until_heard(self, lambda: self.driver.find_element(By.CSS_SELECTOR, selector).click())

    def reload(self) -> None:
        self.driver.refresh()

    def complaints(self) -> list[str]:
        asked = self.read("performance.getEntriesByType('resource').map(entry => entry.name)")
        away = (self.home, "blob:", "data:")
        return [f"left the origin: {address}" for address in asked if not address.startswith(away)]

    def close(self) -> None:
        try:
            self.driver.quit()
        finally:
            self.end()
