"""Several things in one breath: "Ann, Ben and Cleo"."""

from __future__ import annotations

from collections.abc import Sequence

from games.message import Place, say


def listed(things: Sequence[Place]) -> Place:
    """One or more things, the last two joined by a word. A single one stays as it is."""
    if len(things) == 1:
        return things[0]
    names = say("{one} and {other}", one=things[-2], other=things[-1])
    for thing in reversed(things[:-2]):
        names = say("{one}, {others}", one=thing, others=names)
    return names
