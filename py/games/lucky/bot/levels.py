"""How each level plays: how far it looks, how often it swaps, and what escapes it."""

from __future__ import annotations

from typing import NamedTuple

from games.minds import Level


class Manner(NamedTuple):
    """A level's way to play."""

    swaps: int
    """In a turn, if the sand would allow more; eight at most (L7)."""
    ahead: int
    """Swaps thought through before the first of them is made."""
    breadth: int
    """Tables kept at each of these swaps."""
    worlds: int = 0
    """How often it imagines the backs that it doesn't know, if there is time; without that it plans only with
    what it has seen."""
    lazy: float = 0.0
    """How likely it is content with the group that stands, and lays a drawn card anywhere."""


MANNERS: dict[Level, Manner] = {
    "lamb": Manner(swaps=3, ahead=1, breadth=4, lazy=0.5),
    "ewe": Manner(swaps=5, ahead=2, breadth=6),
    "ram": Manner(swaps=8, ahead=4, breadth=8, worlds=2),
    "shepherd": Manner(swaps=8, ahead=7, breadth=24, worlds=10),
}

OFFHAND = Manner(swaps=8, ahead=3, breadth=6)
"""How anybody plays without thinking long."""
