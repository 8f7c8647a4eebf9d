"""What comes of it: Paddock and what happened give the next Paddock and what is to be done.

    tap, thought, beat told, error  →  `after`  →  Paddock, deeds

A match's own happenings go on to `table.update`, and what the table wants done is translated here
(`app.at_table`); everything else is answered by one function below.
"""

from __future__ import annotations

from app import at_table, navigation, shelving
from app.happenings import (
    Apply,
    Arrived,
    CloseNoticeLater,
    Deed,
    DeviceTask,
    Failed,
    GuideHere,
    Happening,
    Heard,
    Hidden,
    KeepRefused,
    KeepTexts,
    Learnt,
    LessonHere,
    Look,
    Looked,
    NoticeOver,
    Opened,
    Peeked,
    Seeded,
    Speak,
    Taken,
    Tap,
    Told,
    WentOnElsewhere,
)
from app.next import Next, nothing
from app.paddock import Paddock, moment_for_notices, names_of, record_of, wanted_language
from app.rooms import Results, Seats, Table, game_in
from app.storage import SETTINGS, TOLD, changed, written
from app.trouble import ELSEWHERE, Trouble
from games.catalogue import Game
from games.catalogue import game as game_of
from games.message import Message
from table.deeds import BeatTold, Draw, Held, SecondGone, Tapped, Thought
from table.sitting import is_kept

SHEETS = ("settings", "log", "about", "language")


def after(paddock: Paddock, happening: Happening) -> Next:
    """What comes of whatever happens; the clock and the notices follow from what is the case then."""
    then = _with_notices(_with_clock_held(_after(paddock, happening)))
    then = shelving.with_glimpses(shelving.with_glimpse_forgotten(paddock, then))
    return shelving.with_lobby(paddock, then, isinstance(happening, Arrived))


def _after(paddock: Paddock, happening: Happening) -> Next:
    match happening:
        case Tap(text):
            return _tapped(paddock, text.split(" "))
        case Thought() | BeatTold() | SecondGone() | Held() | Tapped():
            return at_table.after(paddock, happening)
        case Seeded(seed):
            return Next(paddock._replace(seed=seed))
        case Arrived() | Hidden() | Looked() | Opened() | Peeked():
            return _seen_on_the_tablet(paddock, happening)
        case Learnt() | LessonHere() | GuideHere():
            return _come(paddock, happening)
        case Heard(notice):
            here = paddock._replace(offline=paddock.offline or notice == "ready")
            name = "install" if notice == "installable" else notice
            return _draw(here._replace(notices=here.notices.arrived(name)))
        case NoticeOver(name) if paddock.notices.shown is not None and paddock.notices.shown.name == name:
            return _draw(paddock._replace(notices=paddock.notices.closed()))
    return _troubled(paddock, happening)


def _seen_on_the_tablet(paddock: Paddock, happening: Arrived | Hidden | Looked | Opened | Peeked) -> Next:
    """What lies there was read, or may have changed."""
    match happening:
        case Arrived():
            return navigation.arrived(shelving.tidied(paddock))
        case Hidden(hidden):
            return Next(paddock._replace(hidden=hidden), () if hidden else (Look(),))
        case Looked():
            return navigation.looked(paddock, happening)
        case Opened():
            return navigation.opened(paddock, happening)
    return shelving.peeked(paddock, happening)


def _come(paddock: Paddock, come: Learnt | LessonHere | GuideHere) -> Next:
    """What was sent for is here."""
    match come:
        case LessonHere(game, number):
            return navigation.begin_lesson(_without_sheet(paddock), game, number)
        case GuideHere() if game_in(paddock.room) is not None:
            return _draw(paddock._replace(sheet="help", sought=""))
        case Learnt(language) if language == wanted_language(paddock):
            return _draw(paddock._replace(language=language))
    return nothing(paddock)


