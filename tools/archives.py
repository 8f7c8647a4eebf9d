"""Python for the page: the standard library, our own modules, lessons and bots, compiled into zip files.

Byte code belongs to one version of Python, so it is compiled inside Pyodide itself, under Node
(`archive.mjs` starts it, `archive_inside.py` does the work there). The archives come out the same, byte
for byte, from the same sources.
"""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path

from tools.commands import needed, run_quietly
from tools.places import PREPARED, ROOT, files_under, write_whole

PYTHON = ROOT / "py"
TOOLS = Path(__file__).parent

INSIDE = ("archive.mjs", "archive_inside.py", "ready_tuples.py", "row.py")
"""What compiles."""

MARGIN = (
    "asyncio", "contextlib", "copy", "datetime", "email", "encodings.ascii", "encodings.cp437",
    "encodings.latin_1", "hashlib", "html", "importlib.util", "inspect", "io", "json", "linecache",
    "logging", "os", "pathlib", "pickle", "string", "textwrap", "threading", "time", "tokenize",
    "traceback", "types", "unicodedata", "warnings", "weakref", "zipfile", "zipimport", "zlib",
)  # fmt: skip
"""Kept even if nothing of ours imports them: Pyodide, PyScript and the library itself reach for them late,
in a traceback, for a codec, in a log line. What our own modules import is found by reading them."""


def library_sources() -> list[Path]:
    """The files that decide what is in the archive of the standard library."""
    return [Path(__file__), *(TOOLS / name for name in INSIDE)]


def compile_library(target: Path) -> None:
    """The standard library, trimmed to what the page can reach, with PyScript's own package in it."""
    compile_inside("library", target)


def library_roots() -> list[str]:
    """The modules from which everything in the archive is reached."""
    return sorted({*MARGIN, *imported_by(PYTHON)})


def compile_app(target: Path) -> None:
    """All of `py/` but what is only there to be copied or has to be a file of its own."""
    compile_inside("app", target)


def compile_lessons(target: Path) -> None:
    """How games are learnt by playing, which comes after all the rest."""
    compile_inside("lessons", target)


def compile_thinking(target: Path) -> None:
    """How bots think, which the worker wants."""
    compile_inside("thinking", target)


def imported_by(folder: Path) -> set[str]:
    """Every module of the standard library that a file below this folder imports anywhere."""
    found: set[str] = set()
    for path in files_under(folder):
        if path.suffix != ".py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found.update(name.name for name in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
    return {name for name in found if name.partition(".")[0] in sys.stdlib_module_names}


def taken_from(module: str, folder: Path) -> set[str]:
    """Every name that a file below this folder imports from one module."""
    sources = [path.read_text("utf-8") for path in files_under(folder) if path.suffix == ".py"]
    found = [node for source in sources for node in ast.walk(ast.parse(source))]
    imports = [node for node in found if isinstance(node, ast.ImportFrom) and node.module == module]
    return {name.name for node in imports for name in node.names}


def compile_inside(kind: str, target: Path) -> None:
    """Make one of the archives inside Pyodide."""
    node = needed("node", "then run this again")
    order = PREPARED / f"{kind}-job.json"
    job = {"kind": kind, "folder": str(PYTHON), "roots": library_roots(), "target": str(target)}
    write_whole(order, json.dumps(job).encode())
    run_quietly([node, TOOLS / "archive.mjs", order], "Compiling Python for the page")
