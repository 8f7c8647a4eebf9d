"""Plays the recipes: a few nodes of the browser's sound desk for each, which it clears away by itself."""

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
"""From the first touch until the desk is made: it takes a while, and the touch wants its answer first."""

_desk: dict[str, Any] = {}
"""The browser's audio context and its master volume, once somebody has touched the page."""


def mute(muted: bool) -> None:
    """Be silent from now on, or be heard; remembered on this tablet."""
    storage.save("muted", "yes" if muted else "no")
    document.documentElement.toggleAttribute("data-muted", muted)


def muted() -> bool:
    """Whether the family wants silence."""
    return storage.load("muted") == "yes"


def prime() -> None:
    """Open the desk. Browsers allow it only once the page was touched, and may close it when away."""
    if _desk:
        if _desk["context"].state != "running":
            _desk["context"].resume()
    elif hasattr(browser, "AudioContext"):
        asyncio.get_event_loop().call_later(SECONDS_TO_OPEN, _open_desk)


def _open_desk() -> None:
    if _desk:
        return
    context = browser.AudioContext.new()
    volume = context.createGain()
    volume.gain.value = VOLUME
    volume.connect(context.destination)
    _desk.update(context=context, volume=volume)


def play(name: str) -> None:
    """Play a sound by its name; the empty name is silence."""
    if not name or not _desk or muted() or _desk["context"].state != "running":
        return
    _player()(_desk["context"], _desk["volume"], json.dumps([_plain(part) for part in RECIPES[name]]))


def _plain(part: Tone | Hiss) -> dict[str, object]:
    return {"kind": type(part).__name__, **part._asdict()}


@cache
def _player() -> Any:
    """A whole sound is one crossing into the browser, though it is dozens of calls there."""
    return run_js(
        """(quiet) => {
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
            return (context, volume, text) => {
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
        }"""
    )(QUIET)
