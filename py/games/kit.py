"""The drawings of the kit (`static/kit/`) and their proportions: the one place where scenes learn them.

`tests/style/test_kit.py` compares the table with the drawings themselves.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Proportions(NamedTuple):
    """How wide and high a drawing is, in units of its own."""

    width: int
    height: int


SQUARE = Proportions(102, 102)
"""Tiles, dice, squares of grass and the like: 100 to a side, and the outline round them."""

UPRIGHT_CARD = Proportions(102, 122)
DIGIT_CARD = Proportions(82, 114)
ICON = Proportions(48, 48)
SIGN = Proportions(60, 60)

PROPORTIONS = {
    "animal-": SQUARE,
    "bare": SQUARE,
    "beachchair": Proportions(120, 130),
    "boat": Proportions(100, 90),
    "cactus-": SQUARE,
    "card-back": DIGIT_CARD,
    "cherub": Proportions(100, 92),
    "cloud": Proportions(140, 60),
    "clover": Proportions(48, 52),
    "cover-": Proportions(300, 240),
    "crown": Proportions(80, 56),
    "deck-back": UPRIGHT_CARD,
    "die-": SQUARE,
    "digit-": DIGIT_CARD,
    "dog": Proportions(120, 116),
    "dog-head": Proportions(60, 56),
    "dog-plan": Proportions(176, 124),
    "dotted-": SIGN,
    "fence": Proportions(160, 60),
    "fright": SIGN,
    "grass-": SQUARE,
    "gull": Proportions(60, 30),
    "head-": Proportions(68, 70),
    "hooves": SIGN,
    "hourglass": Proportions(100, 160),
    "hourglass-lying": Proportions(168, 100),
    "hustle-flag": Proportions(60, 130),
    "hustle-swap": Proportions(64, 48),
    "hut": Proportions(540, 510),
    "hut-curtain": Proportions(540, 510),
    "i-": ICON,
    "imp": Proportions(88, 92),
    "kennel": Proportions(104, 94),
    "lifebelt": Proportions(64, 64),
    "lifebelt-gone": Proportions(64, 64),
    "lighthouse": Proportions(80, 200),
    "lucky-": UPRIGHT_CARD,
    "moon": Proportions(92, 92),
    "nine-jar": Proportions(120, 120),
    "no-grass": SQUARE,
    "pad-": SQUARE,
    "pawn": Proportions(80, 120),
    "pawn-greet": Proportions(80, 120),
    "podium": Proportions(442, 198),
    "scene-": Proportions(1024, 768),
    "sheep-": Proportions(128, 120),
    "sheep-bust": Proportions(112, 112),
    "sheep-card": UPRIGHT_CARD,
    "sheep-card-both": UPRIGHT_CARD,
    "sheep-peek": Proportions(132, 84),
    "star": Proportions(64, 64),
    "sun": Proportions(92, 92),
    "sun-house": Proportions(100, 96),
    "sun-sleepy": Proportions(92, 92),
    "swap-arrows": ICON,
    "swap-token": Proportions(64, 64),
    "swap-token-spent": Proportions(64, 64),
    "tile-": SQUARE,
    "water": SQUARE,
    "worm": Proportions(100, 100),
}
"""By a drawing's name, or by how the names of a whole family begin, up to the first hyphen."""


@cache
def proportions(symbol: str) -> Proportions:
    """How wide and high a drawing is. KeyError if the kit has none of this name."""
    own = PROPORTIONS.get(symbol)
    return own if own is not None else PROPORTIONS[symbol[: symbol.index("-") + 1]]
