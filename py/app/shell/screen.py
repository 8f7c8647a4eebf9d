"""The screen: the room that is open, a sheet over it, notices, and the name of the tab."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple

from app.frame import Tools, table_being_laid
from app.language import language
from app.notices import notice_picture
from app.paddock import Paddock, names_of, title_of
from app.pictures import Standing, is_walked, picture_at_once, room_picture, sheet_picture
from app.rooms import Table
from games.contract import Motion, Shape
from games.message import Message
from games.picture import Node, node
from stage import languages, motion, window
from stage.html import Words
from stage.page import Page
from stage.painter import painted

EMPTY = node("div", key="empty")


class Foreseen(NamedTuple):
    """A picture that is about to be shown, and what it is a picture of."""

    paddock: Paddock
    shape: Shape
    standing: Standing | None
    picture: Node | None


class Screen:
    """What the family sees, in the family's language."""

    def __init__(self, watch: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]) -> None:
        self._watch = watch
        self._room, self._over, self._notices = Page("paddock"), Page("over"), Page("news")
        self._standing: Standing | None = None
        """The room that is seen."""
        self._foreseen: Foreseen | None = None
        self._rest: asyncio.Task[None] | None = None
        """What comes in frames of its own."""
        self._boards = 0
        self.words: Words = Message.english

    def show(self, paddock: Paddock, shape: Shape, foreseen: Node | None = None) -> None:
        """Everything as it is now; while an error lies there, only its sheet: the room may be broken."""
        self.words = language(paddock.language).words(names_of(paddock))
        languages.speak(paddock.language)
        if not paddock.broken:
            motion.stop()
            self._show_room(paddock, shape, foreseen)
        self._over.show(sheet_picture(paddock) or EMPTY, self.words)
        self._notices.show(notice_picture(paddock.notices.shown), self.words)

    def put_away(self) -> None:
        """A story that goes on draws only its room: whatever lay over it goes first. What the next beat
        has to explain comes when that is told."""
        self._over.show(EMPTY, self.words)

    def show_beat(self, paddock: Paddock, shape: Shape, motions: Sequence[Motion], stillness: float) -> float:
        """The beat that is being told, its pieces on their way; gives the seconds until all are there.

        A picture that comes in parts is not there yet when it is shown: then nothing moves.
        """
        moving = motion.plays(paddock.settings.pace)
        motion.stop()
        if moving:
            motion.measure(motions)
        self.words = language(paddock.language).words(names_of(paddock))
        self._show_room(paddock, shape)
        if not moving or self._room.unfolding:
            return 0.0
        return motion.start(motions, paddock.settings.pace, stillness)

    def lay(self, paddock: Paddock, shape: Shape) -> None:
        """A finger that began a match sees its table at once, while the match is put where it is safe."""
        room = paddock.room
        if isinstance(room, Table) and (self._standing is None or not isinstance(self._standing.room, Table)):
            self.words = language(paddock.language).words(names_of(paddock))
            tools = Tools(reads=paddock.settings.voice == "on")
            self._show_picture(paddock, table_being_laid(room.sitting, shape, tools))

    def foresee(self, paddock: Paddock, shape: Shape) -> None:
        """While a move is put where it is safe: draw up what is shown of it then, and what has to change."""
        picture = picture_at_once(paddock, shape, self._standing)
        self._foreseen = Foreseen(paddock, shape, self._standing, picture)
        if picture is not None:
            self._room.expect(picture)

    def expect(self, picture: Node) -> None:
        """Be ready for this very picture of the room."""
        self._room.expect(picture)

    async def whole(self) -> None:
        """Wait until the room stands there whole."""
        await self._room.whole()
        if self._rest is not None:
            await asyncio.wait([self._rest])

    def _show_room(self, paddock: Paddock, shape: Shape, foreseen: Node | None = None) -> None:
        """What a finger waits for at once, and the rest of it in the next frame."""
        if self._rest is not None:
            self._rest.cancel()
        picture = foreseen or self._picture_at_once(paddock, shape)
        self._show_picture(paddock, picture)
        if foreseen is None and is_walked(paddock):
            self._rest = self._watch(self._show_rest(paddock, shape))

    def _picture_at_once(self, paddock: Paddock, shape: Shape) -> Node | None:
        """As it was foreseen, if everything still is as it was then."""
        seen, self._foreseen = self._foreseen, None
        if (
            seen is not None
            and seen.paddock is paddock
            and seen.shape == shape
            and seen.standing is self._standing
        ):
            return seen.picture
        return picture_at_once(paddock, shape, self._standing)

    async def _show_rest(self, paddock: Paddock, shape: Shape) -> None:
        await painted()
        await self._room.whole()
        self._show_picture(paddock, room_picture(paddock, shape))

    def _show_picture(self, paddock: Paddock, picture: Node | None) -> None:
        title = title_of(paddock)
        name = "" if title is None else f"{language(paddock.language).render(title)} · "
        window.set_title(f"{name}Paddock")
        window.show_only("lobby" if picture is None else "paddock")
        self._room.show(picture or EMPTY, self.words)
        self._standing = None if picture is None else Standing(picture, paddock.room)
        if picture is not None and paddock.seed and "table" in str(picture.attributes.get("class")):
            self._boards += 1
            if self._boards == 1:
                window.mark("paddock:board")
