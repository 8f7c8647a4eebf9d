"""The table's clock: counts whole seconds down, and can be held."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Clock:
    """Seconds that run only while nobody holds them."""

    def __init__(self, tick: Callable[[], None], out: Callable[[], None]) -> None:
        self.left: int | None = None
        self._still = False
        self._tick = tick
        self._out = out
        self._running: asyncio.Task[None] | None = None

    def start(self, seconds: int) -> None:
        """Turn the glass."""
        self.stop()
        self.left = seconds
        self._running = asyncio.ensure_future(self._run())

    def stop(self) -> None:
        """Put the glass away."""
        self.left = None
        if self._running is not None:
            self._running.cancel()
            self._running = None

    def hold(self, still: bool) -> None:
        """Lay the glass on its side, or set it up again; a glass that is turned meanwhile lies as well."""
        self._still = still

    @property
    def held(self) -> bool:
        """Whether there is sand that ought to run and doesn't."""
        return self._still and self.left is not None

    async def _run(self) -> None:
        while self.left is not None and self.left > 0:
            await asyncio.sleep(1)
            if not self.held and self.left is not None:
                self.left -= 1
                self._tick()
        self._out()
