"""The browser's side of Paddock: what happens goes in, what is to be done comes out, and is done here.

    the page  →  `Shell.happen`  →  app.update.after  →  `Shell._do`  →  the page

Nothing is decided here, and nothing is remembered but Paddock itself and what the browser is busy with.
"""

from __future__ import annotations

import asyncio
import traceback
from collections import deque
from collections.abc import Coroutine
from typing import Any

from app.contents import Lying
from app.happenings import (
    Advise,
    Advised,
    Apply,
    Arrived,
    BotFailed,
    CloseNoticeLater,
    Deed,
    DeviceTask,
    Facts,
    Failed,
    Gather,
    HandOut,
    Happening,
    Heard,
    Hidden,
    Idle,
    KeepTexts,
    LookThere,
    NoticeOver,
    OpenMatch,
    Peek,
    Reckon,
    Reckoned,
    ShowLobby,
    ShowSand,
    Speak,
    Taken,
    Tap,
    TellThere,
    Think,
)
from app.language import language
from app.notices import NoticeBoard
from app.paddock import Paddock
from app.rooms import WITH_A_BOARD, Lobby, Table, sitting_in
from app.settings import read_settings
from app.shell import device
from app.shell.preload_games import prepare
from app.shell.saving import Keeper
from app.shell.screen import Screen
from app.shell.storyteller import Storyteller
from app.shell.thinker import Thinker
from app.shell.turned import TurnedTable
from app.shell.voice import Voice
from app.storage import SETTINGS, TOLD, VISITS, written
from app.trouble import UNFORESEEN
from app.update import after
from bots.question import BotQuestion
from games.catalogue import GAMES
from games.contract import Shape
from games.picture import Node
from stage import errors, home_screen, languages, offline, sound, speech, storage, taps, window
from stage.paces import SECONDS_OF_NOTICE, SECONDS_OF_PATIENCE
from table.deeds import BeatTold, Draw, Hush, SecondGone, Sound, TellBeat, Thought
from table.match import new_seed
from table.moments import Story
from table.sitting import clock_runs

LISTENING = ("app again", "app voiceless", "ask ")
"""Taps of somebody who listens: they cut nothing off."""


