"""What comes of taps for sharing, and of what is brought from elsewhere."""

from __future__ import annotations

from app.album import update as album
from app.contents import Texts
from app.happenings import Brought, Deed, DeviceTask, Gather, Gathered, HandOut, Peek
from app.navigation import said
from app.next import Next, drawn, nothing
from app.paddock import Paddock
from app.rooms import Results
from app.sharing import bringing, carrying, taking
from app.sharing.square_code import is_ready
from app.shelf import Note
from app.storage import open_match
from app.trouble import UNREADABLE
from table.deeds import Draw
from table.match import Match
from table.record import BadRecord


def tapped(paddock: Paddock, words: list[str]) -> Next:
    """A tap that has to do with sharing."""
    match words[1:]:
        case [("bring" | "camera" | "coming") as sheet]:
            looking: tuple[Deed, ...] = (DeviceTask("camera"),) if sheet == "camera" else ()
            return Next(paddock._replace(sheet=sheet), (Draw(), *looking))
        case ["album", *rest]:
            return album.tapped(paddock, rest)
        case [("paste" | "link") as task]:
            return Next(paddock, (DeviceTask("paste" if task == "paste" else "link"),))
        case ["all"]:
            return Next(paddock, (Gather(tuple(paddock.shelf)),))
        case ["this"] if isinstance(paddock.room, Results):
            return share(paddock, paddock.room.match)
        case ["drawn"]:
            return drawn(paddock)
        case [("file" | "text" | "game") as wish, id_] if id_ in paddock.shelf:
            listing = paddock.listing._replace(peeking=f"{wish} {id_}")
            return Next(paddock._replace(listing=listing), (Peek(id_),))
    return _about_one(paddock, words[1:])


def _about_one(paddock: Paddock, words: list[str]) -> Next:
    """What is done with the match that is being shared, or that was brought."""
    shared, brought = paddock.shared, paddock.brought
    match words:
        case ["carry", *how]:
            return _carry(paddock, how)
        case [("match" | "deal") as what] if shared is not None:
            only_the_deal = what == "deal" and bool(shared.deal)
            return drawn(paddock._replace(shared=shared._replace(only_the_deal=only_the_deal)))
        case [("send" | "copy") as task] if shared is not None:
            link = taking.link_to(paddock.facts.address, shared)
            return Next(paddock, (DeviceTask("send" if task == "send" else "copy", link),))
        case ["keep"] if brought is not None and brought.reading.match is not None:
            return bringing.keep(paddock, brought.reading.match)
        case ["play"] if brought is not None and brought.reading.match is not None:
            if taking.has_deal(brought.reading.match):
                return bringing.play_the_deal(paddock, brought.reading.match)
    return nothing(paddock)


def _carry(paddock: Paddock, how: list[str]) -> Next:
    """Everything is gathered first, so that it is there at once when somebody says how it is to go."""
    everything = paddock.carried
    match how:
        case ["file"] if everything is not None:
            return Next(paddock, (HandOut(taking.EVERYTHING, everything.file),))
        case ["copy"] if everything is not None:
            link = carrying.link_of(paddock.facts.address, everything.word)
            return Next(paddock, (DeviceTask("copy", link),))
        case []:
            here = paddock._replace(sheet="carry", carried=None)
            fetching: tuple[Deed, ...] = () if is_ready() else (DeviceTask("square code"),)
            return Next(here, (*fetching, Gather(tuple(paddock.shelf)), Draw()))
    return nothing(paddock)


def share(paddock: Paddock, match: Match) -> Next:
    """A match that is over, as a link and a square code; what draws the code is sent for."""
    fetching: tuple[Deed, ...] = () if is_ready() else (DeviceTask("square code"),)
    here = paddock._replace(shared=taking.shared(match), sheet="share")
    return Next(here, (*fetching, Draw()))


def peeked(paddock: Paddock, wish: str, note: Note, texts: Texts) -> Next:
    """A match was read that is to be taken along or shared."""
    match wish:
        case "file":
            return Next(paddock, (HandOut(taking.file_name(note), taking.as_file(texts)),))
        case "text":
            return Next(paddock, (DeviceTask("copy", taking.as_file(texts)),))
    try:
        opened = open_match(texts, paddock.seed).match
    except BadRecord as broken:
        return said(paddock, UNREADABLE, broken.message.english())
    return share(paddock, opened) if opened.result is not None else nothing(paddock)


def happened(paddock: Paddock, happening: Brought | Gathered) -> Next:
    """What was brought was read, or all that is to be taken along."""
    match happening:
        case Brought(readings):
            return bringing.brought(paddock, readings)
        case Gathered(found) if paddock.sheet == "carry":
            address = paddock.facts.address
            here = paddock._replace(carried=carrying.carried(paddock.shelf, paddock.kept, found, address))
            return drawn(here)
        case Gathered(found):
            whole = taking.everything(paddock.shelf, paddock.kept, found)
            return Next(paddock, (HandOut(taking.EVERYTHING, whole),))
