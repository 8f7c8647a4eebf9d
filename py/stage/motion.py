"""Plays a telling on the page: the browser moves everything by itself, Python only waits for the end.

The page already shows how things stand; what plays here is the way there. Stopping at any moment shows
the truth.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from js import CSS, Object, document
from pyodide.ffi import to_js

from games.contract import Motion
from stage.html import KEY
from stage.ways import PACES, Cue, cues
from stage.window import reduced_motion

_stop: list[asyncio.Event] = []
"""One event for each telling that plays now."""


async def play(motions: Sequence[Motion], pace: str) -> None:
    """Play the motions to their end, or until somebody taps."""
    if not motions or not PACES[pace] or reduced_motion() or document.hidden:
        return
    planned, length = cues(motions, pace)
    animations = _start(planned)
    if not animations:
        return
    stop = asyncio.Event()
    _stop.append(stop)
    try:
        await asyncio.wait_for(stop.wait(), length / 1000)
    except asyncio.TimeoutError:  # noqa: UP041 - the end of the telling, not an error
        return
    finally:
        _stop.remove(stop)
        for animation in animations:
            animation.cancel()


def skip() -> None:
    """Be done at once with whatever plays."""
    for stop in _stop:
        stop.set()


def playing() -> bool:
    """Whether anything plays now."""
    return bool(_stop)


def _start(planned: Sequence[Cue]) -> list[Any]:
    """Start every part at once, each with its own delay, so that one clock holds them together."""
    animations = []
    begun: set[str] = set()
    for cue in planned:
        element = document.querySelector(f'[{KEY}="{CSS.escape(cue.key)}"]')
        if not element:
            continue
        if cue.travel:
            # The first part holds the old place until its turn; later ones take over when theirs comes.
            fill = "forwards" if cue.key in begun else "both"
            begun.add(cue.key)
            animations.append(_animate(element, cue.travel, cue, fill))
        if cue.turn:
            animations.append(_animate(_drawing(element), cue.turn, cue, "backwards"))
    return animations


def _drawing(element: Any) -> Any:
    """What turns about its own middle: inside an SVG board, the drawing within the node."""
    if not getattr(element, "ownerSVGElement", None):
        return element
    drawing = element.firstElementChild or element
    drawing.style.transformBox = "fill-box"
    drawing.style.transformOrigin = "center"
    return drawing


def _animate(element: Any, frames: Sequence[Any], cue: Cue, fill: str) -> Any:
    timing = {"delay": cue.start, "duration": cue.length, "easing": cue.easing, "fill": fill}
    return element.animate(_plain(list(frames)), _plain(timing))


def _plain(value: Any) -> Any:
    return to_js(value, dict_converter=Object.fromEntries)
