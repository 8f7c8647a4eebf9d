"""The ways from room to room: to a game's seats, to the table, back to a match that waits, and home."""

from __future__ import annotations

from app import at_table
from app.happenings import Deed, DeviceTask, KeepTexts
from app.lessons import met
from app.next import Next, nothing
from app.paddock import Paddock
from app.rooms import Lobby, Results, Seats, Table
from app.seats import first_seating, options_of, reseat
from app.storage import (
    CARRY_ON,
    FAMILY,
    Change,
    Kept,
    changed,
    ended_text,
    last_game,
    match_name,
    open_match,
    went_on_elsewhere,
)
from app.trouble import ELSEWHERE, UNREADABLE, Trouble
from games.catalogue import Game
from games.message import Message
from table.deeds import Draw, Hush
from table.match import Match
from table.record import BadRecord
from table.sitting import is_kept


def go_home(paddock: Paddock) -> Next:
    """The lobby. Whoever goes home from the results has seen them."""
    changes: tuple[Change, ...] = ()
    if isinstance(paddock.room, Results) and ended_text(paddock.kept):
        changes = ((CARRY_ON, None),)
    home = paddock._replace(
        room=Lobby(), kept=changed(paddock.kept, changes), notices=paddock.notices._replace(later=frozenset())
    )
    return Next(home, (*_leaving(paddock), *_keeping(changes), Hush(), Draw()))


def seats_of(paddock: Paddock, game: Game) -> Next:
    """The seats of a game."""
    listening = paddock.settings.voice == "on"
    room = Seats(game, first_seating(game, paddock.kept.get(FAMILY), listening))
    return Next(paddock._replace(room=room), (*_leaving(paddock), Draw()))


def seated(paddock: Paddock, room: Seats, words: list[str]) -> Next:
    """A tap in the seats: off to the table, or somebody sits otherwise."""
    match words:
        case ["start"]:
            changes = ((FAMILY, room.seating.text()), *met(paddock.kept, room.game))
            match = Match.begin(
                room.game, room.seating.sitters, options_of(room.game, room.seating), paddock.seed
            )
            here = paddock._replace(kept=changed(paddock.kept, changes))
            return _begin(here, match).first(*_keeping(changes))
        case ["resume"]:
            return resume(paddock, room.game)
    seating = reseat(room.game, room.seating, words)
    return Next(paddock._replace(room=Seats(room.game, seating)), (Draw(),))


def again(paddock: Paddock, room: Results) -> Next:
    """The same people, the same rules, once more."""
    record = room.match.record
    return _begin(paddock, Match.begin(room.match.game, record.sitters, record.options, paddock.seed))


def carry_on(paddock: Paddock) -> Next:
    """The match that was last played, wherever it stood; its results, if it has ended."""
    game, ended = last_game(paddock.kept), ended_text(paddock.kept)
    if game is None:
        return _said(paddock, paddock.facts.newer or UNREADABLE)
    if ended:
        return _open_kept(paddock, game, ended)
    return resume(paddock, game)


def resume(paddock: Paddock, game: Game) -> Next:
    """A match that was left standing."""
    sealed = paddock.kept.get(match_name(game))
    return seats_of(paddock, game) if sealed is None else _open_kept(paddock, game, sealed)


def begin_lesson(paddock: Paddock, game: Game, number: int) -> Next:
    """To the table of a lesson. A match of the same game that waits goes on waiting."""
    from app.learning.course import lesson_match  # noqa: PLC0415

    match, course = lesson_match(game, number, paddock.kept.get(FAMILY))
    return at_table.sit_down(paddock, match, course).first(*_leaving(paddock))


def skip_lesson(paddock: Paddock) -> Next:
    """Whoever has seen enough goes to the seats, and is not asked again."""
    if not isinstance(paddock.room, Table) or is_kept(paddock.room.sitting):
        return nothing(paddock)
    game = paddock.room.sitting.match.game
    changes = met(paddock.kept, game)
    here = paddock._replace(kept=changed(paddock.kept, changes))
    return seats_of(here, game).first(*_keeping(changes))


def mend(paddock: Paddock) -> Next:
    """After trouble the match goes on from what is kept, at a new table; what broke is left behind. A lesson
    begins anew."""
    if not isinstance(paddock.room, Table):
        return Next(paddock, (Draw(),))
    match, course = paddock.room.sitting.match, paddock.room.sitting.course
    if course is not None:
        return begin_lesson(paddock, match.game, course.number)
    if match_name(match.game) in paddock.kept:
        return resume(paddock, match.game)
    if last_game(paddock.kept) == match.game and ended_text(paddock.kept):
        return carry_on(paddock)
    return at_table.sit_down(paddock, Match.resume(match.record, match.seed))


def looked_elsewhere(paddock: Paddock, kept: Kept) -> Next:
    """Another window may have gone on with the match while this one was out of sight."""
    room = paddock.room
    here = paddock._replace(kept=kept)
    if not isinstance(room, Table) or not is_kept(room.sitting):
        return Next(here)
    known = paddock.kept.get(match_name(room.sitting.match.game), "")
    if paddock.broken or not went_on_elsewhere(known, kept, room.sitting.match.game):
        return Next(paddock)
    return _said(here._replace(broken=True), ELSEWHERE)


def _begin(paddock: Paddock, match: Match) -> Next:
    """To the table: its chance is used up, and the next match wants another."""
    return at_table.sit_down(paddock, match).first(DeviceTask("seed"), *_leaving(paddock))


def _open_kept(paddock: Paddock, game: Game, sealed: str) -> Next:
    """Go on with what is kept. What can't be read is said so and left where it is."""
    try:
        match = open_match(game, sealed, paddock.seed)
    except BadRecord as broken:
        seats = seats_of(paddock, game)
        return _said(seats.paddock, UNREADABLE, broken.message.english(), sealed).first(*seats.deeds)
    if match.result is None:
        return _begin(paddock, match)
    return Next(paddock._replace(room=Results(match)), (*_leaving(paddock), Draw()))


def _said(paddock: Paddock, sentence: Message, detail: str = "", record: str = "") -> Next:
    trouble = Trouble(sentence, detail or sentence.english(), record)
    return Next(paddock._replace(trouble=trouble, sheet="trouble"), (Draw(),))


def _leaving(paddock: Paddock) -> tuple[Deed, ...]:
    """Out of a match: the screen may sleep, and nothing of it can be heard again."""
    return (DeviceTask("asleep"), Hush()) if isinstance(paddock.room, Table) else ()


def _keeping(changes: tuple[Change, ...]) -> tuple[Deed, ...]:
    return (KeepTexts(changes),) if changes else ()
