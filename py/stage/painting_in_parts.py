"""A picture put up in parts, since a slow tablet would show nothing until it had laid out the last sheep.

A node with `data-unfold` that is new to the page fills up by and by: the picture stands around it first, then
its content comes portion by portion, in the picture's own order. What unfolds `ALONE` comes whole, but not
together with anything else. Each part is a picture like any other, the beginning of the next; the last one is
the whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import is_

from games.picture import Child, Node

UNFOLDS = "data-unfold"
ALONE = "alone"
"""A value of it, for one large drawing."""

UNFINISHED = {"aria-busy": "true"}
"""What a screen reader is told of a part that is not yet whole."""

DRAWING = 12
"""What a drawing of the kit weighs against any other element: it is a dozen shapes that nobody counts."""

PORTION = 100
"""How much is put up at a time."""


def unfolds(child: Child) -> bool:
    """Whether anything in what comes to the page would fill up by and by."""
    if not isinstance(child, Node):
        return False
    return UNFOLDS in child.attributes or any(map(unfolds, child.children))


def parts(picture: Node, before: Node | None = None) -> Iterator[Node]:
    """The picture from its first part to the whole, which is the picture itself.

    `before` is what stands on the page, if the picture follows from it: what it has need not unfold again.
    """
    burden = sum(map(_burden, _newcomers(picture, before)))
    for portion in range(burden // PORTION):
        yield _begun(picture, before, portion * PORTION)[0]
    yield picture


def _newcomers(node: Node, before: Node | None) -> Iterator[Node]:
    """Whatever unfolds in this node and was not there before."""
    for child, was in _pairs(node, before):
        if child is was or not isinstance(child, Node):
            continue
        if was is None and UNFOLDS in child.attributes:
            yield child
        else:
            yield from _newcomers(child, was)


def _pairs(node: Node, before: Node | None) -> Iterator[tuple[Child, Node | None]]:
    """A node's children, each with what it was before."""
    were: dict[tuple[str, str], Node] = {}
    if before is not None:
        were = {(child.tag, child.key): child for child in before.children if isinstance(child, Node)}
    for child in node.children:
        yield child, were.get((child.tag, child.key)) if isinstance(child, Node) else None


def _begun(node: Node, before: Node | None, room: int) -> tuple[Node, int]:
    """The node with as much in its newcomers as there is room for, and the room that is left."""
    children: list[Child] = []
    for child, was in _pairs(node, before):
        if child is was or not isinstance(child, Node):
            children.append(child)
            continue
        if was is None and UNFOLDS in child.attributes:
            begun, room = _unfolding(child, room)
        else:
            begun, room = _begun(child, was, room)
        children.append(begun)
    if all(map(is_, children, node.children)):
        return node, room
    return node._replace(children=tuple(children)), room


def _unfolding(node: Node, room: int) -> tuple[Node, int]:
    """A newcomer as far as it has come."""
    burden = _burden(node)
    if burden <= room:
        return node, room - burden
    begun = node._replace(children=()) if _comes_alone(node) else beginning(node, room)[0]
    return begun._replace(attributes={**node.attributes, **UNFINISHED}), 0


def _comes_alone(node: Node) -> bool:
    return node.attributes[UNFOLDS] == ALONE


def _burden(node: Node) -> int:
    """How much of the page's time a newcomer asks for."""
    return PORTION if _comes_alone(node) else weight(node)


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
