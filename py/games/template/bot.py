"""How a seat without a person races: it keeps the card for a bad throw, or for the last jump."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from games.contract import Move
from games.judging import parts_of_the_win
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


DOUBT = 4.0
"""Steps that one may be behind and still win now and then."""


def outlook(state: View) -> Sequence[float]:
    """By the steps walked, and the card that is still in hand."""
    hopes = [
        steps + (0 if open_ else (card or 0) / 2)
        for steps, open_, card in zip(state.steps, state.shown, state.cards or state.steps, strict=True)
    ]
    return parts_of_the_win(hopes, DOUBT)


MINDS: Mapping[Level, Mind] = dict.fromkeys(LEVELS, Quick(quick))
"""There is not enough in this race for levels."""
