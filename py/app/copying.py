"""A saved game once more, to go its own way. It comes with the list of saved games, after all the rest."""

from __future__ import annotations

from itertools import count

from app.happenings import DeviceTask, KeepTexts
from app.navigation import unreadable
from app.next import Next
from app.paddock import Paddock
from app.shelf import LONGEST_CALLED, Note, Shelf, new_place, note_of, with_note
from app.storage import changed, match_written, open_match, sand_name, written
from table.deeds import Draw
from table.record import BadRecord

LONGEST_NUMBER = 3
"""What has as many digits is a year, say, and belongs to the name."""


def copied(paddock: Paddock, note: Note, texts: tuple[str, str]) -> Next:
    """The same match once more, in a place of its own, with the same dice to come."""
    place = new_place(paddock.seed)
    try:
        match = open_match(texts, paddock.seed).match
    except BadRecord as broken:
        return unreadable(paddock, note, texts[0], broken)
    place = place._replace(called=_called_apart(paddock.shelf, note.called))
    copy = note_of(match, place, paddock.facts.now)._replace(state=note.state)
    sand = paddock.kept.get(sand_name(note.place))
    changes = ((sand_name(place), sand),) if sand is not None else ()
    here = paddock._replace(shelf=with_note(paddock.shelf, copy), kept=changed(paddock.kept, changes))
    writes = (*match_written(match, copy), *written(changes))
    return Next(here, (KeepTexts(writes), DeviceTask("seed"), Draw()))


def _called_apart(shelf: Shelf, called: str) -> str:
    """What it is called, with a number that no other of that name has; what has no name gets none."""
    if not called:
        return ""
    word, _, number = called.rpartition(" ")
    stem = word if word and number.isdecimal() and len(number) < LONGEST_NUMBER else called
    taken = {note.called for note in shelf.values()}
    endings = (f" {number}" for number in count(2))
    return next(
        name for ending in endings if (name := stem[: LONGEST_CALLED - len(ending)] + ending) not in taken
    )
