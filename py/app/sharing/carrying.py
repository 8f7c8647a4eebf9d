"""Everything on the tablet carried over at once: as a file, as a text to copy, and as a square code.

The installed Paddock of an iPad has a storage of its own, and begins with an empty shelf. So before it is put
on the home screen everything is offered to be taken along, and there it is brought in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from app.contents import Texts
from app.parts import act, icon, sheet
from app.sharing.bundle import BUNDLE, bundled
from app.sharing.square_code import is_ready, square_code
from app.sharing.taking import as_file, everything, file_name, things_taken
from app.shelf import Note, Shelf, waiting_of
from app.storage import Kept
from games.message import say, say_many
from games.picture import Child, Node, button, node

MOST_IN_A_CODE = 1_270
"""Letters that a tablet's camera reads from another one's screen without trouble: a code of version 25."""


class Carried(NamedTuple):
    """All that lies on the tablet, ready to go."""

    file: bytes
    """A zip of it."""
    word: str
    """The same as one word."""
    code: str
    """The people, and as many of the games that wait as a square code holds; empty if not even they fit."""
    in_code: int
    """How many games these are."""
    waiting: int


def carried(shelf: Shelf, kept: Kept, found: Mapping[str, Texts], address: str) -> Carried:
    """Everything that was found there."""
    notes = [shelf.get(id_, Note(id_)) for id_ in found]
    files = {note.id: (file_name(note), as_file(found[note.id])) for note in notes}
    things = things_taken(kept, notes)
    word = bundled(dict(files.values()), things)
    waiting = [files[note.id] for note in waiting_of(shelf) if note.id in files]
    code, count = _as_many_as_fit(waiting, things, MOST_IN_A_CODE - len(address) - len(BUNDLE))
    return Carried(everything(shelf, kept, found), word, code, count, len(waiting))


def _as_many_as_fit(
    files: list[tuple[str, str]], things: Mapping[str, object], letters: int
) -> tuple[str, int]:
    for count in range(len(files), -1, -1):
        word = bundled(dict(files[:count]), things)
        if len(word) <= letters:
            return word, count
    return "", 0


def link_of(address: str, word: str) -> str:
    """Where it opens; what stands in a fragment never reaches a host."""
    return f"{address}{BUNDLE}{word}"


def carry_sheet(carried: Carried | None, address: str) -> Node:
    """The ways for everything to another tablet, or to the Paddock on the home screen."""
    file, copy = say("Take it as a file"), say("Copy everything")
    content: list[Child] = [
        node(
            "p",
            say(
                "Paddock on the home screen starts with an empty shelf, and so does another tablet. Take "
                "your games and your family along: copy them here, open Paddock there, and choose "
                "“Bring games in”."
            ),
            key="why",
        )
    ]
    if carried is None:
        return sheet(say("Take everything along"), *content, name="carry")
    content.append(button("share carry file", file, icon("log"), file, key="file"))
    if is_ready() and carried.code:
        games = say_many(
            "In this QR code: your family, and {count} game that is waiting.",
            "In this QR code: your family, and {count} games that are waiting.",
            carried.in_code,
        )
        told = games if carried.in_code else say("In this QR code: your family.")
        content += [
            node("p", told, key="in-code"),
            square_code(link_of(address, carried.code), say("A QR code that brings your games along")),
        ]
    return sheet(
        say("Take everything along"),
        *content,
        name="carry",
        action=act("share carry copy", copy, icon("share"), copy),
    )