def _draw(paddock: Paddock) -> Next:
    return Next(paddock, (Draw(),))


# Taps


def _tapped(paddock: Paddock, words: list[str]) -> Next:
    match words:
        case ["app", "throw" | "undo" | "look" | "retell" | "rest" | "ready" | "on" as word]:
            return at_table.after(paddock, Tapped((word,)))
        case ["app", command, *rest]:
            return _commanded(paddock, command, rest)
        case ["seats", *rest] if isinstance(paddock.room, Seats):
            return navigation.seated(_without_sheet(paddock), paddock.room, rest)
        case ["results", "again"] if isinstance(paddock.room, Results):
            return navigation.again(_without_sheet(paddock), paddock.room)
        case ["kept", *rest]:
            return shelving.tapped(paddock, rest)
        case [("play" | "pick" | "curtain" | "peek" | "skip" | "touch"), *_]:
            return at_table.after(paddock, Tapped(tuple(words)))
    return nothing(paddock)


def _without_sheet(paddock: Paddock) -> Paddock:
    """From room to room: no sheet, no trouble and no explanation comes along."""
    return paddock._replace(sheet="", broken=False, in_use="", full=False, coach=None)


def _commanded(paddock: Paddock, command: str, rest: list[str]) -> Next:
    """What the tools of all rooms say."""
    match command:
        case "game":
            return navigation.seats_of(_without_sheet(paddock), game_of(rest[0]))
        case "lesson" | "skip" | "help" | "find" | "read":
            return _about_learning(paddock, command, rest)
        case "continue":
            return navigation.carry_on(_without_sheet(paddock))
        case "home":
            return navigation.go_home(_without_sheet(paddock))
        case "close" if paddock.broken:
            return navigation.mend(_without_sheet(paddock))
        case "close":
            return _draw(_without_sheet(paddock))
    if command in SHEETS:
        return _draw(paddock._replace(sheet=command))
    return _about_settings(paddock, command, rest)


def _about_learning(paddock: Paddock, command: str, rest: list[str]) -> Next:
    """A lesson is wanted (`lesson hustle 0`), or enough of it seen; or something of the rules."""
    game = game_in(paddock.room)
    match command, rest:
        case "lesson", [_, _]:
            return Next(paddock, (DeviceTask("lesson", " ".join(rest)),))
        case "skip", _:
            return navigation.skip_lesson(_without_sheet(paddock))
        case "help", _ if game is not None:
            return _come(paddock, GuideHere()) if game.has_lessons else Next(paddock, (DeviceTask("guide"),))
        case "find", _:
            return _draw(paddock._replace(sought=" ".join(rest).strip()))
        case "read", [number] if game is not None and game.has_lessons and number.isdecimal():
            return _read_aloud(paddock, game, int(number))
    return nothing(paddock)


def _read_aloud(paddock: Paddock, game: Game, number: int) -> Next:
    """A chapter of the rules."""
    from app.learning.guide import read_aloud  # noqa: PLC0415

    return Next(paddock, (Speak(read_aloud(game, number), names_of(paddock), aloud=True),))


def _about_settings(paddock: Paddock, command: str, rest: list[str]) -> Next:
    match command:
        case "sound":
            return _set(paddock, "sound", "off" if paddock.settings.sound == "on" else "on")
        case "theme":
            return _set(paddock, "theme", "day" if paddock.facts.night else "night")
        case "set" if len(rest) == 2:
            return _set(paddock, *rest)
    return _of_the_tablet(paddock, command)


