"""What a finger that rests on a piece of All Nines is told about it."""

from __future__ import annotations

from functools import cache

from games.message import Message, Seat, say
from games.nines.rules.ranking import PLUS
from games.nines.rules.state import GOAL, NUMBERS, START

ANIMALS = {
    "animal-seal": say("A seal. It is worth {points} points to whoever takes it.", points=PLUS),
    "animal-crab": say("A crab. It is worth {points} points to whoever takes it.", points=PLUS),
    "animal-gull": say("A gull. It is worth {points} points to whoever takes it.", points=PLUS),
}

HOME = say("Home! One step past the last tile is enough.")
GOES_HERE = say("This is where your pawn would go.")
DIE = say("The die says how far a pawn walks. On a 1 it may hop to the next pawn ahead instead.")
JAR = say("The jar. Every number and every animal in it is worth {points} points.", points=PLUS)
ASIDE = say("Numbers put aside. Each one costs as many points as it shows.")
POINTS = say("The points so far: what the jar is worth, less what was put aside.")
FRONT = say("Numbers that are waiting. Two or three that make nine go into the jar.")


@cache
def tile(face: str) -> Message:
    """A tile of the track: a number, a cactus or an animal."""
    if face in ANIMALS:
        return ANIMALS[face]
    number = NUMBERS[face]
    if face.startswith("cactus"):
        return say("A cactus with a {number}. The very last pawn to walk past takes it too.", number=number)
    return say("A {number}. As part of a nine it is worth {points} points.", number=number, points=PLUS)


@cache
def pawn(seat: int, space: int) -> Message:
    """A pawn: whose it is, and how far it has come."""
    player = Seat(seat)
    if space == START:
        return say("This pawn belongs to {player}. It is waiting at the start.", player=player)
    if space == GOAL:
        return say("This pawn belongs to {player}. It has come home.", player=player)
    return say("This pawn belongs to {player}. It is on its way to the sea.", player=player)
