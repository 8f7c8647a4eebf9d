"""Keeps a match while it is played, the sand that is left of a turn, and the note for the lobby.

A move is kept before it is shown. What was kept before is replaced only as a whole, and never if another
window has gone on with the match since: then it is this window that has to catch up.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from app import keeping
from app.trouble import Told
from games.catalogue import Game
from games.message import Message, say
from stage import storage
from table.match import Match
from table.record import write
from table.seal import seal


class Keeper:
    """Keeps one match, from now on."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known = keeping.kept_text(game)
        """What lies there as far as we know; it may be written over."""
        self._sand = storage.load(self._sand_name())

    def keep(self, match: Match, line: Mapping[str, str | int]) -> Message | None:
        """Keep the match, and what the lobby says of it; gives why not.

        Raises Told if it went on elsewhere.
        """
        self.look_elsewhere()
        sealed = seal(write(match.record))
        if match.result is not None:
            return self._keep_ended(sealed, line)
        complaint = storage.save(keeping.match_name(self._game), sealed)
        if complaint is None:
            self._known = sealed
        return complaint or self._note(line)

    def look_elsewhere(self) -> None:
        """Raises Told if another window has gone on with the match."""
        kept = keeping.kept_text(self._game)
        ended = not kept and keeping.last_game() == self._game and keeping.ended_text()
        if kept != self._known and (kept or ended):
            raise Told(say("This match has gone on in another window. Continue brings it here as it stands."))

    def _keep_ended(self, sealed: str, line: Mapping[str, str | int]) -> Message | None:
        """The results can be come back to; the running match goes only when they are safe."""
        complaint = self._note({**line, "ended": sealed})
        if complaint is None:
            storage.remove(keeping.match_name(self._game))
            self._known = ""
        return complaint

    def _note(self, line: Mapping[str, str | int]) -> Message | None:
        return storage.save(keeping.CARRY_ON, json.dumps({"game": self._game.name, **line}))

    # The sand is no part of the rules, and so of no record; it is kept beside it.

    def keep_sand(self, match: Match, seconds: int | None) -> Message | None:
        """Keep how many seconds of this turn are left, none where no sand is running; gives why not."""
        sand = None if seconds is None else f"{_moves(match)} {seconds}"
        if sand == self._sand:
            return None
        self._sand = sand
        name = self._sand_name()
        return storage.remove(name) if sand is None else storage.save(name, sand)

    def sand_left(self, match: Match) -> int | None:
        """The seconds that were left when the match stood just as it does now, if they were kept."""
        moves, _, seconds = (self._sand or "").partition(" ")
        return int(seconds) if moves == str(_moves(match)) and seconds.isdecimal() else None

    def _sand_name(self) -> str:
        return f"sand.{self._game.name}"


def _moves(match: Match) -> int:
    return len(match.history)
