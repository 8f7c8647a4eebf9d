"""What may come from elsewhere, damaged in every way: records, sealed ones, links, files and zips of them.

`damaged` makes one out of a generator of chance, `check` reads it and holds what must always hold. A few
hundred are tried in every run, `tasks.py lab --damage` tries as many as one likes.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from time import process_time
from typing import NamedTuple

from app.sharing.bundle import BUNDLE, bundled
from app.sharing.compact import shorten
from app.sharing.reading import FRAGMENT, THINGS_FILE, Reading
from conformance.brought import read_all
from conformance.matches import played_on
from games.catalogue import GAMES
from table.match import Match
from table.record import read, write
from table.seal import seal
from table.sitter import PERSON, Sitter

LONGEST_SECONDS = 1.0

WILD = (
    "\n",
    "\n\n",
    " ",
    "\0",
    "\ud800",
    "🐑",
    "*",
    "1 ",
    "9 ",
    "seed ",
    "seat 1 person ",
    "-",
    "é",
    "99999999999",
)
"""What a slip, another program or somebody who means no good may put anywhere."""


@cache
def match_of(number: int) -> Match:
    """A match of each game in turn, over or not, with a seed of its own."""
    rng = Random(number)
    entry = GAMES[number % len(GAMES)]
    seats = rng.choice(entry.rules.SEATS)
    sitters = [Sitter(f"Kind {seat}", seat + 1, rng.choice((PERSON, "ewe"))) for seat in range(seats)]
    match = Match.begin(entry, sitters, {}, f"{rng.getrandbits(256):064x}")
    return played_on(match, rng, rng.choice((0, 1, 20, 10_000)), doubt=1 / 8)


def packed(files: dict[str, str]) -> bytes:
    """A zip of these."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text.encode("utf-8", "surrogatepass"))
    return whole.getvalue()


def _as_text(match: Match) -> bytes:
    return write(match.record).encode()


def _as_sealed(match: Match) -> bytes:
    return seal(write(match.kept_record)).encode()


def _as_link(match: Match) -> bytes:
    return f"https://paddock.example/{FRAGMENT}{shorten(match.kept_record)}".encode()


def _as_zip(match: Match) -> bytes:
    return packed({"one.txt": write(match.record), "two.txt": write(match.record), THINGS_FILE: "{}"})


def _as_bundle(match: Match) -> bytes:
    """Everything of a tablet as one word; what is damaged may lie inside a word that is whole."""
    files = {"one-0123456789abcdef.txt": write(match.record), "two.txt": write(match.record)[:-9]}
    return f"https://paddock.example/{BUNDLE}{bundled(files, {'family': '[]'})}".encode()


FORMS: Sequence[Callable[[Match], bytes]] = (
    _as_text,
    _as_text,
    _as_sealed,
    _as_link,
    _as_zip,
    _as_bundle,
)


def damaged(seed: int) -> bytes:
    """One of them, with one to four things wrong."""
    rng = Random(f"damage {seed}")
    content = rng.choice(FORMS)(match_of(rng.randrange(24)))
    for _ in range(rng.randint(1, 4)):
        content = rng.choice(WAYS)(rng, content)
    return _packed_again(rng, content)


def _packed_again(rng: Random, content: bytes) -> bytes:
    """Somebody who means no good packs what is wrong so that the wrapping is whole."""
    text = content.decode("utf-8", "replace")
    match rng.randrange(8):
        case 0:
            return seal(text).encode()
        case 1:
            return f"{BUNDLE}{bundled({'one.txt': text}, {})}".encode()
        case 2:
            return packed({"one.txt": text})
    return content


def _cut(rng: Random, content: bytes) -> bytes:
    return content[: rng.randrange(len(content) + 1)]


def _without_a_piece(rng: Random, content: bytes) -> bytes:
    at = rng.randrange(len(content) + 1)
    return content[:at] + content[at + rng.randint(1, 40) :]


def _with_a_wild_thing(rng: Random, content: bytes) -> bytes:
    at = rng.randrange(len(content) + 1)
    return content[:at] + rng.choice(WILD).encode("utf-8", "surrogatepass") + content[at:]


def _with_another_byte(rng: Random, content: bytes) -> bytes:
    at = rng.randrange(len(content) + 1)
    return content[:at] + bytes((rng.randrange(256),)) + content[at + 1 :]


def _with_lines_changed(rng: Random, content: bytes) -> bytes:
    lines = content.split(b"\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[at], lines[other] = lines[other], lines[at]
    return b"\n".join(lines)


def _with_a_piece_again(rng: Random, content: bytes) -> bytes:
    at, length = rng.randrange(len(content) + 1), rng.randint(1, 400)
    return content[:at] + content[at : at + length] * rng.randint(2, 30) + content[at + length :]


def _with_another_number(rng: Random, content: bytes) -> bytes:
    """A digit that is still one: the line is proper, and what it says is something else."""
    digits = [at for at, byte in enumerate(content) if chr(byte).isdecimal()]
    if not digits:
        return content
    at = rng.choice(digits)
    return content[:at] + str(rng.randrange(10)).encode() + content[at + 1 :]


WAYS = (
    _cut,
    _without_a_piece,
    _with_a_wild_thing,
    _with_another_byte,
    _with_lines_changed,
    _with_a_piece_again,
    _with_another_number,
    _with_another_number,
)


class Checked(NamedTuple):
    """What came of one."""

    matches: int
    """How many were in it, in whole or up to somewhere."""
    seconds: float
    """Of the processor, to read it."""


def check(content: bytes) -> Checked:
    """Read it, whatever it is."""
    begun = process_time()
    readings = read_all(content)
    seconds = process_time() - begun
    assert seconds < LONGEST_SECONDS, f"{seconds:.1f} s"
    for reading in readings.found:
        _check_one(reading)
    return Checked(sum(reading.match is not None for reading in readings.found), seconds)


def _check_one(reading: Reading) -> None:
    """What is wrong is said; and what was read is a match that the rules allow from its first move on."""
    assert reading.match is not None or reading.complaint is not None
    if reading.complaint is not None:
        assert reading.complaint.english()
    if reading.match is None:
        return
    match = reading.match
    record = match.head._replace(entries=match.record.entries)
    assert Match.resume(read(write(record)), "any").past == match.past
    for before, after in zip(match.past, match.past[1:], strict=False):
        assert after.step is not None
        if not match.rules.is_settled(before.state, after.step.seat, after.step.move):
            assert match.rules.refuse(before.state, after.step.seat, after.step.move) is None
            assert match.rules.play(before.state, after.step.seat, after.step.move).state == after.state
