"""What the keyboard may want of a board, besides walking on it: each a key there, and a button on a sheet."""

from __future__ import annotations

from typing import NamedTuple

from games.message import Message, say


class Command(NamedTuple):
    """One thing to be had, and its usual key."""

    name: str
    key: str
    label: Message


ASKED = (
    Command("last", "l", say("What happened last")),
    Command("turn", "t", say("Whose turn it is")),
    Command("all", "s", say("How everybody is doing")),
    Command("may", "m", say("What may be done now")),
    Command("mine", "c", say("What I have")),
    Command("ahead", "a", say("What’s ahead")),
    Command("time", "h", say("How much sand is left")),
)
"""What is answered in a sentence or some."""

WRITE = Command("write", "w", say("To write your number"))
"""Only where a number is written."""

ON_THE_BOARD = (
    Command("go", "g", say("To a square by its name")),
    WRITE,
    Command("next", "n", say("To the next square where you can do something")),
    Command("piece", "p", say("To the next square where somebody stands")),
    Command("here", "o", say("This square once more")),
    Command("back", "b", say("Back in the story, moment by moment")),
)
"""What is done on the board itself. With Shift, the other way round (`static/stage/walking.mjs`)."""

SHEET = Command("sheet", "?", say("All of this"))
"""What lists them."""

COMMANDS = (*ASKED, *ON_THE_BOARD, SHEET)
