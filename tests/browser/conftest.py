"""What the tests in real browsers share: the built page on a port of its own, and windows on it.

- `dist`: the folder with the built page, and `site`: its address, below a sub-path as on GitHub Pages.
- `window`: the test runs once in each engine that is installed, in a window that has never been here.
- `fresh`: a tablet in Chromium under a finger that has never been here, without motion.
- `bare`: the same before anything is opened in it.
- `fingers`: one for all tests of a file, back in its lobby for each; what it says aloud is written down.
- `quiet`: the same without the voice.
- `chromium_page`: a Playwright page in Chromium, for tests that need its whole range; it keeps nothing for
  playing offline and for later starts, unless the test is marked `stays`.

A window that heard an error in the console, or saw a request leave the origin, fails its test at the end.
Tests that break something on purpose are marked `breaks`.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, sync_playwright
from tools import browsers
from tools.build import build
from tools.places import DIST, PACKAGES

from browser.at_the_table import arrive
from browser.desk import Desk
from browser.engines import Engines, tablet
from browser.sites import origin, serving
from browser.synthesiser import HEAR_SPEECH
from browser.tour import say
from browser.windows import TABLET, Finger, Listener, Window


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built page: a copy of it, so that a build in the meantime changes nothing."""
    build()
    folder = tmp_path_factory.mktemp("site") / "dist"
    shutil.copytree(DIST, folder)
    return folder


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """Where the built page is."""
    with serving(dist) as address:
        yield address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def engines(playwright: Playwright) -> Iterator[Engines]:
    running = Engines(playwright)
    yield running
    running.stop()


@pytest.fixture(scope="session", params=[browser.name for browser in browsers.BROWSERS])
def engine(request: pytest.FixtureRequest) -> str:
    """The name of an engine; the test runs once in each that is installed."""
    name = str(request.param)
    if name not in browsers.found():
        pytest.skip(f"{name} is not installed here")
    return name


@pytest.fixture
def window(engine: str, engines: Engines, site: str, request: pytest.FixtureRequest) -> Iterator[Window]:
    """A window that has never been here."""
    opened = engines.window(engine, origin(site))
    yield opened
    complaints = opened.complaints()
    opened.close()
    if "breaks" not in request.keywords:
        assert complaints == []


@pytest.fixture
def bare(engines: Engines, site: str) -> Iterator[Finger]:
    """A tablet that has never been here, for tests that open the page in their own way."""
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    opened = tablet(engines.browser_of("chromium"), origin(site), *TABLET.values())
    yield opened
    complaints = opened.complaints()
    opened.close()
    assert complaints == []


@pytest.fixture
def fresh(bare: Finger, site: str) -> Finger:
    """A tablet that is here for the first time."""
    arrive(bare, site)
    return bare


@pytest.fixture(scope="module")
def desk(engines: Engines, site: str) -> Iterator[Desk]:
    """A tablet without motion, and with what is said aloud written down."""
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")

    def open_one() -> Finger:
        opened = tablet(engines.browser_of("chromium"), origin(site), *TABLET.values())
        opened.page.add_init_script(HEAR_SPEECH)
        arrive(opened, site, told=True, voice="on")
        return opened

    kept = Desk(open_one)
    yield kept
    kept.clear()


@pytest.fixture
def fingers(desk: Desk) -> Iterator[Finger]:
    """The tablet in its lobby, lying, with nothing kept but the settings."""
    opened = desk.at_home()
    yield opened
    complaints = opened.complaints().copy()
    opened.complaints().clear()
    assert complaints == []


@pytest.fixture
def quiet(fingers: Finger) -> Iterator[Finger]:
    """The same tablet without its voice, which a table is laid for, and which a story waits for."""
    say(fingers, "app set voice off")
    yield fingers
    say(fingers, "app set voice on")


@pytest.fixture(scope="session")
def axe() -> str:
    """axe-core, to be run inside the page."""
    return (PACKAGES / "axe-core" / "axe.min.js").read_text("utf-8")


@pytest.fixture
def chromium_page(engines: Engines, site: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A tablet's page in Chromium."""
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    context = engines.browser_of("chromium").new_context(
        viewport=TABLET,  # type: ignore[arg-type]
        has_touch=True,
        service_workers="allow" if "stays" in request.keywords else "block",
    )
    page = context.new_page()
    listener = Listener(page, origin(site))
    yield page
    context.close()
    if "breaks" not in request.keywords:
        assert listener.heard == []
