"""The built page, or one that has been tampered with, on a port of its own."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.serve import Server, server

BELOW = "/someone/paddock/"
"""As GitHub Pages serves a project: below the name of the repository."""


@contextmanager
def answering(running: Server) -> Iterator[str]:
    """Let a server answer for a while; gives its scheme, host and port."""
    threading.Thread(target=running.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{running.server_port}"
    finally:
        running.shutdown()
        running.server_close()


@contextmanager
def serving(folder: Path, below: str = BELOW, age: int = 0) -> Iterator[str]:
    """A folder on a port of its own; gives the address."""
    with answering(server(folder, below=below, age=age)) as home:
        yield f"{home}{below}"


def origin(address: str) -> str:
    """Scheme, host and port of an address."""
    return "/".join(address.split("/")[:3])
