"""A page for everybody who has played a game to its end, counted from the games' notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from app.album.book import NOTHING_SAID, Book, Known
from app.shelf import Note

LAST = 12
"""How many of the last games stand in a row."""


class Tally(NamedTuple):
    """How somebody has done in one game."""

    game: str
    played: int
    won: int
    best: int | None
    """The most points, where there are any."""


class AlbumPage(NamedTuple):
    """What is told of one person or bot."""

    known: Known
    colour: int
    """The jumper worn last."""
    played: int
    won: int
    """A shared first place counts as won."""
    streak: int
    """The most games won one after the other."""
    games: tuple[Tally, ...]
    """Game by game; the one played most often first, and of several the one played last."""
    nemesis: str
    """Who has won most often at the same table while this one had not; nobody, if empty."""
    last: tuple[bool, ...]
    """Whether the last games were won, the newest at the end."""

    @property
    def name(self) -> str:
        return self.known[0]

    @property
    def is_person(self) -> bool:
        return self.known[1]

    @property
    def favourite(self) -> str:
        return self.games[0].game


def pages(over: Sequence[Note], book: Book = NOTHING_SAID) -> tuple[AlbumPage, ...]:
    """Of these games, the oldest first. People come first, then bots; and whoever has played most."""
    everybody = dict.fromkeys(book.known(sitter) for note in reversed(over) for sitter in note.sitters)
    found = [_page(known, over, book) for known in everybody if known not in book.left_out]
    return tuple(sorted(found, key=lambda page: (not page.is_person, -page.played)))


def _page(known: Known, over: Sequence[Note], book: Book) -> AlbumPage:
    won = list[bool]()
    rivals, colour = Counter[str](), 0
    games = dict[str, list[tuple[bool, int | None]]]()
    for note in over:
        sitters = [book.known(sitter) for sitter in note.sitters]
        seats = [seat for seat, other in enumerate(sitters) if other == known]
        if not seats:
            continue
        colour = note.sitters[seats[0]].colour
        won.append(bool(set(seats) & set(note.seats)))
        # The game played last stands first, and so comes first among equals.
        games = {note.game: [*games.pop(note.game, []), (won[-1], _best(note, seats))], **games}
        if not won[-1]:
            rivals.update(sitters[seat][0] for seat in note.seats)
    tallies = sorted((_tally(*item) for item in games.items()), key=lambda tally: -tally.played)
    nemesis = rivals.most_common(1)
    return AlbumPage(
        known,
        colour,
        len(won),
        sum(won),
        _longest(won),
        tuple(tallies),
        nemesis[0][0] if nemesis else "",
        tuple(won[-LAST:]),
    )


def _best(note: Note, seats: Sequence[int]) -> int | None:
    points = [note.points[seat] for seat in seats if seat < len(note.points)]
    return max((each for each in points if each is not None), default=None)


def _tally(game: str, rows: Sequence[tuple[bool, int | None]]) -> Tally:
    points = [best for _, best in rows if best is not None]
    return Tally(game, len(rows), sum(won for won, _ in rows), max(points, default=None))


def _longest(won: Sequence[bool]) -> int:
    longest = row = 0
    for each in won:
        row = row + 1 if each else 0
        longest = max(longest, row)
    return longest
