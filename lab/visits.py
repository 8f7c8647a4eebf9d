"""First visits and later ones, one after the other, in each engine: is the page ready every time, and whole?

    python3 tasks.py lab --visits --times 200 --engine chromium
    python3 tasks.py lab --visits --times 50 --engine webkit

Each first visit is made by a browser that has never been anywhere, and waits until Python's memory has been
put away for later ones; then the same browser comes back. Wants a built page (`tasks.py build`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import perf_counter

from playwright.sync_api import Error, Page, Playwright, sync_playwright
from selenium.common.exceptions import WebDriverException

from bench.visits import OPENERS, SETTLED, serving, stand
from browser.windows import READY, Window, wait_for

SECONDS = 180
"""Whoever is not ready by then never will be."""


def main(argv: Sequence[str]) -> int:
    """Visit, print, and give 1 if a page was not ready or has crashed."""
    parser = argparse.ArgumentParser(prog="lab --visits", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=200, help="first visits, and as many later ones (200)")
    parser.add_argument("--engine", choices=tuple(OPENERS), default="chromium")
    wanted = parser.parse_args(argv)
    failed = 0
    with sync_playwright() as playwright, serving(stand()) as home:
        for number in range(wanted.times):
            begun = perf_counter()
            wrong = _come_twice(playwright, wanted.engine, f"{home}paddock/")
            failed += bool(wrong)
            print(f"{number + 1:4} {perf_counter() - begun:5.1f} s {wrong or 'ready, twice'}", flush=True)
    print(f"{wanted.engine}: {wanted.times} first visits and as many later ones, {failed} times not ready.")
    return 1 if failed else 0


def _come_twice(playwright: Playwright, engine: str, address: str) -> str:
    """What went wrong, in a few words; nothing if all was well."""
    crashed: list[str] = []
    try:
        with OPENERS[engine](playwright, address) as window:
            page = getattr(window, "page", None)
            if isinstance(page, Page):
                page.on("crash", lambda _page: crashed.append("the page has crashed"))
            for _ in range(2):
                _be_ready(window, address)
            heard = window.complaints()
    except (AssertionError, Error, WebDriverException) as error:
        return "; ".join([*crashed, str(error).partition("\n")[0]])
    return "; ".join([*crashed, *heard])


def _be_ready(window: Window, address: str) -> None:
    window.open(address)
    wait_for(window, READY, SECONDS)
    wait_for(window, SETTLED, SECONDS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
