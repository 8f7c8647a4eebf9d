"""The moments of a sitting: what the table is at just now. Exactly one is the case."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Event, Picked, State


class Curtain(NamedTuple):
    """The tablet is handed to somebody whose secrets come next; nothing of them is drawn yet."""

    seat: int


class Throwing(NamedTuple):
    """A person has the dice."""

    seat: int


class Asking(NamedTuple):
    """A person decides, touch by touch."""

    seat: int
    picked: Picked = None
    """What has been touched towards a move, as the game's scene holds it."""


class Thinking(NamedTuple):
    """Bots are thinking, and there is nothing left to tell."""


class ToldBeat(NamedTuple):
    """A beat at the table: an event between two states, and whose doing it was."""

    before: State
    event: Event
    after: State
    doer: int | None
    """The seat whose move it belongs to, or whose hand rolled; None for a deal."""


class Story(NamedTuple):
    """A row of beats is being told."""

    beats: tuple[ToldBeat, ...]
    at: int = 0
    """The beat that is being told."""
    gathered: bool = False
    """Whether everybody has come to look, if anybody had to look away."""
    hurried: bool = False
    """Whether somebody has tapped to get on."""
    paused: bool = False
    """Whether the beat is over, but nobody looks just now."""
    then: Asking | Throwing | Watching | None = None
    """What it goes back to, if it is told once more; None for what has just happened."""

    @property
    def beat(self) -> ToldBeat:
        return self.beats[self.at]


class Gathering(NamedTuple):
    """Everybody ought to look now: it waits for a tap, then goes on."""

    story: Story


class Taught(NamedTuple):
    """A lesson has told something: it waits for a tap, then goes on."""


class Watching(NamedTuple):
    """A position of a replay is looked at: nothing is asked, and nothing goes on by itself."""


class Ready(NamedTuple):
    """All is told: it is looked what the match waits for. No sitting is left at this moment."""


class Over(NamedTuple):
    """The match is over, or the lesson, and all of it is told."""


Moment = Curtain | Throwing | Asking | Thinking | Story | Gathering | Taught | Watching | Ready | Over
