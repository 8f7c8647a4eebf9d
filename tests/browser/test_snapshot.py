"""Python's memory, kept on the device: later visits start from it, and nobody depends on it.

What is kept is tampered with; the page must become ready all the same, tell why in its mark, and keep a sound
one for the next visit. How the first start takes the plain road is what every other test in a browser shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page
from tools import browsers

from browser.engines import Engines
from browser.sites import origin, serving
from browser.versions import another_version
from browser.windows import TABLET, Listener, Window, wait_for, wait_until_ready

pytestmark = pytest.mark.stays

HISTORY = "performance.getEntriesByName('paddock:snapshot').map(mark => mark.detail).join(', then ')"
"""What became of the snapshot in this visit."""

SOUND = ("none, then made", "used")

MADE = f"({HISTORY}).endsWith('made') && ({HISTORY})"

CHANGED = """async ({headers, change, sealed}) => {
    const [name] = (await caches.keys()).filter(name => name.startsWith('paddock-snapshot-'));
    const cache = await caches.open(name);
    const [place] = await cache.keys();
    const kept = await cache.match(place);
    const bytes = new Uint8Array(await kept.arrayBuffer());
    const content = change ? eval(change)(bytes) : bytes;
    const old = Object.fromEntries(kept.headers);
    if (sealed) {
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
        old['x-digest'] = Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('');
    }
    await cache.put(place, new Response(content, {headers: {...old, ...headers}}));
}"""
"""Changes what is kept; `sealed` gives it the right digest again, so that only Pyodide can notice."""

MIDDLE = "bytes => { bytes[bytes.length >> 1] ^= 255; return bytes; }"
SHORT = "bytes => bytes.subarray(0, bytes.length >> 1)"
NONSENSE = "bytes => new Uint8Array(new Uint32Array([65536, 1, 0, 65536, ...Array(16384).fill(7)]).buffer)"

TAMPERED = {
    "another build": ({"headers": {"x-made-of": "another"}}, "of another build"),
    "a changed byte": ({"change": MIDDLE}, "damaged"),
    "cut short": ({"change": SHORT}, "damaged"),
    "nonsense": ({"change": NONSENSE, "sealed": True}, "failed: Error: Snapshot has invalid magic number"),
}
"""What is done to the snapshot, and what the next start says of it."""


def visited(window: Window, site: str) -> str:
    """Open the page and wait until a snapshot lies there; gives what became of the one before."""
    window.open(site)
    wait_until_ready(window)
    return str(wait_for(window, MADE))


def started(page: Page, site: str) -> str:
    """Open the page and wait until it is ready; gives what became of the snapshot."""
    page.goto(site)
    page.wait_for_selector("html[data-ready]", timeout=60_000)
    return str(page.evaluate(HISTORY))


def kept(page: Page) -> str:
    """Wait until a new snapshot lies there; gives what became of the one before."""
    end = page.wait_for_function(MADE, timeout=60_000)
    return str(end.json_value())


class Shelf:
    """The tablet that the tests of this file hand on, as long as a sound snapshot lies on it."""

    def __init__(self, engines: Engines, site: str) -> None:
        self.engines, self.site = engines, site
        self.page: Page | None = None
        self.complaints: list[str] = []

    def take(self) -> Page:
        """The one that was handed on, or one that has been here long enough to have a snapshot."""
        if self.page is None or not is_sound(self.page):
            self.clear()
            context = self.engines.browser_of("chromium").new_context(viewport=TABLET)  # type: ignore[arg-type]
            self.page = context.new_page()
            self.complaints = Listener(self.page, origin(self.site)).heard
            assert started(self.page, self.site) == "none"
            assert kept(self.page) == "none, then made"
        return self.page

    def clear(self) -> None:
        if self.page is not None:
            with suppress(Error):  # its browser has gone already
                self.page.context.close()


def is_sound(page: Page) -> bool:
    """Whether the last start came from a snapshot that is still there, or left one behind."""
    try:
        return page.evaluate(HISTORY) in SOUND
    except Error:  # its browser has gone
        return False


@pytest.fixture(scope="module")
def shelf(engines: Engines, site: str) -> Iterator[Shelf]:
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    kept_here = Shelf(engines, site)
    yield kept_here
    kept_here.clear()


@pytest.fixture
def seasoned(shelf: Shelf, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A tablet that has been here long enough to have a snapshot; each test leaves a sound one there."""
    yield shelf.take()
    complaints = shelf.complaints.copy()
    shelf.complaints.clear()
    if "breaks" not in request.keywords:
        assert complaints == []


def test_a_later_visit_starts_from_the_snapshot_in_every_engine(window: Window, site: str) -> None:
    assert visited(window, site) == "none, then made"
    window.reload()
    wait_until_ready(window)
    assert window.read(HISTORY) == "used"
    window.tap('#lobby [data-tap="app game nines"]')
    wait_for(window, "document.querySelector('[data-tap=\"seats start\"]')")
    window.tap('[data-tap="seats start"]')
    wait_for(window, "document.querySelector('#paddock .table')")


def test_chance_does_not_repeat_itself(seasoned: Page, site: str) -> None:
    """Two starts from one memory deal two different matches."""
    records = set()
    for _ in range(2):
        assert started(seasoned, site) == "used"
        seasoned.locator('#lobby [data-tap="app game nines"]').click()
        seasoned.locator('[data-tap="seats start"]').click()
        seasoned.wait_for_selector("#paddock .table")
        records.add(seasoned.evaluate("JSON.stringify(localStorage)"))
        seasoned.evaluate("Object.keys(localStorage).forEach(key => localStorage.removeItem(key))")
    assert len(records) == 2


@pytest.mark.breaks
@pytest.mark.parametrize("how", TAMPERED)
def test_a_snapshot_that_is_not_fit_is_left_alone(seasoned: Page, site: str, how: str) -> None:
    change, said = TAMPERED[how]
    assert isinstance(change, dict)
    seasoned.evaluate(CHANGED, {"headers": {}, "change": "", "sealed": False, **change})
    assert started(seasoned, site) == said
    assert seasoned.evaluate("document.getElementById('boot-trouble').open") is False
    assert kept(seasoned) == f"{said}, then made"
    assert started(seasoned, site) == "used"


def test_a_start_that_never_arrived_is_not_tried_again(seasoned: Page, site: str) -> None:
    assert started(seasoned, site) == "used"
    assert seasoned.evaluate("localStorage.getItem('paddock:on-trial')") is None
    seasoned.evaluate("localStorage.setItem('paddock:on-trial', 'yes')")
    assert started(seasoned, site) == "did not arrive"
    assert kept(seasoned) == "did not arrive, then made"
    assert started(seasoned, site) == "used"


@pytest.mark.breaks  # its host is another than the page's own
def test_a_new_version_makes_its_own(chromium_page: Page, dist: Path, tmp_path: Path) -> None:
    """The new build's first start is a plain one, though the old one's memory lies there."""
    shown = tmp_path / "shown"
    shown.symlink_to(dist, target_is_directory=True)
    with serving(shown) as address:
        started(chromium_page, address)
        kept(chromium_page)
        shown.unlink()
        shown.symlink_to(another_version(dist, tmp_path / "two", "two"), target_is_directory=True)
        chromium_page.evaluate("navigator.serviceWorker.ready.then(kept => kept.unregister())")
        assert started(chromium_page, address) in {"of another build", "none"}
        assert kept(chromium_page).endswith("made")
        assert started(chromium_page, address) == "used"
