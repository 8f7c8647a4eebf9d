"""The shelf: all matches that lie on the tablet, each as the short note that lists tell of it.

A match itself is kept as its sealed record, under a name of its own, and is read only when it is opened or
looked at. Its note says enough for a list of a thousand.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from app.carry_on import Reminder, reminder_of
from games.catalogue import GAMES, Game
from games.catalogue import game as game_of
from games.contract import CHANCE
from games.message import Message, say, say_many
from table.dice import digest
from table.match import Match
from table.record import BadRecord
from table.seal import seal, unseal
from table.sitter import Sitter, fits_the_record

WAITS, JUST_ENDED, ENDED, UNREAD = "waits", "just ended", "ended", "unread"
STATES = (WAITS, JUST_ENDED, ENDED, UNREAD)
"""It goes on; it is over and nobody has gone home from its results yet; it is over; it can't be opened."""

SAVED_GAMES = say("Saved games")

LONGEST_CALLED = 24
DAYS_THROWN = 7
"""How long what was thrown away can be brought back."""

FORMAT = 1


class Place(NamedTuple):
    """Where a match lies on the shelf, and what the family calls it."""

    id: str
    called: str = ""


class Note(NamedTuple):
    """What a list says of a match without opening it."""

    id: str
    game: str = ""
    state: str = UNREAD
    when: int = 0
    """The second since 1970 in which it was last kept."""
    moves: int = 0
    sitters: tuple[Sitter, ...] = ()
    seats: tuple[int, ...] = ()
    """Whose turn it is, or who has won."""
    called: str = ""
    thrown: int = 0
    """When it was thrown away; 0 as long as it was not."""
    points: tuple[int | None, ...] = ()
    """What everybody had at the end, by seat; None where a game has no points."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitter.name for sitter in self.sitters)

    @property
    def place(self) -> Place:
        return Place(self.id, self.called)

    @property
    def is_over(self) -> bool:
        return self.state in (JUST_ENDED, ENDED)


Shelf = Mapping[str, Note]
EMPTY_SHELF: Shelf = {}


def new_place(seed: str) -> Place:
    """A place for a match; whoever knows it learns nothing of the seed it is worked out from."""
    return Place(digest(f"{seed} place")[:16])


def note_of(match: Match, place: Place, now: int, seen: bool = False) -> Note:
    """What is to be told of a match as it stands."""
    result = match.result
    if result is None:
        state, seats = WAITS, tuple(seat for seat in match.turn if seat != CHANCE)
    else:
        state = ENDED if seen else JUST_ENDED
        seats = tuple(placing.seat for placing in result.places if placing.rank == 1)
    note = Note(place.id, match.game.name, state, now, match.length, match.sitters, seats, place.called)
    if result is None:
        return note
    scores = {placing.seat: placing.score for placing in result.places}
    return note._replace(points=tuple(scores.get(seat) for seat in range(len(match.sitters))))


def text_of(note: Note) -> str:
    """A note as it is kept."""
    row = [FORMAT, *note[1:5], [list(sitter) for sitter in note.sitters], *note[6:9]]
    if note.points:
        row.append(note.points)
    return seal(json.dumps(row, ensure_ascii=False))


def read_note(id_: str, *texts: str) -> Note:
    """The first of these texts that can be read; else a note that something is there."""
    for text in texts:
        try:
            return _read(id_, json.loads(unseal(text)))
        except (BadRecord, ValueError, TypeError, RecursionError):
            continue
    return Note(id_)


def _read(id_: str, row: Any) -> Note:
    form, game, state, when, moves, sitters, seats, called, thrown, *points = row
    note = Note(
        id_, game, state, when, moves, tuple(map(Sitter._make, sitters)), tuple(seats), called, thrown,
        *map(tuple, points),
    )  # fmt: skip
    numbers = (form, when, moves, thrown, *note.seats)
    fits = (
        all(type(number) is int for number in numbers)
        and form == FORMAT
        and state in STATES
        and (game == "" or bool(game_of(game)))
        and type(called) is str
        and all(map(fits_the_record, note.sitters))
        and all(0 <= seat < len(note.sitters) for seat in note.seats)
        and all(each is None or type(each) is int for each in note.points)
        and (state == UNREAD or (note.sitters and game))
    )
    if not fits:
        raise ValueError(row)
    return note


def with_note(shelf: Shelf, note: Note) -> Shelf:
    """The shelf with this note on it."""
    return {**shelf, note.id: note}


def without(shelf: Shelf, ids: Iterable[str]) -> Shelf:
    """The shelf when these have gone for good."""
    gone = set(ids)
    return {id_: note for id_, note in shelf.items() if id_ not in gone}


def lying(shelf: Shelf, game: str = "") -> list[Note]:
    """Everything that was not thrown away, of one game or of all: what waits first, then the newest first."""
    notes = (note for note in shelf.values() if not note.thrown and game in ("", note.game))
    return sorted(notes, key=lambda note: (note.state != WAITS, -note.when))


def waiting_of(shelf: Shelf, game: str = "") -> list[Note]:
    """The matches that go on, the last one first."""
    return [note for note in lying(shelf, game) if note.state == WAITS]


def thrown_away(shelf: Shelf) -> list[Note]:
    """What can still be brought back, the last one first."""
    return sorted((note for note in shelf.values() if note.thrown), key=lambda note: -note.thrown)


def long_thrown(shelf: Shelf, now: int) -> tuple[str, ...]:
    """What has lain among the thrown away for long enough."""
    day = 24 * 60 * 60
    return tuple(note.id for note in thrown_away(shelf) if now - note.thrown > DAYS_THROWN * day)


def last_played(shelf: Shelf) -> Note | None:
    """Where *Carry on* leads: to the match last played, or to the results nobody has gone home from."""
    notes = [note for note in shelf.values() if note.state in (WAITS, JUST_ENDED) and not note.thrown]
    return max(notes, key=lambda note: note.when, default=None)


def oldest_over(shelf: Shelf, count: int) -> tuple[Note, ...]:
    """The finished matches that have lain there longest, and before them what was thrown away."""
    over = [note for note in shelf.values() if note.is_over or note.thrown]
    return tuple(sorted(over, key=lambda note: (not note.thrown, note.when))[:count])


def game_of_note(note: Note) -> Game | None:
    """Its game, if that is known."""
    return game_of(note.game) if note.game else None


def reminder_line(note: Note) -> Message:
    """Whose turn it is, or who has won."""
    return reminder(note).line


def reminder(note: Note) -> Reminder:
    """Two lines about it, in the colours of one seat."""
    game = game_of_note(note)
    assert game is not None, "only what can be opened is remembered"
    return reminder_of(game, note.is_over, note.seats, note.called)


def lobby_text(shelf: Shelf, words: Callable[[Message, tuple[str, ...]], str]) -> str:
    """What the lobby shows of the shelf, in words, so that it can do so before Python is there next time."""
    waiting = waiting_of(shelf)
    cards = {
        game.name: words(_waiting_here(count), ())
        for game in GAMES
        if (count := sum(note.game == game.name for note in waiting))
    }
    shown: dict[str, Any] = {"cards": cards}
    if (last := last_played(shelf)) is not None and last.game:
        title, line, seat = reminder(last)
        shown |= {
            "title": words(title, last.names),
            "line": words(line, last.names),
            "colour": last.sitters[seat].colour,
        }
    if shelf:
        shown["others"] = words(_way_to_them(len(lying(shelf)), "title" in shown), ())
    return json.dumps(shown, ensure_ascii=False) if shown != {"cards": {}} else ""


def _waiting_here(count: int) -> Message:
    return say_many("{count} game waiting", "{count} games waiting", count)


def _way_to_them(lying_there: int, one_is_shown: bool) -> Message:
    """What leads to the list as long as anything is in it, a game thrown away too."""
    if one_is_shown and lying_there > 1:
        return say_many("{count} other saved game", "{count} other saved games", lying_there - 1)
    return SAVED_GAMES
