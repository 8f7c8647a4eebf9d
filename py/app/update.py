"""What comes of it: Paddock and what happened give the next Paddock and what is to be done.

    tap, thought, beat told, error  →  `after`  →  Paddock, deeds

A match's own happenings go on to `table.update`, and what the table wants done is translated here
(`app.at_table`); everything else is answered by one function below.
"""

from __future__ import annotations

from app import at_table, later, navigation, reading_aloud, shelving
from app.happenings import (
    Advised,
    Apply,
    Arrived,
    BotFailed,
    Brought,
    CloseNoticeLater,
    Deed,
    DeviceTask,
    Failed,
    FamilyTold,
    Gathered,
    Happening,
    Heard,
    Hidden,
    Idle,
    KeepRefused,
    KeepTexts,
    Learnt,
    LessonHere,
    Looked,
    LookThere,
    NoticeOver,
    Opened,
    Peeked,
    Reckoned,
    Seeded,
    SheetHere,
    Speak,
    Taken,
    Tap,
    TellThere,
    WentOnElsewhere,
)
from app.next import Next, nothing
from app.paddock import LINES_AT_ONCE, Paddock, moment_for_notices, names_of, record_of, wanted_language
from app.rooms import Results, Seats, Showing, Table, game_in
from app.storage import SETTINGS, TOLD, changed, written
from app.trouble import ELSEWHERE, UNFORESEEN, Trouble
from games.catalogue import Game
from games.catalogue import game as game_of
from games.message import Message
from table import deeds as table
from table.deeds import BeatTold, Draw, Held, SecondGone, Tapped, Thought
from table.sitting import is_kept

AT_THE_TABLE = ("throw", "undo", "redo", "look", "retell", "rest", "ready", "on")
"""What is said to the match itself."""

SHEETS = ("settings", "about", "language")
WITH_LANGUAGES = ("settings", "language")
"""Where a language may be chosen."""


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
            return _at_the_match(paddock, happening)
        case Seeded(seed):
            return Next(paddock._replace(seed=seed))
        case Arrived() | Hidden() | Looked() | Opened() | Peeked() | Brought() | Gathered():
            return _seen_on_the_tablet(paddock, happening)
        case Learnt() | LessonHere() | SheetHere() | Advised() | Reckoned():
            return _come(paddock, happening)
        case Idle():
            return reading_aloud.idled(paddock)
        case Heard() | NoticeOver():
            return _noticed(paddock, happening)
    return _troubled(paddock, happening)


def _noticed(paddock: Paddock, happening: Heard | NoticeOver) -> Next:
    """There is something to tell, or it was told for long enough."""
    shown = paddock.notices.shown
    match happening:
        case Heard(notice):
            here = paddock._replace(offline=paddock.offline or notice == "ready")
            name = "install" if notice == "installable" else notice
            return _draw(here._replace(notices=here.notices.arrived(name)))
        case NoticeOver(name) if shown is not None and shown.name == name:
            return _draw(paddock._replace(notices=paddock.notices.closed()))
    return nothing(paddock)


def _at_the_match(paddock: Paddock, happening: table.Happening) -> Next:
    """At its table, or in the theatre."""
    if isinstance(paddock.room, Showing):
        return later.shown(paddock, paddock.room, happening)
    return at_table.after(paddock, happening)


def _seen_on_the_tablet(
    paddock: Paddock, happening: Arrived | Hidden | Looked | Opened | Peeked | Brought | Gathered
) -> Next:
    """What lies there was read, or may have changed; or something came from elsewhere."""
    match happening:
        case Arrived():
            return navigation.arrived(shelving.tidied(paddock))
        case Hidden(hidden):
            return Next(paddock._replace(hidden=hidden), () if hidden else (LookThere(),))
        case Looked():
            return navigation.looked(paddock, happening)
        case Opened():
            return navigation.opened(paddock, happening)
        case Brought() | Gathered():
            return later.happened(paddock, happening)
    return shelving.peeked(paddock, happening)


