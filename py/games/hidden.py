"""What a game gives so that a match that is over can be seen with all its cards open.

`hidden.py` in a game's folder has the shape of `Hidden` below: what nobody, or not everybody, could see at
the time. The theatre (`app/theatre`) lays it over the table as everybody saw it, always on a dashed ground,
so that nobody takes it for what lay there openly. While a match runs it is asked for nothing. It comes with
the lessons, after all the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.contract import Look, State
from games.message import Message
from games.picture import Child, Node, node


class Hidden(Protocol):
    """What was hidden, and from whom (`hidden.py`)."""

    def on_board(self, state: State, look: Look, /) -> Sequence[Node]:
        """What lay hidden on the board, laid last in the container of its drawing (`data_board=True`).

        The look is that of the picture below it, which sees what lay open."""

    def kept(self, state: State, look: Look, seat: int, /) -> Sequence[Child]:
        """What a seat kept from others, small: it hangs below the seat's place in the strip."""

    def told(self, state: State, /) -> Sequence[Message]:
        """All of that in words, for whoever listens. Nothing where nothing is hidden."""


def veiled(*children: Child, key: str, style: str | bool = False) -> Node:
    """A thing that was hidden, on its dashed ground."""
    return node("span", *children, class_="veiled", key=key, style=style, aria_hidden="true")


# For games in which all lies open


def on_board(_state: State, _look: Look) -> Sequence[Node]:
    """Nothing."""
    return ()


def kept(_state: State, _look: Look, _seat: int) -> Sequence[Child]:
    """Nothing."""
    return ()


def told(_state: State) -> Sequence[Message]:
    """Nothing."""
    return ()
