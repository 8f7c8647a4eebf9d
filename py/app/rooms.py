"""Where the family is: one room at a time, each with all that is the case in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.seats import Seating
from app.shelf import Place
from games.catalogue import Game
from table.match import Match
from table.sitting import Sitting

if TYPE_CHECKING:
    from app.theatre.show import Theatre


class Lobby(NamedTuple):
    """The covers of all games. It is plain HTML and stands in the page from the start."""


class Seats(NamedTuple):
    """Who plays a game, and by which rules."""

    game: Game
    seating: Seating


class Table(NamedTuple):
    """A match is being played."""

    sitting: Sitting
    place: Place
    """Where it lies on the shelf."""


class Trying(NamedTuple):
    """Another move is tried in a match that was looked at again: one seat plays it by hand, bots go on."""

    id: str
    """Where it lies on the shelf."""
    moves: int
    """How many there were before."""
    seat: int


class Results(NamedTuple):
    """A match is over, and everybody looks at how it ended."""

    match: Match
    place: Place


class LessonDone(NamedTuple):
    """A lesson is done."""

    game: Game
    number: int
    stars: int


class Showing(NamedTuple):
    """A match is looked at again, in the theatre."""

    theatre: Theatre


Room = Lobby | Seats | Table | Results | LessonDone | Showing


def match_in(room: Room) -> Match | None:
    """The match that is being played or has been."""
    match room:
        case Table(sitting, _):
            return sitting.match
        case Results(ended, _):
            return ended
        case Showing(theatre):
            return theatre.match
    return None


WITH_A_BOARD = (Table, Showing)
"""Rooms in which a match is seen on its board."""


def sitting_in(room: Table | Showing) -> Sitting:
    """What is seen of a match at its table or in the theatre."""
    return room.sitting if isinstance(room, Table) else room.theatre.sitting


def game_in(room: Room) -> Game | None:
    """The game the room belongs to."""
    if isinstance(room, (Seats, LessonDone)):
        return room.game
    found = match_in(room)
    return None if found is None else found.game
