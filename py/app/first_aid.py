"""First aid: whatever goes wrong is seen, said once, and never leaves a dead page behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from app.trouble import Trouble
from games.message import Message
from stage import errors

Done = TypeVar("Done")


class FirstAid:
    """What went wrong last, and the tasks whose errors are watched."""

    def __init__(self, record: Callable[[], str], show: Callable[[], None]) -> None:
        self.trouble: Trouble | None = None
        self.broken = False
        """Whether an error lies on the table, and nobody has said yet to go on."""
        self._record = record
        self._show = show
        self._complained = False

    def fail(self, error: BaseException) -> None:
        """An error in any handler or task: a friendly sheet, never a dead page.

        While the sheet lies there, whatever else breaks is a consequence, and one sheet is enough.
        """
        if self.broken:
            return
        self.broken = True
        try:
            self.trouble = Trouble.of(error, self._record())
            self._show()
        except Exception as worse:
            errors.last_resort(f"{error!r}\n{worse!r}")

    def complain(self, complaint: Message | None) -> None:
        """Say once if the tablet won't keep anything."""
        if complaint is not None and not self._complained:
            self._complained = True
            self.tell(complaint)

    def tell(self, sentence: Message, record: str = "", detail: str = "") -> None:
        """Something that is no error, but that the family has to know; the detail is for the report alone."""
        self.trouble = Trouble(sentence, detail or sentence.english(), record)
        self._show()

    def watch(self, task: Coroutine[Any, Any, Done]) -> asyncio.Task[Done]:
        """Run a task whose errors are seen."""
        running = asyncio.ensure_future(task)

        def ended(finished: asyncio.Future[Done]) -> None:
            if not finished.cancelled() and (error := finished.exception()) is not None:
                self.fail(error)

        running.add_done_callback(ended)
        return running
