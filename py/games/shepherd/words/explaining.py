"""What a finger that rests on something in The Shepherd is told about it."""

from __future__ import annotations

from functools import cache

from games.message import Message, Seat, say
from games.shepherd.rules.dice import DOG, GRASS, SHEEP, SUN
from games.shepherd.rules.meadow import NOWHERE

GROUND = {
    "grass-light": say("Grass: one card for the sheep that eats here. But sometimes a worm is hiding!"),
    "grass-dark": say("Tall grass: two cards for the sheep that eats here."),
    "worm": say("A worm! Nobody eats that."),
    "bare": say("Bare ground. There is nothing left to eat here."),
}
"""By the symbol of what lies on a square."""

SUN_WALKS = say("The sun. When it gets home, the day is over.")
SUN_HOUSE = say("The sun’s house. When the sun gets home, the day is over.")

DICE = {
    SHEEP: say("A sheep: one of your sheep steps one square."),
    GRASS: say("Grass: one of your sheep eats what it stands on."),
    SUN: say("The sun: it takes one step."),
    DOG: say("The dog: it goes to another free square, and every sheep next to it runs away."),
}


@cache
def sheep(seat: int) -> Message:
    """A sheep on the meadow."""
    return say("{player}’s sheep. It eats what it stands on.", player=Seat(seat))


def dog(square: int) -> Message:
    """The dog, on the meadow or still beside it."""
    return DOG_WAITS if square == NOWHERE else DOG_WATCHES


DOG_WAITS = say("The dog waits here until somebody rolls it.")
DOG_WATCHES = say("The dog. No sheep will step next to it.")


@cache
def heap(seat: int) -> Message:
    """The cards a player has collected."""
    return say("{player}’s grass. Whoever has the most when the day is over wins.", player=Seat(seat))
