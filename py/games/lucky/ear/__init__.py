"""Lucky Sheep by ear: the cards as they are walked, and what is answered about them."""

from __future__ import annotations

from games.lucky.ear.asked import ahead, mine, where, written
from games.lucky.ear.squares import board

__all__ = ["ahead", "board", "mine", "where", "written"]
