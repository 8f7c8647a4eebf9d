"""A new picture put up in parts, since a slow tablet would show nothing until it had laid out the last sheep.

A node with `data-unfold` fills up by and by: the picture stands around it first, then its content
comes portion by portion, in the picture's own order. Each part is a picture like any other, the beginning
of the next; the last one is the whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import is_

from games.picture import Child, Node

UNFOLDS = "data-unfold"
UNFINISHED = {"aria-busy": "true"}
"""What a screen reader is told of a part that is not yet whole."""

DRAWING = 12
"""What a drawing of the kit weighs against any other element: it is a dozen shapes that nobody counts."""

PORTION = 100
"""How much is put up at a time."""


def parts(picture: Node) -> Iterator[Node]:
    """The picture from its first part to the whole, which is the picture itself."""
    for place, child in enumerate(picture.children):
        if isinstance(child, Node) and UNFOLDS in child.attributes:
            for portion in range(weight(child) // PORTION):
                begun, _ = beginning(child, portion * PORTION)
                waiting = begun._replace(attributes={**begun.attributes, **UNFINISHED})
                around = (*picture.children[:place], waiting, *picture.children[place + 1 :])
                yield picture._replace(children=around)
    yield picture


def beginning(node: Node, room: int) -> tuple[Node, int]:
    """As much of a node as there is room for, from its start, and the room that is left."""
    room -= DRAWING if node.tag == "use" else 1
    kept: list[Child] = []
    for child in node.children:
        if room <= 0:
            break
        if isinstance(child, Node):
            begun, room = beginning(child, room)
            kept.append(begun)
        else:
            kept.append(child)
    if len(kept) == len(node.children) and all(map(is_, kept, node.children)):
        return node, room
    return node._replace(children=tuple(kept)), room


def weight(node: Node) -> int:
    """How much work a node is, roughly."""
    own = DRAWING if node.tag == "use" else 1
    return own + sum(weight(child) for child in node.children if isinstance(child, Node))
