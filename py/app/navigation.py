"""The ways from room to room: to a game's seats, to the table, back to a match that waits, and home."""

from __future__ import annotations

from app import at_table
from app.happenings import Deed, DeviceTask, KeepTexts, Looked, LookThere, Opened, OpenMatch, Speak
from app.lessons import met, stars_of
from app.next import Next, drawn, nothing
from app.paddock import Paddock
from app.rooms import WITH_A_BOARD, Lobby, Results, Seats, Table
from app.seats import first_seating, options_of, reseat
from app.shelf import (
    ENDED,
    JUST_ENDED,
    UNREAD,
    Note,
    Place,
    last_played,
    new_place,
    text_of,
    waiting_of,
    with_note,
)
from app.storage import (
    FAMILY,
    changed,
    open_match,
    readable_record,
    written,
)
from app.trouble import CLEARED, ELSEWHERE, GONE, IN_USE, OLDER, OTHER_RULES, UNREADABLE, Trouble
from games.catalogue import Game
from games.message import Message
from table.deeds import Draw, Hush
from table.match import Match
from table.record import BadRecord, OtherRules
from table.sitting import is_kept


def go_home(paddock: Paddock) -> Next:
    """The lobby. Whoever goes home from the results has seen them."""
    home = paddock._replace(room=Lobby(), notices=paddock.notices._replace(later=frozenset()))
    then = Next(home, (*leaving(paddock), Hush(), Draw()))
    return _seen(then, paddock.room) if isinstance(paddock.room, Results) else then


def _seen(then: Next, room: Results) -> Next:
    """The results are no news any more."""
    note = then.paddock.shelf.get(room.place.id)
    if note is None or note.state != JUST_ENDED:
        return then
    return keep_note(then, note._replace(state=ENDED))


def seats_of(paddock: Paddock, game: Game) -> Next:
    """The seats of a game."""
    unhurried = paddock.settings.voice == "on" or stars_of(paddock.kept, game) is None
    room = Seats(game, first_seating(game, paddock.kept.get(FAMILY), unhurried))
    return Next(paddock._replace(room=room), (*leaving(paddock), Draw(), *_for_bots(room)))


def _for_bots(room: Seats) -> tuple[Deed, ...]:
    """Where bots sit, the worker starts while people look about."""
    return (DeviceTask("warm up"),) if any(sitter.is_bot for sitter in room.seating.sitters) else ()


def seated(paddock: Paddock, room: Seats, words: list[str]) -> Next:
    """A tap in the seats: off to the table, or somebody sits otherwise."""
    match words:
        case ["start"]:
            changes = ((FAMILY, room.seating.text()), *met(paddock.kept, room.game))
            match = Match.begin(
                room.game, room.seating.sitters, options_of(room.game, room.seating), paddock.seed
            )
            here = paddock._replace(kept=changed(paddock.kept, changes))
            return _begin(here, match).first(KeepTexts(written(changes)))
        case ["resume"]:
            return resume(paddock, room.game)
    seats = Seats(room.game, reseat(room.game, room.seating, words))
    return Next(paddock._replace(room=seats), (Draw(), *_heard(room, seats), *_for_bots(seats)))


def _heard(before: Seats, after: Seats) -> tuple[Deed, ...]:
    """What has changed, once the words for it have come."""
    if not before.game.has_lessons:
        return ()
    from app.learning.seats_heard import change_heard  # noqa: PLC0415

    change = change_heard(before.seating, after.seating)
    return () if change is None else (Speak((change,), ()),)


def again(paddock: Paddock, room: Results) -> Next:
    """The same people, the same rules, once more."""
    record = room.match.record
    match = Match.begin(room.match.game, record.sitters, record.options, paddock.seed)
    return _seen(_begin(paddock, match), room)


def carry_on(paddock: Paddock) -> Next:
    """The match that was last played, wherever it stood; its results, if it has ended."""
    note = last_played(paddock.shelf)
    if note is None:
        return said(paddock, paddock.unreadable or GONE)
    return open_place(paddock, note.id)


def resume(paddock: Paddock, game: Game) -> Next:
    """The match of this game that was last left standing."""
    waiting = waiting_of(paddock.shelf, game.name)
    return open_place(paddock, waiting[0].id) if waiting else seats_of(paddock, game)


def open_place(paddock: Paddock, id_: str, take_over: bool = False) -> Next:
    """Have a match read; what comes of it comes when it has been."""
    return Next(paddock._replace(opening=id_), (OpenMatch(id_, take_over),))


def opened(paddock: Paddock, found: Opened) -> Next:
    """A match was read: to its table or its results. What can't be read is said so and left where it is.

    What was broken before is forgotten; if it still is, it is said so again.
    """
    if found.id != paddock.opening:
        return nothing(paddock)
    here = paddock._replace(opening="", broken=False)
    if found.texts is None:
        return said(here._replace(in_use=found.id), IN_USE)
    room = here.room
    if not any(found.texts):
        return _not_there(here, found.id)
    note = here.shelf.get(found.id, Note(found.id))
    try:
        match, older = open_match(found.texts, here.seed)
    except BadRecord as broken:
        return unreadable(here, note, found.texts[0], broken)
    called = room.place.called if isinstance(room, Table) and room.place.id == found.id else note.called
    then = _sit_down_to(here, match, Place(found.id, called))
    return _with_damage_set_aside(then, note, found.texts[0]) if older else then


