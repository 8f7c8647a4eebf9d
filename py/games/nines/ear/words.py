"""What each space of the track is, and who stands there, in words."""

from __future__ import annotations

from functools import lru_cache

from games.message import Message, Place, Seat, listed, named_together, say
from games.nines.rules.state import START, STRIDE
from games.nines.words.names import face_name

Pawns = tuple[tuple[int, ...], ...]
"""The spaces of each seat's pawns."""

Standing = tuple[tuple[int, int], ...]
"""Who has pawns on a space: each seat, and how many."""


def who_stands(pawns: Pawns, space: int) -> Standing:
    """The seats with pawns on this space."""
    return tuple((seat, mine.count(space)) for seat, mine in enumerate(pawns) if space in mine)


@lru_cache(maxsize=128)
def on_a_tile(number: str, tile: int, face: str, who: Standing) -> Message:
    """A space with a tile."""
    stretch, place = divmod(tile, STRIDE)
    here = (
        say("{place}: stretch {stretch}, tile {number}: {tile}",
            place=number, stretch=stretch + 1, number=place, tile=face_name(face))
        if place
        else say("{place}: {tile}, before stretch {stretch}",
                 place=number, tile=face_name(face), stretch=stretch + 1)
    )  # fmt: skip
    return _with_pawns(here, who)


@lru_cache(maxsize=64)
def at_an_end(space: int, who: Standing) -> Message:
    """The start, or home."""
    return _with_pawns(say("start") if space == START else say("home"), who)


def _with_pawns(here: Message, who: Standing) -> Message:
    return listed([here, say("pawns: {pawns}", pawns=_named(who))]) if who else here


def _named(who: Standing) -> Place:
    """Whose pawns they are, and how many if somebody has several there."""
    return named_together(
        [
            Seat(seat) if many == 1 else say("{player} ({count})", player=Seat(seat), count=many)
            for seat, many in who
        ]
    )
