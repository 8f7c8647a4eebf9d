"""What the lobby's yellow button says of a match: whose turn it is, or who has won."""

from __future__ import annotations

from typing import NamedTuple

from app.results import headline, winners
from games.message import Message, Seat, say
from table.match import Match


class Reminder(NamedTuple):
    """Two lines, in the colours of one seat."""

    title: Message
    line: Message
    seat: int


def reminder(match: Match) -> Reminder:
    """Of a match as it stands now."""
    if match.result is not None:
        title = say("How it ended: {game}", game=match.game.title)
        return Reminder(title, headline(match.result), winners(match.result)[0])
    seat = next((seat for seat in match.turn if seat >= 0), 0)
    title = say("Carry on: {game}", game=match.game.title)
    return Reminder(title, say("{name} is next", name=Seat(seat)), seat)
