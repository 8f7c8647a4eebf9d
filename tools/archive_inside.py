"""Runs inside Pyodide: compiles modules into an archive that `zipimport` reads fastest.

Byte code carries the hash of its source, marked as not to be checked: no source is there to check it by.
"""

from __future__ import annotations

import ast
import importlib
import io
import sys
import zipfile
from collections.abc import Callable
from fnmatch import fnmatch
from functools import partial
from importlib import _bootstrap_external
from importlib.util import source_hash
from pathlib import Path
from typing import Any

from tools.ready_tuples import written_out

CODE_TO_PYC: Any = vars(_bootstrap_external)["_code_to_hash_pyc"]
"""What the import system itself uses; there is no public way to write an unchecked `.pyc` from a string."""

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

ALREADY = set(sys.modules)
STANDARD = next(path for path in sys.path if path.endswith(".zip"))

WHOLE = ("_pyodide/", "pyodide/")
"""Pyodide's own packages are kept whole: its JavaScript half reaches into them by name."""

DONE_WITHOUT = ("bz2", "compression/", "gzip", "lzma")
"""`shutil` and `zipfile` read these if they are there, at every start; nothing here is packed like that."""

LEFT_OUT = ("games/template/", "main.py", "bots/worker.py")
"""The game to copy is for developers; the doors of page and worker are read by PyScript itself."""


def room(name: str) -> tuple[str, str]:
    """A room of every game: a file in a small one, a folder in a large one."""
    return f"games/*/{name}.py", f"games/*/{name}/*"


LESSONS = (
    "app/afterwards/*",
    "app/album/*",
    "app/copying.py",
    "app/glimpse.py",
    "app/learning/*",
    "app/saved_games.py",
    "app/sharing/*",
    "app/theatre/*",
    "app/shell/exchanging.py",
    "bots/finished_match.py",
    "games/awards.py",
    "games/hidden.py",
    *room("awards"),
    *room("ear"),
    *room("hidden"),
    *room("lessons"),
    "stage/exchange.py",
    "table/fairness.py",
    "table/looking_back.py",
)
"""How games are learnt and matches shared is nothing that a first visit needs: it travels by itself."""

THINKING = (
    "bots/advising.py", "bots/finished_match.py", "bots/endings.py", "bots/promises.py", "bots/reckoning.py",
    "bots/secret.py", "bots/slips.py", "bots/thinking.py",
    "bots/turns.py", "games/judging.py", *room("bot"),
)  # fmt: skip
"""Nor does it need bots: they think in the worker, which is started when somebody sits down."""

NOT_DATA = {".po", ".pot", ".pyc", ".py"}


def byte_code(source: bytes, name: str, docstrings: bool, *, ours: bool = False) -> bytes:
    """A module as a `.pyc`; without docstrings where nobody will ask for them, and without the types of our
    own functions, which have been checked by then and take an eighth of the archive."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if not docstrings and isinstance(node, DOCUMENTED):
            _without_docstring(node)
        if ours and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        if ours and isinstance(node, ast.arg):
            node.annotation = None
    if ours:
        tree = written_out(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    return bytes(CODE_TO_PYC(code, source_hash(source), checked=False))


def _without_docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    if ast.get_docstring(node, clean=False) is not None:
        node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), node.body[0])]


def packed(files: dict[str, bytes]) -> bytes:
    """A zip of these files that is the same whenever and wherever it is made."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), files[name], zipfile.ZIP_DEFLATED, 9)
    return whole.getvalue()


def reachable(roots: list[str]) -> set[str]:
    """All modules that are there after the roots have been imported, and those that were from the start."""
    for root in roots:
        try:
            importlib.import_module(root)
        except ImportError:
            continue
    return set(sys.modules) | ALREADY


def library(roots: list[str], pyscript: dict[str, dict[str, str]]) -> bytes:
    """The trimmed standard library. PyScript's package is in it, so that no visit has to compile it."""
    wanted = {name.replace(".", "/") for name in reachable(list(roots))}
    files: dict[str, bytes] = {}
    with zipfile.ZipFile(STANDARD) as stock:
        for name in stock.namelist():
            module = name.removesuffix(".py").removesuffix("/__init__")
            own = name.startswith(WHOLE)
            if name.endswith(".py") and (own or module in wanted) and not module.startswith(DONE_WITHOUT):
                files[f"{name}c"] = byte_code(stock.read(name), f"{STANDARD}/{name}", docstrings=own)
    for package, modules in pyscript.items():
        for name, text in modules.items():
            files[f"{package}/{name}c"] = byte_code(text.encode(), f"{package}/{name}", docstrings=False)
    return packed(files)


def app(folder: str) -> bytes:
    """Our own modules, but what comes in parcels of its own; and what their named tuples are made of."""
    return packed(
        modules(folder, lambda name: not is_of(LESSONS, name) and not is_of(THINKING, name)) | row()
    )


def lessons(folder: str) -> bytes:
    """How games are learnt: modules of the same packages."""
    return packed(modules(folder, partial(is_of, LESSONS)))


def thinking(folder: str) -> bytes:
    """How bots think: modules of the same packages."""
    return packed(modules(folder, partial(is_of, THINKING)))


def row() -> dict[str, bytes]:
    """The module that all named tuples of ours ask for."""
    source = (Path(__file__).parent / "row.py").read_bytes()
    return {"row.pyc": byte_code(source, "tools/row.py", docstrings=False)}


def is_of(parcel: tuple[str, ...], name: str) -> bool:
    """Whether this file comes in a parcel."""
    return any(fnmatch(name, pattern) for pattern in parcel)


def modules(folder: str, wanted: Callable[[str], bool]) -> dict[str, bytes]:
    """Modules with their names in tracebacks, and the data that lies beside them."""
    root = Path(folder)
    files: dict[str, bytes] = {}
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if not path.is_file() or name.startswith(LEFT_OUT) or "__pycache__" in name or not wanted(name):
            continue
        if path.suffix == ".py":
            files[f"{name}c"] = byte_code(path.read_bytes(), f"py/{name}", docstrings=False, ours=True)
        elif path.suffix not in NOT_DATA:
            files[name] = path.read_bytes()
    return files
