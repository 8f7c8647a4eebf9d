"""The screen: the room that is open, a sheet over it, notices, and the name of the tab."""

from __future__ import annotations

from collections.abc import Sequence

from app.language import language
from app.notices import notice_picture
from app.paddock import Paddock, names_of, title_of
from app.pictures import room_picture, sheet_picture
from games.contract import Motion, Shape
from games.message import Message
from games.picture import Node, node
from stage import languages, motion, window
from stage.html import Words
from stage.page import Page

EMPTY = node("div", key="empty")


class Screen:
    """What the family sees, in the family's language."""

    def __init__(self) -> None:
        self._room, self._over, self._notices = Page("paddock"), Page("over"), Page("news")
        self._boards = 0
        self.words: Words = Message.english

    def show(self, paddock: Paddock, shape: Shape, foreseen: Node | None = None) -> None:
        """Everything as it is now; while an error lies there, only its sheet: the room may be broken."""
        self.words = language(paddock.language).words(names_of(paddock))
        languages.speak(paddock.language)
        if not paddock.broken:
            motion.stop()
            self._show_room(paddock, foreseen or room_picture(paddock, shape))
        self._over.show(sheet_picture(paddock) or EMPTY, self.words)
        self._notices.show(notice_picture(paddock.notices.shown), self.words)

    def show_beat(self, paddock: Paddock, shape: Shape, motions: Sequence[Motion], stillness: float) -> float:
        """The beat that is being told, its pieces on their way; gives the seconds until all are there.

        A picture that comes in parts is not there yet when it is shown: then nothing moves.
        """
        moving = motion.plays(paddock.settings.pace)
        motion.stop()
        if moving:
            motion.measure(motions)
        self.words = language(paddock.language).words(names_of(paddock))
        self._show_room(paddock, room_picture(paddock, shape))
        if not moving or self._room.unfolding:
            return 0.0
        return motion.start(motions, paddock.settings.pace, stillness)

    def expect(self, picture: Node) -> None:
        """Be ready for this very picture of the room."""
        self._room.expect(picture)

    async def whole(self) -> None:
        """Wait until the room stands there whole."""
        await self._room.whole()

    def _show_room(self, paddock: Paddock, picture: Node | None) -> None:
        title = title_of(paddock)
        name = "" if title is None else f"{language(paddock.language).render(title)} · "
        window.set_title(f"{name}Paddock")
        window.show_only("lobby" if picture is None else "paddock")
        self._room.show(picture or EMPTY, self.words)
        if picture is not None and paddock.seed and "table" in str(picture.attributes.get("class")):
            self._boards += 1
            if self._boards == 1:
                window.mark("paddock:board")
