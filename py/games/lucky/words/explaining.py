"""What a finger that rests on something in Lucky Sheep is told about it."""

from __future__ import annotations

from functools import cache

from games.lucky.rules.cards import UNKNOWN
from games.lucky.words.names import name_of
from games.message import Message, Seat, say

DECK = say("The deck. For every card that is won, a new one comes from here.")
GLASS = say("The hourglass. When the sand has run out, the turn is over.")
PAUSED = say("The hourglass is having a rest, and the cards are face down until you carry on.")
TOKENS = say("One token for each swap left this turn.")
LUCKY_BACK = say(
    "A lucky card. Sheep of its colour count double for its owner, and nobody else knows which colour it is."
)


@cache
def lying(colour: int, group: int) -> Message:
    """A card in the middle, and how many there are in the group it belongs to; 0 for none."""
    if group:
        return say(
            "A group of {count}: {sheep}. Whoever ends a turn now can win it.",
            count=group,
            sheep=name_of(colour),
        )
    return say("This card shows: {sheep}. There is a different sheep on the back.", sheep=name_of(colour))


@cache
def own(seat: int, up: int, down: int) -> Message:
    """A card of the hand at the front, with its back if the looker may see that."""
    if down == UNKNOWN:
        return say(
            "{player} has this card: {sheep}. Nobody else may look at the back.",
            player=Seat(seat),
            sheep=name_of(up),
        )
    return say("Your card. This side: {sheep}. Other side: {other}.", sheep=name_of(up), other=name_of(down))


@cache
def hand(seat: int) -> Message:
    """The cards of a player, in the player strip."""
    return say("{player} has these four cards. Nobody else may look at the backs.", player=Seat(seat))


@cache
def won(seat: int) -> Message:
    """The cards a player has won."""
    return say(
        "{player} has won these cards. Each is one point, or two if it shows the lucky sheep.",
        player=Seat(seat),
    )
