"""Playing without a network, and new versions: `static/offline/page.mjs` does it, this is the way to it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

from js import document
from js import window as browser
from pyodide.ffi import JsException, create_proxy

Heard = Literal["ready", "new", "installable"]

BACK_TO = "paddock:back-to"
"""Kept only as long as this window lives: where to go on after the page has begun anew."""


def listen(callback: Callable[[Heard], None]) -> None:
    """Hear that everything lies here, that a new version waits, or that the browser would install."""

    def heard(event: Any) -> None:
        callback(event.detail)

    browser.addEventListener("paddock:news", create_proxy(heard))


def begin() -> None:
    """Put everything on the tablet as soon as the page has nothing better to do."""
    browser.paddock.offline.begin()


def take_over(back_to: str) -> None:
    """Let the new version take over: the page begins anew, and goes on at the place named."""
    # Where nothing may be kept, the family finds its match in the lobby.
    with suppress(JsException):
        browser.sessionStorage.setItem(BACK_TO, back_to)
    browser.paddock.offline.takeOver()


def came_back_to() -> str:
    """Where to go on; asked once after the page has begun anew."""
    try:
        place = browser.sessionStorage.getItem(BACK_TO)
        browser.sessionStorage.removeItem(BACK_TO)
    except JsException:
        return ""
    return place if isinstance(place, str) else ""


def build() -> str:
    """The name of this build, for a report."""
    return str(document.documentElement.getAttribute("data-build"))
