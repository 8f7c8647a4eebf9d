"""What is kept on the tablet: short texts by name, each whole or not at all.

Nothing is swallowed: a text that could not be kept comes back as a message for the family. What a text
means, and which version of a thing it is, stands in the text itself.
"""

from __future__ import annotations

from js import localStorage, navigator
from pyodide.ffi import JsException

from games.message import Message, say

PREFIX = "paddock:"
"""All projects of one user share an origin; these names are ours."""

LONGEST_NUMBER = 9
"""Python refuses to read numbers of thousands of digits."""

FORMAT = "1"
"""Raised when the way texts are kept changes; kept beside them under the name `format`. Where a newer Paddock
has kept something, this one reads nothing and changes nothing."""


def save(name: str, text: str) -> Message | None:
    """Keep a text under a name; gives why not, if it can't be kept."""
    try:
        if (newer := of_a_newer()) is not None:
            return newer
        localStorage.setItem(f"{PREFIX}format", FORMAT)
        localStorage.setItem(PREFIX + name, text)
    except JsException as refusal:
        if "quota" in str(refusal).lower():
            return say("This tablet is full, so your game can’t be saved. Please make some room.")
        return say("This browser won’t let Paddock save anything. Is this a private window?")
    return None


def load(name: str) -> str | None:
    """The text kept under a name; None if there is none."""
    try:
        kept = None if of_a_newer() else localStorage.getItem(PREFIX + name)
    except JsException:
        # A browser that refuses to read has refused to save as well, and that was said to the family.
        return None
    return kept if isinstance(kept, str) else None


def remove(name: str) -> Message | None:
    """Forget the text kept under a name."""
    try:
        if of_a_newer() is None:
            localStorage.removeItem(PREFIX + name)
    except JsException:
        return say("This browser won’t let Paddock save anything. Is this a private window?")
    return None


def of_a_newer() -> Message | None:
    """Why nothing that lies here is read or changed: a newer Paddock kept it in a way unknown to this one."""
    kept = str(localStorage.getItem(f"{PREFIX}format"))
    if not kept.isdecimal() or (len(kept) <= LONGEST_NUMBER and int(kept) <= int(FORMAT)):
        return None
    return say(
        "Your games were saved by a newer Paddock. They are safe: "
        "close Paddock, go online and open it again, and it will find them."
    )


def names(beginning: str = "") -> tuple[str, ...]:
    """The names under which something is kept, in alphabetical order."""
    try:
        keys = [str(localStorage.key(index)) for index in range(localStorage.length)]
    except JsException:
        return ()
    start = PREFIX + beginning
    return tuple(sorted(key[len(PREFIX) :] for key in keys if key.startswith(start)))


async def keep_for_good() -> bool:
    """Ask the browser not to clear our texts when it tidies up; it may say no."""
    try:
        return bool(await navigator.storage.persist())
    except (JsException, AttributeError):
        return False
