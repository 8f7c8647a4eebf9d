"""The three engines: how each of them is started, and how a window of it is opened."""

from __future__ import annotations

import os
import shutil
import signal
from contextlib import suppress
from functools import partial

from playwright.sync_api import Browser, Playwright, ViewportSize
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options as WebKitOptions
from selenium.webdriver.webkitgtk.service import Service as WebKitService
from tools import browsers
from urllib3.exceptions import HTTPError

from browser.windows import TABLET, DriverWindow, Finger, PlaywrightWindow, Window
from games.catalogue import GAMES
from thorough import THOROUGH

IN_A_HURRY = {"JSC_useOMGJIT": "0"}
"""What WebKit is told on its way: to compile Python's engine a second time, for speed, costs more of the
processor's time in a short test than it gives back; half of a start went into it."""

SECONDS_TO_ANSWER = 40
"""How long WebKit's driver may take for one answer, its start too. On a quiet machine none takes ten."""

WITHOUT = (
    # Its profiler of allocations reads beyond the end of the stack now and then, and the page is gone.
    "HeapProfilerReporting", "GwpAsanMalloc", "GwpAsanPartitionAlloc",
    # What Playwright leaves out: of several lists, Chromium obeys the last.
    "AvoidUnnecessaryBeforeUnloadCheckSync", "BoundaryEventDispatchTracksNodeRemoval",
    "DestroyProfileOnBrowserClose", "DialMediaRouteProvider", "GlobalMediaControls", "HttpsUpgrades",
    "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning", "Translate",
    "AutoDeElevate", "RenderDocument", "OptimizationHints",
)  # fmt: skip

GAMES_IN_TURN = (
    {browser.name: GAMES for browser in browsers.BROWSERS}
    if THOROUGH
    else {"chromium": GAMES[:2], "firefox": GAMES[1:3], "webkit": GAMES[2:]}
)
"""What is played in every engine: each game in one or two of them, and two in each."""

QUIET = (
    f"--disable-features={','.join(WITHOUT)}",
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Chromium without the requests that it makes for itself, and without what would disturb a test."""


CHEAP = ("--disable-gpu", "--js-flags=--liftoff-only")
"""To pretend a graphics card costs a quarter of the processor's time, and to compile Python's engine for
speed nearly as much in a short test. What is measured by the clock keeps both."""


def launch_chromium(playwright: Playwright, *options: str) -> Browser:
    """Chromium, or the Chrome that is there."""
    return playwright.chromium.launch(executable_path=browsers.found()["chromium"], args=[*QUIET, *options])


def launch_cheaply(playwright: Playwright) -> Browser:
    """Chromium for what no clock measures, without the browser around it if that can be had."""
    program = browsers.SHELL.find() or browsers.found()["chromium"]
    return playwright.chromium.launch(executable_path=program, args=[*QUIET, *CHEAP])


def launch_firefox(playwright: Playwright) -> Browser:
    """Firefox as Debian ships it, over the protocol that it speaks itself."""
    return playwright.firefox.launch(channel="moz-firefox", executable_path=browsers.found()["firefox"])


def chromium_window(browser: Browser, home: str) -> PlaywrightWindow:
    """A tablet that has never been here."""
    context = browser.new_context(viewport=TABLET, has_touch=True)  # type: ignore[arg-type]
    return PlaywrightWindow("chromium", context.new_page(), home)


def tablet(browser: Browser, home: str, width: int, height: int) -> Finger:
    """A tablet of this size under a finger. It keeps nothing for playing offline and for later starts: that
    would cost as much as half a start, and is tested by itself."""
    size: ViewportSize = {"width": width, "height": height}
    context = browser.new_context(viewport=size, has_touch=True, service_workers="block")
    return Finger("chromium", context.new_page(), home)


def firefox_window(browser: Browser, home: str) -> PlaywrightWindow:
    """A window that asks for nothing that this Firefox can't pretend."""
    context = browser.new_context(
        viewport=TABLET,  # type: ignore[arg-type]
        color_scheme="null",
        reduced_motion="null",
        forced_colors="null",
        contrast="null",
    )
    return PlaywrightWindow("firefox", context.new_page(), home)


def webkit_window(home: str) -> DriverWindow:
    """A WebKit of its own for each window: its driver keeps no two apart."""
    try:
        driver, service = start_webkit()
    except (HTTPError, OSError, WebDriverException):
        # Now and then, on a busy machine, it never begins; the next one does.
        driver, service = start_webkit()
    driver.set_window_size(TABLET["width"], TABLET["height"])
    driver.set_script_timeout(SECONDS_TO_ANSWER)
    return DriverWindow(driver, home, partial(end, service))


def start_webkit() -> tuple[webdriver.Remote, WebKitService]:
    """WebKit and the service that drives it. What it doesn't answer in time fails the test."""
    options = WebKitOptions()
    options.binary_location = browsers.found()["webkit"]
    options.add_argument("--automation")
    service = WebKitService(
        executable_path=shutil.which("WebKitWebDriver"),
        env={**os.environ, **IN_A_HURRY},
        popen_kw={"start_new_session": True},
    )
    service.start()
    try:
        asking = ClientConfig(remote_server_addr=service.service_url, timeout=SECONDS_TO_ANSWER)
        return webdriver.Remote(RemoteConnection(client_config=asking), options=options), service
    except BaseException:
        end(service)
        raise


def end(service: WebKitService) -> None:
    """End the service and the browser that it has started, even if neither answers any more."""
    with suppress(ProcessLookupError):
        os.killpg(service.process.pid, signal.SIGKILL)
    service.process.wait()


class Engines:
    """The running browsers: each is started once, since that takes as long as a short test; WebKit has one
    for each window."""

    def __init__(self, playwright: Playwright) -> None:
        self.playwright = playwright
        self.running: dict[str, Browser] = {}

    def browser_of(self, name: str) -> Browser:
        """The browser of this name, started if it does not run, or runs no more."""
        running = self.running.get(name)
        if running is None or not running.is_connected():
            running = self.running[name] = self.launch(name)
        return running

    def launch(self, name: str) -> Browser:
        """Start the browser of this name."""
        if name == "chromium":
            return launch_cheaply(self.playwright)
        return launch_firefox(self.playwright)

    def stop(self) -> None:
        """End those that run."""
        for running in self.running.values():
            running.close()
        self.running.clear()

    def window(self, name: str, home: str) -> Window:
        """A new window."""
        if name == "webkit":
            return webkit_window(home)
        opener = chromium_window if name == "chromium" else firefox_window
        return opener(self.browser_of(name), home)
