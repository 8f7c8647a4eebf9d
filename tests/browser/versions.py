"""A host that can be changed and stopped under the page: another version, a file less, nobody there."""

from __future__ import annotations

import shutil
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from tools import offline
from tools.serve import PAGES_AGE, Handler, Server

from browser.sites import BELOW


class Closing(Server):
    """A server that can hang up: a browser goes on asking over the lines that are open."""

    def __init__(self, port: int, handler: Callable[..., Handler]) -> None:
        self.lines: set[socket.socket] = set()
        super().__init__(("127.0.0.1", port), handler)

    def process_request(self, request: Any, client_address: Any) -> None:
        self.lines.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self.lines.discard(request)
        super().shutdown_request(request)

    def hang_up(self) -> None:
        """Close every line."""
        for line in tuple(self.lines):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)


class Host:
    """Serves one of several folders at one address, as GitHub Pages would."""

    def __init__(self, folder: Path, shown: Path, below: str, age: int) -> None:
        self.link = shown / "live"
        self.below = below
        self.age = age
        self.show(folder)
        self.running: Closing | None = None
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.below}"

    def show(self, folder: Path) -> None:
        """Serve this folder from now on."""
        self.link.unlink(missing_ok=True)
        self.link.symlink_to(folder, target_is_directory=True)

    def start(self) -> None:
        """Be there, at the same address as before."""
        handler = partial(Handler, directory=str(self.link), below=self.below, age=self.age)
        self.running = Closing(self.port, handler)
        self.port = self.running.server_port
        threading.Thread(target=self.running.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Be gone: nobody answers any more."""
        if self.running is not None:
            self.running.shutdown()
            self.running.server_close()
            self.running.hang_up()
        self.running = None


@contextmanager
def hosting(folder: Path, shown: Path, below: str = BELOW, age: int = PAGES_AGE) -> Iterator[Host]:
    """A host for the length of a test."""
    shown.mkdir(exist_ok=True)
    host = Host(folder, shown, below, age)
    try:
        yield host
    finally:
        host.stop()


def another_version(dist: Path, folder: Path, name: str) -> Path:
    """A copy of the built page that is another build: other page, other worker, two files changed."""
    shutil.copytree(dist, folder)
    page = folder / "index.html"
    first = page.read_text("utf-8")
    built = first.partition('data-build="')[2].partition('"')[0]
    page.write_text(first.replace(f'data-build="{built}"', f'data-build="{name}"'), "utf-8")
    for changed in ("LICENSE", "static/page.mjs"):
        with (folder / changed).open("a", encoding="utf-8") as file:
            file.write(f"// as it is in the build {name}\n")
    (folder / offline.WORKER).unlink()
    offline.write_worker(folder, name)
    return folder
