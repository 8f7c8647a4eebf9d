"""What lies on each of the nine spaces, in words."""

from __future__ import annotations

from functools import lru_cache

from games.lucky.words.names import SPACES, name_of
from games.message import Message, listed, say, say_many

IN_ROWS = (say("Top row"), say("Middle row"), say("Bottom row"))


@lru_cache(maxsize=64)
def lies(space: int, colour: int, grouped: int) -> Message:
    """A card, and how many lie together with it."""
    here = say("{space}: {sheep}", space=SPACES[space], sheep=name_of(colour))
    if not grouped:
        return here
    return listed([here, say_many("in a group of {count}", "in a group of {count}", grouped)])


def empty(space: int) -> Message:
    """A space that waits for a card."""
    return say("{space}: empty", space=SPACES[space])


def face_down(name: str) -> Message:
    """A card while the table lies still."""
    return say("{name}: face down", name=name)
