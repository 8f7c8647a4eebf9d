"""The story of a match so far: what its events say, in order."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Event, Telling
from table.match import Match


class Story:
    """Everything that has been told, as the log shows it."""

    def __init__(self, match: Match) -> None:
        self._words = match.game.words
        events = [event for step in match.history for event in step.events]
        self.tellings = [telling for telling in self._told(events) if not telling.fleeting]

    @property
    def last(self) -> Telling | None:
        """What was told last."""
        return self.tellings[-1] if self.tellings else None

    def add(self, events: Sequence[Event]) -> list[Telling]:
        """Tell what just happened. What was only fleeting before is forgotten now."""
        told = self._told(events)
        self.tellings = [telling for telling in self.tellings if not telling.fleeting] + told
        return told

    def _told(self, events: Sequence[Event]) -> list[Telling]:
        tellings = (self._words.tell(event) for event in events)
        return [telling for telling in tellings if telling is not None]
