"""What must change on the page to get from one picture to the next, as a list of small operations.

The page is named by paths: the numbers of the children to go through from the picture's own element.
Operations are in an order that lets every path be read in the *new* picture: a parent's children are
brought into place before anything below them is touched.

Siblings are the same node if they have the same tag and key; without keys, if they are the same
manyeth of their tag. Neighbouring texts are one text, as they are on the page, and empty ones are none.
An attribute keeps to one kind of value: for Python 1 equals True, on the page it does not.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from operator import lt
from typing import NamedTuple

from games.picture import Child, Node
from stage.html import Words, attribute, attribute_name, text

Path = tuple[int, ...]


class SetAttribute(NamedTuple):
    """Write an attribute, or take it away (None)."""

    path: Path
    name: str
    value: str | None


class SetText(NamedTuple):
    """Replace what a text says."""

    path: Path
    text: str


class Insert(NamedTuple):
    """Put a new child before the one that now has this number (or at the end)."""

    path: Path
    before: int
    child: Node | str


class Remove(NamedTuple):
    """Take a child away."""

    path: Path
    place: int


class Move(NamedTuple):
    """Put a child before the one that now has this number (or at the end)."""

    path: Path
    place: int
    before: int


Patch = SetAttribute | SetText | Insert | Remove | Move
Identity = tuple[str, str, int]


def same_node(old: Node, new: Node) -> bool:
    """Whether the second can be made from the first by patches."""
    return old.tag == new.tag and old.key == new.key


def difference(old: Node, new: Node, words: Words) -> list[Patch]:
    """The operations that turn the first picture into the second; both are the `same_node`.

    The words must be those that the old picture was written with.
    """
    patches: list[Patch] = []
    if old is not new and old != new:
        _compare(old, new, (), words, patches)
    return patches


def uproots(patches: Sequence[Patch], path: Path) -> bool:
    """Whether the node that now stands at this path is taken away or moved: it would lose the focus."""
    place = list(path)
    for patch in patches:
        depth = len(patch.path)
        above = depth < len(place) and tuple(place[:depth]) == patch.path
        if not above or isinstance(patch, (SetAttribute, SetText)):
            continue
        if isinstance(patch, Insert):
            place[depth] += patch.before <= place[depth]
            continue
        if patch.place == place[depth]:
            return True
        place[depth] -= patch.place < place[depth]
        if isinstance(patch, Move):
            place[depth] += patch.before - (patch.place < patch.before) <= place[depth]
    return False


def joined_children(of: Sequence[Child], words: Words) -> list[Node | str]:
    """Children as the page has them: texts that touch are one, empty texts are none."""
    children: list[Node | str] = []
    for child in of:
        if isinstance(child, Node):
            children.append(child)
        elif written := text(child, words):
            if children and isinstance(children[-1], str):
                children[-1] += written
            else:
                children.append(written)
    return children


def _compare(old: Node, new: Node, path: Path, words: Words, patches: list[Patch]) -> None:
    """What differs between two nodes that are the same and not equal."""
    if old.attributes is not new.attributes and old.attributes != new.attributes:
        _compare_attributes(old, new, path, words, patches)
        if old.children == new.children:
            return
    if (was := _only_text(old, words)) and (now := _only_text(new, words)):
        pairs: list[tuple[Child, Child]] = [(was, now)]
    else:
        pairs = _paired(old, new, path, words, patches)
    for place, (before, after) in enumerate(pairs):
        if before is after or before == after:
            continue
        if isinstance(after, str):
            patches.append(SetText((*path, place), after))
        elif isinstance(before, Node) and isinstance(after, Node):
            _compare(before, after, (*path, place), words, patches)


def _only_text(node: Node, words: Words) -> str:
    """What a node says that has nothing but one text, as most have that have any."""
    if len(node.children) != 1 or isinstance(child := node.children[0], Node):
        return ""
    return text(child, words)


def _compare_attributes(old: Node, new: Node, path: Path, words: Words, patches: list[Patch]) -> None:
    for name in {**old.attributes, **new.attributes}:
        before = old.attributes.get(name, False)
        after = new.attributes.get(name, False)
        if before is not after and before != after:
            written = attribute(after, words)
            if written != attribute(before, words):
                patches.append(SetAttribute(path, attribute_name(name), written))


def _paired(
    old: Node, new: Node, path: Path, words: Words, patches: list[Patch]
) -> list[tuple[Child, Child]]:
    """Each new child with what it was before. What comes, goes or changes places lies between elements that
    stay where they are, and mostly there is nothing."""
    pairs = list(zip(old.children, new.children, strict=False))
    first = _alike(pairs)
    if first == len(old.children) == len(new.children):
        return pairs
    most = len(pairs) - first
    ends = list(zip(reversed(old.children), reversed(new.children), strict=False))[:most]
    last = _alike(ends)
    between = _arrange(
        joined_children(old.children[first : len(old.children) - last], words),
        joined_children(new.children[first : len(new.children) - last], words),
        first, path, patches,
    )  # fmt: skip
    return [*pairs[:first], *between, *reversed(ends[:last])]


def _alike(pairs: Sequence[tuple[Child, Child]]) -> int:
    """How many pairs, from the first, are elements that can be made one from the other."""
    for place, (before, after) in enumerate(pairs):
        if before is after and isinstance(before, Node):
            continue
        if not (isinstance(before, Node) and isinstance(after, Node) and same_node(before, after)):
            return place
    return len(pairs)


def _arrange(
    old: list[Node | str], new: list[Node | str], first: int, path: Path, patches: list[Patch]
) -> list[tuple[Child, Child]]:
    """Bring the right children, from the one with this number on, into the right order; gives each new child
    with what it was before."""
    were = dict(zip(_identities(old), old, strict=True))
    wanted = _identities(new)
    staying = set(wanted)
    present = list(were)
    for index in range(len(present) - 1, -1, -1):
        if present[index] not in staying:
            patches.append(Remove(path, first + index))
            del present[index]
    places = {identity: place for place, identity in enumerate(present)}
    unmoved = _longest_rising([places[identity] for identity in wanted if identity in places])
    unmoved_identities = {present[index] for index in unmoved}
    for place in range(len(wanted) - 1, -1, -1):
        identity = wanted[place]
        if identity in unmoved_identities:
            continue
        before = present.index(wanted[place + 1]) if place + 1 < len(wanted) else len(present)
        if identity in were:
            index = present.index(identity)
            patches.append(Move(path, first + index, first + before))
            del present[index]
            before -= index < before
        else:
            patches.append(Insert(path, first + before, new[place]))
        present.insert(before, identity)
    return [(were.get(identity, child), child) for identity, child in zip(wanted, new, strict=True)]


def _identities(children: list[Node | str]) -> list[Identity]:
    """What makes each child the same one again in the next picture."""
    seen: dict[tuple[str, str], int] = {}
    identities = []
    for child in children:
        kind = (child.tag, child.key) if isinstance(child, Node) else ("", "")
        count = seen.get(kind, 0)
        identities.append((*kind, count))
        seen[kind] = count + 1
    return identities


def _longest_rising(numbers: list[int]) -> list[int]:
    """A longest rising run within the numbers: the siblings that need not be moved."""
    if all(map(lt, numbers, numbers[1:])):
        return numbers
    tops: list[int] = []
    runs: list[tuple[int, int | None]] = []
    ends: list[int] = []
    for number in numbers:
        length = bisect_left(tops, number)
        previous = ends[length - 1] if length else None
        runs.append((number, previous))
        if length == len(tops):
            tops.append(number)
            ends.append(len(runs) - 1)
        else:
            tops[length] = number
            ends[length] = len(runs) - 1
    chosen: list[int] = []
    link = ends[-1] if ends else None
    while link is not None:
        number, link = runs[link]
        chosen.append(number)
    return chosen
