"""The worker's door: text in, text out. Everything else of thinking is in `bots.thinking`."""

from bots.thinking import think_from_text


def think(request: str) -> str:
    """The answer to one question, both as JSON text."""
    return think_from_text(request)


__export__ = ["think"]
