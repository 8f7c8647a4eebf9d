"""Sentences read aloud by the tablet's own voices. Never the only way to learn something."""

from __future__ import annotations

from js import paddock


async def say(text: str, language: str) -> None:
    """Read a sentence aloud when those before it have ended; over when it is read. Silence is no error."""
    await paddock.voice.speak(text, language)


def want(wanted: bool) -> None:
    """Whether anything will have to be read: the voice is fetched, and ready by the next touch."""
    paddock.voice.want(wanted)


def hush() -> None:
    """Say nothing more of what was to be said."""
    paddock.voice.hush()
