"""What a finger that rests on something in Sheep Hustle is told about it."""

from __future__ import annotations

from functools import cache

from games.hustle.clovers import BACKS, CHANGES
from games.message import Message, Seat, say, say_many

WATER = say("Water. A sheep that stops here pays a lifesaver. Without one it is out.")
FLAG = say("Here the dyke begins: its squares are counted from this end.")
LIGHTHOUSE = say("Here the dyke ends. A sheep that runs or is shoved off it is out, lifesaver or not.")

IMP = say(
    "The imp is with the lowest number. When the round is over it takes a lifesaver, or the sheep, if there "
    "is none."
)
CHERUB = say("The cherub is with the highest number: it brings a clover pad when the round is over.")

FACE_DOWN = say("A number face down. It is turned up when its turn comes.")


@cache
def sheep(seat: int, square: int, floats: bool) -> Message:
    """A sheep on the dyke."""
    if floats:
        return say("{player} is afloat on square {square}.", player=Seat(seat), square=square)
    return say("{player} is on square {square}.", player=Seat(seat), square=square)


@cache
def lifesavers(count: int) -> Message:
    """What is left of a seat's lifesavers."""
    if not count:
        return say("No lifesaver is left. The next fall into the water is the last.")
    return say_many(
        "One lifesaver. Every fall into the water costs one.",
        "{count} lifesavers. Every fall into the water costs one.",
        count,
    )


@cache
def pad(kind: str) -> Message:
    """A clover pad: each is spent once, just after its owner's number is turned up."""
    if kind in CHANGES:
        return say(
            "A clover pad. It can make a number up to {amount} bigger or smaller, once.", amount=CHANGES[kind]
        )
    return say("A clover pad. It can take a sheep {amount} squares back, once.", amount=BACKS[kind])


@cache
def number(seat: int) -> Message:
    """The number somebody turned up last."""
    return say("The number {player} turned up last.", player=Seat(seat))
