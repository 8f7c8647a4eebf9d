"""A match that is being played, as part of Paddock: what its table wants done, with the tablet's means."""

from __future__ import annotations

from app.happenings import Deed, DeviceTask, KeepTexts, ShowSand, Speak, TellThere, Think
from app.lessons import learnt
from app.next import Next, nothing
from app.paddock import Paddock
from app.reading_aloud import as_read
from app.rooms import LessonDone, Results, Table, Trying
from app.shelf import Place, new_place, note_of, with_note
from app.storage import changed, match_written, sand_kept, sand_left, sand_name, written
from app.trouble import UNFORESEEN, Trouble
from bots.budget import seconds_for
from bots.characters import character_of
from bots.levels import USUAL, level_of
from table import deeds as table_deeds
from table.deeds import (
    AnswerTouch,
    AskOther,
    BotErred,
    Draw,
    Finish,
    Happening,
    Hush,
    Keep,
    KeepSand,
    Say,
    SecondGone,
    Sound,
    Tapped,
    TellBeat,
    Thought,
)
from table.match import Match
from table.moments import Gathering, Over, Story
from table.record import write
from table.sitting import Sitting, is_kept
from table.teaching import LessonSoFar
from table.telling import Outcome
from table.update import after as after_at_table
from table.update import sit_down as sit_down_at_table


def sit_down(
    paddock: Paddock, match: Match, place: Place | None = None, course: LessonSoFar | None = None
) -> Next:
    """To the table with a match, new or carried on, or with a lesson, which lies nowhere."""
    place = place or new_place(match.seed)
    sand = sand_left(paddock.kept, place, match, paddock.facts.now) if course is None else None
    outcome = sit_down_at_table(match, sand, paddock.settings.hearing, course)
    here = _carried_out(paddock, place, outcome).first(DeviceTask("awake"), DeviceTask("persist"))
    return here.first(DeviceTask("hold", place.id)) if course is None else here


def after(paddock: Paddock, happening: Happening) -> Next:
    """What comes of something that happens to the match; nothing, where there is none, and no move while a
    match is being read to take its place."""
    moves = isinstance(happening, (Tapped, Thought, SecondGone))
    if not isinstance(paddock.room, Table) or (paddock.opening and moves):
        return nothing(paddock)
    room = paddock.room
    played = _carried_out(paddock, room.place, after_at_table(room.sitting, happening))
    then = _coached(played if paddock.trying is None else _let_bots_go_on(played, paddock.trying))
    return then._replace(paddock=_without_stale_hint(then.paddock, room.sitting))


def _let_bots_go_on(then: Next, trying: Trying) -> Next:
    """As soon as the move that was to be tried has been told, bots sit at all seats."""
    room = then.paddock.room
    if not isinstance(room, Table) or room.place.id != trying.id:
        return then
    sitting = room.sitting
    played = any(step.seat == trying.seat for step in sitting.match.history[trying.moves :])
    if not played or isinstance(sitting.moment, (Story, Gathering, Over)):
        return then
    sitters = tuple(
        sitter if sitter.is_bot else sitter._replace(kind=USUAL) for sitter in sitting.match.sitters
    )
    match = sitting.match._replace(head=sitting.match.head._replace(sitters=sitters))
    return sit_down(then.paddock._replace(trying=None), match, room.place).first(*then.deeds)


def _without_stale_hint(paddock: Paddock, before: Sitting) -> Paddock:
    """A hint is for one choice: whatever moves the match or hands the tablet on, ends it."""
    room = paddock.room
    if paddock.hint is None:
        return paddock
    stays = (
        isinstance(room, Table) and room.sitting.match is before.match and room.sitting.eyes == before.eyes
    )
    return paddock if stays else paddock._replace(hint=None)


def _coached(then: Next) -> Next:
    """What the beat that begins now has that somebody meets for the first time, one thing at a time."""
    paddock, room = then.paddock, then.paddock.room
    wanted = paddock.settings.coach == "on" and paddock.coach is None
    if not (wanted and isinstance(room, Table) and room.sitting.match.game.has_lessons):
        return then
    if not any(isinstance(deed, TellBeat) for deed in then.deeds):
        return then
    from app.learning.coach import explained  # noqa: PLC0415

    found = explained(paddock.kept, room.sitting)
    if found is None:
        return then
    meeting, change = found
    here = paddock._replace(coach=meeting, kept=changed(paddock.kept, (change,)))
    said = Speak((meeting.sentence,), room.sitting.match.names)
    return Next(here, (*then.deeds, KeepTexts(written((change,))), said))


AS_THEY_ARE = (Draw, Hush, Sound, TellBeat)
"""What the table wants done that needs no more of the tablet."""


