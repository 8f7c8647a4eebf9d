"""One worker that runs Python beside the page: text in, text out.

It starts when it is first wanted, never together with the page: two starts at once would fetch and compile
the same files against one another. A worker can't be interrupted, only ended; whoever asks gets
`WorkerLost` when it doesn't start, breaks, or doesn't answer in time.
"""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

from js import URL, document, location

SCRIPT = "py/bots/worker.py"

SECONDS_TO_START = 40
SECONDS_TO_ANSWER = 40

_numbers = count(1)


class WorkerLost(Exception):
    """The worker is not there, or not any more."""


class Worker:
    """The worker that thinks."""

    def __init__(self) -> None:
        self._name = ""
        self._started: asyncio.Future[Any] | None = None

    async def started(self) -> None:
        """Have it started, if it isn't."""
        try:
            await self._functions()
        except Exception as error:
            raise WorkerLost(f"The worker did not start: {error!r}") from error

    async def ask(self, name: str, text: str) -> str:
        """What the worker's function of this name answers to a text."""
        try:
            functions = await self._functions()
            answer = await asyncio.wait_for(getattr(functions, name)(text), SECONDS_TO_ANSWER)
        except Exception as error:
            raise WorkerLost(f"The worker gave no answer: {error!r}") from error
        return str(answer)

    def stop(self) -> None:
        """End the worker, whatever it is doing."""
        if self._started is None:
            return
        self._started.cancel()
        self._started = None
        script = document.querySelector(f'script[name="{self._name}"]')
        if script is not None:
            if getattr(script, "xworker", None) is not None:
                script.xworker.terminate()
            script.remove()

    async def _functions(self) -> Any:
        """The worker's functions, once it has started; several questions wait for the same start."""
        if self._started is None:
            self._name = f"thinker-{next(_numbers)}"
            self._started = asyncio.ensure_future(_start(self._name))
        return await asyncio.wait_for(asyncio.shield(self._started), SECONDS_TO_START)


async def _start(name: str) -> Any:
    """Start a worker. Without settings of its own it gets the page's, and so Python from this origin.

    PyScript is asked only now: a snapshot of Python's memory is made where there is no PyScript.
    """
    from pyscript import create_named_worker  # noqa: PLC0415

    return await create_named_worker(src=_address(SCRIPT), name=name)


def _address(path: str) -> str:
    """A file of ours as a whole address: a worker has no page to be relative to."""
    return str(URL.new(path, document.baseURI or location.href).href)
