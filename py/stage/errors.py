"""Errors that nobody was waiting for: in a listener, in a task, in JavaScript."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from js import paddock as page
from js import window as browser
from pyodide.ffi import create_proxy

FAILURE = "paddock:failure"
"""The event by which `static/errors.mjs` tells of an error; who answers it has shown it to the family."""


class PageError(Exception):
    """An error as the browser told it."""


def listen(callback: Callable[[BaseException], None]) -> None:
    """Hear of every error from now on. Called once in the page's life."""

    def failed(event: Any) -> None:
        callback(PageError(str(event.detail)))
        event.preventDefault()

    def task_failed(_loop: object, context: dict[str, Any]) -> None:
        error = context.get("exception") or PageError(str(context.get("message")))
        if not isinstance(error, asyncio.CancelledError):
            callback(error)

    browser.addEventListener(FAILURE, create_proxy(failed))
    asyncio.get_event_loop().set_exception_handler(task_failed)


def last_resort(detail: str) -> None:
    """When even the friendly sheet can't be drawn: the one that stands in the page, without Python."""
    page.trouble("stopped", detail, True)
