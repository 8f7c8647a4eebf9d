"""How long a beat lasts: until its pieces are at rest, it could be read, and the listener has heard it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from app.paddock import Paddock
from app.rooms import WITH_A_BOARD, Showing, sitting_in
from app.shell.screen import Screen
from app.shell.voice import Voice
from games.contract import Shape
from stage.paces import PACES, PAUSES
from table.sitting import motions, telling


class Storyteller:
    """Shows one beat after the other."""

    def __init__(
        self, screen: Screen, voice: Voice, kept: Callable[[], Awaitable[None]], told: Callable[[int], None]
    ) -> None:
        self._screen = screen
        self._voice = voice
        self._kept = kept
        self._told = told

    async def tell(self, paddock: Paddock, shape: Shape, beat: int) -> None:
        """Show a beat, once its match is kept; report when it has been told to its end."""
        self._screen.lay(paddock, shape)
        assert isinstance(paddock.room, WITH_A_BOARD)
        sitting, settings = sitting_in(paddock.room), paddock.settings
        # A match that plays itself is there to be watched: where nothing moves, each beat stands for a while.
        watched = isinstance(paddock.room, Showing) and paddock.room.theatre.playing
        factor = PACES[settings.pace] or PACES["normal"] * watched
        words = telling(sitting)
        pause = PAUSES[words.pace if words is not None else ""]
        listening = settings.voice == "on" or settings.waiting == "on"
        shown = bool(factor or listening)
        if shown:
            self._screen.foresee(paddock, shape)
            moves = motions(sitting, shape)
        await self._kept()
        if shown:
            moving = self._screen.show_beat(paddock, shape, moves, factor * pause.before)
            least = factor * (pause.before + pause.least)
            await asyncio.sleep(max(moving, least) + factor * pause.after)
        if listening:
            await self._voice.heard(settings.voice == "on")
        await self._screen.whole()
        self._told(beat)
