"""What a game gives so that its board can be walked by keyboard and by ear: a table of squares.

`ear.py` in a game's folder has the shape of `Ear` below. The house makes of it one grid over the board
(`app/learning/walking.py`): every square can be reached by arrow keys and says what it is, who stands there
and what lies beside it; Enter does what a touch does there. It comes with the lessons, after all the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from games.contract import Look, View
from games.message import Message


class Square(NamedTuple):
    """One square of a board, space of a track, or place for a card."""

    key: str
    """Its own among all squares: it stays the same for as long as the square is there."""
    name: str
    """How people call it, and write it to go there: "47", "d4"."""
    point: tuple[float, float]
    """Its middle, in the board's own units."""
    told: Message
    """What it is, who stands there, what lies beside it that matters."""
    thing: str = ""
    """The key of what a touch meets there; what it is then told, the rules say."""
    buttons: tuple[str, ...] = ()
    """The keys of the buttons that lie on it at one time or another: Enter presses the one that is there."""
    piece: bool = False
    """Whether whoever jumps from piece to piece comes by here."""
    brings: int = 0
    """How much comes of what can be done here: whoever jumps through all of that comes by the most first."""


class Row(NamedTuple):
    """Squares side by side."""

    title: Message
    squares: tuple[Square | None, ...]
    """None where a row has a gap."""


class EarBoard(NamedTuple):
    """A board as it is walked: from row to row as it is seen, or along a track."""

    title: Message
    rows: tuple[Row, ...]
    size: tuple[float, float]
    """How broad and how high a square is, in the board's own units."""
    columns: tuple[Message, ...] = ()
    """What the columns are called, where rows are more than parts of a track."""
    here: str = ""
    """The key of the square where a walk begins."""
    is_track: bool = False
    """At a row's end the way goes on with the next row."""


class Ear(Protocol):
    """How a game is played by ear (`ear.py`). It comes with the lessons, after all the rest."""

    def board(self, view: View, look: Look, /) -> EarBoard | None:
        """The board that this look sees; None where there is nothing to walk on.

        The container of its drawing has `data_board=True`, `--unit` in its style, and its pieces at `--x` and
        `--y`; the squares come last in it."""

    def where(self, view: View, seat: int, /) -> Message | None:
        """Where a seat's pieces are, as a label; None if it has none on the board."""

    def mine(self, view: View, look: Look, /) -> Sequence[Message]:
        """What belongs to whoever looks: cards, numbers, pads."""

    def ahead(self, view: View, look: Look, /) -> Sequence[Message]:
        """What whoever looks may meet next."""

    def written(self, view: View, look: Look, /) -> Sequence[Message] | None:
        """What comes of the number that is written on the board digit by digit (`pick card 5`), before Enter
        plays it; None while nothing can be written."""

    def aloud(self, sentence: Message, /) -> Message:
        """A sentence as it is read aloud to a child who can't read yet, and knows no names of squares."""


def as_written(sentence: Message) -> Message:
    """Read aloud as it is: no small child plays this, or nothing stands in it that one doesn't know."""
    return sentence
