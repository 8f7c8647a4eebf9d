"""The tests' own Python environment in `.venv`, made of exactly what `tests/requirements.txt` names."""

from __future__ import annotations

import os
import shutil
import sys
import venv
from pathlib import Path

from tools.commands import fetch_quietly
from tools.places import ROOT, fingerprint, read_stamp, write_stamp
from tools.trouble import Trouble

FOLDER = ROOT / ".venv"
REQUIREMENTS = ROOT / "tests" / "requirements.txt"


def python() -> Path:
    """The environment's Python; the environment is made first if it is missing, broken or out of date."""
    programs = FOLDER / ("Scripts" if os.name == "nt" else "bin")
    program = programs / ("python.exe" if os.name == "nt" else "python")
    made_from = f"{fingerprint([REQUIREMENTS])} {sys.version}"
    if read_stamp("environment") == made_from and program.exists():
        return program
    print("Making .venv with the tests' tools (once) …", flush=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    try:
        venv.create(FOLDER, with_pip=True)
    except (OSError, Exception) as error:
        raise Trouble(
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
    packages: list[str | Path] = [program, *install, "--requirement", REQUIREMENTS]
    fetch_quietly(packages, "Installing the tests' tools", os.environ)
    write_stamp("environment", made_from)
    return program


def site_packages() -> Path:
    """Where the environment's packages lie."""
    return next(FOLDER.glob("lib/python3*/site-packages"))


def tool(name: str) -> Path:
    """A program of the environment."""
    return python().parent / name
