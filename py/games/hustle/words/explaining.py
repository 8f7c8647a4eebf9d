"""What a finger that rests on something in Sheep Hustle is told about it."""

from __future__ import annotations

from functools import cache

from games.hustle.rules.boards import LAST
from games.hustle.rules.pads import BACKS, CHANGES
from games.message import Message, Seat, say, say_many

WATER = say("Water. A sheep that stops here pays a lifesaver. No lifesaver? Then it is out.")
FLAG = say("The dyke starts here. Count the squares from this end.")
LIGHTHOUSE = say("The dyke ends here. A sheep that runs off, or gets shoved off, is out, lifesaver or not.")

IMP = say(
    "The imp sits with the lowest number. At the end of the round it takes a lifesaver, or the sheep if "
    "there are none left."
)
CHERUB = say("The cherub sits with the highest number. At the end of the round it brings a clover pad.")

FACE_DOWN = say("A secret number. It is turned over when its turn comes.")


@cache
def sheep(seat: int, square: int, floats: bool) -> Message:
    """A sheep on the dyke, or over its end."""
    if square > LAST:
        return say("{player} is over the end of the dyke.", player=Seat(seat))
    if floats:
        return say("{player} is afloat on square {square}.", player=Seat(seat), square=square)
    return say("{player} is on square {square}.", player=Seat(seat), square=square)


@cache
def lifesavers(count: int) -> Message:
    """What is left of a seat's lifesavers."""
    if not count:
        return say("No lifesavers left. The next splash is the last.")
    return say_many(
        "One lifesaver. Every splash costs one.",
        "{count} lifesavers. Every splash costs one.",
        count,
    )


@cache
def pad(kind: str) -> Message:
    """A clover pad: each is spent once, just after its owner's number is turned over."""
    if kind in CHANGES:
        return say(
            "A clover pad. It can make a number up to {amount} bigger or smaller, once.", amount=CHANGES[kind]
        )
    return say("A clover pad. It can take a sheep {amount} squares back, once.", amount=BACKS[kind])


@cache
def number(seat: int) -> Message:
    """The number somebody turned over last."""
    return say("The last number {player} turned over.", player=Seat(seat))
