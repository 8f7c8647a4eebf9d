"""The window around the page: its shape, its theme, whether anybody looks, and what the tablet can do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from time import time
from typing import Any, Literal

from js import document, navigator, performance
from js import window as browser
from pyodide.ffi import JsException, create_proxy, to_js

from games.contract import Shape
from stage.paces import PACES
from stage.shapes import PHONE, TALL, shape_of

Theme = Literal["system", "day", "night"]


_shape: list[Shape] = []


def shape() -> Shape:
    """The shape the pictures are drawn for now; measured once for each size of the window.

    Measuring can make the browser lay out the page at once, in the middle of a picture's changes.
    """
    if not _shape:
        _shape.append(shape_of(browser.innerWidth, browser.innerHeight))
    return _shape[0]


def on_shape(callback: Callable[[Shape], None]) -> None:
    """Hear of a turned tablet or a resized window, once for every change of shape."""
    last = shape()

    def changed(_event: Any) -> None:
        nonlocal last
        if shape() != last:
            last = shape()
            callback(last)

    def resized(_event: Any) -> None:
        _shape.clear()

    # The browser tells of a new size before it tells which questions are now answered otherwise.
    browser.addEventListener("resize", create_proxy(resized))
    listener = create_proxy(changed)
    for query in (PHONE, TALL):
        browser.matchMedia(query).addEventListener("change", listener)


def set_theme(choice: str) -> None:
    """Day, night, or as the tablet wishes; `static/theme.js` remembers and applies it."""
    browser.paddock.theme(choice)


def theme() -> Theme:
    """What was chosen, not what shows."""
    chosen = str(browser.paddock.chosenTheme())
    return "day" if chosen == "day" else "night" if chosen == "night" else "system"


def is_night() -> bool:
    """What shows now."""
    return bool(document.documentElement.getAttribute("data-theme") == "night")


def on_hidden(callback: Callable[[bool], None]) -> None:
    """Hear when the page is hidden (True) and when it is seen again (False)."""

    def changed(_event: Any) -> None:
        callback(bool(document.hidden))
        _keep_awake_again()

    document.addEventListener("visibilitychange", create_proxy(changed))


def reduced_motion() -> bool:
    """Whether the tablet is set to move as little as possible."""
    return bool(browser.matchMedia("(prefers-reduced-motion: reduce)").matches)


def now() -> int:
    """The time of day: the second since 1970."""
    return int(time())


def show_in_lobby(text: str) -> None:
    """What the lobby shows of the saved games, now and before Python is there next time."""
    browser.paddock.showInLobby(text)


def hand_out(name: str, content: str | bytes) -> None:
    """Give a text or a zip as a file: to be downloaded."""
    browser.paddock.handOut(name, content if isinstance(content, str) else to_js(content))


def address() -> str:
    """Where the page lies, without what was asked of it."""
    return f"{browser.location.origin}{browser.location.pathname}"


LINKS = ("#m=", "#all=")
"""How the fragment of a link begins that brings something (`app.sharing`)."""


def on_link(callback: Callable[[], None]) -> None:
    """Hear when something is brought by the page's address, now or later."""

    def looked(_event: Any = None) -> None:
        if str(browser.location.hash).startswith(LINKS):
            callback()

    browser.addEventListener("hashchange", create_proxy(looked))
    looked()


def mark(name: str) -> None:
    """A moment to be measured: `paddock:ready`."""
    performance.mark(name)


_shown = {"title": "", "part": ""}
"""What was last asked for, since even what changes nothing has its price."""


def set_title(title: str) -> None:
    """The name of the tab."""
    if _shown["title"] != title:
        _shown["title"] = title
        document.title = title


def show_only(part: str) -> None:
    """Show the lobby or the rooms, by the element's id, and hide the other."""
    if part == "lobby":
        browser.paddock.refreshLobby()
    if _shown["part"] == part:
        return
    _shown["part"] = part
    for name in ("lobby", "paddock"):
        element = document.getElementById(name)
        if element:
            element.hidden = name != part


def show_games(names: Iterable[str]) -> None:
    """Of the lobby's covers, show those of the games that there are."""
    there = frozenset(names)
    for cover in document.querySelectorAll("#lobby [data-game]"):
        cover.hidden = str(cover.getAttribute("data-game")) not in there


def early_tap() -> str | None:
    """What was tapped before Python was ready, to be honoured now; only the last tap counts."""
    ours = browser.paddock
    tap = getattr(ours, "early", None) if ours else None
    if not tap:
        return None
    ours.early = None
    return str(tap)


_awake: dict[str, Any] = {"wanted": False, "lock": None, "task": None}


def keep_awake(wanted: bool) -> None:
    """Keep the screen on during a match, where the tablet can; let it sleep otherwise."""
    _awake["wanted"] = wanted
    if wanted:
        _keep_awake_again()
    elif _awake["lock"]:
        _awake["lock"].release()
        _awake["lock"] = None


def _keep_awake_again() -> None:
    """The lock ends whenever the page is hidden, so it is asked for again when it is seen."""
    if _awake["wanted"] and not document.hidden and hasattr(navigator, "wakeLock"):
        _awake["task"] = asyncio.ensure_future(_ask_to_stay_awake())


async def _ask_to_stay_awake() -> None:
    try:
        _awake["lock"] = await navigator.wakeLock.request("screen")
    except JsException:
        # Low battery or the family's own setting: the screen may then sleep as it likes.
        _awake["lock"] = None


def can_full_screen() -> bool:
    """Whether the page may take the whole screen at all."""
    return bool(getattr(document, "fullscreenEnabled", False))


def full_screen() -> None:
    """Take the whole screen, or give it back."""
    if document.fullscreenElement:
        document.exitFullscreen()
    elif hasattr(document.documentElement, "requestFullscreen"):
        asyncio.ensure_future(_ask_for_full_screen())  # noqa: RUF006 - nothing waits for it


async def _ask_for_full_screen() -> None:
    try:
        await document.documentElement.requestFullscreen()
    except JsException:
        # The browser wants a fresh touch, or its owner forbids it; the game is the same without.
        return


async def copy(text: str) -> bool:
    """Put a text on the clipboard; False if the browser won't."""
    try:
        await navigator.clipboard.writeText(text)
    except (JsException, AttributeError):
        return False
    return True


async def sleep(seconds: float) -> None:
    """Let the page breathe."""
    await asyncio.sleep(seconds)


def reload() -> None:
    """Begin again from the address, as the browser's own button does."""
    browser.location.reload()


def set_pace(pace: str) -> None:
    """How fast the page moves: the style sheet's times are multiples of the tempo."""
    document.documentElement.setAttribute("data-pace", pace)
    document.documentElement.style.setProperty("--tempo", str(PACES[pace]))


def set_hand(hand: str) -> None:
    """Which hand taps: the style sheets lay what is tapped on its side."""
    document.documentElement.setAttribute("data-hand", hand)


def tell_there(text: str, refused: bool) -> None:
    """Show a sentence at the place that was touched; a refusal comes with a small shake."""
    browser.paddock.tellThere(text, refused)


def show_sand(seconds: int) -> None:
    """Let so many seconds be seen in the glass that stands there."""
    browser.paddock.showSand(seconds)


def user_agent() -> str:
    """What the browser calls itself, for a report."""
    return str(navigator.userAgent)
