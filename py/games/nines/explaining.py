"""What a finger that rests on a piece of All Nines is told about it."""

from __future__ import annotations

from functools import cache

from games.message import Message, Seat, say
from games.nines.scoring import PLUS
from games.nines.state import GOAL, NUMBERS, START

ANIMALS = {
    "animal-seal": say("A seal. It is worth {points} points to whoever takes it.", points=PLUS),
    "animal-crab": say("A crab. It is worth {points} points to whoever takes it.", points=PLUS),
    "animal-gull": say("A gull. It is worth {points} points to whoever takes it.", points=PLUS),
}

HOME = say("Home! One step past the last tile is enough.")
GOES_HERE = say("This is where your pawn would go.")
DIE = say("The die says how far a pawn walks. With a 1 it may go ahead to the next pawn instead.")
JAR = say("The jar. Every number and every animal in it is worth {points} points.", points=PLUS)
ASIDE = say("Numbers laid aside. Each of them costs what it shows.")
FRONT = say("Numbers that wait. Two or three that make nine together go into the jar.")


@cache
def tile(face: str) -> Message:
    """A tile of the track: a number, a cactus or an animal."""
    if face in ANIMALS:
        return ANIMALS[face]
    number = NUMBERS[face]
    if face.startswith("cactus"):
        return say(
            "A cactus with a {number}. The last pawn of all to walk past it takes it as well.", number=number
        )
    return say(
        "A {number}. With numbers that make nine it is worth {points} points.", number=number, points=PLUS
    )


@cache
def pawn(seat: int, space: int) -> Message:
    """A pawn: whose it is, and how far it has come."""
    player = Seat(seat)
    if space == START:
        return say("{player}'s pawn. It waits at the start.", player=player)
    if space == GOAL:
        return say("{player}'s pawn. It has come home.", player=player)
    return say("{player}'s pawn. It is on its way to the sea.", player=player)
