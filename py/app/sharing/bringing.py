"""Bringing matches back: what was read comes onto the shelf, or is played as the same deal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from app import at_table
from app.contents import Write
from app.glimpse import glimpse
from app.happenings import DeviceTask, KeepTexts
from app.listing import Listing
from app.navigation import leaving
from app.next import Next
from app.paddock import Paddock
from app.seats import first_seating, reseat
from app.sharing.reading import Reading, Readings
from app.shelf import EMPTY_SHELF, Place, new_place, note_of
from app.storage import FAMILY, changed, match_written, written
from games.catalogue import Game
from games.contract import TABLE
from games.message import Message, called
from table.deeds import Draw
from table.dice import digest
from table.match import Match
from table.sitter import Sitter

PLACE_IN_NAME = re.compile(r"-([0-9a-f]{16})\.txt$")
"""What a match that was taken along is known again by."""


class Delivery(NamedTuple):
    """What has been brought, and what came of it."""

    reading: Reading
    """The one match, if it was one; else nothing."""
    kept: int = 0
    """How many came onto the shelf."""
    known: int = 0
    """How many were there already."""
    complaints: tuple[tuple[str, Message], ...] = ()
    """What was wrong, by file."""


def brought(paddock: Paddock, readings: Readings) -> Next:
    """One match is shown before it is kept; many come onto the shelf at once."""
    if not readings.many:
        here = paddock._replace(brought=Delivery(readings.found[0]), sheet="brought")
        return Next(here, (Draw(),))
    return _all_kept(paddock, readings)


def keep(paddock: Paddock, match: Match) -> Next:
    """A match that was looked at comes onto the shelf."""
    match = _to_go_on(match, paddock.seed)
    note = note_of(match, new_place(paddock.seed), paddock.facts.now, seen=True)
    here = paddock._replace(
        shelf={**paddock.shelf, note.id: note},
        brought=None,
        sheet="games",
        listing=Listing(glimpses={**paddock.listing.glimpses, note.id: glimpse(match)}),
    )
    return Next(here, (KeepTexts(match_written(match, note)), DeviceTask("seed"), Draw()))


def play_the_deal(paddock: Paddock, match: Match) -> Next:
    """The same beginning and the same luck, for the family of this tablet."""
    sitters = _family(paddock, match.game, len(match.sitters))
    again = Match.begin(match.game, sitters, match.options, match.seed)
    # Whoever plays it twice has two matches.
    place = new_place(f"{match.seed} {paddock.seed}")
    here = paddock._replace(brought=None, sheet="")
    return at_table.sit_down(here, again, place).first(DeviceTask("seed"), *leaving(paddock))


def _family(paddock: Paddock, game: Game, seats: int) -> tuple[Sitter, ...]:
    """As many as the deal is for: the family, and bots for those who are missing."""
    seating = first_seating(game, paddock.kept.get(FAMILY))
    while len(seating.sitters) < seats:
        seating = reseat(game, seating, ["add", "bot"])
    return seating.sitters[:seats]


def _to_go_on(match: Match, seed: str) -> Match:
    """Whoever brings a match that goes on doesn't know its seed: from here on it has luck of its own."""
    return match if match.result is not None or match.is_sealed else match.resealed(seed)


def _all_kept(paddock: Paddock, readings: Readings) -> Next:
    here, writes = paddock, list[Write]()
    shelf, known = dict(paddock.shelf), 0
    complaints = [(each.file, each.complaint) for each in readings.found if each.complaint is not None]
    for number, reading in enumerate(readings.found):
        if reading.match is None:
            continue
        seed = digest(f"{paddock.seed} brought {number}")
        place = _place(reading.file, seed, readings.called)
        if place.id in shelf:
            known += 1
            continue
        match = _to_go_on(reading.match, seed)
        note = note_of(match, place, paddock.facts.now, seen=True)
        shelf[place.id] = note
        writes += match_written(match, note)
    kept = len(shelf) - len(paddock.shelf or EMPTY_SHELF)
    # What this tablet knows itself is better.
    changes = tuple((name, text) for name, text in readings.things.items() if name not in paddock.kept)
    here = paddock._replace(
        shelf=shelf,
        kept=changed(paddock.kept, changes),
        brought=Delivery(Reading(), kept, known, tuple(complaints)),
        sheet="brought",
    )
    keeping = (KeepTexts((*writes, *written(changes))),) if writes or changes else ()
    return Next(here, (*keeping, DeviceTask("seed"), Draw()))


def _place(file: str, seed: str, names: Mapping[str, str]) -> Place:
    found = PLACE_IN_NAME.search(file)
    return Place(found[1], names.get(found[1], "")) if found else new_place(seed)


def line_of(match: Match) -> Message:
    """Who has won, or whose turn it is."""
    result = match.result
    line = match.game.words.ask(match.view(TABLE), TABLE) if result is None else result.reason
    return called(line, match.names)
