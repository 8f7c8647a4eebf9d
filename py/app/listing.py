"""How far the family has got in the sheet of saved games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.picture import Node

AT_ONCE = 12
"""How many games are listed until more are wanted."""

Glimpses = Mapping[str, Node | None]
"""Small pictures of positions, by match; None for what can't be drawn."""


NOTHING_SEEN: Glimpses = {}


class Listing(NamedTuple):
    """What of the shelf is listed, and what has been seen of it."""

    game: str = ""
    """Only games of this name; all if empty."""
    shown: int = AT_ONCE
    picked: str = ""
    """The game whose tools lie open."""
    glimpses: Glimpses = NOTHING_SEEN
    peeking: str = ""
    """The one that is just being looked at."""
    story: str = ""
    """The readable record of a game that can't be opened, while it is read."""
