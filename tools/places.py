"""Where things stand in the house, and how files are put there so that a broken run leaves nothing half."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # Windows, where two runs at once are the person's own affair
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "node_modules"
RUNTIME = ROOT / "static" / "runtime"
DIST = ROOT / "dist"
PREPARED = ROOT / ".prepared"
"""What the tools remember between runs: stamps and archives. May be deleted at any time."""


def files_under(folder: Path) -> list[Path]:
    """All files below a folder, sorted; the leavings of Python's compiler are not files of ours."""
    return sorted(path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def fingerprint(paths: Iterable[Path]) -> str:
    """A hash over names and contents: equal if and only if nothing has changed."""
    whole = hashlib.sha256()
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return whole.hexdigest()


def listing(folder: Path) -> dict[str, int]:
    """Every file below a folder with its size: enough to see that something is missing or cut short."""
    return {path.relative_to(folder).as_posix(): path.stat().st_size for path in files_under(folder)}


def read_stamp(name: str) -> Any:
    """What an earlier run noted under this name; None if it never got that far."""
    try:
        return json.loads((PREPARED / f"{name}.json").read_text("utf-8"))
    except (FileNotFoundError, ValueError):
        return None


def write_stamp(name: str, value: Any) -> None:
    """Note that something is finished: always the last step of it."""
    write_whole(PREPARED / f"{name}.json", json.dumps(value, indent=1, sort_keys=True).encode())


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that it is either there completely or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f"{path.name}.half")
    half.write_bytes(content)
    os.replace(half, path)


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other run of the tools is making the same files."""
    PREPARED.mkdir(exist_ok=True)
    with (PREPARED / "lock").open("w") as door:
        if fcntl is not None:
            fcntl.flock(door, fcntl.LOCK_EX)
        yield


def fresh_folder(path: Path) -> Path:
    """An empty folder beside the one that it will replace."""
    half = path.with_name(f"{path.name}.half")
    shutil.rmtree(half, ignore_errors=True)
    half.mkdir(parents=True)
    return half


def take_over(half: Path, path: Path) -> None:
    """Put a finished folder in the place of the old one."""
    shutil.rmtree(path, ignore_errors=True)
    os.replace(half, path)


def copy_into(source: Path, target: Path) -> None:
    """Copy one file, making the folders on the way."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
