"""A new version comes as a whole, when somebody wants it, and the match goes on in it.

All files carry `max-age=600` as on GitHub Pages, so that nothing here is only true of a kind host. In
Chromium, and the main road in Firefox too; WebKit's driver has one window at a time and forgets all when it
closes, so there `test_offline.py` is what can be shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from tools import browsers

from browser.at_the_table import play_some, take_seats, wait_to_be_asked
from browser.engines import Engines
from browser.kept import kept as kept_of
from browser.service_worker_messages import ANSWERING, MISSING
from browser.sites import origin
from browser.test_offline import SECONDS_TO_KEEP, forget_http_cache, visit
from browser.versions import Host, another_version, hosting
from browser.windows import Listener, PlaywrightWindow, wait_for, wait_until_ready

pytestmark = pytest.mark.breaks

BUILD = "document.documentElement.dataset.build"
OFFERED = "document.getElementById('news').innerText.includes('a new Paddock')"
USE_IT = '[data-tap="app update"]'

LOOK = "navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => 1, () => 0)"
"""What the page itself does at each visit, each hour, and when it is seen again."""

WAITS = "navigator.serviceWorker.getRegistration().then(found => !!found.waiting)"
"""Whether another version lies there as a whole."""

STARTS = "sessionStorage.starts = Number(sessionStorage.starts || 0) + 1"


@pytest.fixture
def host(dist: Path, tmp_path: Path) -> Iterator[Host]:
    """The first version, at a host that lets browsers keep everything for ten minutes."""
    with hosting(dist, tmp_path / "host") as opened:
        yield opened


@pytest.fixture
def second(tmp_path: Path, dist: Path) -> Path:
    """Another build."""
    return another_version(dist, tmp_path / "second", "second")


def tablet_in(engines: Engines, engine: str, host: Host) -> PlaywrightWindow:
    if engine not in browsers.found():
        pytest.skip(f"{engine} is not installed here")
    opened = engines.window(engine, origin(host.address))
    assert isinstance(opened, PlaywrightWindow)
    opened.page.add_init_script(STARTS)
    return opened


@pytest.fixture
def tablet(engines: Engines, host: Host) -> Iterator[PlaywrightWindow]:
    """A tablet in Chromium that counts how often the page begins."""
    opened = tablet_in(engines, "chromium", host)
    yield opened
    opened.close()


def wait_for_build(window: PlaywrightWindow, name: str) -> None:
    """Wait until the page is this build, whatever reloads on the way."""
    window.page.wait_for_selector(f'html[data-build="{name}"][data-ready]', timeout=60_000)


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_a_match_is_carried_over(engines: Engines, engine: str, host: Host, second: Path) -> None:
    """Fetched in the background, offered between turns, taken by a tap; the same match stands there again."""
    tablet = tablet_in(engines, engine, host)
    visit(tablet, host.address)
    first = tablet.read(BUILD)
    take_seats(tablet, "nines", 1, 1)
    host.show(second)
    tablet.read(LOOK)
    wait_for(tablet, WAITS)
    rng = Random(4)
    for _ in range(40):  # taps until it is between two turns
        if tablet.read(OFFERED):
            break
        play_some(tablet, rng, 1)
    wait_for(tablet, OFFERED)
    assert tablet.read(BUILD) == tablet.read(ANSWERING) == first
    wait_to_be_asked(tablet)
    kept = kept_of(tablet, "nines")
    starts = int(tablet.read("sessionStorage.starts"))
    tablet.tap(USE_IT)
    wait_for_build(tablet, "second")
    wait_for(tablet, "!!document.querySelector('.table')")
    wait_to_be_asked(tablet)
    assert kept_of(tablet, "nines") == kept
    assert tablet.read(ANSWERING) == "second"
    assert tablet.read(MISSING) == []
    tablet.page.wait_for_timeout(1000)
    assert int(tablet.read("sessionStorage.starts")) == starts + 1
    assert not tablet.read(OFFERED)
    host.stop()
    tablet.reload()
    wait_for_build(tablet, "second")
    tablet.close()


def test_it_is_never_offered_while_somebody_decides_and_later_means_later(
    tablet: PlaywrightWindow, host: Host, second: Path
) -> None:
    visit(tablet, host.address)
    first = tablet.read(BUILD)
    take_seats(tablet, "nines", 2, 0)
    wait_to_be_asked(tablet)
    host.show(second)
    tablet.read(LOOK)
    wait_for(tablet, WAITS)
    tablet.page.wait_for_timeout(1000)
    assert not tablet.read(OFFERED)
    tablet.tap('#paddock [data-tap="app home"]')
    wait_for(tablet, OFFERED)
    tablet.tap('[data-tap="app later"]')
    assert not tablet.read(OFFERED)
    tablet.reload()
    wait_until_ready(tablet)
    assert tablet.read(BUILD) == first
    wait_for(tablet, OFFERED, SECONDS_TO_KEEP)


DAMAGES: tuple[Callable[[Path, bytes], object], ...] = (
    lambda broken, _whole: broken.unlink(),
    lambda broken, whole: broken.write_bytes(whole[:500]),
    lambda broken, whole: broken.write_bytes(b"// from before\n" + whole),
)
"""A file of the new version is missing, cut short, or of another version."""


def test_an_interrupted_version_leaves_the_first_one_whole(
    tablet: PlaywrightWindow, host: Host, second: Path
) -> None:
    """However often it is tried, and in whatever way it goes wrong, until it comes as a whole."""
    visit(tablet, host.address)
    first = tablet.read(BUILD)
    broken = second / "static" / "page.mjs"
    whole = broken.read_bytes()
    for damage in DAMAGES:
        damage(broken, whole)
        host.show(second)
        assert tablet.read(LOOK) in (0, 1)
        wait_for(tablet, "navigator.serviceWorker.getRegistration().then(found => !found.installing)", 30)
        assert tablet.read("navigator.serviceWorker.getRegistration().then(found => !found.waiting)")
        host.stop()
        forget_http_cache(tablet.page)
        tablet.reload()
        wait_until_ready(tablet)
        assert tablet.read(BUILD) == tablet.read(ANSWERING) == first
        assert tablet.read(MISSING) == []
        assert not tablet.read(OFFERED)
        broken.write_bytes(whole)
        host.start()
    tablet.reload()
    wait_until_ready(tablet)
    wait_for(tablet, OFFERED, SECONDS_TO_KEEP)
    tablet.tap(USE_IT)
    wait_for_build(tablet, "second")
    assert tablet.read(MISSING) == []


def test_two_tabs_end_on_the_same_version(tablet: PlaywrightWindow, host: Host, second: Path) -> None:
    """The one that is tapped begins anew; the other one is told, and goes on until it is tapped too."""
    visit(tablet, host.address)
    begun = int(tablet.read("sessionStorage.starts"))
    page = tablet.page.context.new_page()
    page.add_init_script(STARTS)
    other = PlaywrightWindow("chromium", page, origin(host.address))
    other.open(host.address)
    wait_until_ready(other)
    take_seats(other, "nines", 2, 0)
    wait_to_be_asked(other)
    host.show(second)
    tablet.reload()
    wait_until_ready(tablet)
    wait_for(tablet, OFFERED, SECONDS_TO_KEEP)
    tablet.tap(USE_IT)
    wait_for_build(tablet, "second")
    assert other.read("sessionStorage.starts") == "1"
    assert other.read(ANSWERING) == "second"
    assert play_some(other, Random(3), 4) == 4
    other.tap('#paddock [data-tap="app home"]')
    wait_for(other, OFFERED)
    other.tap(USE_IT)
    wait_for_build(other, "second")
    tablet.page.wait_for_timeout(1000)
    assert other.read("sessionStorage.starts") == "2"
    assert int(tablet.read("sessionStorage.starts")) == begun + 2
    assert not other.read(OFFERED)
    assert not tablet.read(OFFERED)


def test_a_page_that_a_browser_kept_too_long_is_told(
    tablet: PlaywrightWindow, host: Host, second: Path
) -> None:
    """The first visit may mix an old page from the browser's cache with the newest worker."""
    tablet.open(f"{host.address}LICENSE")
    tablet.read(f"fetch('{host.address}').then(page => page.text()).then(() => 1)")
    listener = Listener(tablet.page, origin(host.address))
    tablet.open(host.address)
    first = tablet.read(BUILD)
    host.show(second)
    wait_until_ready(tablet)
    wait_for(tablet, OFFERED, SECONDS_TO_KEEP)
    assert tablet.read(BUILD) == first
    tablet.tap(USE_IT)
    wait_for_build(tablet, "second")
    assert not [heard for heard in listener.heard if heard.startswith("left")]
