"""What is kept between visits: a running match for each game, the family, and the way back to the last match.

A match is kept as its sealed record and nothing else. Each function gives back what went wrong as a message,
for the family to read, and leaves what was kept before as it was.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from games.catalogue import GAMES, Game
from games.catalogue import game as game_of
from games.message import Message
from stage import storage
from table.match import Match
from table.record import read, write
from table.seal import seal, unseal

FAMILY, CARRY_ON = "family", "carry-on"


def keep_match(match: Match, line: Mapping[str, str | int]) -> Message | None:
    """Keep a running match, and what the lobby's carry-on button says of it."""
    complaint = storage.save(_name(match.game), seal(write(match.record)))
    summary = json.dumps({"game": match.game.name, **line})
    return complaint or storage.save(CARRY_ON, summary)


def is_kept(game: Game) -> bool:
    """Whether a match of this game was left standing."""
    return storage.load(_name(game)) is not None


def kept_text(game: Game) -> str:
    """What is kept of this game, as it is, for a report."""
    return storage.load(_name(game)) or ""


def kept_match(game: Game) -> Match:
    """The match that was left standing. Raises BadRecord if it can't be read; it stays kept even so."""
    return Match.resume(read(unseal(kept_text(game))))


def forget_match(game: Game) -> None:
    """A match is over: nothing to carry on."""
    storage.remove(_name(game))
    if last_game() == game:
        storage.remove(CARRY_ON)


def last_game() -> Game | None:
    """The game that was last played and not finished, if its note can be read."""
    try:
        name = json.loads(storage.load(CARRY_ON) or "null")["game"]
        return game_of(name) if name in {game.name for game in GAMES} else None
    except (ValueError, TypeError, KeyError):
        return None


def _name(game: Game) -> str:
    """One a game, so that no match pushes another out."""
    return f"match.{game.name}"
