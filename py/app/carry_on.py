"""What the lobby's yellow button says of a match: whose turn it is, or who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.results import winning
from games.catalogue import Game
from games.message import Message, Seat, as_it_is, say


class Reminder(NamedTuple):
    """Two lines, in the colours of one seat."""

    title: Message
    line: Message
    seat: int


def reminder_of(game: Game, over: bool, seats: Sequence[int], called: str = "") -> Reminder:
    """Of a match of this game in which these seats are next, or have won."""
    name = as_it_is(called) if called else game.title
    seat = seats[0] if seats else 0
    if over:
        return Reminder(say("How it ended: {game}", game=name), winning(seats), seat)
    return Reminder(say("Carry on: {game}", game=name), say("{name} is next", name=Seat(seat)), seat)
