"""What a screen reader says without being asked: one polite region for the whole page."""

from __future__ import annotations

from js import document

LIVE = "live"


def say(text: str) -> None:
    """Have a sentence read when the reader is free. The same sentence twice is read twice."""
    region = document.getElementById(LIVE)
    line = document.createElement("p")
    line.textContent = text
    region.append(line)
    # A few lines stay, so that a burst of events is read whole; older ones would be noise.
    while region.childElementCount > 4:
        region.firstElementChild.remove()


def forget() -> None:
    """Leave nothing to be read back: the tablet is being handed on."""
    document.getElementById(LIVE).replaceChildren()
