"""What comes of taps in the theatre, and of a beat that has been told there."""

from __future__ import annotations

from app import at_table
from app.contents import Texts
from app.happenings import Deed, DeviceTask, KeepTexts, Peek, Speak
from app.navigation import leaving, said
from app.next import Next, nothing
from app.paddock import Paddock
from app.rooms import Results, Showing, Trying
from app.shelf import new_place, note_of, with_note
from app.storage import match_written, open_match
from app.theatre import show
from app.theatre.pictures import took_back, where
from app.theatre.show import Theatre
from app.trouble import UNREADABLE
from bots.levels import USUAL
from table.deeds import BeatTold, Draw, Hush, Say, Sound, TellBeat
from table.moments import Story, Watching
from table.record import BadRecord
from table.sitter import PERSON
from table.telling import Outcome, begin_beat, next_beat


def tapped(paddock: Paddock, words: list[str]) -> Next:
    """A tap for the theatre, from within or from where matches are listed."""
    match words[1:]:
        case ["open", id_] if id_ in paddock.shelf:
            listing = paddock.listing._replace(peeking=f"watch {id_}")
            return Next(paddock._replace(listing=listing), (Peek(id_),))
        case ["this"] if isinstance(paddock.room, Results):
            return entered(paddock, show.opened(paddock.room.match))
        case ["brought"] if paddock.brought is not None and paddock.brought.reading.match is not None:
            return entered(paddock, show.opened(paddock.brought.reading.match))
    if isinstance(paddock.room, Showing):
        return _in_it(paddock, paddock.room.theatre, words[1:])
    return nothing(paddock)


def peeked(paddock: Paddock, texts: Texts) -> Next:
    """A match was read that is to be looked at again."""
    try:
        match = open_match(texts, paddock.seed).match
    except BadRecord as broken:
        return said(paddock, UNREADABLE, broken.message.english())
    return entered(paddock, show.opened(match))


def entered(paddock: Paddock, theatre: Theatre) -> Next:
    """Into the theatre."""
    here = paddock._replace(room=Showing(theatre), sheet="", brought=None)
    return Next(here, (*leaving(paddock), DeviceTask("awake"), Draw()))


def _in_it(paddock: Paddock, theatre: Theatre, words: list[str]) -> Next:
    match words:
        case ["go", number] if number.isdecimal() and len(number) < 6:
            return _heard(paddock, show.gone_to(theatre, int(number))._replace(playing=False))
        case ["back"]:
            return _heard(paddock, show.gone_to(theatre, show.before(theatre))._replace(playing=False))
        case ["on"]:
            return _told(paddock, theatre._replace(playing=False))
        case ["play"]:
            return _told(paddock, theatre._replace(playing=True))
        case ["rest"]:
            return _shown(paddock, theatre._replace(playing=False))
        case ["taken", ("show" | "hide") as wish]:
            return _shown(paddock, show.with_taken_back(theatre, wish == "show"))
        case ["eyes", seat] if seat.removeprefix("-").isdecimal() and len(seat) < 4:
            return _shown(paddock, show.seen_by(theatre, int(seat))._replace(playing=False))
    return _going_on(paddock, theatre, words)


def _going_on(paddock: Paddock, theatre: Theatre, words: list[str]) -> Next:
    """A new match from here, by people or bots."""
    if not show.may_go_on(theatre):
        return nothing(paddock)
    match words:
        case ["branch"]:
            asked = show.gone_to(theatre, theatre.at)
            asked = asked._replace(sitters=theatre.match.sitters, playing=False)
            return Next(paddock._replace(room=Showing(asked), sheet="branch"), (Draw(),))
        case ["what"] if show.who_may_try(theatre):
            asked = show.gone_to(theatre, theatre.at)._replace(playing=False)
            return Next(paddock._replace(room=Showing(asked), sheet="what"), (Draw(),))
        case ["try", seat] if seat in map(str, show.who_may_try(theatre)):
            return _tried(paddock, theatre, int(seat))
        case ["seat", number] if number in map(str, range(len(theatre.sitters))):
            return _shown(paddock, _reseated(theatre, int(number)))
        case ["begin"] if theatre.sitters:
            return _begun(paddock, theatre)
    return nothing(paddock)


