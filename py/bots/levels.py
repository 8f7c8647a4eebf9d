"""How strong bots play: what stands in a record beside a bot's name."""

from __future__ import annotations

from games.minds import LEVELS, Level

USUAL: Level = "ewe"
"""How strong a bot plays of whom nobody has said it. Old records say "steady"."""


def level_of(kind: str) -> Level:
    """The level that a record's word for a bot means today."""
    return next((level for level in LEVELS if level == kind), USUAL)
