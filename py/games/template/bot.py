"""How a seat without a person races: it keeps the card for a bad throw, or for the last jump."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from games.contract import Move
from games.message import Message, say
from games.minds import LEVELS, Level, Mind, Quick, Temper
from games.template.rules import View, moves


def quick(view: View, seat: int, rng: Random) -> Move:
    """Use the card if it wins at once, or if it beats the die clearly. A tie is a toss of a coin."""
    if "clover" not in moves(view, seat):
        return "walk"
    card = view.cards[seat] or 0
    missing = view.length - view.steps[seat]
    if view.die >= missing:
        return "walk"
    if card >= missing:
        return "clover"
    gain = card - view.die
    if gain == 3:
        return rng.choice(("walk", "clover"))
    return "clover" if gain > 3 else "walk"


def tempered(level: Level, _temper: Temper) -> Mind:
    """Nor for characters."""
    return MINDS[level]


def reason(view: View, seat: int, move: Move, _rng: Random) -> Message:
    """How far it goes."""
    steps = view.die if move == "walk" else (view.cards[seat] or 0)
    return say("This takes your sheep {steps} steps on.", steps=steps)


MINDS: Mapping[Level, Mind] = dict.fromkeys(LEVELS, Quick(quick))
"""There is not enough in this race for levels."""
