"""Patches as the browser takes them: each an operation's name, a path and what else it needs, ready for JSON.

What comes in at one place comes in as one piece of HTML: the browser reads ten brothers much sooner than ten
times one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from games.picture import Node
from stage.html import Words, html
from stage.patch import Insert, Patch, Path

Operation = tuple[object, ...]


def operations(patches: Sequence[Patch], words: Words) -> list[Operation]:
    """The same changes in the same order, with neighbours that come in together joined."""
    planned: list[Operation] = []
    for place, together in groupby(patches, _place):
        if place is None:
            planned += map(_plain, together)
            continue
        # Each is put before the one that came in just before it, so the last comes first.
        brothers = [html(patch.child, words) for patch in together if isinstance(patch, Insert)]
        planned.append(("Insert", *place, "".join(reversed(brothers))))
    return planned


def _place(patch: Patch) -> tuple[Path, int] | None:
    """Where an element comes in."""
    return (patch.path, patch.before) if isinstance(patch, Insert) and isinstance(patch.child, Node) else None


def _plain(patch: Patch) -> Operation:
    name = "InsertText" if isinstance(patch, Insert) else type(patch).__name__
    return (name, *patch)
