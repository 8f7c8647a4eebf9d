"""Whatever is broken, the page says what is wrong and what to do, and never just waits.

Each test breaks one thing and reads the sheet; the last ones look at the way out of it.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, Route
from tools.places import DIST, ROOT

from browser.at_the_table import SILENT, play_some, small_targets, take_seats, violations, without_motion
from browser.engines import Engines
from browser.kept import lay_thing
from browser.sites import MAIN, answer_otherwise, origin, serving
from browser.windows import PlaywrightWindow, wait_for, wait_until_ready

pytestmark = pytest.mark.breaks

FILES = (
    "runtime/pyodide/pyodide.asm.wasm",
    "runtime/python.zip",
    "runtime/paddock.zip",
    "runtime/pyodide/pyodide.asm.mjs",
    "runtime/pyodide/pyodide.mjs",
    "runtime/pyscript.js",
    "boot/interpreter.mjs",
    "page.mjs",
    "table-*.html",
)
"""What the start can't do without, below `static/`."""

ARCHIVES = FILES[:3]

SHEET = "html[data-trouble] #boot-trouble[open]"


def sheet(page: Page, seconds: float = 30) -> str:
    """What the sheet says, once it is there."""
    page.wait_for_selector(SHEET, timeout=seconds * 1000)
    assert page.locator("#boot-what").inner_text().strip()
    assert page.locator("#boot-do").inner_text().strip()
    assert page.locator("#boot-again").is_visible()
    assert not page.locator("#boot-progress").is_visible()
    return page.locator("#boot-trouble").inner_text()


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file(chromium_page: Page, site: str, file: str) -> None:
    chromium_page.route(f"**/static/{file}", lambda route: route.fulfill(status=404, body="Not found"))
    chromium_page.goto(site)
    assert "missing" in sheet(chromium_page) or "damaged" in sheet(chromium_page)


@pytest.mark.parametrize("file", ARCHIVES)
def test_a_file_that_can_not_be_reached(chromium_page: Page, site: str, file: str) -> None:
    chromium_page.route(f"**/static/{file}", lambda route: route.abort("internetdisconnected"))
    chromium_page.goto(site)
    assert "online" in sheet(chromium_page)


