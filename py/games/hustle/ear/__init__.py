"""Sheep Hustle by ear: the dyke as it is walked, and what is answered about it."""

from __future__ import annotations

from games.ear import as_written as aloud
from games.hustle.ear.asked import ahead, mine, where, written
from games.hustle.ear.squares import board

__all__ = ["ahead", "aloud", "board", "mine", "where", "written"]
