"""All Nines by ear: the track as it is walked, and what is answered about it."""

from __future__ import annotations

from games.ear import as_written as aloud
from games.nines.ear.asked import ahead, mine, where, written
from games.nines.ear.squares import board

__all__ = ["ahead", "aloud", "board", "mine", "where", "written"]
