"""Lucky Sheep by ear: the cards as they are walked, and what is answered about them."""

from __future__ import annotations

from games.ear import as_written as aloud
from games.lucky.ear.asked import ahead, mine, where, written
from games.lucky.ear.squares import board

__all__ = ["ahead", "aloud", "board", "mine", "where", "written"]
