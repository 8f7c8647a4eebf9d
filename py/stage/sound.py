"""Plays the recipes: a few nodes of the browser's sound desk for each, which it clears away by itself.

A browser lets itself be heard only once the page was touched, and Safari counts only what is done while it
tells of the touch. Making the desk takes too long for that (45 ms where the processor is slowed four times),
waking it takes less than one. So it is made asleep while nobody waits, and every touch that finds it asleep
wakes it.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from js import document, paddock
from js import window as browser

from stage import storage
from stage.sound_recipes import RECIPES, Hiss, Tone

VOLUMES = {"soft": 0.08, "medium": 0.22, "loud": 0.55}
"""Of the whole desk: usually a game at the kitchen table, not an arcade."""

SECONDS_TO_OPEN = 0.5
"""From the page's start until the desk is made."""

_desk: dict[str, Any] = {"loudness": VOLUMES["medium"]}
"""How loud it is, and the browser's audio context and its master volume, once they are made."""


def mute(muted: bool) -> None:
    """Be silent from now on, or be heard; remembered on this tablet."""
    storage.remember("muted", "yes" if muted else "no")
    document.documentElement.toggleAttribute("data-muted", muted)


def muted() -> bool:
    """Whether the family wants silence."""
    return storage.remembered("muted") == "yes"


def set_loudness(loudness: str) -> None:
    """How loud all sounds are from now on."""
    _desk["loudness"] = VOLUMES[loudness]
    if "volume" in _desk:
        _desk["volume"].gain.value = _desk["loudness"]


def open_soon() -> None:
    """Make the desk as soon as the page has come to rest. Called once in the page's life."""
    if hasattr(browser, "AudioContext"):
        asyncio.get_event_loop().call_later(SECONDS_TO_OPEN, _open_desk)


def _open_desk() -> None:
    context = browser.AudioContext.new()
    volume = context.createGain()
    volume.gain.value = _desk["loudness"]
    volume.connect(context.destination)
    _desk.update(context=context, volume=volume)


def wake() -> None:
    """Let the desk be heard from now on, if it isn't; only while the browser tells of a touch.

    Browsers also send it to sleep by themselves when the page was away.
    """
    if "context" in _desk and _desk["context"].state != "running":
        paddock.sound.wake(_desk["context"])


def play(name: str) -> None:
    """Play a sound by its name; the empty name is silence."""
    if not name or "context" not in _desk or muted():
        return
    parts = json.dumps([_plain(part) for part in RECIPES[name]])
    paddock.sound.play(_desk["context"], _desk["volume"], parts)


def _plain(part: Tone | Hiss) -> dict[str, object]:
    return {"kind": type(part).__name__, **part._asdict()}
