"""Keeps what today's Paddock gives to others, so that every later one can be held to reading it.

    python3 tasks.py lab --keepsakes 1

Links, records, sealed texts and everything at once go into tests/records/brought under this name, and beside
each what came of it. None that lies there is ever changed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from random import Random

from app.contents import Texts
from app.sharing.bundle import BUNDLE, bundled
from app.sharing.compact import shorten
from app.sharing.reading import FRAGMENT
from app.sharing.taking import as_file, everything, file_name, things_taken
from app.shelf import Place, Shelf, note_of
from app.storage import FAMILY
from conformance.brought import FOLDER, told
from conformance.matches import played_on
from games.catalogue import GAMES, Game
from table.dice import digest
from table.match import Match
from table.record import write
from table.seal import seal
from table.sitter import PERSON, Sitter

ADDRESS = "https://paddock.example/"
RUNNING = 25


def main(argv: Sequence[str]) -> int:
    """Write what is not there yet."""
    parser = argparse.ArgumentParser(prog="lab --keepsakes", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("name", help="what these are called: the version of the link's form, or what is new")
    name = parser.parse_args(argv).name
    FOLDER.mkdir(exist_ok=True)
    for file, content in _today(name):
        path = FOLDER / file
        if path.exists():
            print(f"{file} is there already, and stays.")
            continue
        path.write_bytes(content)
        path.with_name(f"{file}.txt").write_text(told(content), "utf-8")
    return 0


def _today(name: str) -> Iterator[tuple[str, bytes]]:
    shelf: Shelf = {}
    found: dict[str, Texts] = {}
    for game in GAMES:
        over, runs = _played(game, name), _played(game, name, RUNNING)
        link = f"{ADDRESS}{FRAGMENT}{shorten(over.record)}"
        deal = f"{ADDRESS}{FRAGMENT}{shorten(over.record._replace(entries=(), taken=()))}"
        yield f"{game.name}-{name}.link", link.encode()
        yield f"{game.name}-deal-{name}.link", deal.encode()
        yield f"{game.name}-{name}.record", write(over.record).encode()
        yield f"{game.name}-{name}.sealed", seal(write(runs.kept_record)).encode()
        for match in (over, runs):
            place = Place(digest(f"{name} {game.name} {match.length}")[:16])
            shelf = {**shelf, place.id: note_of(match, place, 1)}
            found[place.id] = (seal(write(match.kept_record)), "")
    kept = {FAMILY: '[["Zoë", 3, "person"]]'}
    yield f"everything-{name}.zip", everything(shelf, kept, found)
    files = {file_name(note): as_file(found[note.id]) for note in shelf.values()}
    word = bundled(files, things_taken(kept, shelf.values()))
    yield f"everything-{name}.all", f"{ADDRESS}{BUNDLE}{word}".encode()


def _played(game: Game, name: str, moves: int = 10_000) -> Match:
    """A match of a person with doubts and of bots."""
    rng = Random(f"{game.name} {name}")
    sitters = [Sitter(f"Kind {seat}", seat + 1, "ewe" if seat else PERSON) for seat in range(game.seats[0])]
    match = Match.begin(game, sitters, {}, f"{rng.getrandbits(256):064x}", "2026-11-20")
    return played_on(match, rng, moves, doubt=1 / 8)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
