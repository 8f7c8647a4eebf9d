"""What comes of taps on the family album."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from app.album.book import Book, book_in, ended_games
from app.album.pages import AlbumPage, pages
from app.album.sheet import id_of
from app.happenings import HandOut, KeepTexts
from app.next import Next, nothing
from app.paddock import Paddock
from app.seats import LONGEST_NAME
from app.shelf import Note
from app.storage import ALBUM, PAST, Change, changed, written
from games.catalogue import game
from table.deeds import Draw

FILE = "paddock-album.csv"


def tapped(paddock: Paddock, words: list[str]) -> Next:
    """A tap on the album, or the way to it."""
    book = book_in(paddock.kept)
    match words:
        case []:
            listing = paddock.listing._replace(picked="")
            return Next(paddock._replace(sheet="album", listing=listing), (Draw(),))
        case ["wipe"]:
            return Next(paddock._replace(sheet="wipe"), (Draw(),))
        case ["wiped"]:
            return _kept(paddock._replace(sheet="album"), Book(since=max(1, paddock.facts.now)), (PAST, None))
        case ["file"]:
            return Next(paddock, (HandOut(FILE, as_table(_pages(paddock))),))
        case ["again", number] if number in map(str, range(len(book.left_out))):
            return _kept(paddock, book.again(book.left_out[int(number)]))
        case [word, number, *rest] if number.isdecimal() and len(number) < 6:
            found = _pages(paddock)
            if int(number) < len(found):
                return _about(paddock, book, found[int(number)], [word, *rest])
    return nothing(paddock)


def _games(paddock: Paddock) -> list[Note]:
    return ended_games(paddock.shelf, paddock.kept)


def _pages(paddock: Paddock) -> tuple[AlbumPage, ...]:
    return pages(_games(paddock), book_in(paddock.kept))


def _about(paddock: Paddock, book: Book, page: AlbumPage, words: list[str]) -> Next:
    """What is said of one page."""
    match words:
        case ["tools"]:
            wanted = id_of(page.known)
            picked = "" if paddock.listing.picked == wanted else wanted
            return Next(paddock._replace(listing=paddock.listing._replace(picked=picked)), (Draw(),))
        case ["name", *name]:
            called = " ".join(" ".join(name).split())[:LONGEST_NAME].strip()
            everybody = (sitter for note in _games(paddock) for sitter in note.sitters)
            return _kept(paddock, book.called(page.known, called, everybody)) if called else nothing(paddock)
        case ["leave"]:
            return _kept(paddock, book.without(page.known))
    return nothing(paddock)


def _kept(paddock: Paddock, book: Book, *more: Change) -> Next:
    changes = ((ALBUM, book.text), *more)
    listing = paddock.listing._replace(picked="")
    here = paddock._replace(kept=changed(paddock.kept, changes), listing=listing)
    return Next(here, (KeepTexts(written(changes)), Draw()))


def as_table(found: Sequence[AlbumPage]) -> str:
    """The album for any program that reads tables: a line for everybody's every game."""
    whole = io.StringIO()
    table = csv.writer(whole, lineterminator="\n")
    table.writerow(("name", "kind", "game", "played", "won", "best"))
    for page in found:
        kind = "person" if page.is_person else "bot"
        for tally in page.games:
            best = "" if tally.best is None else tally.best
            title = game(tally.game).title.english()
            table.writerow((_harmless(page.name), kind, title, tally.played, tally.won, best))
    return whole.getvalue()


def _harmless(name: str) -> str:
    """A name that no table takes for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
