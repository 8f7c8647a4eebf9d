"""`static/runtime/downloads.mjs`: what the start of Python fetches, and what it finds when it is there.

There are two of them. In `dist/` our modules are an archive; in the project's own folder they are read one by
one as they are written (`static/boot/sources.mjs`).
"""

from __future__ import annotations

import json
from pathlib import Path

from tools import archives
from tools.places import PACKAGES, files_under

FILE = "downloads.mjs"

PYODIDE = {"engine": "pyodide/pyodide.asm.wasm", "library": "python.zip"}
DOWNLOADS = PYODIDE | {"app": "paddock.zip"}
"""The big files, below `static/runtime/`: `static/boot/early_requests.js` sends for them."""

IN_WORKERS = {"thinking": "thinking.zip"}
"""What a worker fetches besides; the page when it rests, or has no worker (`py/app/shell/thinker.py`)."""

LESSONS = "lessons.zip"
"""Sent for when the page rests (`py/app/shell/lessons.py`)."""


def of_dist(runtime: Path) -> str:
    """How many bytes to expect, that no packages will follow, and what our modules take hold of in a page."""
    names = sorted(archives.taken_from("js", archives.PYTHON))
    return (
        f"{_common(runtime, DOWNLOADS, IN_WORKERS)}"
        f"export const pageNames = {json.dumps(names)};\n"
        "export const sources = null;\n"
    )


def of_tree(runtime: Path) -> str:
    """The same with a list of our modules in the archive's place; what is added later is found without it."""
    listed = [path.relative_to(archives.PYTHON).as_posix() for path in files_under(archives.PYTHON)]
    return (
        'import { sourcesOf } from "../boot/sources.mjs";\n'
        f"{_common(runtime, PYODIDE, {})}"
        f"export const sources = sourcesOf({json.dumps(listed, indent=1)});\n"
    )


def _common(runtime: Path, files: dict[str, str], in_workers: dict[str, str]) -> str:
    sizes, more = (
        {name: {"path": path, "bytes": (runtime / path).stat().st_size} for name, path in each.items()}
        for each in (files, in_workers)
    )
    stock = json.loads((PACKAGES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    lock = {"info": stock["info"], "packages": {}}
    return (
        "// Made by `tasks.py`.\n"
        f"export const downloads = {json.dumps(sizes, indent=2)};\n"
        f"export const inWorkers = {json.dumps(more, indent=2)};\n"
        f"export const lock = {json.dumps(lock, indent=2)};\n"
    )
