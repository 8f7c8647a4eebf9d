"""What comes from elsewhere: records as text, sealed ones, links, and a zip of many. None of it is trusted.

Nothing is guessed: what is whole is read, and of what isn't, whatever could be read up to there, with the
line and the reason. Everything in it is checked as in a match of our own: every move by the rules, every seat
and option by the record. Only how lines end, and what a mail has put round the text, is forgiven.
"""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import NamedTuple

from app.seats import LONGEST_NAME
from app.sharing.bundle import BUNDLE, unbundled
from app.sharing.compact import lengthen
from app.shelf import LONGEST_CALLED as LONGEST_NAME_OF_A_MATCH
from app.storage import ALBUM, FAMILY, LESSONS, MET, PAST, SETTINGS
from games.message import Message, say
from table.match import Match
from table.record import BadRecord, LinesRead, Record, first_line, read
from table.replay import Position, positions
from table.seal import PREFIX, unseal

LARGEST_TEXT = 1 << 20
LARGEST_FILE = 1 << 24
LARGEST_WHOLE = 1 << 26
"""How much all files of a zip may hold, unpacked."""
MOST_FILES = 2_000
MOST_LINES = 10_000
"""No match has so many moves."""
LONGEST_CALLED = 2 * LONGEST_NAME
"""Names were longer in older records; nobody has ever had a longer one."""

FRAGMENT = "#m="
"""Before a match in a link's fragment, which no host ever sees."""

THINGS_FILE = "things.json"
CALLED = "called"
"""In it: what the family calls its matches, by their places."""
BROUGHT_THINGS = (FAMILY, SETTINGS, LESSONS, MET, ALBUM, PAST)
"""What besides matches is taken along and brought back."""

ZIP_BEGINS = b"PK\x03\x04"


class Reading(NamedTuple):
    """What one text gave: a match, as far as it could be read; and why no further, if not all of it could."""

    match: Match | None = None
    complaint: Message | None = None
    file: str = ""


class Readings(NamedTuple):
    """What was brought at once: matches, and things of the tablet that they were taken from."""

    found: tuple[Reading, ...] = ()
    things: Mapping[str, str] = {}
    called: Mapping[str, str] = {}
    """What the matches of a zip are called, by their places."""
    many: bool = False
    """Whether it was a zip."""


TOO_LARGE = Readings((Reading(None, say("This file is too large to be one of Paddock’s.")),))

Slices = Generator[None, None, Readings]


def holds_many(content: bytes) -> bool:
    """Whether it is to be matches, and not one: reading them may take a while."""
    return content.startswith(ZIP_BEGINS) or BUNDLE.encode() in content


def read_in_slices(content: bytes) -> Iterator[Readings | None]:
    """Whatever was brought, a zip or one text: None after each match of many, and at last all of it."""
    readings = yield from _read(content)
    yield readings


def _read(content: bytes) -> Slices:
    if len(content) > LARGEST_FILE:
        return TOO_LARGE
    if content.startswith(ZIP_BEGINS):
        return (yield from _read_zip(content))
    if BUNDLE.encode() in content:
        return (yield from _read_bundle(content))
    try:
        text = content.decode("utf-8")
    except ValueError:
        return Readings((Reading(None, say("This file isn’t one of Paddock’s.")),))
    return Readings((read_one(text),))


def read_one(text: str) -> Reading:
    """One match, from its record, sealed or not, or from a link."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").strip()
    if len(text) > LARGEST_TEXT:
        return Reading(None, say("This text is too long to be one of Paddock’s."))
    try:
        if FRAGMENT in text:
            word = text.partition(FRAGMENT)[2].split(maxsplit=1)
            return _read_record(lengthen(word[0] if word else ""))
        if text.startswith(f"{PREFIX}."):
            text = unseal(text).strip()
    except BadRecord as bad:
        return Reading(None, bad.message)
    # A match of which nothing has happened yet ends with the line that parts its head from its moves.
    return _read_text(f"{text}\n" if "\n\n" in text else f"{text}\n\n")


def _read_text(text: str) -> Reading:
    head, _, body = text.partition("\n\n")
    try:
        record = read(f"{head}\n\n")
    except BadRecord as bad:
        return Reading(None, _with_line(bad))
    record, complaint = _with_moves(record, body.split("\n")[:-1])
    reading = _read_record(record)
    return reading._replace(complaint=reading.complaint or complaint)


def _with_line(bad: BadRecord) -> Message:
    if not bad.line:
        return bad.message
    return say("Line {line} of the record: {reason}", line=bad.line, reason=bad.message)


def _with_moves(head: Record, lines: list[str]) -> tuple[Record, Message | None]:
    """The moves up to the first line that isn't one, and what is the matter with that."""
    told, first = LinesRead(), first_line(head)
    for number, line in enumerate(lines, first):
        if number >= first + MOST_LINES:
            wrong = say("Line {number} of the record: no game is as long as this.", number=number)
            return told.of(head), wrong
        try:
            told.take(line, number)
        except BadRecord as bad:
            return told.of(head), bad.message
    return told.of(head), None


