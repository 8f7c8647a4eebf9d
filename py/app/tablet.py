"""What Paddock is to this tablet: whole or not, up to date or not, on the home screen or not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from app.news import Moment, News, NewsBoard, news_picture
from games.message import Message
from stage import home_screen, offline, storage
from stage.html import Words
from stage.page import Page

TOLD, VISITS = "told", "visits"

SECONDS_OF_NEWS = 12
"""How long news stays over a table, and anywhere if it needs no answer: the lobby has room for a question."""

NO_WAY_HOME = ("here", "none")


class Tablet:
    """The tablet, as far as the app is concerned with it."""

    def __init__(
        self,
        complain: Callable[[Message | None], None],
        background: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self.complain = complain
        self.background = background
        self.offline = False
        """Whether every file of this version is known to lie here."""
        self._page = Page("news")
        self._board = NewsBoard(frozenset((storage.load(TOLD) or "").split()))
        self._moment: Moment = "lobby"
        self._words: Words = Message.english

    def begin(self) -> None:
        """Hear what happens behind the page, count this visit, and put everything on the tablet."""
        offline.listen(self._hear)
        visits = self._visits() + 1
        self.complain(storage.save(VISITS, str(visits)))
        self.consider_home_screen(visits > 1)
        self._show()
        offline.begin()

    def show(self, moment: Moment, words: Words) -> None:
        """Show what there is to tell at this moment."""
        self._moment, self._words = moment, words
        self._show()

    def close(self) -> None:
        """Not now."""
        self._board.close()
        self._show()

    def come_home(self) -> None:
        """Back in the lobby, what was put off may be told again."""
        self._board.ask_again()

    def can_go_home(self) -> bool:
        """Whether there is a way to the home screen that was not yet gone."""
        return home_screen.way() not in NO_WAY_HOME

    def consider_home_screen(self, knows_us: bool) -> None:
        """Tell of the home screen whoever has played or come again."""
        if knows_us and self.can_go_home():
            self._board.arrive("install")

    def _visits(self) -> int:
        before = storage.load(VISITS) or ""
        return int(before) if before.isdecimal() else 0

    def _hear(self, heard: offline.Heard) -> None:
        match heard:
            case "ready":
                self.offline = True
                self._board.arrive("ready")
            case "new":
                self._board.arrive("new")
            case "installable":
                self.consider_home_screen(self._visits() > 1)
        self._show()

    def _show(self) -> None:
        told, before = self._board.told, self._board.shown
        news = self._board.show(self._moment)
        self._page.show(news_picture(news), self._words)
        if self._board.told != told:
            self.complain(storage.save(TOLD, " ".join(sorted(self._board.told))))
        if news is not None and news != before and (news.answer is None or self._moment != "lobby"):
            self.background(self._close_after_a_while(news))

    async def _close_after_a_while(self, news: News) -> None:
        """It goes by itself; a question comes again in the lobby."""
        await asyncio.sleep(SECONDS_OF_NEWS)
        if self._board.shown == news:
            self.close()
