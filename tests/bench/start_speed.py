"""How quickly the page is ready and how little it weighs, against one that only starts stock Pyodide.

    python -m bench.start_speed [how many visits of each kind] [part …]

It is `tasks.py bench --start` that runs it.

The parts are the names of `PARTS`; without any, all are measured. Every comparison is printed as a ratio,
ours to stock's of the same run (`visits.py` says how they are made equal), and held against `GOALS`; what has
no goal is printed to be known. The last line is JSON.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from playwright.sync_api import Playwright, sync_playwright
from tools import browsers
from tools.build import build
from tools.places import files_under

from bench.memory import peaks
from bench.visits import FOLDER, Visit, first_visits, later_visits, serving, stand

GOALS = {
    "chromium, first visit": 0.6,
    "chromium, later visit": 0.4,
    "chromium, lobby painted": 0.05,
    "webkit, later visit": 0.4,
    "slowed machine, later visit": 0.4,
    "bytes of a first visit": 1.0,
    "memory, first visit": 1.3,
    "memory, later visit": 1.3,
    "memory, while the snapshot is made": 2.0,
    "memory, with the worker": 2.0,
}
"""The ratios to stay below, Paddock to stock. The lobby's is to stock Pyodide's first visit."""

BOOT_FILES = ("pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""What stock Pyodide fetches to start; its loader is so small that it is given to it for nothing."""

Ratios = dict[str, float]


def compared(name: str, ours: float, stock: float, unit: str) -> Ratios:
    """Print one comparison; gives its ratio under its name."""
    ratio = ours / stock
    goal = GOALS.get(name)
    verdict = "" if goal is None else f" (goal {goal}: {'met' if ratio <= goal else 'NOT MET'})"
    print(
        f"{name:<36} Paddock {ours:>9,.0f} {unit}  stock {stock:>9,.0f} {unit}  ratio {ratio:.2f}{verdict}",
        flush=True,
    )
    return {name: ratio}


def ready(visits: list[Visit]) -> float:
    """The visit in the middle."""
    return median(made.ready for made in visits)


def first(playwright: Playwright, home: str, times: int, engine: str, name: str, **how: bool) -> Ratios:
    """First visits: until Python answers, and until the lobby is seen."""
    seen = first_visits(playwright, engine, home, times, **how)
    stock = ready(seen["stock"])
    lobby = median(made.lobby for made in seen["paddock"])
    found = compared(f"{name}, first visit", ready(seen["paddock"]), stock, "ms")
    found |= compared(f"{name}, lobby painted", lobby, stock, "ms")
    if engine == "chromium" and not how:
        found |= weights(seen["paddock"])
    return found


def later(playwright: Playwright, home: str, times: int, engine: str, name: str, **how: bool) -> Ratios:
    """Later visits, and how many of them started from the snapshot."""
    seen = later_visits(playwright, engine, home, times, **how)
    from_snapshot = sum(made.snapshot == "used" for made in seen["paddock"])
    print(f"{name}: {from_snapshot} of {times} later visits started from the snapshot", flush=True)
    return compared(f"{name}, later visit", ready(seen["paddock"]), ready(seen["stock"]), "ms")


def weights(visits: list[Visit]) -> Ratios:
    """Bytes until a first visit is ready, against stock Pyodide's; and what comes later, to be known."""
    asked = {urlsplit(address).path.removeprefix("/paddock/") for made in visits for address in made.asked}
    paddock = [path for path in files_under(FOLDER / "paddock") if path.suffix != ".gz"]
    names = {path.relative_to(FOLDER / "paddock").as_posix(): path for path in paddock}
    early = {names[name or "index.html"] for name in asked if (name or "index.html") in names}
    stock = {FOLDER / "stock" / name for name in BOOT_FILES}
    print(f"bytes that come in the background    Paddock {zipped(set(paddock) - early):>9,} B ")
    return compared("bytes of a first visit", zipped(early), zipped(stock), "B ")


def zipped(paths: set[Path]) -> int:
    """What these files weigh over a line that compresses them."""
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths)


def memory(playwright: Playwright, home: str, _times: int) -> Ratios:
    """The most memory that a page's process ever held."""
    found = peaks(playwright, home)
    stock = found.pop("stock", 0)
    ratios: Ratios = {}
    for name, held in found.items():
        ratios |= compared(f"memory, {name}", held, stock, "MB")
    return ratios


def both(engine: str, name: str, **how: bool) -> Callable[[Playwright, str, int], Ratios]:
    """First and later visits of one engine."""

    def measure(playwright: Playwright, home: str, times: int) -> Ratios:
        if engine not in browsers.found():
            print(f"{name}: not measured, {engine} is not installed here")
            return {}
        return later(playwright, home, times, engine, name, **how) | first(
            playwright, home, times, engine, name, **how
        )

    return measure


PARTS: dict[str, Callable[[Playwright, str, int], Ratios]] = {
    "chromium": both("chromium", "chromium"),
    "webkit": both("webkit", "webkit"),
    "firefox": both("firefox", "firefox"),
    "slowed": both("chromium", "slowed machine", slowed=True),
    "memory": memory,
}


def main(argv: list[str]) -> int:
    times = int(argv[0]) if argv else 7
    build()
    print(f"Medians of {times} visits each, in turns (a slowed machine has CPU ÷ 4, 10 Mbit/s, 40 ms):")
    ratios: Ratios = {}
    with serving(stand()) as home, sync_playwright() as playwright:
        for name in argv[1:] or PARTS:
            ratios |= PARTS[name](playwright, home, times)
    print(json.dumps(ratios))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
