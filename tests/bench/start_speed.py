"""How quickly the page is ready, against a page that does nothing but start stock Pyodide.

    python tests/bench/start_speed.py [how many visits of each kind]

Both come from the same server with the same headers, to the same Chromium, in turns, so that a machine
that is busy for a while is busy for both. A first visit is made with a profile that is made for it; a later
one with a profile that has seen both pages a few times. The last line is JSON.
"""

from __future__ import annotations

import gzip
import json
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple
from urllib.parse import urlsplit

sys.path.extend(str(Path(__file__).parents[2] / folder) for folder in ("", "py", "tests"))

from playwright.sync_api import BrowserContext, Playwright, sync_playwright
from tools import browsers
from tools.build import build
from tools.places import DIST, PACKAGES, PREPARED, copy_into, fresh_folder, take_over
from tools.serve import PAGES_AGE, server

from browser.windows import QUIET, TABLET

STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
BOOT_FILES = STOCK_FILES[1:]
"""What stock Pyodide fetches to start; its loader is so small that it is given to it for nothing."""

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

GOALS = {"first visit": 0.6, "later visit": 0.6, "lobby painted": 0.05, "bytes": 1.0}
"""The ratios to stay below, Paddock to stock."""

WARMING_VISITS = 4
"""A browser keeps compiled code only after it has seen a page more than once."""

SECONDS_AFTERWARDS = 1.0
"""After a visit the browser is left alone until it has put away what it compiled."""


class Visit(NamedTuple):
    """One opening of a page, in milliseconds from the start of the navigation."""

    ready: float
    lobby: float
    asked: tuple[str, ...]


def stand() -> Path:
    """A folder with both pages."""
    folder = PREPARED / "bench"
    half = fresh_folder(folder)
    shutil.copytree(DIST, half / "paddock")
    for name in STOCK_FILES:
        copy_into(PACKAGES / "pyodide" / name, half / "stock" / name)
    (half / "stock" / "index.html").write_text(STOCK_PAGE, "utf-8")
    take_over(half, folder)
    return folder


@contextmanager
def chromium(playwright: Playwright, profile: Path) -> Iterator[BrowserContext]:
    """A Chromium that keeps what it caches in this profile."""
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=browsers.found()["chromium"],
        args=list(QUIET),
        viewport=TABLET,  # type: ignore[arg-type]
    )
    try:
        yield context
    finally:
        context.close()


def visit(context: BrowserContext, home: str, name: str) -> Visit:
    """Open one of the two pages and wait until its Python is ready."""
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.goto(f"{home}{name}/")
    end = time.monotonic() + 120
    while not (ready := _mark(page, f"{name}:ready")):
        if time.monotonic() > end:
            raise TimeoutError(f"{name} did not become ready within two minutes.")
        time.sleep(0.05)
    until_ready = tuple(asked)
    lobby = _mark(page, "paddock:lobby")
    time.sleep(SECONDS_AFTERWARDS)
    page.close()
    return Visit(ready, lobby, until_ready)


def _mark(page: object, name: str) -> float:
    entry = f"performance.getEntriesByName('{name}')[0]"
    return float(page.evaluate(f"{entry} ? {entry}.startTime : 0"))  # type: ignore[attr-defined]


def first_visits(playwright: Playwright, home: str, times: int) -> dict[str, list[Visit]]:
    """Each page as often, in turns, each time by a browser that has never been anywhere."""
    seen: dict[str, list[Visit]] = {"stock": [], "paddock": []}
    for _ in range(times):
        for name, visits in seen.items():
            with tempfile.TemporaryDirectory() as profile, chromium(playwright, Path(profile)) as context:
                visits.append(visit(context, home, name))
    return seen


def later_visits(playwright: Playwright, home: str, times: int) -> dict[str, list[Visit]]:
    """Each page as often, in turns, by a browser that knows both."""
    seen: dict[str, list[Visit]] = {"stock": [], "paddock": []}
    with tempfile.TemporaryDirectory() as profile, chromium(playwright, Path(profile)) as context:
        for round_ in range(WARMING_VISITS + times):
            for name, visits in seen.items():
                made = visit(context, home, name)
                if round_ >= WARMING_VISITS:
                    visits.append(made)
    return seen


def zipped(paths: set[Path]) -> int:
    """What these files weigh over a line that compresses them."""
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)


def weights(folder: Path, visits: list[Visit]) -> tuple[int, int]:
    """Bytes of a first visit to Paddock until it is ready, and of stock Pyodide's boot files."""
    asked = {
        folder / path.lstrip("/") for made in visits for path in made.asked if path.startswith("/paddock/")
    }
    files = {path / "index.html" if path.is_dir() else path for path in asked}
    return zipped({path for path in files if path.is_file()}), zipped(
        {folder / "stock" / name for name in BOOT_FILES}
    )


def line(name: str, ours: float, stock: float, unit: str) -> float:
    """Print one comparison; gives its ratio."""
    ratio = ours / stock
    verdict = "met" if ratio <= GOALS[name] else "NOT MET"
    print(
        f"{name:<14} Paddock {ours:>9,.0f} {unit}   stock {stock:>9,.0f} {unit}   "
        f"ratio {ratio:.2f} (goal {GOALS[name]}: {verdict})"
    )
    return ratio


def main(argv: list[str]) -> int:
    times = int(argv[0]) if argv else 7
    build()
    folder = stand()
    serving = server(folder, age=PAGES_AGE)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    home = f"http://127.0.0.1:{serving.server_port}/"
    with sync_playwright() as playwright:
        first = first_visits(playwright, home, times)
        later = later_visits(playwright, home, times)
    stock_first = median(made.ready for made in first["stock"])
    ours, stock = weights(folder, first["paddock"])
    print(f"Medians of {times} visits each, in Chromium:")
    ratios = {
        "first visit": line(
            "first visit", median(made.ready for made in first["paddock"]), stock_first, "ms"
        ),
        "later visit": line(
            "later visit",
            median(made.ready for made in later["paddock"]),
            median(made.ready for made in later["stock"]),
            "ms",
        ),
        "lobby painted": line(
            "lobby painted", median(made.lobby for made in first["paddock"]), stock_first, "ms"
        ),
        "bytes": line("bytes", ours, stock, "B "),
    }
    print(json.dumps(ratios))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