def plays(paddock: Paddock, id_: str) -> bool:
    """Whether this match is at the table."""
    return isinstance(paddock.room, Table) and paddock.room.place.id == id_


def _carried_out(paddock: Paddock, place: Place, outcome: Outcome) -> Next:
    """The table's deeds, one by one; each may change what is known of the tablet."""
    table = Table(outcome.sitting, place)
    here, deeds = paddock._replace(room=table), list[Deed]()
    for deed in outcome.deeds:
        if isinstance(deed, AS_THEY_ARE):
            deeds.append(deed)
        else:
            here, done = _translated(here, table, deed)
            deeds += done
    return Next(here, tuple(deeds))


def _translated(paddock: Paddock, table: Table, deed: table_deeds.Deed) -> Next:
    sitting, match = table.sitting, table.sitting.match
    match deed:
        case Keep():
            return _kept(paddock, table)
        case KeepSand():
            return _sand(paddock, table)
        case AskOther(seat, seed):
            asks_a_bot = match.sitters[seat].is_bot
            return Next(paddock, (_thinking(sitting, seat, seed),)) if asks_a_bot else nothing(paddock)
        case Say(sentences, urgent):
            spoken = as_read(match, sentences)
            return Next(paddock, (Speak(sentences, match.names, spoken=spoken, urgent=urgent),))
        case AnswerTouch(sentence, refused):
            return Next(paddock, (TellThere(sentence, match.names, refused),))
        case BotErred(seat, move):
            detail = f"The bot at seat {seat} wanted to play {move!r}."
            trouble = Trouble(UNFORESEEN, detail, write(match.record))
            return Next(paddock._replace(trouble=trouble, sheet="trouble"), (Draw(),))
        case Finish():
            return _finished(paddock, table) if is_kept(sitting) else _lesson_done(paddock, sitting)
    return Next(paddock, (deed,))


def _thinking(sitting: Sitting, seat: int, seed: int) -> Think:
    """A bot thinks as well as it is meant to. Those who think at the same time share the time of one."""
    match = sitting.match
    sitter = match.sitters[seat]
    level, character = level_of(sitter.kind), character_of(sitter.name, sitter.colour)
    seconds = seconds_for(level, len(sitting.questions))
    shown = match.glimpses(seat)
    return Think(match.game.name, match.view(seat), seat, seed, level, seconds, character.temper, shown)


def _kept(paddock: Paddock, table: Table) -> Next:
    """The match, its note and its sand, at once."""
    match, place, now = table.sitting.match, table.place, paddock.facts.now
    note = note_of(match, place, now)
    changes = ((sand_name(place), sand_kept(match, table.sitting.sand, now)),)
    saving = KeepTexts((*match_written(match, note), *written(changes)), of_match=True)
    here = paddock._replace(kept=changed(paddock.kept, changes), shelf=with_note(paddock.shelf, note))
    return Next(here, (saving,))


def _sand(paddock: Paddock, table: Table) -> Next:
    """Kept beside the match when it has changed, and shown in the glass that stands there."""
    name, sand = sand_name(table.place), table.sitting.sand
    kept = sand_kept(table.sitting.match, sand, paddock.facts.now)
    if paddock.kept.get(name) == kept:
        return nothing(paddock)
    changes = ((name, kept),)
    shown: tuple[Deed, ...] = () if sand is None else (ShowSand(sand),)
    here = paddock._replace(kept=changed(paddock.kept, changes))
    return Next(here, (KeepTexts(written(changes)), *shown))


def _finished(paddock: Paddock, table: Table) -> Next:
    """All is told: the results. Whoever has played knows us, and may hear of the home screen."""
    match = table.sitting.match
    result = match.result
    assert result is not None
    notices = paddock.notices
    if paddock.facts.way_home not in ("here", "none"):
        notices = notices.arrived("install")
    sheet = paddock.sheet if paddock.sheet == "trouble" else ""
    return Next(
        paddock._replace(room=Results(match, table.place), notices=notices, sheet=sheet),
        (
            DeviceTask("asleep"),
            DeviceTask("release"),
            Draw(),
            Sound("win"),
            Speak((result.reason,), match.names),
        ),
    )


def _lesson_done(paddock: Paddock, sitting: Sitting) -> Next:
    """All of a lesson is done: its stars are kept and shown."""
    course, game = sitting.course, sitting.match.game
    assert course is not None
    changes = learnt(paddock.kept, game, course.number, course.stars)
    room = LessonDone(game, course.number, course.stars)
    return Next(
        paddock._replace(room=room, kept=changed(paddock.kept, changes), sheet=""),
        (KeepTexts(written(changes)), DeviceTask("asleep"), Draw(), Sound("win")),
    )
