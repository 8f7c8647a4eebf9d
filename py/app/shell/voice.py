"""Everything that is said: one queue for the screen reader and, if wished, for the tablet's voice."""

from __future__ import annotations

import asyncio

from stage import announce, speech
from stage.paces import LETTERS_A_SECOND


class Voice:
    """Says sentences one after the other, and knows when they have been heard."""

    def __init__(self) -> None:
        self._last: asyncio.Future[None] | None = None
        self._read_until = 0.0

    def announce(self, text: str, urgent: bool = False) -> None:
        """Give a sentence to the screen reader, after those that it was given before."""
        announce.say(text, urgent)
        now = asyncio.get_event_loop().time()
        self._read_until = max(now, self._read_until) + len(text) / LETTERS_A_SECOND

    def read_aloud(self, text: str, language: str) -> None:
        """Have the tablet read a sentence, after those that it was given before."""
        self._last = asyncio.ensure_future(speech.say(text, language))

    async def heard(self, aloud: bool) -> None:
        """Wait until all that was said has been heard, as far as that can be known."""
        if aloud and self._last is not None:
            await asyncio.wait([self._last])
        elif not aloud:
            await asyncio.sleep(max(0.0, self._read_until - asyncio.get_event_loop().time()))

    def hurry(self) -> None:
        """Somebody wants to get on: what is being read aloud is read no further."""
        speech.hush()
        self._read_until = 0.0

    def forget(self) -> None:
        """Leave nothing to be heard again: the tablet is being handed on."""
        self.hurry()
        announce.forget()
