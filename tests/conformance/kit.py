"""What stands in the kit: the symbols, sounds and ways of moving that a game may name."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from stage.animations import ANIMATIONS
from stage.sound_recipes import RECIPES

KIT = Path(__file__).parents[2] / "static" / "kit"

SOUNDS = frozenset(RECIPES)
MOTIONS = frozenset(ANIMATIONS)


@cache
def symbols() -> frozenset[str]:
    """The ids of all drawings that a picture may use."""
    drawings = "".join(file.read_text("utf-8") for file in KIT.glob("*.svg"))
    return frozenset(re.findall(r'<symbol[^>]*\bid="([^"]+)"', drawings))
