"""Taking matches along: as files, as text, all of them as a zip, and one that is over as a link."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from app.contents import Texts
from app.sharing.compact import shorten
from app.sharing.reading import BROUGHT_THINGS, CALLED, FRAGMENT, THINGS_FILE
from app.sharing.salvage import left_of, without_seed
from app.shelf import Note, Shelf
from app.storage import Kept, open_match, readable_record
from games.message import Message, say
from table.match import Match
from table.record import BadRecord, write

EVERYTHING = "paddock-everything.zip"


class Shared(NamedTuple):
    """A match that is over, about to be shared."""

    title: Message
    names: tuple[str, ...]
    match: str
    """The whole of it, as one word (`app.sharing.compact`)."""
    deal: str = ""
    """Only how it began and its luck; empty where luck was not sealed from the first move on."""
    only_the_deal: bool = False

    @property
    def word(self) -> str:
        return self.deal if self.only_the_deal else self.match


def shared(match: Match) -> Shared:
    """What there is to share of a match that is over."""
    record = match.record
    deal = shorten(record._replace(entries=())) if has_deal(match) else ""
    return Shared(match.game.title, match.names, shorten(record), deal)


def has_deal(match: Match) -> bool:
    """Whether others can play with the same luck: it was sealed before the first move, and is told now."""
    return bool(match.is_sealed and not match.head.since and (match.record.seed or match.length == 0))


def link_to(address: str, shared: Shared) -> str:
    """Where it opens; what stands in a fragment never reaches a host."""
    return f"{address}{FRAGMENT}{shared.word}"


def file_name(note: Note) -> str:
    """Under which a match is taken along; its place stands in it, by which it is known again."""
    return f"paddock-{note.game or 'game'}-{note.id}.txt"


def as_file(texts: Texts) -> str:
    """The record as anybody may read it: no seed while the match goes on. Of what can't be opened, whatever
    can still be read; nobody knows whether that match was over, so its seed is not in it either."""
    try:
        return write(open_match(texts, "").match.record)
    except BadRecord:
        left = readable_record(texts[0]) or max((left_of(text) for text in texts), key=len, default="")
        return without_seed(left) or say("There is nothing left of this game.").english()


def everything(shelf: Shelf, kept: Kept, found: Mapping[str, Texts]) -> bytes:
    """All that lies on the tablet, as a zip: each match as its record, and the family's things."""
    notes = [shelf.get(id_, Note(id_)) for id_ in found]
    files = {file_name(note): as_file(found[note.id]) for note in notes}
    things = json.dumps(things_taken(kept, notes), ensure_ascii=False, indent=1)
    return _packed([*files.items(), (THINGS_FILE, things)])


def things_taken(kept: Kept, notes: Iterable[Note]) -> dict[str, object]:
    """What besides the matches is taken along: the family, what it has learnt, what it calls its games."""
    things: dict[str, object] = {name: kept[name] for name in BROUGHT_THINGS if name in kept}
    things[CALLED] = {note.id: note.called for note in notes if note.called}
    return things


def _packed(files: Iterable[tuple[str, str]]) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files:
            archive.writestr(
                zipfile.ZipInfo(name), text.encode("utf-8", "surrogatepass"), zipfile.ZIP_DEFLATED
            )
    return whole.getvalue()
