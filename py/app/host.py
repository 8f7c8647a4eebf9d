"""The host of a match: shows it, lets it be heard, keeps it, and has somebody think for the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from app import keeping
from app.first_aid import FirstAid
from app.screen import Screen
from app.settings import Settings
from app.thinker import Thinker
from app.voice import Voice
from bots.thinking import Question
from games.contract import Motion, Move, Shape
from games.message import Message, say
from games.picture import Node
from stage import motion, window
from table.match import Match


class Host:
    """The app's own `app.house.House`."""

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
        """Save a match: its record, and the line for the lobby's carry-on button."""
        turn = next((seat for seat in match.turn if seat >= 0), 0)
        render = self._screen.language.render
        line: dict[str, str | int] = {
            "title": render(say("Carry on: {game}", game=match.game.title)),
            "line": render(say("{name} is next", name=match.names[turn])),
            "colour": match.sitters[turn].colour,
        }
        self._aid.complain(keeping.keep_match(match, line))

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
        """Show how pieces went."""
        await motion.play(motions, self.settings.pace)

    async def wait(self, seconds: float) -> None:
        """A pause."""
        await asyncio.sleep(seconds)
