"""What is kept on the tablet: texts by name, each whole or not at all, in `static/keeping.mjs`.

Nothing is swallowed: a text that could not be kept comes back as a message for the family. What a text
means, and which version of a thing it is, stands in the text itself.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple

from js import navigator, paddock
from js import window as browser
from pyodide.ffi import JsException, create_proxy

from games.message import Message, say

Texts = tuple[str, str]
"""A text, and the one before it; empty where there is none."""

ELSEWHERE = "elsewhere"
"""What a write says that would have written over what another window has kept."""

FULL = "full"

COMPLAINTS = {
    FULL: say("This tablet is full, so your game can’t be saved. Please make some room."),
    "refused": say("This browser won’t let Paddock save anything. Is this a private window?"),
    "newer": say(
        "Your games were saved by a newer Paddock. They are safe: "
        "close Paddock, go online and open it again, and it will find them."
    ),
}
"""Why something could not be kept, by the word that `static/keeping.mjs` has for it."""


class Found(NamedTuple):
    """Everything that lies here but the matches themselves."""

    things: dict[str, Texts]
    notes: dict[str, Texts]
    ids: tuple[str, ...]
    old: dict[str, str]
    hint: str
    complaint: Message | None


async def first() -> Found:
    """What lay there when the page began."""
    return _found(json.loads(await paddock.keeping.first()))


async def everything() -> Found:
    """What lies there now."""
    return _found(json.loads(await paddock.keeping.everything()))


def _found(found: dict[str, Any]) -> Found:
    return Found(
        {name: _texts(texts) for name, texts in found.get("things", {}).items()},
        {name: _texts(texts) for name, texts in found.get("notes", {}).items()},
        tuple(map(str, found.get("ids", ()))),
        {name: str(text) for name, text in found.get("old", {}).items()},
        str(found.get("hint") or ""),
        next((COMPLAINTS[word] for word in ("newer", "refused") if found.get(word)), None),
    )


def _texts(found: Any) -> Texts:
    """A text and the one before it; whatever else lies there is no text of ours."""
    if not isinstance(found, dict):
        return "", ""
    return str(found.get("text", "")), str(found.get("before", ""))


def write(changes: Iterable[tuple[str, str, str | None]]) -> Awaitable[str]:
    """Keep all of it or nothing, each by store and name; None forgets it. It is asked for at once.

    What it comes to says nothing, `elsewhere` or a word out of COMPLAINTS.
    """
    answer: Awaitable[str] = paddock.keeping.write(json.dumps(list(changes)))
    return answer


async def answered(asked: Awaitable[str], seconds: float) -> None:
    """Wait until what was asked for is done, but no longer than this."""
    await paddock.keeping.orTooLong(asked, 1000 * seconds)


async def open_match(name: str, take_over: bool) -> Texts | None:
    """A match and its text before, both empty if it is gone; None while another window plays it."""
    found = json.loads(await paddock.keeping.open(name, take_over))
    return None if found and found.get("elsewhere") else _texts(found)


async def peek(name: str) -> Texts:
    """The same, only to be looked at."""
    return _texts(json.loads(await paddock.keeping.peek(name)))


async def went_on(name: str) -> bool:
    """Whether another window has gone on with a match that is played here."""
    return bool(await paddock.keeping.wentOn(name))


async def hold(name: str) -> None:
    """Be the window that plays this match."""
    await paddock.keeping.hold(name)


def release() -> None:
    """Play none any more."""
    paddock.keeping.release()


def remember(name: str, text: str) -> None:
    """A small thing that the page wants before Python is there."""
    paddock.keeping.remember(name, text)


def remembered(name: str) -> str | None:
    """Such a thing, if it is there."""
    found = paddock.keeping.remembered(name)
    return found if isinstance(found, str) else None


def on_taken(callback: Callable[[str], None]) -> None:
    """Hear that another window has taken over the match that is played here."""

    def taken(event: Any) -> None:
        callback(str(event.detail))

    browser.addEventListener("paddock:taken", create_proxy(taken))


async def keep_for_good() -> bool:
    """Ask the browser not to clear our texts when it tidies up; it may say no."""
    try:
        return bool(await navigator.storage.persist())
    except (JsException, AttributeError):
        return False
