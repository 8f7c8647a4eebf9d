"""Sentences read aloud by the tablet's own voices. Never the only way to learn something."""

from __future__ import annotations

from js import paddock

VOLUMES = {"soft": 0.3, "medium": 0.6, "loud": 1.0}
"""Of the tablet's own voice, beside which the sounds have theirs."""


def set_loudness(loudness: str) -> None:
    """How loud the voice is from its next sentence on."""
    paddock.voice.volume = VOLUMES[loudness]


async def say(text: str, language: str) -> None:
    """Read a sentence aloud when those before it have ended; over when it is read. Silence is no error."""
    await paddock.voice.speak(text, language)


def want(wanted: bool) -> None:
    """Whether anything will have to be read: the voice is fetched, and ready by the next touch."""
    paddock.voice.want(wanted)


def hush() -> None:
    """Say nothing more of what was to be said."""
    paddock.voice.hush()
