"""The app: where a tap goes, what lies over the room that is open, and what then is seen.

Rooms (`app.rooms`) are the lobby, the seats, the match and its results. Sheets (settings, rules, log,
trouble) lie over a room. Everything a person taps comes in through `Paddock.tap` as words; everything that
is seen goes out through `Paddock.draw`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from app.first_aid import FirstAid
from app.foresight import Foresight
from app.help import about_sheet, help_sheet
from app.home_screen import home_screen_sheet
from app.host import Host
from app.language import Language
from app.news import Moment
from app.rooms import Rooms
from app.screen import Screen
from app.settings import read_settings, settings_sheet
from app.tablet import Tablet
from app.trouble import trouble_sheet
from app.version import VERSION
from app.voice import Voice
from app.warming import warm_up
from games.catalogue import GAMES
from games.catalogue import game as game_of
from games.contract import Shape
from games.message import say
from games.picture import Node
from stage import errors, home_screen, motion, offline, sound, storage, taps, window
from table.match import Match

SETTINGS = "settings"


class Paddock:
    """The whole app while the page is open."""

    def __init__(self) -> None:
        self.language = Language()
        self.screen = Screen(self.language)
        self.voice = Voice(self.language)
        self.settings = read_settings(storage.load(SETTINGS))
        self.aid = FirstAid(self._record, self._show_trouble)
        self.host = Host(self.screen, self.voice, self.aid, lambda: self.settings, self._put, self._finished)
        self.rooms = Rooms(self.host, self.aid)
        self.foresight = Foresight(self.screen, self._table, self.aid.watch)
        self.tablet = Tablet(self.aid.complain, self.aid.watch)
        self.sheet = ""

    # Taps

    def tap(self, text: str) -> None:
        """Everything that is tapped, typed or held arrives here."""
        motion.skip()
        try:
            self._go(text.split(" "))
        except Exception as error:  # a tap must never leave a dead page behind
            self.aid.fail(error)

    def _go(self, words: list[str]) -> None:
        match words:
            case ["app", command, *rest]:
                self._command(command, rest)
            case ["seats", *rest]:
                self._enter(lambda: self.rooms.seat(rest))
            case ["results", "again"]:
                self._enter(self.rooms.again)
            case [("play" | "pick" | "curtain" | "peek"), *_] if self.rooms.room is not None:
                self.rooms.room.tap(words)

    def _command(self, command: str, rest: list[str]) -> None:
        match command:
            case "game":
                self._enter(lambda: self.rooms.open(game_of(rest[0])))
            case "continue":
                self._enter(self.rooms.carry_on)
            case "home":
                self._home()
            case "throw" | "undo":
                if self.rooms.room is not None:
                    self.rooms.room.tap([command])
            case "settings" | "help" | "log" | "about":
                self._lay(command)
            case "close" if self.aid.broken:
                self._enter(self.rooms.mend)
            case "close":
                self._lay("")
            case "sound":
                self._set("sound", "off" if self.settings.sound == "on" else "on")
            case "theme":
                self._set("theme", "day" if window.is_night() else "night")
            case "set":
                self._set(*rest)
            case _:
                self._of_the_tablet(command)

    def _of_the_tablet(self, command: str) -> None:
        """What has nothing to do with games."""
        match command:
            case "report":
                self.aid.watch(self._copy_report())
            case "update":
                playing = self.rooms.room
                offline.take_over(playing.match.game.name if playing is not None else "")
            case "later":
                self.tablet.close()
            case "home-screen":
                self.tablet.close()
                self._lay(command)
            case "add":
                home_screen.ask()
                self._lay("")
            case "fullscreen":
                window.full_screen()

    # From room to room

    def _enter(self, way: Callable[[], None]) -> None:
        """Go another way through the rooms: no sheet and no trouble comes along."""
        self.sheet = ""
        self.aid.broken = False
        way()
        if self.rooms.room is None:
            self.draw()
        else:
            self.rooms.room.clock.hold(bool(self.sheet))

    def _home(self) -> None:
        self.tablet.come_home()
        self._enter(self.rooms.home)

    def _finished(self, match: Match) -> None:
        """A match is over."""
        self.rooms.finish(match)
        self.sheet = "trouble" if self.aid.broken else ""
        self.draw()
        self.tablet.consider_home_screen(True)
        self.voice.sound("win")
        if match.result is not None:
            self.voice.say([match.result.reason], match.names)

    # Sheets

    def _lay(self, name: str) -> None:
        """Lay a sheet over the room, or take it away."""
        self.sheet = name
        if self.rooms.room is not None:
            self.rooms.room.hold(bool(name))
        else:
            self.draw()

    def _sheet(self) -> Node | None:
        game, trouble = self.rooms.game, self.aid.trouble
        match self.sheet:
            case "settings":
                return settings_sheet(self.settings, window.can_full_screen())
            case "about":
                return about_sheet(VERSION, self.tablet.offline, self.tablet.can_go_home())
            case "home-screen":
                return home_screen_sheet(home_screen.way())
            case "help" if game is not None:
                return help_sheet(game)
            case "log":
                return self.rooms.log()
            case "trouble" if trouble is not None:
                return trouble_sheet(trouble, self.aid.broken and game is not None)
        return None

    def _set(self, name: str, value: str) -> None:
        self.settings = self.settings.changed(name, value)
        self.aid.complain(storage.save(SETTINGS, self.settings.text()))
        self._apply_settings()
        self.draw()

    def _apply_settings(self) -> None:
        self.voice.aloud = self.settings.voice == "on"
        sound.mute(self.settings.sound == "off")
        window.set_theme(cast(window.Theme, self.settings.theme))
        window.set_pace(self.settings.pace)

    # What is seen

    def draw(self) -> None:
        """Whichever room is open, as it is now."""
        if self.rooms.room is not None:
            self.rooms.room.sight.show()
        else:
            self._put(*self.rooms.picture())

    def _put(self, picture: Node | None, names: tuple[str, ...]) -> None:
        """The room and what lies over it. Without a picture the lobby shows."""
        self.screen.show(picture, names, self.rooms.game.title if self.rooms.game is not None else None)
        self.screen.lay(self._sheet())
        self.tablet.show(self._moment(), self.screen.words)
        self.foresight.begin()

    def _table(self, shape: Shape) -> Node | None:
        """The table in a window of this shape, if a match is being played."""
        return self.rooms.room.sight.picture(shape) if self.rooms.room is not None else None

    def _moment(self) -> Moment:
        """Whether this is a moment for news."""
        if self.sheet:
            return "busy"
        if self.screen.picture is None:
            return "lobby"
        room = self.rooms.room
        return "between" if room is None or room.sight.between_turns else "busy"

    # Trouble

    def _record(self) -> str:
        return self.rooms.record()

    def _show_trouble(self) -> None:
        """Only the sheet is drawn: the room below may be what is broken."""
        self.sheet = "trouble"
        if self.rooms.room is not None:
            self.rooms.room.clock.hold(True)
        self.screen.lay(self._sheet())

    async def _copy_report(self) -> None:
        if self.aid.trouble is not None:
            version = f"{VERSION} ({offline.build()})"
            copied = await window.copy(self.aid.trouble.report(version, window.user_agent()))
            said = say("The report is copied.") if copied else say("The report couldn't be copied.")
            self.voice.say([said], ())

    # Opening

    def open(self) -> None:
        """Take over the page: settings, listeners, and whatever was tapped while Python was coming."""
        self._apply_settings()
        window.show_games(game.name for game in GAMES)
        taps.listen(self.tap)
        sound.open_soon()
        errors.listen(self.aid.fail)
        window.on_shape(self._reshape)
        window.on_hidden(self._hidden)
        self.draw()
        window.mark("paddock:ready")
        self._go_where_asked()
        self.tablet.begin()
        self.aid.watch(warm_up(GAMES, self.rooms.rehearse))

    def _go_where_asked(self) -> None:
        """Whatever was tapped while Python was coming, the match before an update, or the shortcut tapped."""
        names = {game.name for game in GAMES}
        back_to, shortcut = offline.came_back_to(), home_screen.asked_game()
        if early := window.early_tap():
            self.tap(early)
        elif back_to in names:
            self.tap(f"app game {back_to}")
            self.tap("seats resume")
        elif shortcut in names:
            self.tap(f"app game {shortcut}")

    def _reshape(self, shape: Shape) -> None:
        if (foreseen := self.foresight.picture(shape)) is not None:
            self._put(foreseen, self.screen.names)
        elif self.screen.picture is not None:
            self.draw()

    def _hidden(self, hidden: bool) -> None:
        if self.rooms.room is not None:
            self.rooms.room.hold(hidden or bool(self.sheet))
            self.host.look_elsewhere()


async def start() -> None:
    """Open Paddock."""
    Paddock().open()
