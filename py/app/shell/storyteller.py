"""How long a beat lasts: until its pieces are at rest, it could be read, and the listener has heard it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from app.paddock import Paddock
from app.rooms import Table
from app.shell.screen import Screen
from app.shell.voice import Voice
from games.contract import Shape
from stage.animations import PACES
from table.sitting import motions, telling


class Pause(NamedTuple):
    """Seconds at the usual pace."""

    before: float
    """Stillness before anything moves."""
    least: float
    """As long the beat lasts at least."""
    after: float
    """A breath when all has come to rest."""


PAUSES = {
    "": Pause(0, 0, 0),
    "quick": Pause(0, 0.25, 0),
    "usual": Pause(0, 0.7, 0.1),
    "climax": Pause(0.3, 1.2, 0.6),
}
"""By the beat's own pace; a beat that needs no words lasts only as long as its pieces move."""


class Storyteller:
    """Shows one beat after the other."""

    def __init__(self, screen: Screen, voice: Voice, told: Callable[[int], None]) -> None:
        self._screen = screen
        self._voice = voice
        self._told = told

    async def tell(self, paddock: Paddock, shape: Shape, beat: int) -> None:
        """Show a beat; report when it has been told to its end."""
        assert isinstance(paddock.room, Table)
        sitting, settings = paddock.room.sitting, paddock.settings
        factor = PACES[settings.pace]
        words = telling(sitting)
        pause = PAUSES[words.pace if words is not None else ""]
        listening = settings.voice == "on" or settings.waiting == "on"
        if factor or listening:
            moving = self._screen.show_beat(paddock, shape, motions(sitting, shape), factor * pause.before)
            least = factor * (pause.before + pause.least)
            await asyncio.sleep(max(moving, least) + factor * pause.after)
        if listening:
            await self._voice.heard(settings.voice == "on")
        await self._screen.whole()
        self._told(beat)