def _sit_down_to(paddock: Paddock, match: Match, place: Place) -> Next:
    here = paddock._replace(sheet="")
    if match.result is None:
        return at_table.sit_down(here, match, place).first(*leaving(paddock))
    return Next(here._replace(room=Results(match, place)), (*leaving(paddock), DeviceTask("release"), Draw()))


def _not_there(paddock: Paddock, id_: str) -> Next:
    """It is gone; what is played at this very table can be kept again."""
    room = paddock.room
    if isinstance(room, Table) and room.place.id == id_:
        match = room.sitting.match
        return at_table.sit_down(paddock, Match.resume(match.record, match.seed), room.place)
    return said(paddock, GONE).first(LookThere())


def unreadable(paddock: Paddock, note: Note, text: str, broken: BadRecord) -> Next:
    """It lies where it lay, is listed as what it is, and is in nobody's way."""
    sentence = OTHER_RULES if isinstance(broken, OtherRules) else UNREADABLE
    detail = f"{broken.message.english()}\n\n{readable_record(text)}".rstrip()
    then = said(paddock, sentence, detail, text).first(DeviceTask("release"))
    return then if note.state == UNREAD else keep_note(then, note._replace(state=UNREAD))


def _with_damage_set_aside(then: Next, note: Note, text: str) -> Next:
    """The text that can't be read gets a place of its own, before anything comes where it lay."""
    paddock = then.paddock
    aside = note._replace(id=new_place(paddock.seed).id, state=UNREAD)
    kept = Next(
        paddock._replace(shelf=with_note(paddock.shelf, aside)),
        (KeepTexts((("matches", aside.id, text), ("notes", aside.id, text_of(aside)))), DeviceTask("seed")),
    )
    return said(kept.paddock, OLDER).first(*kept.deeds, *then.deeds)


def keep_note(then: Next, note: Note) -> Next:
    """The same, with this note on the shelf from now on."""
    paddock = then.paddock
    here = paddock._replace(shelf=with_note(paddock.shelf, note))
    return Next(here, (KeepTexts((("notes", note.id, text_of(note)),)), *then.deeds))


def begin_lesson(paddock: Paddock, game: Game, number: int) -> Next:
    """To the table of a lesson. A match of the same game that waits goes on waiting."""
    from app.learning.lesson_match import lesson_match  # noqa: PLC0415

    match, course = lesson_match(game, number, paddock.kept.get(FAMILY))
    return at_table.sit_down(paddock, match, course=course).first(*leaving(paddock))


def skip_lesson(paddock: Paddock) -> Next:
    """Whoever has seen enough goes to the seats, and is not asked again."""
    if not isinstance(paddock.room, Table) or is_kept(paddock.room.sitting):
        return nothing(paddock)
    game = paddock.room.sitting.match.game
    changes = met(paddock.kept, game)
    here = paddock._replace(kept=changed(paddock.kept, changes))
    then = seats_of(here, game)
    return then.first(KeepTexts(written(changes))) if changes else then


def mend(paddock: Paddock) -> Next:
    """After trouble the match goes on from what is kept, at a new table; what broke is left behind. A lesson
    begins anew."""
    if not isinstance(paddock.room, Table):
        return drawn(paddock)
    course = paddock.room.sitting.course
    if course is not None:
        return begin_lesson(paddock, paddock.room.sitting.match.game, course.number)
    return open_place(paddock, paddock.room.place.id, take_over=True)


def looked(paddock: Paddock, found: Looked) -> Next:
    """What lies there by now. Another window may have gone on with the match while nobody looked."""
    if paddock.broken:
        return nothing(paddock)
    here = paddock._replace(kept=found.kept, shelf=found.shelf, unreadable=found.complaint)
    if not isinstance(here.room, Table):
        return Next(here, (Draw(),))
    if found.went_on and is_kept(here.room.sitting):
        return said(here._replace(broken=True), ELSEWHERE)
    return Next(here)


def arrived(then: Next) -> Next:
    """The page is there: what the family has to know at once. The lobby remembers games that are gone; and an
    installed Paddock with an empty shelf may be a new home for games that lie elsewhere."""
    paddock = then.paddock
    if paddock.facts.way_home == "here" and not paddock.shelf:
        paddock = paddock._replace(notices=paddock.notices.arrived("moved"))
        then = then._replace(paddock=paddock)
    if paddock.unreadable is not None:
        told = said(paddock._replace(warned=paddock.warned | {False}), paddock.unreadable)
    elif paddock.lobby and not paddock.shelf:
        told = said(paddock, CLEARED)
    else:
        return then
    return told.first(*then.deeds)


def _begin(paddock: Paddock, match: Match) -> Next:
    """To the table: its chance is used up, and the next match wants another."""
    return at_table.sit_down(paddock, match).first(DeviceTask("seed"), *leaving(paddock))


def said(paddock: Paddock, sentence: Message, detail: str = "", record: str = "") -> Next:
    """A sheet that says what is the matter."""
    trouble = Trouble(sentence, detail or sentence.english(), record)
    return Next(paddock._replace(trouble=trouble, sheet="trouble"), (Draw(),))


def leaving(paddock: Paddock) -> tuple[Deed, ...]:
    """Out of a match: the screen may sleep, and nothing of it can be heard again."""
    return (
        (DeviceTask("asleep"), DeviceTask("release"), Hush())
        if isinstance(paddock.room, WITH_A_BOARD)
        else ()
    )
