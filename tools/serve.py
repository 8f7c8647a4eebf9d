"""Serves a folder on this machine as a static host would: right types, many requests at once."""

from __future__ import annotations

import errno
import socket
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tools.failure import Failure

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mo": "application/octet-stream",
    ".png": "image/png",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
    "": "text/plain; charset=utf-8",
}

TRIES = 20
"""How many ports are tried from the one that was asked for."""

PAGES_AGE = 600
"""How many seconds GitHub Pages lets a browser keep a file unasked."""


class Handler(SimpleHTTPRequestHandler):
    """A quiet static host below an optional sub-path."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def __init__(self, *args: object, below: str, age: int, **kwargs: object) -> None:
        self.below = below
        self.age = age
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        """The file for an address; one outside the sub-path is nowhere."""
        if not path.startswith(self.below):
            return str(Path(self.directory) / "nowhere")
        return super().translate_path("/" + path[len(self.below) :])

    def end_headers(self) -> None:
        """Let browsers ask again each time, or keep files as long as the host would."""
        self.send_header("Cache-Control", f"max-age={self.age}" if self.age else "no-cache")
        super().end_headers()

    def list_directory(self, path: object) -> None:  # noqa: ARG002
        """A static host shows no listings."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing about requests."""


class Server(ThreadingHTTPServer):
    """One thread a connection; a browser that goes away is no trouble."""

    daemon_threads = True
    allow_reuse_address = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A cancelled request is not worth a traceback."""


def server(folder: Path, port: int = 0, below: str = "/", age: int = 0) -> Server:
    """A server for the folder on 127.0.0.1, at this very port (0: any that is free)."""
    handler = partial(Handler, directory=str(folder), below=below, age=age)
    return Server(("127.0.0.1", port), handler)


def port_of(word: str) -> int:
    """The port that somebody asks for: said at once if it is none, not when all is prepared."""
    port = int(word)
    if not 0 < port < 65536:
        raise Failure(f"{port} is not a port: choose one from 1 to 65535.")
    return port


def server_near(folder: Path, port: int) -> Server:
    """A server at this port or the next free one."""
    for candidate in range(port, min(port + TRIES, 65536)):
        if in_use(candidate):
            continue
        try:
            return server(folder, candidate)
        except OSError as error:
            if error.errno == errno.EACCES:
                raise Failure(f"Port {candidate} may not be used by you: choose one from 1024 up.") from error
            if error.errno != errno.EADDRINUSE:
                raise
    raise Failure(f"The ports {port} to {port + TRIES - 1} are all taken: choose another with --port.")


def in_use(port: int) -> bool:
    """Somebody listens there already, on this machine's own address or on all of them."""
    with socket.socket() as probe:
        probe.settimeout(0.2)
        return probe.connect_ex(("127.0.0.1", port)) == 0
