"""Everything the page can do, with the host switched off.

What a browser kept by itself must not help, so each proof has a control: a page without the service worker,
which must fail at the same moment. In Chromium the browser's own cache is emptied besides, and whole matches
are played. Firefox and WebKit are driven through the same visits with a few turns of a match; their drivers
can't empty a cache, so there the host forbids keeping (`no-cache`), and the control shows that this is
enough. WebKit's driver opens each window with an empty memory of its own that is gone when the window is.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Error, Page
from selenium.common.exceptions import WebDriverException
from tools import browsers
from tools.offline import WORKER
from tools.places import listing

from browser.at_the_table import (
    LESSONS_HERE,
    SEATS,
    SHORTEST,
    arrive,
    play_some,
    take_seats,
    wait_to_be_asked,
)
from browser.autoplay import play_to_the_end
from browser.engines import Engines
from browser.kept import kept as kept_of
from browser.kept import lay_thing
from browser.service_worker_messages import MISSING
from browser.sites import origin
from browser.versions import Host, another_version, hosting
from browser.windows import PlaywrightWindow, Window, wait_for, wait_until_ready
from games.catalogue import GAMES, Game
from thorough import THOROUGH

pytestmark = pytest.mark.breaks

ENTRIES = re.compile(r'\[\{"integrity".*?\}\]')
"""The list that `build` has written into the worker."""

READY = "Ready to play offline"
SAYS_READY = f"document.getElementById('news').innerText.includes('{READY}')"


SECONDS_TO_KEEP = 60


def kept_files(dist: Path) -> dict[str, str]:
    """The files that the built worker keeps, and their hashes."""
    found = ENTRIES.search((dist / WORKER).read_text("utf-8"))
    assert found
    return {entry["url"]: entry["integrity"].removeprefix("sha384-") for entry in json.loads(found[0])}


def test_the_worker_keeps_every_file_that_is_deployed_and_no_other(dist: Path) -> None:
    kept = kept_files(dist)
    assert set(kept) == set(listing(dist)) - {WORKER}
    for name, integrity in kept.items():
        content = (dist / name).read_bytes()
        assert integrity == base64.b64encode(hashlib.sha384(content).digest()).decode()


def test_the_worker_is_one_file_that_asks_for_no_other(dist: Path) -> None:
    worker = (dist / WORKER).read_text("utf-8")
    assert "importScripts" not in worker
    assert not re.search(r"https?://(?!bit\.ly)", worker)


@pytest.fixture
def host(dist: Path, tmp_path: Path) -> Iterator[Host]:
    """The built page at a host that can be stopped, with files that a browser would keep for ten minutes."""
    with hosting(dist, tmp_path / "host") as opened:
        yield opened


@pytest.fixture
def strict_host(dist: Path, tmp_path: Path) -> Iterator[Host]:
    """The same with files that no browser may use unasked."""
    with hosting(dist, tmp_path / "host", age=0) as opened:
        yield opened


@pytest.fixture
def without_worker(dist: Path, tmp_path: Path) -> Path:
    """The built page without its service worker."""
    folder = tmp_path / "control"
    shutil.copytree(dist, folder)
    (folder / WORKER).unlink()
    return folder


@pytest.fixture
def tablet(engines: Engines, host: Host) -> Iterator[PlaywrightWindow]:
    """A tablet in Chromium that has never been here."""
    if "chromium" not in browsers.found():
        pytest.skip("chromium is not installed here")
    opened = engines.window("chromium", origin(host.address))
    assert isinstance(opened, PlaywrightWindow)
    yield opened
    away = [complaint for complaint in opened.complaints() if complaint.startswith("left")]
    opened.close()
    assert away == []


def visit(window: Window, address: str) -> None:
    """A first visit that lasts until the page says that it is ready to play offline."""
    arrive(window, address)
    wait_for(window, SAYS_READY, SECONDS_TO_KEEP)


def forget_http_cache(page: Page) -> None:
    """Empty the browser's own cache, which would otherwise answer in place of the host."""
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


def opens(window: Window) -> bool:
    """Whether the page comes up once more."""
    try:
        window.reload()
        return bool(window.read("!!document.getElementById('lobby')"))
    except (Error, WebDriverException):
        return False


