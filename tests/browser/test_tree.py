"""The project's own folder is the page, too: straight from the sources, at any static host.

Not prepared, it names the command that prepares it; opened as a file, it says that it needs a host.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page
from tools import browsers
from tools.places import ROOT

from browser.at_the_table import arrive, play_some, take_seats, wait_to_be_asked
from browser.engines import Engines
from browser.sites import origin
from browser.windows import wait_for
from thorough import THOROUGH

pytestmark = pytest.mark.breaks

ENGINES = [browser.name for browser in browsers.BROWSERS]

SHEET = "document.querySelector('#boot-trouble[open]') && document.getElementById('boot-trouble').innerText"


@pytest.fixture
def tree(tmp_path: Path, dist: Path) -> Path:  # noqa: ARG001 (what is built is prepared)
    """What stands in the project's folder and is of use to a browser, prepared."""
    folder = tmp_path / "paddock"
    for name in ("py", "static"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("index.html", "pyscript.toml"):
        shutil.copy(ROOT / name, folder)
    return folder


@contextmanager
def any_host(folder: Path) -> Iterator[str]:
    """The host that comes with Python, which knows nothing of us; gives its address."""
    serve = [
        sys.executable,
        "-u",
        "-m",
        "http.server",
        "0",
        "--bind",
        "127.0.0.1",
        "--directory",
        str(folder),
    ]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as host:
        try:
            assert host.stdout is not None
            yield host.stdout.readline().partition("(")[2].partition(")")[0]
        finally:
            host.terminate()


@pytest.mark.parametrize("engine", ENGINES if THOROUGH else ENGINES[:1], indirect=True)
def test_it_plays_straight_from_the_sources(engine: str, engines: Engines, tree: Path) -> None:
    """With bots, whose worker reads the sources too."""
    with any_host(tree) as address:
        window = engines.window(engine, origin(address))
        arrive(window, address)
        take_seats(window, "nines", 1, 1)
        assert play_some(window, Random(1), 6) == 6
        wait_to_be_asked(window)
        assert [told for told in window.complaints() if told.startswith(("left", "error: Error"))] == []
        window.close()


SAYS = "import js\nimport app.newcomer\njs.document.documentElement.lang = app.newcomer.SAID\n"


def test_what_is_edited_or_added_is_seen_at_the_next_load(chromium_page: Page, tree: Path) -> None:
    """Without preparing anything again."""
    main, newcomer = tree / "py" / "main.py", tree / "py" / "app" / "newcomer.py"
    with any_host(tree) as address:
        chromium_page.goto(address)
        chromium_page.wait_for_selector("html[data-ready]", timeout=60_000)
        main.write_text(SAYS + main.read_text("utf-8"), "utf-8")
        for said in ("first", "another"):
            newcomer.write_text(f"SAID = {said!r}\n", "utf-8")
            chromium_page.reload()
            chromium_page.wait_for_selector(f'html[data-ready][lang="{said}"]', timeout=60_000)


def test_a_folder_that_is_not_prepared_names_the_command(engine: str, engines: Engines, tree: Path) -> None:
    shutil.rmtree(tree / "static" / "runtime")
    with any_host(tree) as address:
        window = engines.window(engine, origin(address))
        window.open(address)
        said = wait_for(window, SHEET)
        window.close()
    assert "not prepared" in said
    assert "python3 tasks.py prepare" in said


def test_a_page_opened_as_a_file_says_that_it_needs_a_host(engine: str, engines: Engines, tree: Path) -> None:
    window = engines.window(engine, "file://")
    window.open((tree / "index.html").as_uri())
    said = wait_for(window, SHEET)
    window.close()
    assert "needs a host" in said
    assert "python3 tasks.py play" in said


def test_every_drawing_and_sheet_there_is_has_been_named_once() -> None:
    """A drawing by the page, a sheet by the page or by a sheet that takes in others."""
    style = ROOT / "static" / "style"
    drawings = [path.relative_to(ROOT).as_posix() for path in (ROOT / "static" / "kit").glob("*.svg")]
    page = (ROOT / "index.html").read_text("utf-8")
    assert [name for name in drawings if page.count(f'href="{name}"') != 1] == []
    sheets = list(style.rglob("*.css"))
    taken_in = [
        (sheet.parent / name).resolve()
        for sheet in sheets
        for name in re.findall(r'@import url\("([^"]+)"\)', sheet.read_text("utf-8"))
    ]
    named = [ROOT / name for name in re.findall(r'rel="stylesheet" href="(static/style/[^"]+)"', page)]
    assert sorted([*named, *taken_in]) == sorted(sheets)
