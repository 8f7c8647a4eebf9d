"""What to do without a word to be read: a row of pictures, with words for the ear."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games.message import Message
from games.picture import Node, piece


class Sentence(NamedTuple):
    """A row of pictures, and what it says."""

    pictures: tuple[Node, ...]
    label: Message


@cache
def arrow() -> Node:
    """From what is touched first to what is touched next."""
    return piece("i-go", key="arrow")


@cache
def dotted_square() -> Node:
    """Somewhere to go on the meadow."""
    return piece("dotted-square", key="square")


@cache
def dotted_field() -> Node:
    """Where the sun goes."""
    return piece("dotted-field", key="field")
