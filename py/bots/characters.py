"""The bots as characters: a name, a face, and a manner of playing that is its own, however well it plays.

Whoever is called otherwise by the family has the manner that goes with the jumper it wears.
"""

from __future__ import annotations

from typing import NamedTuple

from games.message import Message, say
from games.minds import Temper


class Character(NamedTuple):
    """Somebody one gets to know."""

    name: str
    face: str
    """The mood of its head in the kit."""
    temper: Temper
    manner: Message


CHARACTERS = (
    Character("Emil", "look", Temper(daring=-0.6), say("Careful: would rather be safe")),
    Character("Wolle", "cheeky", Temper(spite=2.0), say("Cheeky: loves to get in the way")),
    Character("Locke", "munch", Temper(haste=-0.3), say("Patient: saves up for later")),
    Character("Trude", "cross", Temper(haste=0.4), say("In a hurry: takes what is there")),
    Character("Momme", "happy", Temper(spite=0.2), say("Peaceful: minds nobody else")),
    Character("Wiebke", "glee", Temper(daring=0.7), say("Daring: dares to try a lot")),
    Character("Fiete", "sleep", Temper(whim=1.0), say("Dreamy: likes a change")),
    Character("Stine", "peep", Temper(spite=1.6, daring=-0.4), say("Sly: careful, and in the way")),
)


def character_of(name: str, colour: int) -> Character:
    """Who a bot is, by what it is called, else by its jumper."""
    by_name = {character.name: character for character in CHARACTERS}
    return by_name.get(name, CHARACTERS[(colour - 1) % len(CHARACTERS)])
