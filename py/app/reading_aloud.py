"""Reading aloud, for whoever can't read yet: what was said once more, and a word to whoever is dreaming."""

from __future__ import annotations

from app.happenings import Speak
from app.next import Next, nothing
from app.paddock import Paddock
from app.rooms import Table
from games.message import Message, say
from table.deeds import Draw
from table.match import Match
from table.moments import Asking, Curtain, Gathering, Taught, Throwing
from table.sitting import Sitting, headline, line_shown, shown_view

BEGUN = Speak((say("From now on I read to you."),), (), aloud=True)
"""Whoever wants to be read to hears at once that it works."""


def as_read(match: Match, sentences: tuple[Message, ...]) -> tuple[Message, ...]:
    """Sentences as they are read to a child, once it has come how."""
    return tuple(map(match.game.ear.aloud, sentences)) if match.game.has_lessons else ()


def tapped(paddock: Paddock, command: str) -> Next:
    """Something is to be said again; or the tablet has found no voice."""
    if command == "voiceless":
        return Next(paddock._replace(notices=paddock.notices.arrived("voiceless")), (Draw(),))
    if not isinstance(paddock.room, Table):
        return nothing(paddock)
    sitting = paddock.room.sitting
    last = line_shown(sitting)
    told = () if last is None or last.sentence is None else (last.sentence,)
    return Next(paddock, (_aloud(sitting, (*told, headline(sitting, shown_view(sitting)))),))


def idled(paddock: Paddock) -> Next:
    """Whoever is read to, has been asked for long, and sees the table, is asked once more."""
    if paddock.settings.voice == "off" or not isinstance(paddock.room, Table):
        return nothing(paddock)
    sitting = paddock.room.sitting
    waits = isinstance(sitting.moment, (Asking, Throwing, Taught, Gathering, Curtain)) and not sitting.still
    return Next(paddock, (_aloud(sitting, (headline(sitting, shown_view(sitting)),)),) if waits else ())


def _aloud(sitting: Sitting, sentences: tuple[Message, ...]) -> Speak:
    """Whatever is set."""
    match = sitting.match
    return Speak(sentences, match.names, aloud=True, spoken=as_read(match, sentences))
