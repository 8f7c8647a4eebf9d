"""Plays the recipes: a few nodes of the browser's sound desk for each, which it clears away by itself.

A browser lets itself be heard only once the page was touched, and Safari counts only what is done while it
tells of the touch. Making the desk takes too long for that (45 ms where the processor is slowed four times),
waking it takes less than one. So it is made asleep while nobody waits, and every touch that finds it asleep
wakes it.
"""

from __future__ import annotations

import asyncio
import json
from functools import cache
from typing import Any

from js import document
from js import window as browser
from pyodide.code import run_js

from stage import storage
from stage.recipes import RECIPES, Hiss, Tone

VOLUME = 0.22
"""Of the whole desk: a game at the kitchen table, not an arcade."""

QUIET = 0.0008
"""What a fading sound ends at; the desk can't fade to nothing exponentially."""

SECONDS_TO_OPEN = 0.5
"""From the page's start until the desk is made."""

SECONDS_TO_WAKE = 0.3
"""So late a sound may come when the desk has to wake for it; later it would belong to nothing any more."""

_desk: dict[str, Any] = {}
"""The browser's audio context and its master volume, once they are made."""


def mute(muted: bool) -> None:
    """Be silent from now on, or be heard; remembered on this tablet."""
    storage.save("muted", "yes" if muted else "no")
    document.documentElement.toggleAttribute("data-muted", muted)


def muted() -> bool:
    """Whether the family wants silence."""
    return storage.load("muted") == "yes"


def open_soon() -> None:
    """Make the desk as soon as the page has come to rest. Called once in the page's life."""
    if hasattr(browser, "AudioContext"):
        asyncio.get_event_loop().call_later(SECONDS_TO_OPEN, _open_desk)


def _open_desk() -> None:
    context = browser.AudioContext.new()
    volume = context.createGain()
    volume.gain.value = VOLUME
    volume.connect(context.destination)
    _desk.update(context=context, volume=volume)
    _functions()


def wake() -> None:
    """Let the desk be heard from now on, if it isn't; only while the browser tells of a touch.

    Browsers also send it to sleep by themselves when the page was away.
    """
    if _desk and _desk["context"].state != "running":
        _functions().wake(_desk["context"])


def play(name: str) -> None:
    """Play a sound by its name; the empty name is silence."""
    if not name or not _desk or muted():
        return
    parts = json.dumps([_plain(part) for part in RECIPES[name]])
    _functions().play(_desk["context"], _desk["volume"], parts)


def _plain(part: Tone | Hiss) -> dict[str, object]:
    return {"kind": type(part).__name__, **part._asdict()}


@cache
def _functions() -> Any:
    """A whole sound is one crossing into the browser, though it is dozens of calls there."""
    return run_js(
        """(quiet, patience) => {
            let noise = null;  // half a second of it, made once
            const noiseOf = (context) => {
                if (noise) return noise;
                noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
                const samples = noise.getChannelData(0);
                for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1;
                return noise;
            };
            const glide = (pitch, part, begin) => {
                pitch.setValueAtTime(part.start, begin);
                pitch.exponentialRampToValueAtTime(part.end, begin + part.length);
            };
            const sources = {
                Tone: (context, part, begin) => {
                    const source = context.createOscillator();
                    source.type = part.wave;
                    glide(source.frequency, part, begin);
                    return [source, source];
                },
                Hiss: (context, part, begin) => {
                    const source = context.createBufferSource();
                    source.buffer = noiseOf(context);
                    source.loop = true;
                    const door = context.createBiquadFilter();
                    door.type = "bandpass";
                    door.Q.value = part.narrow;
                    glide(door.frequency, part, begin);
                    source.connect(door);
                    return [source, door];
                },
            };
            const start = (context, volume, text) => {
                for (const part of JSON.parse(text)) {
                    const begin = context.currentTime + part.at;
                    const end = begin + part.length;
                    const [source, last] = sources[part.kind](context, part, begin);
                    const loudness = context.createGain();
                    loudness.gain.setValueAtTime(part.loudness, begin);
                    loudness.gain.exponentialRampToValueAtTime(quiet, end);
                    last.connect(loudness);
                    loudness.connect(volume);
                    source.start(begin);
                    source.stop(end + 0.02);
                }
            };
            // A tablet that is busy with a call refuses; silence is no error.
            const wake = (context) => context.resume().catch(() => {});
            const play = (context, ...sound) => {
                if (context.state === "running") return start(context, ...sound);
                const asked = performance.now();
                const inTime = () => context.state === "running" && performance.now() - asked < patience;
                wake(context).then(() => inTime() && start(context, ...sound));
            };
            return { wake, play };
        }"""
    )(QUIET, 1000 * SECONDS_TO_WAKE)