def _of_the_tablet(paddock: Paddock, command: str) -> Next:
    """What has nothing to do with games."""
    game = game_in(paddock.room)
    match command:
        case "report":
            return Next(paddock, (DeviceTask("report"),))
        case "update":
            playing = isinstance(paddock.room, Table) and is_kept(paddock.room.sitting)
            return Next(paddock, (DeviceTask("update", game.name if game is not None and playing else ""),))
        case "understood":
            return _draw(paddock._replace(coach=None))
        case "later":
            return _draw(paddock._replace(notices=paddock.notices.closed()))
        case "home-screen":
            return _draw(paddock._replace(notices=paddock.notices.closed(), sheet="home-screen"))
        case "add":
            return Next(paddock._replace(sheet=""), (DeviceTask("add"), Draw()))
        case "fullscreen":
            return Next(paddock, (DeviceTask("full screen"),))
    return nothing(paddock)


def _set(paddock: Paddock, name: str, value: str) -> Next:
    """A setting; a match that is being told goes on as it is set now."""
    settings = paddock.settings.changed(name, value)
    room = paddock.room
    if isinstance(room, Table):
        room = room._replace(sitting=room.sitting._replace(brief=settings.telling == "brief"))
    changes = ((SETTINGS, settings.text()),)
    coach = paddock.coach if settings.coach == "on" else None
    then = paddock._replace(settings=settings, room=room, kept=changed(paddock.kept, changes), coach=coach)
    wanted = wanted_language(then)
    learning = (DeviceTask("learn", wanted),) if wanted != paddock.language else ()
    return Next(then, (Apply(settings), KeepTexts(written(changes)), Draw(), *learning))


# Troubles


def _troubled(paddock: Paddock, happening: Happening) -> Next:
    """While one error lies there, whatever else breaks is a consequence, and one sheet is enough."""
    match happening:
        case Failed(sentence, detail) if not paddock.broken:
            return _show_trouble(paddock._replace(broken=True), sentence, detail, record_of(paddock))
        case WentOnElsewhere() if not paddock.broken:
            return _show_trouble(paddock._replace(broken=True), ELSEWHERE)
        case Taken(id_) if not paddock.broken and at_table.plays(paddock, id_):
            return _show_trouble(paddock._replace(broken=True), ELSEWHERE)
        case KeepRefused(complaint, of_match, full):
            here = paddock._replace(warned=paddock.warned | {of_match})
            if of_match in paddock.warned:
                return nothing(here)
            return _show_trouble(here._replace(full=full), complaint).first(Look())
        case Told(sentence):
            return _show_trouble(paddock, sentence)
    return nothing(paddock)


def _show_trouble(paddock: Paddock, sentence: Message, detail: str = "", record: str = "") -> Next:
    trouble = Trouble(sentence, detail or sentence.english(), record)
    return _draw(paddock._replace(trouble=trouble, sheet="trouble"))


# What follows


def _with_clock_held(then: Next) -> Next:
    """The table lies still while a sheet lies over it or something is explained, while nobody looks, and
    while a match is being read, over which nothing may be written."""
    room = then.paddock.room
    here = then.paddock
    held = bool(here.sheet) or here.coach is not None or here.hidden or bool(here.opening)
    if not isinstance(room, Table) or room.sitting.still == held:
        return then
    holding = at_table.after(then.paddock, Held(held))
    return then._replace(paddock=holding.paddock).also(*holding.deeds)


def _with_notices(then: Next) -> Next:
    """What there is to tell at this moment; what is told once is remembered, and some goes by itself."""
    before, moment = then.paddock.notices, moment_for_notices(then.paddock)
    notices = before.at(moment)
    if notices == before:
        return then
    deeds: tuple[Deed, ...] = () if then.draws else (Draw(),)
    paddock = then.paddock._replace(notices=notices)
    if notices.told != before.told:
        changes = ((TOLD, " ".join(sorted(notices.told))),)
        paddock = paddock._replace(kept=changed(paddock.kept, changes))
        deeds = (*deeds, KeepTexts(written(changes)))
    shown = notices.shown
    if shown is not None and shown != before.shown and (shown.answer is None or moment != "lobby"):
        deeds = (*deeds, CloseNoticeLater(shown.name))
    return Next(paddock, (*then.deeds, *deeds))
