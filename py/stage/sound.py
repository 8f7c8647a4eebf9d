"""Plays the recipes: a few nodes of the browser's sound desk for each, which it clears away by itself."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from js import Float32Array, document
from js import window as browser
from pyodide.ffi import to_js

from stage import storage
from stage.recipes import RECIPES, Hiss, Tone

VOLUME = 0.22
"""Of the whole desk: a game at the kitchen table, not an arcade."""

QUIET = 0.0008
"""What a fading sound ends at; the desk can't fade to nothing exponentially."""

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
    """Open the desk. Browsers allow it only in the moment of a touch, and may close it when away."""
    if not hasattr(browser, "AudioContext"):
        return
    if not _desk:
        context = browser.AudioContext.new()
        volume = context.createGain()
        volume.gain.value = VOLUME
        volume.connect(context.destination)
        _desk.update(context=context, volume=volume)
    if _desk["context"].state != "running":
        _desk["context"].resume()


def play(name: str) -> None:
    """Play a sound by its name; the empty name is silence."""
    if not name or not _desk or muted() or _desk["context"].state != "running":
        return
    now = _desk["context"].currentTime
    for part in RECIPES[name]:
        if isinstance(part, Tone):
            _sing(part, now)
        else:
            _hiss(part, now)


def _sing(tone: Tone, now: float) -> None:
    oscillator = _desk["context"].createOscillator()
    oscillator.type = tone.wave
    _glide(oscillator.frequency, tone, now)
    _run(oscillator, oscillator, tone, now)


def _hiss(hiss: Hiss, now: float) -> None:
    context = _desk["context"]
    source = context.createBufferSource()
    source.buffer = _noise()
    source.loop = True
    door = context.createBiquadFilter()
    door.type = "bandpass"
    door.Q.value = hiss.narrow
    _glide(door.frequency, hiss, now)
    source.connect(door)
    _run(source, door, hiss, now)


def _glide(pitch: Any, part: Tone | Hiss, now: float) -> None:
    pitch.setValueAtTime(part.start, now + part.at)
    pitch.exponentialRampToValueAtTime(part.end, now + part.at + part.length)


def _run(source: Any, last: Any, part: Tone | Hiss, now: float) -> None:
    """Start the source, let its sound fade, and stop it."""
    begin, end = now + part.at, now + part.at + part.length
    loudness = _desk["context"].createGain()
    loudness.gain.setValueAtTime(part.loudness, begin)
    loudness.gain.exponentialRampToValueAtTime(QUIET, end)
    last.connect(loudness)
    loudness.connect(_desk["volume"])
    source.start(begin)
    source.stop(end + 0.02)


@cache
def _noise() -> Any:
    """One second of noise, made once."""
    context = _desk["context"]
    rate = int(context.sampleRate)
    rng = Random(9)
    samples = Float32Array.new(to_js([rng.uniform(-1, 1) for _ in range(rate // 2)]))
    buffer = context.createBuffer(1, rate // 2, rate)
    buffer.copyToChannel(samples, 0)
    return buffer