def test_the_control_fails(tablet: PlaywrightWindow, host: Host, without_worker: Path) -> None:
    """Without the worker nothing is left once the host is gone: else the others would prove nothing."""
    host.show(without_worker)
    tablet.open(host.address)
    wait_until_ready(tablet)
    forget_http_cache(tablet.page)
    host.stop()
    assert not opens(tablet)


@pytest.mark.parametrize("game", GAMES if THOROUGH else GAMES[1:2], ids=lambda game: game.name)
def test_a_whole_match_of_people_and_bots(tablet: PlaywrightWindow, host: Host, game: Game) -> None:
    visit(tablet, host.address)
    host.stop()
    forget_http_cache(tablet.page)
    tablet.reload()
    wait_until_ready(tablet)
    take_seats(tablet, game.name, 2, max(1, game.seats[0] - 2), SHORTEST[game.name])
    play_some(tablet, Random(1), 8)
    wait_to_be_asked(tablet)
    forget_http_cache(tablet.page)
    tablet.reload()
    wait_until_ready(tablet)
    tablet.tap('[data-tap="app theme"]')
    assert tablet.read("document.documentElement.dataset.theme") == "night"
    tablet.tap('[data-tap="app continue"]')
    wait_for(tablet, "!!document.querySelector('.table, .curtain')")
    play_to_the_end(tablet, 2)
    assert kept_of(tablet, game.name) is None
    if game is GAMES[1]:
        take_it_along_and_look_back(tablet)


def take_it_along_and_look_back(tablet: PlaywrightWindow) -> None:
    """From the results, with the host gone: what comes in later parcels is all here."""
    wait_for(tablet, LESSONS_HERE)
    tablet.tap('[data-tap="share this"]')
    wait_for(tablet, "!!document.querySelector('dialog[open] .square-code path')")
    tablet.tap('[data-tap="app close"]')
    tablet.tap('[data-tap="after open"]')
    wait_for(tablet, "!!document.querySelector('dialog.sheet-after[open] .prize')")
    tablet.tap('[data-tap="app close"]')
    tablet.tap('[data-tap="theatre this"]')
    wait_for(tablet, "!!document.querySelector('.theatre-way')")
    tablet.tap('#paddock [data-tap="app home"]')
    tablet.tap('#lobby [data-tap="app settings"]')
    tablet.tap('dialog[open] [data-tap="kept list"]')
    tablet.tap('dialog[open] [data-tap="share album"]')
    wait_for(tablet, "!!document.querySelector('dialog.sheet-album[open] .album-page')")


def test_in_every_engine(
    engine: str, engines: Engines, strict_host: Host, dist: Path, without_worker: Path
) -> None:
    """The control; then a visit, the host gone, a match with a bot, a reload, another light, Continue."""
    strict_host.show(without_worker)
    window = engines.window(engine, origin(strict_host.address))
    window.open(strict_host.address)
    wait_until_ready(window)
    strict_host.stop()
    assert not opens(window)
    window.close()

    strict_host.show(dist)
    strict_host.start()
    window = engines.window(engine, origin(strict_host.address))
    visit(window, strict_host.address)
    strict_host.stop()
    window.reload()
    wait_until_ready(window)
    take_seats(window, "nines", 1, 1)
    play_some(window, Random(3), 4)
    wait_to_be_asked(window)
    before = kept_of(window, "nines")
    window.reload()
    wait_until_ready(window)
    window.tap('[data-tap="app theme"]')
    assert window.read("document.documentElement.dataset.theme") == "night"
    window.tap('[data-tap="app continue"]')
    wait_for(window, "!!document.querySelector('.table')")
    wait_to_be_asked(window)
    assert kept_of(window, "nines") == before
    assert play_some(window, Random(4), 3) == 3
    window.close()


def test_it_is_said_once_and_the_shortcut_of_a_game_works_offline(
    tablet: PlaywrightWindow, host: Host
) -> None:
    visit(tablet, host.address)
    tablet.reload()
    wait_until_ready(tablet)
    end = time.monotonic() + SECONDS_TO_KEEP
    while not known_to_be_whole(tablet):
        assert time.monotonic() < end
    assert not tablet.read(SAYS_READY)
    host.stop()
    forget_http_cache(tablet.page)
    tablet.open(f"{host.address}?game=shepherd")
    wait_until_ready(tablet)
    wait_for(tablet, SEATS)
    assert "The Shepherd" in tablet.read("document.title")
    assert tablet.read("location.search") == ""


