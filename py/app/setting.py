"""A setting is changed: from then on it counts, and is kept."""

from __future__ import annotations

from app.happenings import Apply, DeviceTask, KeepTexts
from app.next import Next
from app.paddock import Paddock, wanted_language
from app.rooms import Table
from app.storage import SETTINGS, changed, written
from table.deeds import Draw


def set_to(paddock: Paddock, name: str, value: str) -> Next:
    """A setting; a match that is being told goes on as it is set now."""
    settings = paddock.settings.changed(name, value)
    room = paddock.room
    if isinstance(room, Table):
        room = room._replace(sitting=room.sitting._replace(hearing=settings.hearing))
    changes = ((SETTINGS, settings.text()),)
    coach = paddock.coach if settings.coach == "on" else None
    then = paddock._replace(settings=settings, room=room, kept=changed(paddock.kept, changes), coach=coach)
    wanted = wanted_language(then)
    learning = (DeviceTask("learn", wanted),) if wanted != paddock.language else ()
    return Next(then, (Apply(settings), KeepTexts(written(changes)), Draw(), *learning))