class Shell:
    """Paddock in a browser, while the page is open."""

    def __init__(self, lying: Lying) -> None:
        self._keeper = Keeper(self.watch, self.happen, lambda: self.paddock.room)
        found = self._keeper.take(lying)
        told = frozenset(found.kept.get(TOLD, "").split())
        self.paddock = Paddock(
            settings=read_settings(found.kept.get(SETTINGS)),
            kept=found.kept,
            shelf=found.shelf,
            unreadable=lying.complaint,
            seed=new_seed(),
            notices=NoticeBoard(told),
            lobby=lying.hint,
        )
        self.screen = Screen(self._watch_picture)
        self.voice = Voice()
        self._storyteller = Storyteller(self.screen, self.voice, self._keeper.kept, self._told)
        self.thinker = Thinker()
        self._turned = TurnedTable(self.screen, self._watch_picture)
        self._waiting: deque[Happening] = deque()
        self._busy = False
        self._telling: asyncio.Task[None] | None = None
        self._drawing: asyncio.Task[None] | None = None
        self._tick: asyncio.TimerHandle | None = None
        self._dreaming: asyncio.TimerHandle | None = None
        self._patience = SECONDS_OF_PATIENCE

    # What happens

    def happen(self, happening: Happening) -> None:
        """Everything that happens arrives here; what happens meanwhile waits for its turn."""
        self._waiting.append(happening)
        if self._busy:
            return
        self._busy = True
        try:
            while self._waiting:
                self._take(self._waiting.popleft())
        finally:
            self._busy = False

    def _take(self, happening: Happening) -> None:
        """An error leaves Paddock as it was; a broken page is told of without Python."""
        try:
            if isinstance(happening, Tap) and not happening.text.startswith(LISTENING):
                self._hurry()
            then = after(self._informed(), happening)
            self.paddock = then.paddock
            self._do_all(then.deeds)
            self._keep_clock()
            self._keep_waiting(happening)
        except Exception as error:
            # What was to be kept may not have been: what lies there is what counts.
            self._keeper.do(LookThere())
            if isinstance(happening, Failed):
                errors.last_resort(f"{happening.detail}\n{error!r}")
            else:
                self.fail(error)

    def fail(self, error: BaseException) -> None:
        """Whatever goes wrong is seen, said once, and never leaves a dead page behind."""
        self.happen(Failed(UNFORESEEN, "".join(traceback.format_exception(error))))

    def watch(self, task: Coroutine[Any, Any, None], where: type = object) -> asyncio.Task[None]:
        """Run a task whose errors are seen, as long as the family is in this kind of room."""
        running = asyncio.ensure_future(task)

        def ended(finished: asyncio.Future[None]) -> None:
            here = isinstance(self.paddock.room, where)
            if not finished.cancelled() and (error := finished.exception()) is not None and here:
                self.fail(error)

        running.add_done_callback(ended)
        return running

    def _watch_picture(self, task: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """What is seen of a room nobody misses who has left it."""
        return self.watch(task, type(self.paddock.room))

    def _informed(self) -> Paddock:
        """Paddock, knowing what the window is like."""
        facts = Facts(
            window.shape(),
            window.is_night(),
            window.can_full_screen(),
            languages.own_names(),
            languages.wished(),
            home_screen.way(),
            window.now(),
            window.address(),
        )
        return self.paddock if facts == self.paddock.facts else self.paddock._replace(facts=facts)

    def _hurry(self) -> None:
        """A tap while something is told: nobody listens to the end."""
        if self._in_a_story():
            self.voice.hurry()

    def _in_a_story(self) -> bool:
        room = self.paddock.room
        return isinstance(room, WITH_A_BOARD) and isinstance(sitting_in(room).moment, Story)

    # What is to be done

    def _do_all(self, deeds: tuple[Deed, ...]) -> None:
        """Each in its turn; the page is drawn once, as things stand at the end of it."""
        draws = [place for place, deed in enumerate(deeds) if isinstance(deed, Draw)]
        tells = any(isinstance(deed, TellBeat) for deed in deeds)
        for place, deed in enumerate(deeds):
            if not isinstance(deed, Draw):
                self._do(deed)
            elif place == draws[0]:
                self.screen.put_away() if tells else self._draw()

    def _do(self, deed: Deed) -> None:
        match deed:
            case TellBeat(beat):
                self._tell(beat)
            case Speak():
                self.say(deed)
            case TellThere(sentence, names, refused):
                window.tell_there(language(self.paddock.language).render(sentence, names), refused)
            case Sound(name):
                sound.play(name)
            case KeepTexts() | OpenMatch() | Peek() | Gather() | LookThere() | ShowLobby() | HandOut():
                self._keeper.do(deed)
            case Think():
                self.watch(self._think(deed))
            case Advise() | Reckon():
                self.watch(self._advise(deed.question) if isinstance(deed, Advise) else self._reckon(deed))
            case ShowSand(seconds):
                window.show_sand(seconds)
            case Hush():
                self.voice.forget()
            case Apply():
                self.apply_settings()
            case CloseNoticeLater(name):
                asyncio.get_event_loop().call_later(SECONDS_OF_NOTICE, self.happen, NoticeOver(name))
            case DeviceTask():
                device.run(deed, self)

    def _draw(self, foreseen: Node | None = None) -> None:
        if not self._keeper.keeps_a_match or isinstance(self.paddock.room, Lobby):
            self._draw_now(foreseen)
        elif self._drawing is None:
            self._drawing = self.watch(self._draw_when_kept())

    async def _draw_when_kept(self) -> None:
        """Quick fingers may be past the telling of a move before it lies on the disk: it waits to be seen."""
        await self._keeper.kept()
        self._drawing = None
        told = self._telling is not None and self._in_a_story()
        if not told or self.paddock.sheet:
            self._draw_now()
        else:
            self.screen.put_away()

    def _draw_now(self, foreseen: Node | None = None) -> None:
        if self._telling is not None and not self._in_a_story():
            self._telling.cancel()
            self._telling = None
        self.screen.show(self.paddock, window.shape(), foreseen)
        self._turned.foresee(self.paddock)

    def _tell(self, beat: int) -> None:
        self._turned.forget()
        if self._telling is not None:
            self._telling.cancel()
        self._telling = self._watch_picture(self._storyteller.tell(self.paddock, window.shape(), beat))

    def _told(self, beat: int) -> None:
        self._telling = None
        self.happen(BeatTold(beat))

    def say(self, said: Speak) -> None:
        """Let sentences be heard in the language of the family."""
        code = self.paddock.language
        words = language(code).words(said.names)
        for sentence, spoken in zip(said.sentences, said.spoken or said.sentences, strict=True):
            self.voice.announce(words(sentence), said.urgent)
            if said.aloud or self.paddock.settings.voice == "on":
                self.voice.read_aloud(words(spoken), code)

    async def _think(self, wanted: Think) -> None:
        """A bot that is broken is told of once, and any move is played for it: the table itself is whole."""
        question = BotQuestion(*wanted)
        try:
            move = await self.thinker.think(question)
        except Exception as error:
            self.happen(BotFailed("".join(traceback.format_exception(error))))
            move = self.thinker.any_move(question)
        self.happen(Thought(wanted.seat, wanted.seed, move))

    async def _advise(self, question: BotQuestion) -> None:
        """The old shepherd thinks for a person."""
        advice = await self.thinker.advise(question)
        self.happen(Advised(question.seat, question.seed, advice))

    async def _reckon(self, deed: Reckon) -> None:
        """The old shepherd goes through a match; where he breaks, all else of its story is there."""
        try:
            reckoned = Reckoned(deed.course, await self.thinker.reckon(deed.wanted))
        except Exception as error:
            reckoned = Reckoned(deed.course, "", "".join(traceback.format_exception(error)))
        self.happen(reckoned)

    # The clock

    def _keep_clock(self) -> None:
        """A second is counted as long as the sand runs."""
        room = self.paddock.room
        runs = isinstance(room, Table) and clock_runs(room.sitting)
        if runs and self._tick is None:
            self._tick = asyncio.get_event_loop().call_later(1, self._second_gone)
        elif not runs and self._tick is not None:
            self._tick.cancel()
            self._tick = None

    def _keep_waiting(self, happened: Happening) -> None:
        """Whoever is read to, and does nothing for long, is asked once more; then twice as much later."""
        self._patience = 2 * self._patience if isinstance(happened, Idle) else SECONDS_OF_PATIENCE
        if self._dreaming is not None:
            self._dreaming.cancel()
        self._dreaming = None
        if self.paddock.settings.voice == "on" and isinstance(self.paddock.room, Table):
            loop = asyncio.get_event_loop()
            self._dreaming = loop.call_later(self._patience, self.happen, Idle())

    def _second_gone(self) -> None:
        self._tick = None
        self.happen(SecondGone())

    # Opening

    async def open(self) -> None:
        """Take over the page: its language, settings, listeners, and whatever was tapped meanwhile."""
        if await device.fetched(languages.spoken()):
            self.paddock = self.paddock._replace(language=languages.spoken())
        self.apply_settings()
        window.show_games(game.name for game in GAMES)
        taps.listen(lambda text: self.happen(Tap(text)))
        sound.open_soon()
        errors.listen(self.fail)
        window.on_shape(self._reshape)
        window.on_hidden(lambda hidden: self.happen(Hidden(hidden)))
        storage.on_taken(lambda id_: self.happen(Taken(id_)))
        self._draw()
        window.mark("paddock:ready")
        self._go_where_asked()
        self._arrive()
        self.watch(prepare(self))

    def apply_settings(self) -> None:
        """What the page itself has to know of the settings."""
        settings = self.paddock.settings
        storage.remember(SETTINGS, settings.text())
        sound.mute(settings.sound == "off")
        speech.want(settings.voice == "on")
        sound.set_loudness(settings.loud)
        speech.set_loudness(settings.voiced)
        window.set_hand(settings.hand)
        window.set_theme(settings.theme)
        window.set_pace(settings.pace)

    def _go_where_asked(self) -> None:
        """Whatever was tapped while Python was coming, the match before an update, or the shortcut tapped."""
        names = {game.name for game in GAMES}
        back_to, shortcut = offline.came_back_to(), home_screen.asked_game()
        if early := window.early_tap():
            self.happen(Tap(early))
        elif back_to in names:
            self.happen(Tap(f"app game {back_to}"))
            self.happen(Tap("seats resume"))
        elif shortcut in names:
            self.happen(Tap(f"app game {shortcut}"))
        window.on_link(lambda: self.happen(Tap("share link")))

    def _arrive(self) -> None:
        """Hear what happens behind the page, count this visit, and put everything on the tablet."""
        offline.listen(lambda heard: self.happen(Heard(heard)))
        before = self.paddock.kept.get(VISITS, "")
        visits = 1 + (int(before) if before.isdecimal() and len(before) < 10 else 0)
        self._keeper.do(KeepTexts(written(((VISITS, str(visits)),))))
        self.happen(Arrived())
        if visits > 1 and self._informed().facts.way_home not in ("here", "none"):
            self.happen(Heard("installable"))
        offline.begin()

    def _reshape(self, shape: Shape) -> None:
        """A turned tablet."""
        self._draw(self._turned.picture(shape))


async def start() -> None:
    """Open Paddock."""
    await Shell(Lying(*await storage.first())).open()