def _come(paddock: Paddock, come: Learnt | LessonHere | SheetHere | Advised | Reckoned) -> Next:
    """What was sent for is here."""
    match come:
        case LessonHere(game, number):
            return navigation.begin_lesson(_without_sheet(paddock), game, number)
        case SheetHere("hint") | Advised():
            return _hinted(paddock, come)
        case Reckoned():
            return later.reckoned(paddock, come)
        case SheetHere(sheet) if game_in(paddock.room) is not None:
            fresh = paddock._replace(sheet=sheet, sought="", story_shown=LINES_AT_ONCE, looking_back=None)
            return _draw(fresh)
        case Learnt(language) if language == wanted_language(paddock):
            return _draw(paddock._replace(language=language))
    return nothing(paddock)


def _hinted(paddock: Paddock, come: SheetHere | Advised) -> Next:
    """Somebody asks the old shepherd, or he has an answer."""
    from app.learning.hints import advised, asked_for  # noqa: PLC0415

    return advised(paddock, come) if isinstance(come, Advised) else asked_for(paddock)


def _draw(paddock: Paddock) -> Next:
    return Next(paddock, (Draw(),))


# Taps


def _tapped(paddock: Paddock, words: list[str]) -> Next:
    to_the_match = words[0] not in ("app", "ask") or words[-1] in AT_THE_TABLE
    if paddock.looking_back is not None and to_the_match:
        return _look_on(paddock)
    match words:
        case ["app", word] if word in AT_THE_TABLE:
            return at_table.after(paddock, Tapped((word,)))
        case ["app", command, *rest]:
            return _commanded(paddock, command, rest)
        case ["seats", *rest] if isinstance(paddock.room, Seats):
            return navigation.seated(_without_sheet(paddock), paddock.room, rest)
        case ["results", "again"] if isinstance(paddock.room, Results):
            return navigation.again(_without_sheet(paddock), paddock.room)
        case ["share" | "theatre" | "after" | "keys" | "kept" as what, *rest]:
            return shelving.tapped(paddock, rest) if what == "kept" else later.tapped(paddock, words)
        case [("play" | "pick" | "curtain" | "peek" | "skip" | "touch"), *_]:
            return at_table.after(paddock, Tapped(tuple(words)))
    return _by_ear(paddock, words)


def _look_on(paddock: Paddock) -> Next:
    """A touch on the table of then goes on to what came next, and at last to now."""
    from app.learning.looking_back import beside, look_back  # noqa: PLC0415

    return look_back(paddock, -1 if (place := beside(paddock, 1)) is None else place)


def _by_ear(paddock: Paddock, words: list[str]) -> Next:
    """A square is pressed on which no button lies, or something is asked."""
    room = paddock.room
    match words:
        case ["walk", thing] if isinstance(room, Table):
            return _touched_by_ear(paddock, thing)
        case ["ask", what] if isinstance(room, Table) and _can_be_asked(paddock):
            from app.learning.asking import asked_for  # noqa: PLC0415

            return asked_for(paddock, room.sitting, what)
    return nothing(paddock)


def _touched_by_ear(paddock: Paddock, thing: str) -> Next:
    """As by a finger; but whatever a finger is only shown is said as well."""
    then = at_table.after(paddock, Tapped(("touch", thing)))
    shown = (deed for deed in then.deeds if isinstance(deed, TellThere) and not deed.refused)
    return then.also(*(Speak((deed.sentence,), deed.names) for deed in shown))


def _can_be_asked(paddock: Paddock) -> bool:
    """Whether somebody sits at a table, and what answers has come."""
    return isinstance(paddock.room, Table) and paddock.room.sitting.match.game.has_lessons


def _without_sheet(paddock: Paddock) -> Paddock:
    """From room to room: no sheet, no trouble and no explanation comes along."""
    return paddock._replace(
        sheet="", broken=False, in_use="", full=False, coach=None, looking_back=None, hint=None
    )


def _commanded(paddock: Paddock, command: str, rest: list[str]) -> Next:
    """What the tools of all rooms say."""
    match command:
        case "game":
            return navigation.seats_of(_without_sheet(paddock), game_of(rest[0]))
        case "lesson" | "skip" | "help" | "log" | "hint" | "more" | "moment" | "now" | "find" | "read":
            return _about_learning(paddock, command, rest)
        case "continue":
            return navigation.carry_on(_without_sheet(paddock))
        case "home":
            return navigation.go_home(_without_sheet(paddock))
        case "close" if paddock.broken:
            return navigation.mend(_without_sheet(paddock))
        case "close":
            return _draw(_without_sheet(paddock))
    if command in SHEETS or (command == "ear" and _can_be_asked(paddock)):
        ahead = (DeviceTask("languages"),) if command in WITH_LANGUAGES else ()
        return Next(paddock._replace(sheet=command), (Draw(), *ahead))
    return _about_settings(paddock, command, rest)


