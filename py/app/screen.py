"""The screen: the room that is open, a sheet over it, and the name of the tab."""

from __future__ import annotations

from app.language import Language
from games.message import Message
from games.picture import Node, node
from stage import window
from stage.html import Words
from stage.page import Page

EMPTY = node("div", key="empty")


class Screen:
    """What the family sees, in the family's language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.picture: Node | None = None
        """The room that stands there; none while the lobby does, which is plain HTML."""
        self.names: tuple[str, ...] = ()
        """Who plays in it, for the sentences that call a seat by name."""
        self._room = Page("paddock")
        self._over = Page("over")

    @property
    def words(self) -> Words:
        """How a sentence is put into words now."""
        return self.language.words(self.names)

    def show(self, picture: Node | None, names: tuple[str, ...], title: Message | None) -> None:
        """Open a room, or without a picture the lobby; the title is the game's."""
        self.picture, self.names = picture, names
        window.show_only("lobby" if picture is None else "paddock")
        window.set_title("Paddock" if title is None else f"{self.language.render(title)} · Paddock")
        self._room.show(picture or EMPTY, self.words)

    def expect(self, picture: Node) -> None:
        """Be ready for this very picture of the room."""
        self._room.expect(picture)

    def lay(self, sheet: Node | None) -> None:
        """Lay a sheet over the room, or take it away."""
        self._over.show(sheet or EMPTY, self.words)

    async def whole(self) -> None:
        """Wait until the room stands there whole."""
        await self._room.whole()
