"""Runs inside Pyodide: compiles modules into an archive that `zipimport` reads fastest.

Byte code carries the hash of its source, marked as not to be checked: no source is there to check it by.
"""

from __future__ import annotations

import ast
import importlib
import io
import sys
import zipfile
from importlib import _bootstrap_external
from importlib.util import source_hash
from pathlib import Path
from typing import Any

CODE_TO_PYC: Any = vars(_bootstrap_external)["_code_to_hash_pyc"]
"""What the import system itself uses; there is no public way to write an unchecked `.pyc` from a string."""

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

ALREADY = set(sys.modules)
STANDARD = next(path for path in sys.path if path.endswith(".zip"))

WHOLE = ("_pyodide/", "pyodide/")
"""Pyodide's own packages are kept whole: its JavaScript half reaches into them by name."""

LEFT_OUT = ("games/template/", "main.py", "bots/worker.py")
"""The game to copy is for developers; the doors of page and worker are read by PyScript itself."""

NOT_DATA = {".po", ".pot", ".pyc", ".py"}


def byte_code(source: bytes, name: str, docstrings: bool) -> bytes:
    """A module as a `.pyc`; without docstrings and functions' types where nobody will ask for them."""
    tree = ast.parse(source, name)
    if not docstrings:
        for node in ast.walk(tree):
            if isinstance(node, ast.arg):
                node.annotation = None
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                node.returns = None
            if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
                node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    return bytes(CODE_TO_PYC(code, source_hash(source), checked=False))


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
            if name.endswith(".py") and (own or module in wanted):
                files[f"{name}c"] = byte_code(stock.read(name), f"{STANDARD}/{name}", docstrings=own)
    for package, modules in pyscript.items():
        for name, text in modules.items():
            files[f"{package}/{name}c"] = byte_code(text.encode(), f"{package}/{name}", docstrings=False)
    return packed(files)


def app(folder: str) -> bytes:
    """Our own modules with their names in tracebacks, and the data that lies beside them."""
    root = Path(folder)
    files: dict[str, bytes] = {}
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if not path.is_file() or name.startswith(LEFT_OUT) or "__pycache__" in name:
            continue
        if path.suffix == ".py":
            files[f"{name}c"] = byte_code(path.read_bytes(), f"py/{name}", docstrings=False)
        elif path.suffix not in NOT_DATA:
            files[name] = path.read_bytes()
    return packed(files)
