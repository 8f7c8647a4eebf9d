"""What is kept between visits, and under which names: everything that this Paddock ever saves.

There are three kinds: the matches, each as its sealed record and nothing else; their notes (`app.shelf`);
and things: settings, people, what was told. All of them lie there sealed, with their version and a check
sum, each beside the text before it. Whatever can't be read stays where it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from app.contents import Lying, Write
from app.shelf import (
    EMPTY_SHELF,
    JUST_ENDED,
    UNREAD,
    WAITS,
    Note,
    Place,
    Shelf,
    new_place,
    note_of,
    read_note,
    text_of,
)
from games.catalogue import GAMES, Game
from games.message import say
from table.match import Match
from table.record import BadRecord, read, write
from table.seal import seal, unseal

FAMILY, SETTINGS, TOLD, VISITS = "family", "settings", "told", "visits"
LESSONS, MET = "lessons", "met"
ALBUM, PAST = "album", "past"
"""What the family has said about its album; and the notes of finished games that made room for others."""
BROUGHT = "brought"
"""That what older Paddocks had kept has been brought over (`static/keeping.mjs` looks for it)."""

THINGS = (FAMILY, SETTINGS, TOLD, VISITS, LESSONS, MET, ALBUM, PAST)

Kept = Mapping[str, str]
"""The things that lie on the tablet as far as we know, by name, unsealed."""

NOTHING_KEPT: Kept = {}

Change = tuple[str, str | None]
"""The name of a thing, and what it is from now on; None to forget it."""

QUICK_RETURN = 10
"""Whoever is back within so many seconds has only begun the page anew, and the sand has run on meanwhile."""


def sand_name(place: Place) -> str:
    """The sand is no part of the rules, and so of no record; it is kept beside it."""
    return f"sand.{place.id}"


NAMES = (*THINGS, BROUGHT)
"""Every name of a thing; beside them the sand of each match."""

PAGE_NAMES = {
    "format": "static/keeping.mjs",
    "lobby": "static/lobby.mjs",
    "muted": "py/stage/sound.py",
    "on-trial": "static/boot/snapshot.mjs",
    "theme": "static/theme.js",
}
"""What the page itself keeps beside it, and where: the way texts are kept, silence, a start from the snapshot
that has not arrived yet, day or night."""


def changed(kept: Kept, changes: Sequence[Change]) -> Kept:
    """What lies there when these changes have been made."""
    merged = {**kept, **{name: text for name, text in changes if text is not None}}
    gone = {name for name, text in changes if text is None}
    return {name: text for name, text in merged.items() if name not in gone}


def written(changes: Sequence[Change]) -> tuple[Write, ...]:
    """Changes of things as they are kept."""
    return tuple([("things", name, None if text is None else seal(text)) for name, text in changes])


def match_written(match: Match, note: Note) -> tuple[Write, ...]:
    """A match as it stands, with its note."""
    return (("matches", note.id, seal(write(match.kept_record))), ("notes", note.id, text_of(note)))


def sand_kept(match: Match, seconds: int | None, now: int) -> str | None:
    """The seconds left of this turn, and when that was; None where no sand is running."""
    return None if seconds is None else f"{match.length} {seconds} {now}"


def sand_left(kept: Kept, place: Place, match: Match, now: int) -> int | None:
    """The seconds that were left when the match stood just as it does now, if they were kept.

    To begin the page anew takes a while, and buys nobody time. After a longer while it is as it was.
    """
    words = kept.get(sand_name(place), "").split(" ")
    if len(words) not in (2, 3) or not all(word.isdecimal() and len(word) < 12 for word in words):
        return None
    moves, seconds, *when = map(int, words)
    if moves != match.length or seconds > 99_999:
        return None
    away = now - when[0] if when else 0
    return max(0, seconds - away) if 0 < away <= QUICK_RETURN else seconds


class MatchRead(NamedTuple):
    """A match that was read, and whether that took the text before the last."""

    match: Match
    older: bool = False


def open_match(texts: Sequence[str], seed: str) -> MatchRead:
    """The match in the first of these texts that can be read. Raises BadRecord, and why, if none can."""
    reason: BadRecord | None = None
    for place, text in enumerate(text for text in texts if text):
        try:
            return MatchRead(Match.resume(read(unseal(text)), seed), place > 0)
        except BadRecord as broken:
            reason = reason or broken
    raise reason or BadRecord(say("There is nothing left of this game."))


# What lies there


class BroughtOver(NamedTuple):
    """What was found on the tablet, and what has to be kept at once to bring over what is old."""

    kept: Kept = NOTHING_KEPT
    shelf: Shelf = EMPTY_SHELF
    moving: tuple[Write, ...] = ()


def found_in(lying: Lying, seed: str, now: int) -> BroughtOver:
    """Everything that lies there, as values."""
    things = {name: text for name, texts in lying.things.items() if (text := _thing(texts)) is not None}
    notes = {id_: read_note(id_, *lying.notes.get(id_, ())) for id_ in lying.ids}
    if BROUGHT in things or lying.complaint is not None:
        return BroughtOver(things, notes)
    return _brought_over(BroughtOver(things, notes), lying.old, seed, now)


def _thing(texts: tuple[str, str]) -> str | None:
    """The last text that can be read."""
    for text in texts:
        try:
            return unseal(text)
        except BadRecord:
            continue
    return None


# What older Paddocks have kept


def _brought_over(found: BroughtOver, old: Mapping[str, str], seed: str, now: int) -> BroughtOver:
    """The things as they are, and each match in a place of its own, also what can't be read."""
    things = {name: old[name] for name in THINGS if name in old and name not in found.kept}
    changes: list[Change] = [*things.items(), (BROUGHT, "1")]
    shelf, writes = dict(found.shelf), list[Write]()
    # The last one played comes last.
    for order, (game, sealed, state) in enumerate(_old_matches(old), now - len(old)):
        place = new_place(f"{seed} {game.name} {state}")
        note = _note_of_old(sealed, game, place, max(0, order))
        shelf[place.id] = note
        writes += [("matches", place.id, sealed), ("notes", place.id, text_of(note))]
        if (sand := old.get(f"sand.{game.name}")) is not None and state == WAITS:
            changes.append((sand_name(place), sand))
    kept = changed(found.kept, changes)
    return BroughtOver(kept, shelf, (*writes, *written(changes)))


def _old_matches(old: Mapping[str, str]) -> Iterator[tuple[Game, str, str]]:
    """One match a game, and the results that nobody has gone home from; the last one played comes last."""
    note = _old_note(old)
    played = note.get("game")
    for game in sorted(GAMES, key=lambda game: game.name == played):
        if sealed := old.get(f"match.{game.name}"):
            yield game, sealed, WAITS
    ended = note.get("ended")
    last = next((game for game in GAMES if game.name == played), None)
    if isinstance(ended, str) and ended and last is not None:
        yield last, ended, JUST_ENDED


def _old_note(old: Mapping[str, str]) -> dict[str, object]:
    try:
        note = json.loads(old.get("carry-on", "{}"))
    except (ValueError, RecursionError):
        return {}
    return note if isinstance(note, dict) else {}


def _note_of_old(sealed: str, game: Game, place: Place, now: int) -> Note:
    try:
        match = open_match((sealed,), "").match
    except BadRecord:
        return Note(place.id, game.name, UNREAD, now)
    return note_of(match, place, now)


def readable_record(text: str) -> str:
    """The record in a sealed text that is whole, if only its moves or rules are not ours; else nothing."""
    try:
        return unseal(text)
    except BadRecord:
        return ""
