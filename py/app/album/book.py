"""What the family itself has said about its album: other names, who is left out, and since when it counts.

The games that were played stay as they were: a name that is changed here is changed in the album alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from app.shelf import Note, Shelf, read_note
from app.storage import ALBUM, PAST, Kept
from table.sitter import Sitter

Known = tuple[str, bool]
"""A name, and whether it is a person's."""


class Book(NamedTuple):
    """The album's own notes."""

    names: Mapping[Known, str] = {}
    """Who is called otherwise; two with the same name are one."""
    left_out: tuple[Known, ...] = ()
    since: int = 0
    """What ended before that doesn't count any more."""

    def known(self, sitter: Sitter) -> Known:
        """Whose page this one's games stand on."""
        found = (sitter.name, sitter.is_person)
        return self.names.get(found, sitter.name), sitter.is_person

    def called(self, known: Known, name: str, everybody: Iterable[Sitter]) -> Book:
        """The book when the page of whoever of these is known like this has another name."""
        theirs = {(each.name, each.is_person) for each in everybody if self.known(each) == known}
        names = {**self.names, **dict.fromkeys(theirs, name)}
        return self._replace(names={each: other for each, other in names.items() if each[0] != other})

    def without(self, known: Known) -> Book:
        """The book when somebody has no page in it any more."""
        return self._replace(left_out=(*(each for each in self.left_out if each != known), known))

    def again(self, known: Known) -> Book:
        """The book when they have one again."""
        return self._replace(left_out=tuple(each for each in self.left_out if each != known))

    @property
    def text(self) -> str:
        """As it is kept."""
        names = [[*each, other] for each, other in self.names.items()]
        return json.dumps(
            {"names": names, "left out": [list(each) for each in self.left_out], "since": self.since},
            ensure_ascii=False,
        )


NOTHING_SAID = Book()


def book_in(kept: Kept) -> Book:
    """The book that is kept; a damaged one counts as none."""
    try:
        return _read(json.loads(kept.get(ALBUM, "{}")))
    except (ValueError, TypeError, AttributeError, RecursionError):
        return NOTHING_SAID


def _read(told: Any) -> Book:
    names = {(str(name), person is True): str(other) for name, person, other in told.get("names", [])}
    left_out = tuple((str(name), person is True) for name, person in told.get("left out", []))
    since = told.get("since", 0)
    return Book(names, left_out, since if type(since) is int else 0)


def ended_games(shelf: Shelf, kept: Kept) -> list[Note]:
    """Every game that counts, the first one first: those that lie there, and those that made room."""
    past = (_past(line) for line in kept.get(PAST, "").splitlines())
    since = book_in(kept).since
    notes = {note.id: note for note in (*past, *shelf.values())}
    counted = (note for note in notes.values() if note.is_over and not note.thrown and note.when > since)
    return sorted(counted, key=_when)


def _past(line: str) -> Note:
    id_, _, text = line.partition(" ")
    return read_note(id_, text)


def _when(note: Note) -> int:
    return note.when
