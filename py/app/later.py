"""What comes with the lessons' parcel when the page rests (`app.shell.lessons`), but is none: saved
games listed, taken along and brought back. Taps for it wait until the parcel is here."""

from __future__ import annotations

from app.contents import Texts
from app.happenings import Brought, DeviceTask, Gathered, Happening, Reckoned
from app.next import Next
from app.paddock import Paddock
from app.rooms import Showing
from app.shelf import Note
from games.catalogue import GAMES
from games.contract import Shape
from games.picture import Node


def is_here() -> bool:
    """Whether the parcel has come."""
    return GAMES[0].has_lessons


def sent_for(paddock: Paddock, words: list[str]) -> Next:
    """The same is tapped once more when it has come."""
    return Next(paddock, (DeviceTask("parcel", " ".join(words)),))


def tapped(paddock: Paddock, words: list[str]) -> Next:
    """A tap for one of its rooms or sheets."""
    if not is_here():
        return sent_for(paddock, words)
    from app.afterwards import update as afterwards  # noqa: PLC0415
    from app.learning import keys  # noqa: PLC0415
    from app.sharing import update as sharing  # noqa: PLC0415
    from app.theatre import update as theatre  # noqa: PLC0415

    if words == ["after", "dice"]:
        from app.album.dice import opened  # noqa: PLC0415

        return opened(paddock)
    rooms = {"theatre": theatre.tapped, "after": afterwards.tapped, "keys": keys.tapped}
    return rooms.get(words[0], sharing.tapped)(paddock, words)


def peeked(paddock: Paddock, wish: str, note: Note, texts: Texts) -> Next:
    """A match was read that is to be copied, taken along, shared or looked at again."""
    if wish == "dice":
        from app.album.dice import peeked as counted  # noqa: PLC0415

        return counted(paddock, note, texts)
    if wish == "copy":
        from app.copying import copied  # noqa: PLC0415

        return copied(paddock, note, texts)
    if wish == "watch":
        from app.theatre.update import peeked as watched  # noqa: PLC0415

        return watched(paddock, texts)
    from app.sharing.update import peeked  # noqa: PLC0415

    return peeked(paddock, wish, note, texts)


def happened(paddock: Paddock, happening: Brought | Gathered) -> Next:
    """Something was brought, or all that was to be taken along was read."""
    from app.sharing.update import happened  # noqa: PLC0415

    return happened(paddock, happening)


def reckoned(paddock: Paddock, told: Reckoned) -> Next:
    """Some more is known about a match that is over."""
    from app.afterwards.update import reckoned  # noqa: PLC0415

    return reckoned(paddock, told)


def shown(paddock: Paddock, room: Showing, happening: Happening) -> Next:
    """Something happened in the theatre."""
    from app.theatre.update import happened  # noqa: PLC0415

    return happened(paddock, room.theatre, happening)


def theatre_picture(paddock: Paddock, room: Showing, shape: Shape) -> Node:
    """What is seen there."""
    from app.theatre.pictures import theatre_picture  # noqa: PLC0415

    return theatre_picture(paddock, room.theatre, shape)


def sheet_of(paddock: Paddock) -> Node | None:
    """A sheet of its own."""
    from app.learning.sheets import sheet_of  # noqa: PLC0415

    return sheet_of(paddock)