def _about_learning(paddock: Paddock, command: str, rest: list[str]) -> Next:
    """A lesson is wanted (`lesson hustle 0`), or enough of it seen; or something of the rules."""
    game = game_in(paddock.room)
    match command, rest:
        case "lesson", [_, _]:
            return Next(paddock, (DeviceTask("lesson", " ".join(rest)),))
        case "skip", _:
            return navigation.skip_lesson(_without_sheet(paddock))
        case (("help" | "log" | "hint"), _) if game is not None:
            if not game.has_lessons:
                return Next(paddock, (DeviceTask("sheet", command),))
            return _come(paddock, SheetHere(command))
        case (("more" | "moment" | "now"), _):
            return _about_the_story(paddock, command, rest)
        case "find", _:
            return _draw(paddock._replace(sought=" ".join(rest).strip()))
        case "read", [number] if game is not None and game.has_lessons and number.isdecimal():
            return _read_aloud(paddock, game, int(number))
    return nothing(paddock)


def _about_the_story(paddock: Paddock, command: str, rest: list[str]) -> Next:
    """More of it, or the table as it stood at a line of it."""
    game = game_in(paddock.room)
    match command, rest:
        case "more", _:
            return _draw(paddock._replace(story_shown=paddock.story_shown + LINES_AT_ONCE))
        case "moment", [place] if game is not None and game.has_lessons and place.isdecimal():
            from app.learning.looking_back import look_back  # noqa: PLC0415

            return look_back(paddock, int(place))
    return _draw(paddock._replace(looking_back=None))


def _read_aloud(paddock: Paddock, game: Game, number: int) -> Next:
    """A chapter of the rules."""
    from app.learning.guide import read_aloud  # noqa: PLC0415

    return Next(paddock, (Speak(read_aloud(game, number), names_of(paddock), aloud=True),))


def _about_settings(paddock: Paddock, command: str, rest: list[str]) -> Next:
    match command:
        case "sound":
            return set_to(paddock, "sound", "off" if paddock.settings.sound == "on" else "on")
        case "again" | "voiceless":
            return reading_aloud.tapped(paddock, command)
        case "voice":
            return _read_everything(paddock, "off" if paddock.settings.voice == "on" else "on")
        case "set" if rest == ["voice", "on"]:
            return _read_everything(paddock, "on")
        case "theme":
            return set_to(paddock, "theme", "day" if paddock.facts.night else "night")
        case "set" if len(rest) == 2:
            return set_to(paddock, *rest)
    return _of_the_tablet(paddock, command)


def _read_everything(paddock: Paddock, value: str) -> Next:
    then = set_to(paddock, "voice", value)
    return then.also(reading_aloud.BEGUN) if value == "on" else then


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


# Troubles


def _troubled(paddock: Paddock, happening: Happening) -> Next:
    """While one error lies there, whatever else breaks is a consequence, and one sheet is enough."""
    match happening:
        case Failed(sentence, detail) if not paddock.broken:
            return _show_trouble(paddock._replace(broken=True), sentence, detail, record_of(paddock))
        case BotFailed(detail) if not paddock.broken:
            return _show_trouble(paddock, UNFORESEEN, detail, record_of(paddock))
        case WentOnElsewhere() if not paddock.broken:
            return _show_trouble(paddock._replace(broken=True), ELSEWHERE)
        case Taken(id_) if not paddock.broken and at_table.plays(paddock, id_):
            return _show_trouble(paddock._replace(broken=True), ELSEWHERE)
        case KeepRefused(complaint, of_match, full):
            here = paddock._replace(warned=paddock.warned | {of_match})
            if of_match in paddock.warned:
                return nothing(here)
            return _show_trouble(here._replace(full=full), complaint).first(LookThere())
        case FamilyTold(sentence):
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
    lies_over = bool(here.sheet) or here.coach is not None or here.looking_back is not None
    held = lies_over or here.hidden or bool(here.opening)
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
