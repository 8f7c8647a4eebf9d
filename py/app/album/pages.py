"""A page for everybody who has played a saved game to its end, counted from the shelf's notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from app.shelf import Note, Shelf


class Page(NamedTuple):
    """What is told of one person or bot, by name."""

    name: str
    is_person: bool
    colour: int
    """The jumper worn last."""
    played: int
    won: int
    """A shared first place counts as won."""
    streak: int
    """The most games won one after the other."""
    favourite: str
    """The game played most often; of several, the one played last."""
    nemesis: str
    """Who has won most often at the same table while this one had not; nobody, if empty."""


def pages(shelf: Shelf) -> tuple[Page, ...]:
    """People first, then bots; whoever has played most comes first."""
    over = sorted((note for note in shelf.values() if note.is_over and not note.thrown), key=_when)
    everybody = dict.fromkeys(
        (sitter.name, sitter.is_person) for note in reversed(over) for sitter in note.sitters
    )
    found = [_page(name, is_person, over) for name, is_person in everybody]
    return tuple(sorted(found, key=lambda page: (not page.is_person, -page.played)))


def _when(note: Note) -> int:
    return note.when


def _page(name: str, is_person: bool, over: Iterable[Note]) -> Page:
    played = won = streak = best = colour = 0
    games, rivals = Counter[str](), Counter[str]()
    for note in over:
        known = [(sitter.name, sitter.is_person) for sitter in note.sitters]
        seats = [seat for seat, other in enumerate(known) if other == (name, is_person)]
        if not seats:
            continue
        played += 1
        colour = note.sitters[seats[0]].colour
        # The last one played stands first, and so comes first among equals.
        games = Counter({note.game: games.pop(note.game, 0) + 1, **games})
        if set(seats) & set(note.seats):
            won += 1
            streak += 1
            best = max(best, streak)
        else:
            streak = 0
            rivals.update(note.sitters[seat].name for seat in note.seats)
    favourite = games.most_common(1)
    nemesis = rivals.most_common(1)
    return Page(
        name,
        is_person,
        colour,
        played,
        won,
        best,
        favourite[0][0] if favourite else "",
        nemesis[0][0] if nemesis else "",
    )
