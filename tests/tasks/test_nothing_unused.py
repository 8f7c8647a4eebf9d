"""Nothing lies in `dist/` that nothing asks for."""

from __future__ import annotations

import pytest
from tools.build import build
from tools.offline import WORKER
from tools.places import DIST, ROOT, files_under

TEXTS = {".html", ".js", ".mjs", ".css", ".webmanifest"}

FOR_PEOPLE = {"LICENSE", "static/runtime/LICENCES.txt"}
"""What nobody's program reads, but whoever gets the page must be given."""

THE_PAGE = "index.html"


@pytest.fixture(scope="module", autouse=True)
def _built() -> None:
    build()


def asking() -> str:
    """Everything that asks for files: the page, scripts, the manifest, Python. (The worker asks for all.)"""
    texts = [path for path in files_under(DIST) if path.suffix in TEXTS and path.name != WORKER]
    texts += [path for path in files_under(ROOT / "py") if path.suffix == ".py"]
    return "\n".join(path.read_text("utf-8") for path in texts)


def test_every_file_is_asked_for_by_another() -> None:
    asked = asking()
    files = {path.relative_to(DIST).as_posix(): path.name for path in files_under(DIST)}
    unused = {path for path, name in files.items() if name not in asked}
    assert unused - FOR_PEOPLE - {THE_PAGE} == set()


def test_the_test_would_notice() -> None:
    assert "start-1x1.png" not in asking()
