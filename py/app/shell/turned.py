"""What the table looks like once the tablet is turned, worked out while it rests.

A turned table is laid out anew as a whole, in a single frame. That is the browser's work and takes it long
enough; Python's share of it can be done before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from app.paddock import Paddock
from app.pictures import room_picture
from app.rooms import Table
from app.shell.screen import Screen
from games.contract import Shape
from games.picture import Node
from stage import window
from stage.shapes import TURNED

REST = 0.3
"""Seconds after a picture before its turned one is thought of: a tap may be about to come."""


class TurnedTable:
    """One look ahead after every picture; the next picture makes it worthless."""

    def __init__(
        self, screen: Screen, watch: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
    ) -> None:
        self._screen = screen
        self._watch = watch
        self._looking: asyncio.Task[None] | None = None
        self._turned: tuple[Shape, Node] | None = None

    def forget(self) -> None:
        """Something else is seen from now on."""
        self._turned = None
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    def foresee(self, paddock: Paddock) -> None:
        """Think of this table turned, when there is time."""
        self.forget()
        if isinstance(paddock.room, Table) and not paddock.broken:
            self._looking = self._watch(self._look_ahead(paddock))

    def picture(self, shape: Shape) -> Node | None:
        """What is seen now in a window of this shape, if that was foreseen."""
        return self._turned[1] if self._turned is not None and self._turned[0] == shape else None

    async def _look_ahead(self, paddock: Paddock) -> None:
        await asyncio.sleep(REST)
        await self._screen.whole()
        shape = TURNED[window.shape()]
        if shape != window.shape() and (picture := room_picture(paddock, shape)) is not None:
            self._screen.expect(picture)
            self._turned = shape, picture