def _reseated(theatre: Theatre, seat: int) -> Theatre:
    """A person becomes a bot or a bot a person."""
    sitters = list(theatre.sitters)
    sitters[seat] = sitters[seat]._replace(kind=PERSON if sitters[seat].is_bot else USUAL)
    return theatre._replace(sitters=tuple(sitters))


def _begun(paddock: Paddock, theatre: Theatre) -> Next:
    cut = show.as_it_counts(theatre)
    match = cut._replace(head=cut.head._replace(sitters=theatre.sitters)).resealed(paddock.seed)
    note = note_of(match, new_place(paddock.seed), paddock.facts.now)
    here = paddock._replace(sheet="", shelf=with_note(paddock.shelf, note))
    keeping = KeepTexts(match_written(match, note))
    return at_table.sit_down(here, match, note.place).first(keeping, DeviceTask("seed"))


def _tried(paddock: Paddock, theatre: Theatre, seat: int) -> Next:
    """To the table with the match from here, for one move by hand."""
    match = show.to_try(theatre, seat, paddock.seed)
    note = note_of(match, new_place(f"{paddock.seed} try"), paddock.facts.now)
    trying = Trying(note.id, match.length, seat)
    here = paddock._replace(sheet="", shelf=with_note(paddock.shelf, note), trying=trying)
    keeping = KeepTexts(match_written(match, note))
    return at_table.sit_down(here, match, note.place).first(keeping, DeviceTask("seed"))


# What is told


def happened(paddock: Paddock, theatre: Theatre, happening: object) -> Next:
    """A beat has been told: the next one, and at the end of a move the next move, if it goes on by itself."""
    story = theatre.sitting.moment
    if not isinstance(happening, BeatTold) or not isinstance(story, Story):
        return nothing(paddock)
    if happening.beat != theatre.sitting.beat:
        return nothing(paddock)
    outcome = next_beat(theatre.sitting, story)
    here = theatre._replace(sitting=outcome.sitting)
    goes_on = here.playing and not paddock.sheet and not paddock.hidden
    if isinstance(outcome.sitting.moment, Watching) and goes_on:
        return _told(paddock, here)
    return _outcome(paddock, here._replace(playing=goes_on), outcome)


def _told(paddock: Paddock, theatre: Theatre) -> Next:
    """The next move, beat by beat."""
    following = show.stepped(theatre)
    if following is None:
        at_end = show.gone_to(theatre, theatre.match.length)._replace(playing=False)
        return _shown(paddock, at_end) if theatre.playing else _heard(paddock, at_end)
    if (seat := show.who_takes_back(following)) is not None:
        said = Speak((took_back(following, seat),), following.match.names)
        return (
            _told(paddock, following).first(said)
            if following.playing
            else _shown(paddock, following).also(said)
        )
    return _outcome(paddock, following, begin_beat(following.sitting))


def _outcome(paddock: Paddock, theatre: Theatre, outcome: Outcome) -> Next:
    """What the table wants done, of which a replay only shows and says."""
    here = paddock._replace(room=Showing(theatre._replace(sitting=outcome.sitting)))
    deeds: list[Deed] = []
    for deed in outcome.deeds:
        match deed:
            case Say(sentences):
                deeds.append(Speak(sentences, theatre.match.names))
            case Sound() | TellBeat() | Draw():
                deeds.append(deed)
    return Next(here, tuple(deeds))


def _shown(paddock: Paddock, theatre: Theatre) -> Next:
    return Next(paddock._replace(room=Showing(theatre)), (Hush(), Draw()))


def _heard(paddock: Paddock, theatre: Theatre) -> Next:
    """Where one has come to by oneself, and what had been told last by then."""
    lines = theatre.sitting.log
    told = lines[-1].telling.sentence if lines else None
    said = (where(theatre),) if told is None else (where(theatre), told)
    return _shown(paddock, theatre).also(Speak(said, theatre.match.names))
