"""What is in `dist/`: all the page needs, nothing else, and each thing in one place."""

from __future__ import annotations

import ast
import base64
import hashlib
import json
import re
import sys
import zipfile
from html import unescape
from pathlib import Path

import pytest
from tools.archive_inside import LESSONS, THINKING, is_of
from tools.build import build
from tools.downloads import DOWNLOADS, IN_WORKERS
from tools.page import WHOLE
from tools.places import DIST, ROOT, files_under


@pytest.fixture(scope="module", autouse=True)
def _built() -> None:
    build()


@pytest.fixture
def page() -> str:
    return (DIST / "index.html").read_text("utf-8")


@pytest.fixture
def whole(page: str) -> str:
    """The page as it is when the table's file has come."""
    (table,) = (DIST / "static").glob("table-*.html")
    assert f'rel="table" href="static/{table.name}"' in page
    return page + table.read_text("utf-8").removesuffix(WHOLE)


def names() -> list[str]:
    return [path.relative_to(DIST).as_posix() for path in files_under(DIST)]


def test_every_address_in_the_page_is_a_file(page: str) -> None:
    found = re.findall(r'(?:href|src)="([^"#:]+)"', page)
    assert len(found) > 10
    assert [address for address in found if not (DIST / address).is_file()] == []


def test_no_address_begins_at_the_root_of_the_host(whole: str) -> None:
    assert not re.findall(r'(?:href|src)="/', whole)
    assert not re.findall(r'url\("?/', whole)


def test_every_font_of_the_style_is_a_file(whole: str) -> None:
    found = re.findall(r"url\(([\w./-]+)\)", whole)
    assert len(found) >= 3
    assert [address for address in found if not (DIST / address).is_file()] == []


def test_the_marked_places_are_filled(whole: str) -> None:
    assert "<!--" not in re.sub(r"<script>.*?</script>", "", whole, flags=re.DOTALL)
    assert 'rel="stylesheet"' not in whole


def test_every_drawing_comes_once_and_those_of_the_lobby_with_it(page: str, whole: str) -> None:
    drawn = re.findall(r'<symbol id="([^"]+)"', whole)
    assert len(drawn) == len(set(drawn)) > 100
    early = set(re.findall(r'<symbol id="([^"]+)"', page))
    assert set(re.findall(r'<use href="#([^"]+)"', page)) <= early
    assert len(early) < len(drawn) / 2


def test_python_is_started_through_our_module_without_plugins(page: str) -> None:
    config = re.search(r"<script type=\"py\"[^>]* config='([^']+)'", page)
    others = re.search(r"<mpy-config[^>]*>(.*?)</mpy-config>", page)
    assert config
    assert others
    settings = json.loads(unescape(config[1]))
    assert settings["interpreter"] == "./static/boot/interpreter.mjs"
    assert settings["plugins"] == json.loads(others[1])["plugins"]


def test_nothing_is_styled_in_the_markup(whole: str) -> None:
    """The policy forbids it, and the browser would only complain on the console."""
    assert not re.findall(r"<[^>]+\sstyle=", whole)


def test_the_policy_knows_what_stands_in_the_page(whole: str) -> None:
    for tag, directive in (("style", "style-src"), ("script", "script-src")):
        found = re.findall(rf"<{tag}>(.*?)</{tag}>", whole, re.DOTALL)
        rule = re.search(rf"{directive} ([^;]+);", whole)
        assert found
        assert rule
        for content in found:
            digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
            assert f"'sha256-{digest}'" in rule[1]


def test_only_the_workers_door_is_a_python_file() -> None:
    assert [name for name in names() if name.endswith(".py")] == ["py/bots/worker.py"]


def test_nothing_that_the_page_does_not_use() -> None:
    unwanted = re.compile(r"\.map$|editor|xterm|codemirror|terminal|py-game|toml|kit/|\.half$|\.toml$")
    assert [name for name in names() if unwanted.search(name)] == []


def test_the_licences_ship() -> None:
    text = (DIST / "static" / "runtime" / "LICENCES.txt").read_text("utf-8")
    for name in ("PyScript", "Pyodide", "Python Software Foundation", "Fredoka", "Andika", "SIL OPEN FONT"):
        assert name.lower() in text.lower()
    assert "LICENSE" in names()


def test_the_archives_hold_byte_code_that_is_never_checked() -> None:
    for archive in ("python.zip", "paddock.zip"):
        with zipfile.ZipFile(DIST / "static" / "runtime" / archive) as opened:
            modules = [name for name in opened.namelist() if name.endswith(".pyc")]
            assert len(modules) > 50
            assert not [name for name in opened.namelist() if name.endswith(".py")]
            for name in modules:
                assert opened.read(name)[4] == 0b01


def test_the_app_brings_its_games_but_not_the_template() -> None:
    with zipfile.ZipFile(DIST / "static" / "runtime" / "paddock.zip") as opened:
        modules = opened.namelist()
    for game in ("hustle", "lucky", "nines", "shepherd"):
        assert f"games/{game}/rules/__init__.pyc" in modules
    assert not [name for name in modules if name.startswith("games/template")]


def test_a_room_travels_the_same_way_as_a_file_and_as_a_folder() -> None:
    """A small game's lessons in the first archive would be taken for the parcel's arrival."""
    for parcel, rooms in ((LESSONS, ("awards", "ear", "hidden", "lessons")), (THINKING, ("bot",))):
        for name in rooms:
            assert is_of(parcel, f"games/small/{name}.py")
            assert is_of(parcel, f"games/large/{name}/__init__.py")


def test_downloads_have_the_sizes_that_the_page_expects() -> None:
    runtime = DIST / "static" / "runtime"
    text = (DIST / "static" / "boot" / "interpreter.mjs").read_text("utf-8")
    found = re.findall(r'path:"([^"]+)",bytes:(\d+)', text)
    assert {path for path, _ in found} == {*DOWNLOADS.values(), *IN_WORKERS.values()}
    for path, size in found:
        assert (runtime / path).stat().st_size == int(size)


def imports_of(path: Path) -> set[str]:
    """The first names of all modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


def test_the_games_need_nothing_but_the_standard_library() -> None:
    for path in files_under(ROOT / "py" / "games"):
        if path.suffix == ".py":
            assert imports_of(path) <= {*sys.stdlib_module_names, "games"}, path


def test_the_tools_need_nothing_but_the_standard_library() -> None:
    for path in [ROOT / "tasks.py", *files_under(ROOT / "tools")]:
        if path.suffix == ".py":
            assert imports_of(path) <= {*sys.stdlib_module_names, "tools"}, path


def test_no_machine_and_no_registry_is_named() -> None:
    lock = (ROOT / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    requirements = (ROOT / "tests" / "requirements.txt").read_text("utf-8")
    assert "http" not in requirements
    for line in requirements.splitlines():
        if line[:1].isalpha():
            assert re.match(r"[\w-]+==[\w.]+ \\$", line), line
