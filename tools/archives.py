"""Python for the page: the standard library and our own modules, compiled into two zip files.

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

MARGIN: list[str] = """
    __future__ abc array ast asyncio base64 binascii bisect builtins calendar cmath codecs
    collections.abc contextlib contextvars copy copyreg csv dataclasses datetime decimal difflib
    email.message encodings.idna encodings.latin_1 encodings.ascii encodings.utf_8_sig enum
    fractions functools gc getpass gettext gzip hashlib heapq hmac html html.parser
    importlib.resources importlib.util inspect io itertools json keyword linecache locale logging
    logging.handlers math mimetypes numbers operator os pathlib pickle pkgutil platform posixpath
    pprint queue random re reprlib secrets shutil signal statistics string struct sys tempfile
    textwrap threading time timeit token tokenize traceback types typing unicodedata urllib.parse
    urllib.request uuid warnings weakref xml.sax.saxutils zipfile zipimport zlib
""".split()  # noqa: SIM905
"""Modules that are kept even if nothing imports them at the start, since the library itself reaches for
them late: in a traceback, for a codec, on a rare path."""


def library_sources() -> list[Path]:
    """The files that decide what is in the archive of the standard library."""
    return [Path(__file__), TOOLS / "archive.mjs", TOOLS / "archive_inside.py"]


def compile_library(target: Path) -> None:
    """The standard library, trimmed to what the page can reach, with PyScript's own package in it."""
    compile_inside({"kind": "library", "roots": library_roots(), "target": str(target)})


def library_roots() -> list[str]:
    """The modules from which everything in the archive is reached."""
    return sorted({*MARGIN, *imported_by(PYTHON)})


def compile_app(target: Path) -> None:
    """All of `py/` but what is only there to be copied or has to be a file of its own."""
    compile_inside({"kind": "app", "folder": str(PYTHON), "target": str(target)})


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


def compile_inside(job: dict[str, object]) -> None:
    """Do one job inside Pyodide."""
    node = needed("node", "then run this again")
    order = PREPARED / f"{job['kind']}-job.json"
    write_whole(order, json.dumps(job).encode())
    run_quietly([node, TOOLS / "archive.mjs", order], "Compiling Python for the page")
