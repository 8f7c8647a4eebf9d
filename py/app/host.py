"""The host of a match: shows it, lets it be heard, keeps it, and has somebody think for the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from app.first_aid import FirstAid
from app.keeper import Keeper
from app.reminder import reminder
from app.screen import Screen
from app.settings import Settings
from app.thinker import Thinker
from app.trouble import Told
from app.voice import Voice
from bots.thinking import Question
from games.catalogue import Game
from games.contract import Motion, Move, Shape
from games.message import Message
from games.picture import Node
from stage import motion, window
from table.match import Match


class Host:
    """The app's own `app.house.House`."""

    _keeper: Keeper
    """Of the match that was last taken up."""

    def __init__(
        self,
        screen: Screen,
        voice: Voice,
        aid: FirstAid,
        settings: Callable[[], Settings],
        show: Callable[[Node, tuple[str, ...]], None],
        finished: Callable[[Match], None],
    ) -> None:
        self._screen = screen
        self._voice = voice
        self._aid = aid
        self._settings = settings
        self._show = show
        self._finished = finished
        self._thinker = Thinker()
        self._boards = 0

    @property
    def settings(self) -> Settings:
        """As the family has set them."""
        return self._settings()

    def take_up(self, game: Game) -> None:
        """Another match is played from now on; nothing of the one before can be heard again."""
        self.forget()
        self._keeper = Keeper(game)

    def show(self, picture: Node, names: tuple[str, ...]) -> None:
        """A match's picture."""
        self._show(picture, names)
        self._boards += 1
        if self._boards == 1:
            window.mark("paddock:board")

    async def shown(self) -> None:
        """Wait until the match's picture stands there whole."""
        await self._screen.whole()

    def announce(self, sentences: Sequence[Message], names: tuple[str, ...]) -> None:
        """Say sentences."""
        self._voice.say(sentences, names)

    def sound(self, name: str) -> None:
        """A sound by name."""
        self._voice.sound(name)

    def forget(self) -> None:
        """Leave nothing to be heard again: the tablet is being handed on."""
        self._voice.forget()

    def keep(self, match: Match) -> None:
        """Keep a match: its record, and what the lobby's yellow button says of it."""
        title, line, seat = reminder(match)
        words = self._screen.language.words(match.names)
        colour = match.sitters[seat].colour
        note: dict[str, str | int] = {"title": words(title), "line": words(line), "colour": colour}
        self._aid.complain(self._keeper.keep(match, note))

    def keep_sand(self, match: Match, seconds: int | None) -> None:
        """Keep how much of a turn's time is left."""
        self._aid.complain(self._keeper.keep_sand(match, seconds))

    def sand_left(self, match: Match) -> int | None:
        """The time that was left when the match was last kept as it stands."""
        return self._keeper.sand_left(match)

    def look_elsewhere(self) -> None:
        """Another window may have gone on with the match while this one was out of sight."""
        try:
            self._keeper.look_elsewhere()
        except Told as told:
            self._aid.fail(told)

    def finished(self, match: Match) -> None:
        """A match is over."""
        self._finished(match)

    def shape(self) -> Shape:
        """The screen's shape."""
        return window.shape()

    async def think(self, question: Question) -> Move:
        """A bot's move; if the bot itself is broken, any move, so that the match goes on."""
        try:
            return await self._thinker.think(question)
        except Exception as error:
            self._aid.fail(error)
            return self._thinker.guess(question)

    async def moves(self, motions: Sequence[Motion]) -> None:
        """Show how pieces went, once they stand there."""
        await self.shown()
        await motion.play(motions, self.settings.pace)

    async def wait(self, seconds: float) -> None:
        """A pause."""
        await asyncio.sleep(seconds)
