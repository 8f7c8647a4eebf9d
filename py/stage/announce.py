"""What a screen reader says without being asked: a polite region of the page, and one that interrupts, for
whose turn it is alone (`static/stage/voice.mjs`)."""

from __future__ import annotations

from js import paddock


def say(text: str, urgent: bool = False) -> None:
    """Have a sentence read when the reader is free, or at once. The same sentence twice is read twice."""
    paddock.voice.announce(text, urgent)


def forget() -> None:
    """Leave nothing to be read back: the tablet is being handed on."""
    paddock.voice.forget()
