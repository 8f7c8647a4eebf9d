"""The way to the page's own painter (`static/stage/painter.mjs`); each function is called once a picture.

Crossing from Python into the browser costs more than most of what is done there, so a picture goes over
as one text: HTML for a whole one, a list of operations (JSON) for what has changed. What the operations
mean stands in `patch.py` and `operations.py`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from js import paddock

from games.picture import Node
from stage.html import Words, html
from stage.operations import operations
from stage.patch import Patch, Path


def get_ready() -> None:
    """Do what the first picture would otherwise wait for."""
    paddock.insertTable()
    paddock.painter.copyHats()


def paint(place: Any, picture: Node, words: Words) -> None:
    """Put a whole picture into a place on the page. One with nothing in it needs no style."""
    if picture.children:
        paddock.insertTable()
    paddock.painter.paint(place, html(picture, words))


def written(patches: Sequence[Patch], words: Words) -> str:
    """The patches as the text in which they go over."""
    return json.dumps(operations(patches, words))


def change(top: Any, text: str) -> None:
    """Carry out what is written on the picture that begins at this element."""
    paddock.painter.change(top, text)


def place_of_focus(top: Any) -> Path | None:
    """The path from this element to what has the focus; None if that lies outside, or is nothing."""
    found = paddock.painter.placeOfFocus(top)
    return tuple(json.loads(found)) if found else None


async def painted() -> None:
    """Wait until the browser has shown what stands on the page; hidden pages show nothing, and don't wait."""
    await paddock.painter.painted()
