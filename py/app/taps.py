"""What a tap says, in every room: who it is for, and what comes of it there.

    app home, app set voice on, seats start, play 7, share copy, …

What is said to the match goes on to the table, what is said to a room to that room; the tools that all
rooms have, the rules, the story and the settings are answered here.
"""

from __future__ import annotations

from app import at_table, later, navigation, reading_aloud, shelving
from app.happenings import Advised, Apply, DeviceTask, KeepTexts, SheetHere, Speak, TellThere
from app.next import Next, drawn, nothing
from app.paddock import LINES_AT_ONCE, Paddock, names_of, wanted_language, without_sheet
from app.rooms import WITH_A_BOARD, Results, Seats, Table, game_in, sitting_in
from app.storage import SETTINGS, changed, written
from games.catalogue import Game
from games.catalogue import game as game_of
from table.deeds import Draw, Tapped
from table.sitting import is_kept

AT_THE_TABLE = ("throw", "undo", "redo", "look", "retell", "rest", "ready", "on")
"""What is said to the match itself."""

SHEETS = ("settings", "about", "language")
WITH_LANGUAGES = ("settings", "language")
"""Where a language may be chosen."""


def tapped(paddock: Paddock, words: list[str]) -> Next:
    """What comes of a tap, which says what it wants in words."""
    to_the_match = words[0] not in ("app", "ask") or words[-1] in AT_THE_TABLE
    if paddock.looking_back is not None and to_the_match:
        return _look_on(paddock)
    match words:
        case ["app", word] if word in AT_THE_TABLE:
            return at_table.after(paddock, Tapped((word,)))
        case ["app", command, *rest]:
            return _commanded(paddock, command, rest)
        case ["seats", *rest] if isinstance(paddock.room, Seats):
            return navigation.seated(without_sheet(paddock), paddock.room, rest)
        case ["results", "again"] if isinstance(paddock.room, Results):
            return navigation.again(without_sheet(paddock), paddock.room)
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
        case ["walk" | "ask" as way, what] if isinstance(room, WITH_A_BOARD) and _can_be_asked(paddock):
            from app.learning.asking import asked_for  # noqa: PLC0415

            return asked_for(paddock, sitting_in(room), "why not" if way == "walk" else what)
    return nothing(paddock)


def _touched_by_ear(paddock: Paddock, thing: str) -> Next:
    """As by a finger; but whatever a finger is only shown is said as well."""
    then = at_table.after(paddock, Tapped(("touch", thing)))
    shown = (deed for deed in then.deeds if isinstance(deed, TellThere) and not deed.refused)
    return then.also(*(Speak((deed.sentence,), deed.names) for deed in shown))


def _can_be_asked(paddock: Paddock) -> bool:
    """Whether a board is seen, and what answers has come."""
    room = paddock.room
    return isinstance(room, WITH_A_BOARD) and sitting_in(room).match.game.has_lessons


def _commanded(paddock: Paddock, command: str, rest: list[str]) -> Next:
    """What the tools of all rooms say."""
    match command:
        case "game":
            return navigation.seats_of(without_sheet(paddock), game_of(rest[0]))
        case "lesson" | "skip" | "help" | "log" | "hint" | "more" | "moment" | "now" | "find" | "read":
            return _about_learning(paddock, command, rest)
        case "continue":
            return navigation.carry_on(without_sheet(paddock))
        case "home":
            return navigation.go_home(without_sheet(paddock))
        case "close" if paddock.broken:
            return navigation.mend(without_sheet(paddock))
        case "close":
            return drawn(without_sheet(paddock))
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
            return navigation.skip_lesson(without_sheet(paddock))
        case (("help" | "log" | "hint"), _) if game is not None:
            if not game.has_lessons:
                return Next(paddock, (DeviceTask("sheet", command),))
            return sheet_here(paddock, SheetHere(command))
        case (("more" | "moment" | "now"), _):
            return _about_the_story(paddock, command, rest)
        case "find", _:
            return drawn(paddock._replace(sought=" ".join(rest).strip()))
        case "read", [number] if game is not None and game.has_lessons and number.isdecimal():
            return _read_aloud(paddock, game, int(number))
    return nothing(paddock)


def sheet_here(paddock: Paddock, come: SheetHere | Advised) -> Next:
    """A sheet that was wanted is here to be opened, or the old shepherd's answer to who asked him."""
    match come:
        case SheetHere("hint") | Advised():
            from app.learning.hints import advised, asked_for  # noqa: PLC0415

            return advised(paddock, come) if isinstance(come, Advised) else asked_for(paddock)
        case SheetHere(sheet) if game_in(paddock.room) is not None:
            fresh = paddock._replace(sheet=sheet, sought="", story_shown=LINES_AT_ONCE, looking_back=None)
            return drawn(fresh)
    return nothing(paddock)


def _about_the_story(paddock: Paddock, command: str, rest: list[str]) -> Next:
    """More of it, or the table as it stood at a line of it."""
    game = game_in(paddock.room)
    match command, rest:
        case "more", _:
            return drawn(paddock._replace(story_shown=paddock.story_shown + LINES_AT_ONCE))
        case "moment", [place] if game is not None and game.has_lessons and place.isdecimal():
            from app.learning.looking_back import look_back  # noqa: PLC0415

            return look_back(paddock, int(place))
    return drawn(paddock._replace(looking_back=None))


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
            return drawn(paddock._replace(coach=None))
        case "later":
            return drawn(paddock._replace(notices=paddock.notices.closed()))
        case "home-screen":
            return drawn(paddock._replace(notices=paddock.notices.closed(), sheet="home-screen"))
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
