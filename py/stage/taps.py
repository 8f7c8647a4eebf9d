"""Every touch, click and key on the page becomes a short text for one handler.

A few listeners on the document serve all pictures, for as long as the page lives. In a picture:

- `data-tap="play take 3"`: tapping says `play take 3` (real buttons bring the keyboard along);
- `data-change="app name 0"` on a form's field: changing it says `app name 0` and the new value;
- `data-cancel="app close"` on a dialog: the Escape key says `app close`;
- `data-roving` on a group: see `static/stage/walking.mjs`, where the arrow keys walk in it;
- `data-answers` on a table: a tap that meets nothing to be tapped there says `touch` and the key of what lies
  under the finger; anywhere else it says `skip`;
- `data-drag`, `data-drop`, `data-explain`, `data-peek`: see `static/touch.mjs`, which turns the finger's
  longer ways into the same texts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from js import document
from pyodide.ffi import create_proxy

from stage import sound
from stage.html import KEY

SAID = "paddock-said"
"""The event by which `static/touch.mjs` says a text."""

ON = "skip"
"""What a tap beside everything says: go on, if anything is being told."""

GOING_ON = ("Enter", " ")
"""The keys that say the same where nothing has the focus that they would press."""

FIELDS = "button, input, select, textarea, a, summary, [tabindex='0']"

THING = f":is([data-explain], button)[{KEY}]"
"""What counts as one thing under a finger, however many drawings it is made of."""

GESTURES = ("pointerup", "touchend", "click", "keydown")
"""By which browsers know that a person is there; a finger that comes down may yet only scroll."""


def listen(handler: Callable[[str], None]) -> None:
    """Hear everything from now on. Called once in the page's life, so the proxies may live as long.

    The handler gets each text once the browser's event is over: it lays out the page at an event's end, and
    would lay out at once whatever had been changed by then.
    """

    def say(text: str) -> None:
        asyncio.get_event_loop().call_soon(handler, text)

    def clicked(event: Any) -> None:
        tapped = event.target.closest("[data-tap]")
        say(
            str(tapped.getAttribute("data-tap")) if tapped and not _is_off(tapped) else _touched(event.target)
        )

    def said(event: Any) -> None:
        say(str(event.detail))

    def changed(event: Any) -> None:
        field = event.target.closest("[data-change]")
        if field:
            say(f"{field.getAttribute('data-change')} {_value(field)}".rstrip())

    def cancelled(event: Any) -> None:
        tap = event.target.getAttribute("data-cancel")
        event.preventDefault()
        if tap:
            say(str(tap))

    def pressed(event: Any) -> None:
        if event.key in GOING_ON and not event.target.closest(FIELDS):
            say(ON)

    def woken(_event: Any) -> None:
        sound.wake()

    listeners: tuple[tuple[str, Callable[[Any], None], bool], ...] = (
        ("click", clicked, False),
        (SAID, said, False),
        ("change", changed, False),
        ("cancel", cancelled, True),
        ("keydown", pressed, False),
        *((name, woken, True) for name in GESTURES),
    )
    for name, listener, capturing in listeners:
        document.addEventListener(name, create_proxy(listener), capturing)


def _is_off(tapped: Any) -> bool:
    return bool(tapped.matches(":disabled, [aria-disabled=true]"))


def _touched(target: Any) -> str:
    """What a touch says that meets nothing to be tapped: on a table, the key of what lies there."""
    if not target.closest("[data-answers]"):
        return ON
    thing = target.closest(THING) or target.closest(f"[{KEY}]")
    return f"touch {thing.getAttribute(KEY)}"


def _value(field: Any) -> str:
    if field.type == "checkbox":
        return "on" if field.checked else "off"
    return str(field.value)
