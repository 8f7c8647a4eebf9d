"""Python environments of the tests' own, made of exactly what a file of requirements names."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import NamedTuple

from tools.commands import fetch_quietly
from tools.failure import Failure
from tools.places import PREPARED, ROOT, fingerprint, read_stamp, write_stamp


class Environment(NamedTuple):
    """A folder with a Python of its own, and the file that names what is in it."""

    folder: Path
    requirements: Path


TESTS = Environment(ROOT / ".venv", ROOT / "tests" / "requirements.txt")
MUTANTS = Environment(PREPARED / "mutants-venv", ROOT / "tests" / "mutants.txt")
LAB = Environment(PREPARED / "lab-venv", ROOT / "tests" / "lab.txt")


def python(chosen: Environment = TESTS) -> Path:
    """The environment's Python; the environment is made first if it is missing, broken or out of date."""
    folder, requirements = chosen
    program = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    made_from = f"{fingerprint([requirements])} {sys.version}"
    if read_stamp(folder.name) == made_from and program.exists():
        return program
    print(f"Making {folder.relative_to(ROOT)} with what {requirements.name} names (once) …", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    try:
        venv.create(folder, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Failure(
            "No virtual environment could be made. On Debian, install the package python3-venv. "
            f"Python said: {error}"
        ) from error
    install = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-input",
        "--require-hashes",
    ]
    packages: list[str | Path] = [program, *install, "--requirement", requirements]
    fetch_quietly(packages, "Installing the tests' tools", os.environ)
    write_stamp(folder.name, made_from)
    return program


def with_our_paths() -> dict[str, str]:
    """The surroundings of a program of ours that stands outside of `tools/`."""
    paths = os.pathsep.join(str(ROOT / folder) for folder in ("", "py", "tests"))
    return {**os.environ, "PYTHONPATH": paths}


def site_packages() -> Path:
    """Where the tests' packages lie; the environment is made first, like its Python."""
    return next(python().parents[1].glob("lib/python3*/site-packages"))


def tool(name: str, chosen: Environment = TESTS) -> Path:
    """A program of an environment."""
    return python(chosen).parent / name
