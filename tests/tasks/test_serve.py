"""The little server: a port of its own, the right types, and nothing but files."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from tools import serve
from tools.failure import Failure


@contextmanager
def running(server: serve.Server) -> Iterator[str]:
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("index.html", "engine.wasm", "boot.mjs", "page.css", "deep/font.woff2"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    return tmp_path


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html"),
        ("/engine.wasm", "application/wasm"),
        ("/boot.mjs", "text/javascript"),
        ("/page.css", "text/css"),
        ("/deep/font.woff2", "font/woff2"),
    ],
)
def test_types(folder: Path, path: str, kind: str) -> None:
    with running(serve.server(folder)) as home, urlopen(home + path) as answer:
        assert answer.headers.get_content_type() == kind
        assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("path", ["/deep/", "/nothing", "/../serve.py"])
def test_nothing_but_files(folder: Path, path: str) -> None:
    with running(serve.server(folder)) as home, pytest.raises(HTTPError) as refused:
        urlopen(home + path)
    assert refused.value.code == 404


def test_below_a_sub_path_there_is_nothing_beside_it(folder: Path) -> None:
    with running(serve.server(folder, below="/paddock/", age=600)) as home:
        with urlopen(f"{home}/paddock/boot.mjs") as answer:
            assert answer.read() == b"boot.mjs"
            assert answer.headers["Cache-Control"] == "max-age=600"
        with pytest.raises(HTTPError):
            urlopen(f"{home}/boot.mjs")


def test_a_taken_port_gives_way_to_the_next_free_one(folder: Path) -> None:
    with serve.server_near(folder, 18750) as first, serve.server_near(folder, first.server_port) as second:
        assert second.server_port > first.server_port


def test_a_port_that_somebody_else_holds_on_all_addresses_is_taken(folder: Path) -> None:
    with socket.socket() as other:
        other.bind(("", 0))
        other.listen()
        port = other.getsockname()[1]
        with serve.server_near(folder, port) as server:
            assert server.server_port != port


def test_when_all_are_taken_one_is_asked_to_choose(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "TRIES", 1)
    with serve.server(folder) as held, pytest.raises(Failure, match="all taken"):
        serve.server_near(folder, held.server_port)
