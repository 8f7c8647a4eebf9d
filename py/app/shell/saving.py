"""Reading and keeping what lies on the tablet, strictly in order, and telling Paddock what became of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any

from app.contents import Lying
from app.happenings import (
    Deed,
    Gather,
    Gathered,
    HandOut,
    Happening,
    KeepRefused,
    KeepTexts,
    Looked,
    LookThere,
    Opened,
    OpenMatch,
    Peek,
    Peeked,
    ShowLobby,
    WentOnElsewhere,
)
from app.rooms import Room, Table
from app.storage import BroughtOver, found_in
from stage import storage, window
from table.match import new_seed

LONG_ENOUGH = 6
"""Seconds after which a move is shown although the tablet has not said yet that it is kept."""

Watch = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


class Keeper:
    """The way to what lies on the tablet. `watch` runs what takes its time, `tell` hears what comes of it."""

    def __init__(self, watch: Watch, tell: Callable[[Happening], None], room: Callable[[], Room]) -> None:
        self._watch = watch
        self._tell = tell
        self._room = room
        self._asked: Awaitable[str] | None = None
        """What was to be kept last, until it is answered."""
        self._keeping_match: asyncio.Task[None] | None = None
        self._kept = 0
        """How often something was to be kept: whoever looked meanwhile has seen something older."""

    def do(self, deed: Deed) -> None:
        """Do it, or have it done."""
        match deed:
            case KeepTexts():
                self._kept += 1
                self._asked = storage.write(deed.writes)
                keeping = self._watch(self._hear(deed, self._asked))
                if deed.of_match:
                    self._keeping_match = keeping
            case OpenMatch():
                self._watch(self._open(deed))
            case Peek():
                self._watch(self._peek(deed))
            case Gather():
                self._watch(self._gather(deed))
            case LookThere():
                self._watch(self._look())
            case ShowLobby(text):
                window.show_in_lobby(text)
            case HandOut(name, content):
                window.hand_out(name, content)

    async def _hear(self, wanted: KeepTexts, asked: Awaitable[str]) -> None:
        answer = await asked
        if self._asked is asked:
            self._asked = None
        if answer == storage.ELSEWHERE:
            self._tell(WentOnElsewhere())
        elif answer:
            full = answer == storage.FULL
            self._tell(KeepRefused(storage.COMPLAINTS[answer], wanted.of_match, full))

    @property
    def keeps_a_match(self) -> bool:
        """Whether a move is on its way to the disk, and may not be seen yet."""
        return self._keeping_match is not None and not self._keeping_match.done()

    async def kept(self) -> None:
        """Wait until all that was to be kept lies there, also what came meanwhile, or was refused."""
        end, waited = monotonic() + LONG_ENOUGH, None
        while (asked := self._asked) is not None and asked is not waited:
            await storage.answered(asked, end - monotonic())
            waited = asked

    async def _open(self, wanted: OpenMatch) -> None:
        self._tell(Opened(wanted.id, await storage.open_match(wanted.id, wanted.take_over)))

    async def _peek(self, wanted: Peek) -> None:
        """What is only just being kept is looked at when it lies there."""
        await self.kept()
        self._tell(Peeked(wanted.id, await storage.peek(wanted.id)))

    async def _gather(self, wanted: Gather) -> None:
        await self.kept()
        self._tell(Gathered({id_: await storage.peek(id_) for id_ in wanted.ids}))

    async def _look(self) -> None:
        before = -1
        while before != self._kept:
            before = self._kept
            lying = Lying(*await storage.everything())
            here = self._room()
            went_on = isinstance(here, Table) and await storage.went_on(here.place.id)
        found = self.take(lying)
        self._tell(Looked(found.kept, found.shelf, lying.complaint, went_on))

    def take(self, lying: Lying) -> BroughtOver:
        """What was found there; what an older Paddock has kept is brought over."""
        found = found_in(lying, new_seed(), window.now())
        if found.moving:
            self.do(KeepTexts(found.moving))
        return found
