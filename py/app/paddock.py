"""The app: which room is open, what lies over it, and where a tap goes.

Rooms are the lobby (plain HTML that stands in the page from the start), the seats, the match and its
results. Sheets (settings, rules, log, trouble) lie over a room. Everything a person taps comes in through
`Paddock.tap` as words; everything that is seen goes out through `Paddock.draw`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from random import SystemRandom
from typing import Any, cast

from app import keeping
from app.help import about_sheet, help_sheet
from app.home_screen import home_screen_sheet
from app.language import Language
from app.log import log_sheet
from app.match_room import MatchRoom
from app.news import Moment
from app.results import results_picture
from app.seats import Seating, first_seating, options_of, reseat, seats_picture
from app.settings import read_settings, settings_sheet
from app.tablet import Tablet
from app.thinker import Thinker
from app.trouble import Trouble, trouble_sheet
from app.version import VERSION
from app.voice import Voice
from app.warming import warm_up
from bots.thinking import Question
from games.catalogue import GAMES, Game
from games.catalogue import game as game_of
from games.contract import Motion, Move, Shape
from games.message import Message, say
from games.picture import Node, node
from stage import errors, home_screen, motion, offline, sound, storage, taps, window
from stage.page import Page
from table.match import Match
from table.record import BadRecord, write

SETTINGS = "settings"

EMPTY = node("div", key="empty")


class Paddock:
    """The whole app while the page is open."""

    def __init__(self) -> None:
        self.page = Page("paddock")
        self.over = Page("over")
        self.thinker = Thinker()
        self.language = Language()
        self.voice = Voice(self.language)
        self.settings = read_settings(storage.load(SETTINGS))
        self.game: Game | None = None
        self.seating: Seating | None = None
        self.room: MatchRoom | None = None
        self.ended: Match | None = None
        self.sheet: str = ""
        self.trouble: Trouble | None = None
        self.broken = False
        self._complained = False
        self._names: tuple[str, ...] = ()
        self._picture: Node | None = None
        self._running: asyncio.Task[None] | None = None
        self._boards = 0
        self.tablet = Tablet(self._complain, self._background)

    # Taps

    def tap(self, text: str) -> None:
        """Everything that is tapped, typed or held arrives here."""
        motion.skip()
        try:
            self._go(text.split(" "))
        except Exception as error:  # a tap must never leave a dead page behind
            self.fail(error)

    def _go(self, words: list[str]) -> None:
        match words:
            case ["app", command, *rest]:
                self._command(command, rest)
            case ["seats", *rest]:
                self._seats(rest)
            case ["results", "again"]:
                self._again()
            case [("play" | "pick" | "curtain" | "peek"), *_] if self.room is not None:
                self.room.tap(words)

    def _command(self, command: str, rest: list[str]) -> None:
        match command:
            case "game":
                self._open(game_of(rest[0]))
            case "continue":
                self._carry_on()
            case "home":
                self._home()
            case "throw" | "undo":
                if self.room is not None:
                    self.room.tap([command])
            case "settings" | "help" | "log" | "about":
                self._lay(command)
            case "close" if self.broken:
                self._mend()
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
                self._background(self._copy_report())
            case "update":
                playing = self.game if self.room is not None else None
                offline.take_over(playing.name if playing is not None else "")
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

    # Rooms

    def _home(self) -> None:
        self._leave_match()
        self.voice.forget()
        self.game = self.seating = self.ended = None
        self.sheet = ""
        self.broken = False
        self.tablet.come_home()
        self.draw()

    def _open(self, game: Game) -> None:
        """The seats of a game."""
        self._leave_match()
        self.game, self.ended, self.sheet = game, None, ""
        self.seating = first_seating(game, storage.load(keeping.FAMILY))
        self.draw()

    def _seats(self, words: list[str]) -> None:
        if self.game is None or self.seating is None:
            return
        match words:
            case ["start"]:
                self._begin(self.game, self.seating)
            case ["resume"]:
                self._resume(self.game)
            case _:
                self.seating = reseat(self.game, self.seating, words)
                self.draw()

    def _begin(self, game: Game, seating: Seating) -> None:
        self._complain(storage.save(keeping.FAMILY, seating.text()))
        self._play(game, Match.begin(game, seating.sitters, options_of(game, seating), SystemRandom()))

    def _again(self) -> None:
        """The same people, the same rules, once more."""
        if self.ended is None or self.game is None:
            return
        record = self.ended.record
        self._play(self.game, Match.begin(self.game, record.sitters, record.options, SystemRandom()))

    def _carry_on(self) -> None:
        """The match that was last played, wherever it stood."""
        game = keeping.last_game()
        if game is not None:
            self._resume(game)

    def _resume(self, game: Game) -> None:
        """A kept match. One that can't be read is said so and left where it is."""
        if not keeping.is_kept(game):
            self._open(game)
            return
        try:
            match = keeping.kept_match(game)
        except BadRecord as broken:
            self._open(game)
            self.trouble = Trouble(broken.message, broken.message.english(), keeping.kept_text(game))
            self._lay("trouble")
            return
        self._play(game, match)

    def _play(self, game: Game, match: Match) -> None:
        self._leave_match()
        self.voice.forget()
        self.game, self.seating, self.ended, self.sheet = game, None, None, ""
        self.room = MatchRoom(self, game, match)
        window.keep_awake(True)
        self._background(self._keep_for_good())
        self._running = self._background(self.room.run())

    def _leave_match(self) -> None:
        if self._running is not None:
            self._running.cancel()
        if self.room is not None:
            self.room.clock.stop()
            window.keep_awake(False)
        self.room = self._running = None

    # Sheets

    def _lay(self, name: str) -> None:
        """Lay a sheet over the room, or take it away."""
        self.sheet = name
        if self.room is not None:
            self.room.hold(bool(name))
        else:
            self.draw()

    def _sheet(self) -> Node | None:
        match self.sheet:
            case "settings":
                return settings_sheet(self.settings, window.can_full_screen())
            case "about":
                return about_sheet(VERSION, self.tablet.offline, self.tablet.can_go_home())
            case "home-screen":
                return home_screen_sheet(home_screen.way())
            case "help" if self.game is not None:
                return help_sheet(self.game)
            case "log" if self.room is not None:
                return log_sheet(self.room.story.tellings, self.room.look())
            case "log" if self.ended is not None and self.game is not None:
                room = MatchRoom(self, self.game, self.ended)
                return log_sheet(room.story.tellings, room.look())
            case "trouble" if self.trouble is not None:
                return trouble_sheet(self.trouble, self.broken and self.game is not None)
        return None

    def _set(self, name: str, value: str) -> None:
        self.settings = self.settings.changed(name, value)
        self._complain(storage.save(SETTINGS, self.settings.text()))
        self._apply_settings()
        if self.room is not None:
            self.room.show()
        else:
            self.draw()

    def _apply_settings(self) -> None:
        self.voice.aloud = self.settings.voice == "on"
        sound.mute(self.settings.sound == "off")
        window.set_theme(cast(window.Theme, self.settings.theme))
        window.set_pace(self.settings.pace)

    # What is seen

    def draw(self) -> None:
        """The picture of the room that is open, when it isn't a running match."""
        if self.ended is not None and self.game is not None:
            view, result = self.ended.view(0), self.ended.result
            if result is not None:
                names = tuple(sitter.name for sitter in self.ended.sitters)
                self._put(results_picture(self.game, view, result, self.ended.people), names)
        elif self.seating is not None and self.game is not None:
            saved = keeping.is_kept(self.game)
            self._put(seats_picture(self.game, self.seating, saved), ())
        else:
            self._put(None, ())

    def _put(self, picture: Node | None, names: tuple[str, ...]) -> None:
        """The room and what lies over it. Without a picture the lobby shows."""
        self._picture, self._names = picture, names
        words = self.language.words(names)
        window.show_only("lobby" if picture is None else "paddock")
        title = "Paddock" if self.game is None else f"{self.language.render(self.game.title)} · Paddock"
        window.set_title(title)
        self.page.show(picture or EMPTY, words)
        self.over.show(self._sheet() or EMPTY, words)
        self.tablet.show(self._moment(), words)

    def _moment(self) -> Moment:
        """Whether this is a moment for news."""
        if self.sheet:
            return "busy"
        if self._picture is None:
            return "lobby"
        return "between" if self.room is None or self.room.between_turns else "busy"

    # The house, as a match sees it

    def show(self, picture: Node, names: tuple[str, ...]) -> None:
        """A match's picture."""
        self._put(picture, names)
        self._boards += 1
        if self._boards == 1:
            window.mark("paddock:board")

    async def shown(self) -> None:
        """Wait until the match's picture stands there whole."""
        await self.page.whole()

    def announce(self, sentences: Sequence[Message], names: tuple[str, ...]) -> None:
        """Say sentences."""
        self.voice.say(sentences, names)

    def sound(self, name: str) -> None:
        """A sound by name."""
        self.voice.sound(name)

    def forget(self) -> None:
        """Leave nothing to be heard again: the tablet is being handed on."""
        self.voice.forget()

    def keep(self, match: Match) -> None:
        """Save a match: its record, and the line for the lobby's carry-on button."""
        turn = next((seat for seat in match.turn if seat >= 0), 0)
        names = tuple(sitter.name for sitter in match.sitters)
        line: dict[str, str | int] = {
            "title": self.language.render(say("Carry on: {game}", game=match.game.title), names),
            "line": self.language.render(say("{name} is next", name=names[turn]), names),
            "colour": match.sitters[turn].colour,
        }
        self._complain(keeping.keep_match(match, line))

    def finished(self, match: Match) -> None:
        """A match is over: its results, and nothing left to carry on."""
        keeping.forget_match(match.game)
        self._leave_match()
        self.ended = match
        self.sheet = "trouble" if self.broken else ""
        self.draw()
        self.tablet.consider_home_screen(True)
        self.voice.sound("win")
        result = match.result
        if result is not None:
            self.announce([result.reason], self._names)

    def shape(self) -> Shape:
        """The screen's shape."""
        return window.shape()

    async def think(self, question: Question) -> Move:
        """A bot's move; if the bot itself is broken, any move, so that the match goes on."""
        try:
            return await self.thinker.think(question)
        except Exception as error:
            self.fail(error)
            return self.thinker.guess(question)

    async def moves(self, motions: Sequence[Motion]) -> None:
        """Show how pieces went."""
        await motion.play(motions, self.settings.pace)

    async def wait(self, seconds: float) -> None:
        """A pause."""
        await asyncio.sleep(seconds)

    # Keeping

    def _complain(self, complaint: Message | None) -> None:
        """Say once if the tablet won't keep anything."""
        if complaint is not None and not self._complained:
            self._complained = True
            self.trouble = Trouble(complaint, complaint.english(), "")
            self._lay("trouble")

    async def _keep_for_good(self) -> None:
        """Ask the tablet not to clear our matches away; if it won't, they are kept as long as it likes."""
        await storage.keep_for_good()

    # Trouble

    def fail(self, error: BaseException) -> None:
        """An error in any handler or task: a friendly sheet, never a dead page.

        While the sheet lies there, whatever else breaks is a consequence, and one sheet is enough.
        """
        if self.broken:
            return
        self.broken, self.sheet = True, "trouble"
        try:
            record = write(self.room.match.record) if self.room is not None else ""
            self.trouble = Trouble.of(error, record)
            self.over.show(self._sheet() or EMPTY, self.language.words(self._names))
        except Exception as worse:
            errors.last_resort(f"{error!r}\n{worse!r}")

    def _mend(self) -> None:
        """After trouble the match goes on from its record, in a new room; what broke is left behind."""
        self.broken, self.sheet = False, ""
        game, room = self.game, self.room
        if game is None or room is None:
            self.draw()
        elif keeping.is_kept(game):
            self._resume(game)
        else:
            self._play(game, Match.resume(room.match.record))

    async def _copy_report(self) -> None:
        if self.trouble is not None:
            version = f"{VERSION} ({offline.build()})"
            copied = await window.copy(self.trouble.report(version, window.user_agent()))
            said = say("The report is copied.") if copied else say("The report couldn't be copied.")
            self.announce([said], ())

    def _background(self, task: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a task whose errors are seen."""
        running = asyncio.ensure_future(task)

        def ended(finished: asyncio.Future[None]) -> None:
            if not finished.cancelled() and (error := finished.exception()) is not None:
                self.fail(error)

        running.add_done_callback(ended)
        return running

    # Opening

    def open(self) -> None:
        """Take over the page: settings, listeners, and whatever was tapped while Python was coming."""
        self._apply_settings()
        window.show_games(game.name for game in GAMES)
        taps.listen(self.tap)
        errors.listen(self.fail)
        window.on_shape(self._reshape)
        window.on_hidden(self._hidden)
        self.draw()
        window.mark("paddock:ready")
        self._go_where_asked()
        self.tablet.begin()
        self._background(warm_up(GAMES))

    def _go_where_asked(self) -> None:
        """Whatever was tapped while Python was coming, the match before an update, or the shortcut tapped."""
        names = {game.name for game in GAMES}
        back_to, shortcut = offline.came_back_to(), home_screen.asked_game()
        if early := window.early_tap():
            self.tap(early)
        elif back_to in names:
            self._resume(game_of(back_to))
        elif shortcut in names:
            self._open(game_of(shortcut))

    def _reshape(self, _shape: Shape) -> None:
        if self.room is not None:
            self.room.show()
        elif self._picture is not None:
            self.draw()

    def _hidden(self, hidden: bool) -> None:
        if self.room is not None:
            self.room.hold(hidden or bool(self.sheet))


async def start() -> None:
    """Open Paddock."""
    Paddock().open()
