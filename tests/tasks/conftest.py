"""A house of its own for tests that break the set-up: a copy without anything prepared, and a play npm."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tools.build import build
from tools.places import DIST, PACKAGES, PREPARED, ROOT, RUNTIME

COPIED = (
    "LICENSE", "index.html", "package-lock.json", "package.json", "py", "pyscript.toml", "static", "tasks.py",
    "tests/requirements.txt", "tools",
)  # fmt: skip

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A fresh clone, as far as preparing and building are concerned."""
    clone = tmp_path / "house"
    for name in COPIED:
        source, target = ROOT / name, clone / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("runtime*", "__pycache__"))
        else:
            shutil.copy(source, target)
    return clone


@pytest.fixture
def prepared(house: Path) -> Path:
    """The same after a first `build`: what that made of these very sources here, copied with its stamps."""
    build()
    for folder in (RUNTIME, DIST, PREPARED):
        ignored = shutil.ignore_patterns("*venv*", "*.half")
        shutil.copytree(folder, house / folder.relative_to(ROOT), ignore=ignored)
    (house / PACKAGES.relative_to(ROOT)).symlink_to(PACKAGES)
    return house


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """The only folder on PATH in these tests: it holds Node, and whatever npm a test puts there."""
    folder = tmp_path / "programs"
    folder.mkdir()
    node = shutil.which("node")
    assert node
    (folder / "node").symlink_to(node)
    return folder


@pytest.fixture
def run(house: Path, programs: Path) -> Run:
    """Runs a verb in the house."""

    def running(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "tasks.py", *arguments],
            cwd=house,
            env={"PATH": str(programs), "HOME": os.environ.get("HOME", "/")},
            text=True,
            capture_output=True,
            check=False,
        )

    return running


def put_npm(programs: Path, script: str) -> None:
    """An npm that does what the test wants."""
    npm = programs / "npm"
    npm.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    npm.chmod(0o755)


@pytest.fixture
def npm_that_works(programs: Path) -> None:
    """Brings the packages that are there already, and counts how often it was asked."""
    put_npm(programs, f"echo x >> asked; /bin/rm -rf node_modules; /bin/ln -s {PACKAGES} node_modules")


@pytest.fixture
def npm_without_network(programs: Path) -> None:
    put_npm(programs, "echo 'npm error code ENOTFOUND' >&2; exit 1")
