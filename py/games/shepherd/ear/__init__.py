"""The Shepherd by ear: the meadow as it is walked, and what is answered about it."""

from __future__ import annotations

from games.shepherd.ear.aloud import aloud
from games.shepherd.ear.asked import ahead, mine, where, written
from games.shepherd.ear.squares import board

__all__ = ["ahead", "aloud", "board", "mine", "where", "written"]
