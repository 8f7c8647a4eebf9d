"""The built page, or one that has been tampered with, on a port of its own."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, Route
from tools.places import ROOT
from tools.serve import Server, server

MAIN = (ROOT / "py" / "main.py").read_text("utf-8")
"""Where Python begins; `build` puts it into the page as it is."""

BELOW = "/someone/paddock/"
"""As GitHub Pages serves a project: below the name of the repository."""


@contextmanager
def answering(running: Server) -> Iterator[str]:
    """Let a server answer for a while; gives its scheme, host and port."""
    threading.Thread(target=running.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{running.server_port}"
    finally:
        running.shutdown()
        running.server_close()


@contextmanager
def serving(folder: Path, below: str = BELOW, age: int = 0) -> Iterator[str]:
    """A folder on a port of its own; gives the address."""
    with answering(server(folder, below=below, age=age)) as home:
        yield f"{home}{below}"


def origin(address: str) -> str:
    """Scheme, host and port of an address."""
    return "/".join(address.split("/")[:3])


def begun_otherwise(page: str, main: str) -> str:
    """The page with another beginning of Python in it."""
    assert page.count(MAIN) == 1
    return page.replace(MAIN, main)


def begin_otherwise(folder: Path, main: str) -> None:
    """Put another beginning of Python into the page of this folder."""
    index = folder / "index.html"
    index.write_text(begun_otherwise(index.read_text("utf-8"), main), "utf-8")


def answer_otherwise(page: Page, site: str, main: str) -> None:
    """Let this window find the page with another beginning of Python."""

    def answer(route: Route) -> None:
        whole = begun_otherwise(route.fetch().text(), main)
        route.fulfill(body=whole, content_type="text/html; charset=utf-8")

    page.route(site, answer)
