"""What a screen reader says without being asked: one polite region of the page (`static/stage/voice.mjs`)."""

from __future__ import annotations

from js import paddock


def say(text: str) -> None:
    """Have a sentence read when the reader is free. The same sentence twice is read twice."""
    paddock.voice.announce(text)


def forget() -> None:
    """Leave nothing to be read back: the tablet is being handed on."""
    paddock.voice.forget()