@pytest.mark.parametrize("file", FILES)
def test_a_file_cut_short(chromium_page: Page, site: str, file: str) -> None:
    def half(route: Route) -> None:
        whole = route.fetch()
        content = whole.body()
        kept = {"content-type": whole.headers["content-type"]}
        route.fulfill(status=200, headers=kept, body=content[: len(content) // 2])

    chromium_page.route(f"**/static/{file}", half)
    chromium_page.goto(site)
    assert "damaged" in sheet(chromium_page)


def test_the_sheet_itself_is_sound(chromium_page: Page, site: str, axe: str) -> None:
    """axe-core by day and by night; the button is as large as a finger."""
    chromium_page.route("**/pyodide.asm.wasm", lambda route: route.abort())
    chromium_page.goto(site)
    sheet(chromium_page)
    chromium_page.evaluate(axe)
    for light in ("night", "day"):
        chromium_page.evaluate(f"paddock.theme('{light}')")
        assert violations(chromium_page) == []
        assert small_targets(chromium_page, 48) == []


@pytest.mark.parametrize("file", ["pyodide.asm.wasm", "table-*.html"])
def test_a_file_sent_as_the_wrong_type(chromium_page: Page, site: str, file: str) -> None:
    def as_bytes(route: Route) -> None:
        route.fulfill(status=200, content_type="application/octet-stream", body=route.fetch().body())

    chromium_page.route(f"**/{file}", as_bytes)
    chromium_page.goto(site)
    assert "wrong type" in sheet(chromium_page)


def test_an_error_in_python_at_the_start(chromium_page: Page, site: str) -> None:
    answer_otherwise(chromium_page, site, MAIN.replace("await start()", "start.nothing()"))
    chromium_page.goto(site)
    said = sheet(chromium_page)
    assert "went wrong" in said
    assert "AttributeError" in said


def test_a_start_that_ends_without_being_ready(chromium_page: Page, site: str) -> None:
    answer_otherwise(chromium_page, site, "1")
    chromium_page.goto(site)
    sheet(chromium_page)


REFUSALS = {
    "WebAssembly": "delete globalThis.WebAssembly",
    "store data": (
        "indexedDB.open = () => { const opening = {}; setTimeout(() => opening.onerror?.()); return opening }"
    ),
    "Leave the private window": (
        "Object.defineProperty(window, 'indexedDB', {get() {throw new DOMException('no', 'SecurityError')}})"
    ),
}
"""What a browser may refuse, played by a script before the page's own, and a word of the sheet."""


@pytest.mark.parametrize("word", REFUSALS)
def test_a_browser_that_refuses(chromium_page: Page, site: str, word: str) -> None:
    chromium_page.add_init_script(REFUSALS[word])
    chromium_page.goto(site)
    assert word in sheet(chromium_page)


REFUSED = "{get() {throw new DOMException('no', 'SecurityError')}}"

DONE_WITHOUT = {
    "localStorage": f"Object.defineProperty(window, 'localStorage', {REFUSED})",
    "caches": f"Object.defineProperty(window, 'caches', {REFUSED})",
    "sessionStorage": f"Object.defineProperty(window, 'sessionStorage', {REFUSED})",
    "Worker": "window.Worker = class { constructor() { throw new DOMException('no', 'SecurityError'); } }",
    "the database of ours": """(right => {
        IDBFactory.prototype.open = function (name, version) {
            if (name === 'paddock') throw new DOMException('no', 'UnknownError');
            return right.call(this, name, version);
        };
    })(IDBFactory.prototype.open)""",
    "locks": "Object.defineProperty(Navigator.prototype, 'locks', {value: undefined})",
}
"""What may throw or be missing, and the family plays all the same."""


@pytest.mark.parametrize("what", DONE_WITHOUT)
def test_a_browser_that_refuses_what_can_be_done_without(chromium_page: Page, site: str, what: str) -> None:
    """It starts, a match against a bot is played without a sheet, and is there again afterwards."""
    chromium_page.add_init_script(DONE_WITHOUT[what])
    window = PlaywrightWindow("chromium", chromium_page, origin(site))
    window.open(f"{site}LICENSE")
    if what == "localStorage":
        lay_thing(window, "settings", json.dumps(SILENT))
    else:
        without_motion(window)
    window.open(site)
    wait_until_ready(window)
    take_seats(window, "nines", 1, 1)
    assert play_some(window, Random(1), 12) == 12
    assert not chromium_page.locator("dialog[open]").count()
    window.reload()
    wait_until_ready(window)
    window.tap('[data-tap="app continue"]')
    wait_for(window, "!!document.querySelector('.table')")
    assert not chromium_page.locator("dialog[open]").count()


OLD = {
    "Safari 16.3": "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/16.3 Safari/605.1.15",
    "Chrome 111": "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/111.0.0.0 "
    "Safari/537.36",
    "Firefox 111": "Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/111.0",
}


@pytest.mark.parametrize("name", OLD)
def test_an_old_browser(chromium_page: Page, site: str, name: str) -> None:
    agent = OLD[name]
    chromium_page.add_init_script(f"Object.defineProperty(navigator, 'userAgent', {{get: () => {agent!r}}})")
    chromium_page.goto(site)
    assert "too old" in sheet(chromium_page)


def test_a_very_old_browser_lacks_what_the_page_asks_for(chromium_page: Page, site: str) -> None:
    chromium_page.add_init_script("delete HTMLScriptElement.prototype.noModule")
    chromium_page.goto(site)
    assert "too old" in sheet(chromium_page)


def test_the_first_script_speaks_the_oldest_javascript() -> None:
    """Else an old browser would not even say that it is too old."""
    for name in ("page.js", "sentences.js", "language.js", "translate_lobby.js"):
        script = (ROOT / "static" / "boot" / name).read_text("utf-8")
        told = re.sub(r"/\*.*?\*/|^\s*//.*?$", "", script, flags=re.DOTALL | re.MULTILINE)
        code = "\n".join(line for line in told.splitlines() if not line.strip().startswith(("what:", "how:")))
        newer = ("=>", "`", "let ", "const ", "async ", "?.", "??", "class ")
        assert not [word for word in newer if word in code]


@pytest.fixture
def impatient(chromium_page: Page, site: str) -> Callable[[], None]:
    """Opens the page with a watchdog that waits for one second instead of twenty."""

    def hurried(route: Route) -> None:
        page = route.fetch().text().replace('data-patience="20"', 'data-patience="1"')
        route.fulfill(body=page, content_type="text/html")

    chromium_page.route(site, hurried)

    def opens() -> None:
        chromium_page.goto(site, wait_until="commit")

    return opens


def test_silence_is_noticed_and_forgiven(chromium_page: Page, impatient: Callable[[], None]) -> None:
    held: list[Route] = []
    chromium_page.route("**/python.zip", lambda route: held.append(route))  # noqa: PLW0108
    impatient()
    assert "longer than usual" in sheet(chromium_page)
    held[0].continue_()
    chromium_page.wait_for_selector("html[data-ready]", timeout=60_000)
    assert not chromium_page.locator("#boot-trouble").is_visible()


def test_try_again_fetches_afresh(chromium_page: Page, site: str) -> None:
    """The file is broken until the button is pressed; then the same page starts."""
    broken = True

    def once(route: Route) -> None:
        if broken:
            route.fulfill(body=b"half", content_type="application/zip")
        else:
            route.continue_()

    chromium_page.route("**/python.zip", once)
    chromium_page.goto(site)
    sheet(chromium_page)
    broken = False
    chromium_page.locator("#boot-again").click()
    chromium_page.wait_for_selector("html[data-ready]", timeout=60_000)


@pytest.fixture
def broken_page(tmp_path: Path) -> Path:
    """A build whose engine was cut short, for the engines in which requests can't be tampered with."""
    folder = tmp_path / "dist"
    shutil.copytree(DIST, folder)
    wasm = folder / "static" / "runtime" / "pyodide" / "pyodide.asm.wasm"
    wasm.write_bytes(wasm.read_bytes()[:1_000_000])
    return folder


def test_every_engine_shows_the_sheet(engine: str, engines: Engines, broken_page: Path) -> None:
    with serving(broken_page) as address:
        window = engines.window(engine, origin(address))
        window.open(address)
        said = wait_for(
            window, "document.querySelector('#boot-trouble[open]') && document.body.innerText", seconds=40
        )
        window.close()
    assert "got damaged on the way" in said
