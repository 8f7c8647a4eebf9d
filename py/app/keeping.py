"""What is kept between visits: a running match for each game, the family, and the note for the lobby.

A match is kept as its sealed record and nothing else. The note is what the lobby's yellow button says and
where it leads: to the match that was last played, or, as long as nobody goes home from them, to the results
of the one that ended last. Whatever can't be read stays where it is. It is `app.keeper` that keeps a match.
"""

from __future__ import annotations

import json
from typing import Any

from games.catalogue import GAMES, Game
from games.catalogue import game as game_of
from games.message import say
from stage import storage
from table.match import Match
from table.record import BadRecord, read
from table.seal import unseal

FAMILY, CARRY_ON = "family", "carry-on"


def match_name(game: Game) -> str:
    """Under which name a running match is kept: one a game, so that no match pushes another out."""
    return f"match.{game.name}"


def is_kept(game: Game) -> bool:
    """Whether a match of this game was left standing."""
    return storage.load(match_name(game)) is not None


def kept_text(game: Game) -> str:
    """What is kept of this game, as it is."""
    return storage.load(match_name(game)) or ""


def open_match(game: Game, sealed: str) -> Match:
    """The match of this game that was sealed. Raises BadRecord if it can't be read."""
    record = read(unseal(sealed))
    if record.game != game.name:
        raise BadRecord(say("This is a match of another game."))
    return Match.resume(record)


def last_game() -> Game | None:
    """The game that was last played, if the note can be read."""
    name = _note().get("game")
    return game_of(name) if name in [game.name for game in GAMES] else None


def ended_text() -> str:
    """The sealed match whose results nobody has gone home from yet; empty if there is none."""
    return str(_note().get("ended", ""))


def forget_ended() -> None:
    """The results were seen: nothing to come back to."""
    if ended_text():
        storage.remove(CARRY_ON)


def _note() -> dict[str, Any]:
    try:
        note = json.loads(storage.load(CARRY_ON) or "{}")
    except ValueError:
        return {}
    return note if isinstance(note, dict) else {}
