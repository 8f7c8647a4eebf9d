"""The way to the tablet's home screen (`static/offline/home_screen.mjs`), and what was tapped there."""

from __future__ import annotations

from typing import Literal

from js import URL, history, location
from js import window as browser

Way = Literal["here", "ask", "apple", "menu", "none"]
"""Already there; the browser asks by itself; Safari's share menu; the browser's own menu; no way known."""


def way() -> Way:
    """How this browser puts a page on the home screen."""
    found: Way = browser.paddock.home.way()
    return found


def ask() -> None:
    """Let the browser ask; only while a tap is being answered."""
    browser.paddock.home.ask()


def asked_game() -> str:
    """The game that the address names, as the home screen's shortcuts do; the address forgets it."""
    address = URL.new(location.href)
    name = address.searchParams.get("game")
    if not isinstance(name, str):
        return ""
    address.searchParams.delete("game")
    history.replaceState(None, "", address.href)
    return name
