"""Plays a telling on the page: the browser moves everything by itself, Python only waits for the end.

The page already shows how things stand; what plays here is the way there. Stopping at any moment shows
the truth.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from js import document
from pyodide.code import run_js

from games.contract import Motion
from stage.html import KEY
from stage.ways import PACES, cues
from stage.window import reduced_motion

_stop: list[asyncio.Event] = []
"""One event for each telling that plays now."""


async def play(motions: Sequence[Motion], pace: str) -> None:
    """Play the motions to their end, or until somebody taps."""
    if not motions or not PACES[pace] or reduced_motion() or document.hidden:
        return
    planned, length = cues(motions, pace)
    animations = _functions().start(json.dumps(planned))
    if not animations.length:
        return
    stop = asyncio.Event()
    _stop.append(stop)
    try:
        await asyncio.wait_for(stop.wait(), length / 1000)
    except asyncio.TimeoutError:  # noqa: UP041 - the end of the telling, not an error
        return
    finally:
        _stop.remove(stop)
        _functions().stop(animations)


def skip() -> None:
    """Be done at once with whatever plays."""
    for stop in _stop:
        stop.set()


def playing() -> bool:
    """Whether anything plays now."""
    return bool(_stop)


@cache
def _functions() -> Any:
    """All of a telling is started by one crossing into the browser, so that one clock holds it together."""
    return run_js(
        """(keyed) => {
            // What turns about its own middle: inside an SVG board, the drawing within the node.
            const drawingOf = (element) => {
                if (!element.ownerSVGElement) return element;
                const drawing = element.firstElementChild ?? element;
                drawing.style.transformBox = "fill-box";
                drawing.style.transformOrigin = "center";
                return drawing;
            };
            return {
                start: (text) => {
                    const animations = [];
                    const begun = new Set();
                    for (const [key, delay, duration, travel, turn, easing] of JSON.parse(text)) {
                        const element = document.querySelector(`[${keyed}="${CSS.escape(key)}"]`);
                        if (!element) continue;
                        const play = (node, frames, fill) =>
                            animations.push(node.animate(frames, { delay, duration, easing, fill }));
                        // The first part holds the old place until its turn; later ones take over in theirs.
                        if (travel.length) play(element, travel, begun.has(key) ? "forwards" : "both");
                        if (travel.length) begun.add(key);
                        if (turn.length) play(drawingOf(element), turn, "backwards");
                    }
                    return animations;
                },
                stop: (animations) => animations.forEach((animation) => animation.cancel()),
            };
        }"""
    )(KEY)