def _read_record(record: Record) -> Reading:
    """As much of it as the rules allow."""
    if any(len(sitter.name) > LONGEST_CALLED for sitter in record.sitters):
        return Reading(None, say("Nobody’s name is as long as one in this record."))
    past: list[Position] = []
    complaint = None
    try:
        for position in positions(record):
            past.append(position)  # noqa: PERF402 - what came before a move that is none is kept
    except BadRecord as bad:
        complaint = bad.message
    try:
        return Reading(Match.after(record, tuple(past), record.seed), complaint)
    except BadRecord as bad:
        # What was taken back is not as it should be; what counts is.
        whole = record._replace(taken=())
        return Reading(Match.after(whole, tuple(past), record.seed), complaint or bad.message)


# A zip of everything


def _read_zip(content: bytes) -> Slices:
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            members = [member for member in archive.infolist() if not member.is_dir()]
            if len(members) > MOST_FILES or sum(member.file_size for member in members) > LARGEST_WHOLE:
                return TOO_LARGE
            found = yield from _one_by_one(_read_members(archive, members))
            things = _things(archive)
            return Readings(found, _texts(things, BROUGHT_THINGS), _names(things), many=True)
    except (zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError, NotImplementedError, RuntimeError):
        return Readings((Reading(None, say("This file is damaged and can’t be opened.")),))


def _one_by_one(readings: Iterator[Reading]) -> Generator[None, None, tuple[Reading, ...]]:
    """All of them, with a moment after each."""
    found: list[Reading] = []
    for reading in readings:
        found.append(reading)
        yield
    return tuple(found)


def _read_bundle(content: bytes) -> Slices:
    """Everything of a tablet as one word, in a link or by itself."""
    word = content.partition(BUNDLE.encode())[2].split(maxsplit=1)
    found = unbundled(word[0].decode("ascii", "replace") if word else "")
    if found is None:
        damaged = say("This link is damaged or was cut short. Please copy it once more, all of it.")
        return Readings((Reading(None, damaged),))
    files, things = found
    if len(files) > MOST_FILES or any(len(text) > LARGEST_TEXT for text in files.values()):
        return TOO_LARGE
    read = yield from _one_by_one(read_one(text)._replace(file=name) for name, text in files.items())
    return Readings(read, _texts(things, BROUGHT_THINGS), _names(things), many=True)


def _read_members(archive: zipfile.ZipFile, members: list[zipfile.ZipInfo]) -> Iterator[Reading]:
    """Each by itself: what is wrong with one is not in the way of the others."""
    for member in members:
        if member.filename == THINGS_FILE:
            continue
        content = _member(archive, member)
        if content is None:
            yield Reading(None, say("This file is damaged and can’t be opened."), member.filename)
            continue
        text = content.decode("utf-8", "replace")
        yield read_one(text)._replace(file=member.filename)


def _member(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes | None:
    """One file of it, no longer than it may be, whatever it says of itself."""
    try:
        with archive.open(member) as opened:
            content = opened.read(LARGEST_TEXT + 1)
    except (zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError, NotImplementedError, RuntimeError):
        return None
    return content if len(content) <= LARGEST_TEXT else None


def _things(archive: zipfile.ZipFile) -> Mapping[str, object]:
    """The people and what they have learnt; what can't be read counts as nothing."""
    try:
        content = _member(archive, archive.getinfo(THINGS_FILE))
        things = json.loads(content or b"{}")
    except (KeyError, ValueError, RecursionError):
        return {}
    return things if isinstance(things, dict) else {}


def _texts(things: Mapping[str, object], names: Iterable[str]) -> Mapping[str, str]:
    return {name: text for name in names if isinstance(text := things.get(name), str)}


def _names(things: Mapping[str, object]) -> Mapping[str, str]:
    names = things.get(CALLED)
    known = _texts(names, names) if isinstance(names, dict) else {}
    return {place: name for place, name in known.items() if len(name) <= LONGEST_NAME_OF_A_MATCH}
