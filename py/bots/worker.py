"""The worker's door: text in, text out. All else is in `bots.thinking`, `advising` and `reckoning`."""

from bots import parcel

if not parcel.here():
    parcel.unpack()

from bots.advising import advise_from_text
from bots.reckoning import reckon_from_text
from bots.thinking import think_from_text


def think(request: str) -> str:
    """The answer to one question, both as JSON text."""
    return think_from_text(request)


def advise(request: str) -> str:
    """What a person who asks is told, as text too."""
    return advise_from_text(request)


def reckon(request: str) -> str:
    """Some more of where a result came from, as text too."""
    return reckon_from_text(request)


__export__ = ["advise", "reckon", "think"]
