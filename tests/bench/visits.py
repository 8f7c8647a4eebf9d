"""One opening of a page after the other, in every engine, and what each of them says of its own time.

Two pages stand beside each other on one server, which compresses as GitHub Pages does: ours, and one that
does nothing but start stock Pyodide. They are opened in turns, so that a machine that is busy for a while is
busy for both. A first visit is made by a browser that has never been anywhere; a later one by a browser that
has seen both, and in which Paddock has settled: every file lies on the device, and Python's memory too.
"""

from __future__ import annotations

import gzip
import json
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Playwright
from tools import browsers
from tools.places import DIST, PACKAGES, PREPARED, copy_into, files_under, fresh_folder, take_over
from tools.serve import PAGES_AGE, Handler, Server

from browser.engines import QUIET, firefox_window, launch_firefox, webkit_window
from browser.sites import answering
from browser.windows import TABLET, Listener, PlaywrightWindow, Window, wait_for

FOLDER = PREPARED / "bench"

STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")

STOCK_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Stock Pyodide</title>
<script type="module">
import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
performance.mark("stock:ready");
</script>
</html>
"""

PAGES = ("stock", "paddock")

ZIPPED = {".html", ".js", ".mjs", ".json", ".wasm", ".css", ".svg", ".webmanifest", ".py"}
"""What a host compresses on its way."""

ROUNDS_BEFORE = 2
"""A browser keeps compiled code only after it has seen a page more than once."""

SECONDS_AFTERWARDS = 0.7
"""After a visit the browser is left alone until it has put away what it compiled."""

SETTLED = (
    "performance.getEntriesByName('paddock:snapshot').some(mark => ['made', 'used'].includes(mark.detail))"
)
"""Python's memory lies on the device; that is the last thing a first visit does."""

TIMES = """JSON.stringify(Object.fromEntries(
    performance.getEntriesByType('mark').map(mark => [mark.name, mark.startTime]).reverse()))"""

SLOW_LINE = {"offline": False, "latency": 40, "downloadThroughput": 1.25e6, "uploadThroughput": 1.25e6}
SLOW_CPU = {"rate": 4}


class Visit(NamedTuple):
    """What became of one opening, in milliseconds from the start of the navigation."""

    ready: float
    lobby: float
    snapshot: str
    asked: tuple[str, ...]


class Zipping(Handler):
    """A host that sends what it can in compressed form."""

    def send_head(self) -> Any:
        path = Path(self.translate_path(self.path))
        packed = path.with_name(f"{path.name}.gz")
        if not packed.is_file():
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(packed.stat().st_size))
        self.end_headers()
        return packed.open("rb")


def stand() -> Path:
    """A folder with both pages, and beside each file what goes over the line."""
    half = fresh_folder(FOLDER)
    shutil.copytree(DIST, half / "paddock")
    for name in STOCK_FILES:
        copy_into(PACKAGES / "pyodide" / name, half / "stock" / name)
    (half / "stock" / "index.html").write_text(STOCK_PAGE, "utf-8")
    for path in files_under(half):
        if path.suffix in ZIPPED:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 6))
    take_over(half, FOLDER)
    return FOLDER


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Both pages on a port of their own; gives the address above them."""
    handler = partial(Zipping, directory=str(folder), below="/", age=PAGES_AGE)
    with answering(Server(("127.0.0.1", 0), handler)) as home:
        yield f"{home}/"


@contextmanager
def chromium(playwright: Playwright, home: str, slowed: bool = False) -> Iterator[Window]:
    """A Chromium with a profile of its own, which it keeps on disk as a person's would."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=browsers.found()["chromium"],
            args=list(QUIET),
            viewport=TABLET,  # type: ignore[arg-type]
            has_touch=True,
        )
        page = context.new_page()
        if slowed:
            driver = context.new_cdp_session(page)
            driver.send("Emulation.setCPUThrottlingRate", SLOW_CPU)
            driver.send("Network.enable")
            driver.send("Network.emulateNetworkConditions", SLOW_LINE)
        yield PlaywrightWindow("chromium", page, home)
        context.close()


@contextmanager
def firefox(playwright: Playwright, home: str) -> Iterator[Window]:
    """A Firefox that has never been anywhere."""
    browser = launch_firefox(playwright)
    yield firefox_window(browser, home)
    browser.close()


@contextmanager
def webkit(_playwright: Playwright, home: str) -> Iterator[Window]:
    """A WebKit that has never been anywhere."""
    window = webkit_window(home)
    yield window
    window.close()


OPENERS: dict[str, Callable[..., Any]] = {"chromium": chromium, "webkit": webkit, "firefox": firefox}


def visit(window: Window, home: str, name: str) -> Visit:
    """Open one of the two pages and wait until its Python is ready."""
    listener: Listener | None = getattr(window, "listener", None)
    if listener is not None:
        listener.requests.clear()
    window.open(f"{home}{name}/")
    wait_for(window, f"performance.getEntriesByName('{name}:ready').length", 180)
    asked = tuple(listener.requests) if listener is not None else ()
    times = json.loads(window.read(TIMES))
    became = "performance.getEntriesByName('paddock:snapshot').map(mark => mark.detail)[0] ?? ''"
    made = Visit(times[f"{name}:ready"], times.get("paddock:lobby", 0), str(window.read(became)), asked)
    time.sleep(SECONDS_AFTERWARDS)
    return made


def first_visits(
    playwright: Playwright, engine: str, home: str, times: int, **how: bool
) -> dict[str, list[Visit]]:
    """Each page as often, in turns, each time by a browser that has never been anywhere."""
    seen: dict[str, list[Visit]] = {name: [] for name in PAGES}
    for _ in range(times):
        for name, visits in seen.items():
            with OPENERS[engine](playwright, home, **how) as window:
                visits.append(visit(window, home, name))
    return seen


def later_visits(
    playwright: Playwright, engine: str, home: str, times: int, **how: bool
) -> dict[str, list[Visit]]:
    """Each page as often, in turns, by a browser that knows both."""
    seen: dict[str, list[Visit]] = {name: [] for name in PAGES}
    with OPENERS[engine](playwright, home, **how) as window:
        for _ in range(ROUNDS_BEFORE):
            visit(window, home, "stock")
            visit(window, home, "paddock")
            wait_for(window, SETTLED, 120)
        for _ in range(times):
            for name, visits in seen.items():
                visits.append(visit(window, home, name))
    return seen
