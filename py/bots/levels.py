"""How strong bots play, and how long they may think: what stands in a record beside a bot's name."""

from __future__ import annotations

from games.minds import LEVELS, Level

USUAL: Level = "ewe"
"""How strong a bot plays of whom nobody has said it. Old records say "steady"."""

SECONDS: dict[Level, float] = {"lamb": 0.3, "ewe": 0.4, "ram": 0.8, "shepherd": 1.4}
"""How long a level may think about a move, in whatever browser."""


def level_of(kind: str) -> Level:
    """The level that a record's word for a bot means today."""
    return next((level for level in LEVELS if level == kind), USUAL)


def seconds_for(level: Level, thinking: int) -> float:
    """How long one of so many bots that think at the same time may take: together no longer than one."""
    return SECONDS[level] / max(1, thinking)
