"""What a finger that rests on something in Lucky Sheep is told about it."""

from __future__ import annotations

from functools import cache

from games.lucky.cards import UNKNOWN
from games.lucky.words import name_of
from games.message import Message, Seat, say

DECK = say("The deck. For each card that is won a new one comes from here.")
GLASS = say("The hourglass. When all the sand is below, the turn is over.")
PAUSED = say("The hourglass lies on its side and the cards lie face down until you go on.")
TOKENS = say("One token for each swap that is left in this turn.")
LUCKY_BACK = say("A lucky card. Sheep of its colour count double, and only its owner knows which they are.")


@cache
def lying(colour: int, group: int) -> Message:
    """A card in the middle, and how many there are in the group it belongs to; 0 for none."""
    if group:
        return say(
            "A group of {count}: {sheep}. Whoever ends a turn now may win it.",
            count=group,
            sheep=name_of(colour),
        )
    return say("A card with a {sheep}. On its back is another one.", sheep=name_of(colour))


@cache
def own(seat: int, up: int, down: int) -> Message:
    """A card of the hand at the front, with its back if the looker may see that."""
    if down == UNKNOWN:
        return say(
            "{player}’s card with a {sheep}. Only {player} may look at its back.",
            player=Seat(seat),
            sheep=name_of(up),
        )
    return say(
        "Your card: on this side a {sheep}, on the other a {other}.", sheep=name_of(up), other=name_of(down)
    )


@cache
def hand(seat: int) -> Message:
    """The cards of a player, in the player strip."""
    return say("{player}’s four cards. Only {player} may look at their backs.", player=Seat(seat))


@cache
def won(seat: int) -> Message:
    """The cards a player has won."""
    return say(
        "What {player} has won. Each card is a point, or two if it is {player}’s lucky sheep.",
        player=Seat(seat),
    )
