"""What is kept between visits, and under which names: everything that this Paddock ever saves.

A match is kept as its sealed record and nothing else. The note is what the lobby's yellow button says and
where it leads: to the match that was last played, or, as long as nobody goes home from them, to the results
of the one that ended last. Whatever can't be read stays where it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from app.carry_on import reminder
from games.catalogue import GAMES, Game
from games.catalogue import game as game_of
from games.message import Message, say
from table.match import Match
from table.record import BadRecord, read, write
from table.seal import seal, unseal

FAMILY, CARRY_ON, SETTINGS, TOLD, VISITS = "family", "carry-on", "settings", "told", "visits"
LESSONS, MET = "lessons", "met"

Words = Callable[[Message], str]
"""What puts a message into the family's language."""

Kept = Mapping[str, str]
"""What lies on the tablet as far as we know, by name."""

NOTHING_KEPT: Kept = {}

Change = tuple[str, str | None]
"""A name and what is to be kept under it from now on; None to forget it."""


def match_name(game: Game) -> str:
    """Under which name a running match is kept: one a game, so that no match pushes another out."""
    return f"match.{game.name}"


def sand_name(game: Game) -> str:
    """The sand is no part of the rules, and so of no record; it is kept beside it."""
    return f"sand.{game.name}"


NAMES = (
    *(FAMILY, CARRY_ON, SETTINGS, TOLD, VISITS, LESSONS, MET),
    *(name(game) for game in GAMES for name in (match_name, sand_name)),
)
"""Every name under which Paddock keeps something."""

PAGE_NAMES = {
    "format": "py/stage/storage.py",
    "muted": "py/stage/sound.py",
    "on-trial": "static/boot/snapshot.mjs",
    "theme": "static/theme.js",
}
"""What the page itself keeps beside it, and where: the way texts are kept, silence, a start from the snapshot
that has not arrived yet, day or night."""


def changed(kept: Kept, changes: tuple[Change, ...]) -> Kept:
    """What lies there when these changes have been made."""
    merged = {**kept, **{name: text for name, text in changes if text is not None}}
    gone = {name for name, text in changes if text is None}
    return {name: text for name, text in merged.items() if name not in gone}


def match_kept(match: Match, sand: int | None, words: Words) -> tuple[Change, ...]:
    """What is to be kept of a match as it stands, in this order.

    When it has ended, its results can be come back to; the running match goes only when they are safe.
    """
    title, line, seat = reminder(match)
    colour = match.sitters[seat].colour
    lines: dict[str, str | int] = {"title": words(title), "line": words(line), "colour": colour}
    note = {"game": match.game.name, **lines}
    sealed = seal(write(match.kept_record))
    if match.result is None:
        return (
            (match_name(match.game), sealed),
            (sand_name(match.game), sand_kept(match, sand)),
            (CARRY_ON, json.dumps(note)),
        )
    return (
        (CARRY_ON, json.dumps({**note, "ended": sealed})),
        (match_name(match.game), None),
        (sand_name(match.game), None),
    )


def sand_kept(match: Match, seconds: int | None) -> str | None:
    """The seconds left of this turn; None where no sand is running."""
    return None if seconds is None else f"{match.length} {seconds}"


def sand_left(kept: Kept, match: Match) -> int | None:
    """The seconds that were left when the match stood just as it does now, if they were kept."""
    moves, _, seconds = kept.get(sand_name(match.game), "").partition(" ")
    return int(seconds) if moves == str(match.length) and seconds.isdecimal() and len(seconds) < 6 else None


def open_match(game: Game, sealed: str, seed: str) -> Match:
    """The match of this game that was sealed. Raises BadRecord if it can't be read."""
    record = read(unseal(sealed))
    if record.game != game.name:
        raise BadRecord(say("This saved game is from another of the four games."))
    return Match.resume(record, seed)


def last_game(kept: Kept) -> Game | None:
    """The game that was last played, if the note can be read."""
    name = _note(kept).get("game")
    return game_of(name) if name in [game.name for game in GAMES] else None


def ended_text(kept: Kept) -> str:
    """The sealed match whose results nobody has gone home from yet; empty if there is none."""
    return str(_note(kept).get("ended", ""))


def went_on_elsewhere(known: str, there: Kept, game: Game) -> bool:
    """Whether another window has gone on with the match that we know like this. What somebody has only
    thrown away may be kept again."""
    found = there.get(match_name(game), "")
    return found != known and bool(found or (last_game(there) == game and ended_text(there)))


def note_in(kept: Kept, words: Callable[[Message, tuple[str, ...]], str]) -> tuple[Change, ...]:
    """The note once more, in another language. What can't be read stays as it is."""
    game, note = last_game(kept), _note(kept)
    sealed = ended_text(kept) or (kept.get(match_name(game)) if game is not None else None)
    if game is None or not sealed:
        return ()
    try:
        match = open_match(game, sealed, "")
    except BadRecord:
        return ()
    title, line, _seat = reminder(match)
    lines = {"title": words(title, match.names), "line": words(line, match.names)}
    return ((CARRY_ON, json.dumps({**note, **lines})),)


def _note(kept: Kept) -> dict[str, Any]:
    try:
        note = json.loads(kept.get(CARRY_ON, "{}"))
    except ValueError:
        return {}
    return note if isinstance(note, dict) else {}