def known_to_be_whole(tablet: PlaywrightWindow) -> bool:
    """Whether the page knows by now that it can play offline, as it says when it is asked."""
    tablet.tap('[data-tap="app about"]')
    said = wait_for(tablet, "document.querySelector('dialog.sheet[open]')?.innerText")
    tablet.tap('[data-tap="app close"]')
    wait_for(tablet, "!document.querySelector('dialog.sheet')")
    return "you can play offline" in said


def test_it_is_not_said_as_long_as_one_file_is_missing(tablet: PlaywrightWindow, host: Host) -> None:
    visit(tablet, host.address)
    tablet.read(
        """caches.keys().then(async names => {
            const cache = await caches.open(names.find(name => name.startsWith('paddock-precache-')));
            const keys = await cache.keys();
            return cache.delete(keys.find(key => key.url.includes('/LICENSE?')));
        })"""
    )
    lay_thing(tablet, "told", None)
    host.stop()
    tablet.reload()
    wait_until_ready(tablet)
    wait_for(tablet, "!!navigator.serviceWorker.controller")
    assert [name.rpartition("/")[2] for name in tablet.read(MISSING)] == ["LICENSE"]
    tablet.page.wait_for_timeout(3000)
    assert not tablet.read(SAYS_READY)


TRIES = """(register => {
    ServiceWorkerContainer.prototype.register = async function (...named) {
        const found = await register.apply(this, named);
        window.tried = true;
        return found;
    };
})(ServiceWorkerContainer.prototype.register)"""
"""Lets the page tell that a worker has come, which then may go again."""


def test_a_first_visit_cut_off_completes_later(
    tablet: PlaywrightWindow, host: Host, dist: Path, tmp_path: Path
) -> None:
    """First a file is missing, at the next visit it comes cut short, and then it is whole."""
    half = another_version(dist, tmp_path / "half", "half")
    broken = half / "static" / "icons" / "icon-512.png"
    whole = broken.read_bytes()
    broken.unlink()
    host.show(half)
    tablet.page.add_init_script(TRIES)
    arrive(tablet, host.address)
    stays_cut_off(tablet)
    take_seats(tablet, "nines", 1, 1)
    assert play_some(tablet, Random(1), 3) == 3
    assert not tablet.read(SAYS_READY)
    broken.write_bytes(whole[:1000])
    tablet.reload()
    wait_until_ready(tablet)
    stays_cut_off(tablet)
    broken.write_bytes(whole)
    tablet.reload()
    wait_until_ready(tablet)
    wait_for(tablet, SAYS_READY, SECONDS_TO_KEEP)
    assert tablet.read(MISSING) == []


def stays_cut_off(tablet: PlaywrightWindow) -> None:
    """The worker has tried, and is gone; what it had fetched may wait."""
    wait_for(tablet, "window.tried && navigator.serviceWorker.getRegistration().then(found => !found)", 30)
    wait_for(tablet, "caches.keys().then(names => names.length)", 30)
    assert not tablet.read(SAYS_READY)


def test_only_old_caches_of_ours_are_removed(tablet: PlaywrightWindow, host: Host) -> None:
    tablet.open(f"{host.address}LICENSE")
    theirs = {"someone-else", f"paddock-precache-v2-{origin(host.address)}/someone/other/"}
    old = f"paddock-precache-v1-{host.address}"
    for name in (*theirs, old):
        tablet.read(f"caches.open('{name}').then(() => 1)")
    visit(tablet, host.address)
    snapshot = f"paddock-snapshot-{host.address}"
    assert set(tablet.read("caches.keys()")) - {snapshot} == {*theirs, f"paddock-precache-v2-{host.address}"}


def test_it_needs_no_sub_path(engines: Engines, dist: Path, tmp_path: Path) -> None:
    with hosting(dist, tmp_path / "host", below="/") as root:
        window = engines.window("chromium", origin(root.address))
        assert isinstance(window, PlaywrightWindow)
        visit(window, root.address)
        root.stop()
        forget_http_cache(window.page)
        window.reload()
        wait_until_ready(window)
        window.close()
