"""`lab`: the programs in `lab/`, each by its name: `tasks.py lab --soak --matches 10000`.

What follows the name belongs to the program; `tasks.py lab --soak --help` tells what that is.
"""

from __future__ import annotations

from pathlib import Path

from tools import environment
from tools.commands import run_openly
from tools.failure import Failure
from tools.places import ROOT


def programs() -> list[str]:
    """What can be run: every module of the folder."""
    return sorted(path.stem for path in (ROOT / "lab").glob("[a-z]*.py"))


def main(arguments: list[str]) -> int:
    """The verb."""
    known = ", ".join(f"--{name}" for name in programs())
    if not arguments or arguments[0] in {"-h", "--help"}:
        print(f"{__doc__}\nThere are: {known}.")
        return 0 if arguments else 2
    name = arguments[0].removeprefix("--")
    if name not in programs():
        raise Failure(f"There is no {arguments[0]} in the lab. There are: {known}.")
    program: list[str | Path] = [environment.python(), "-m", f"lab.{name}", *arguments[1:]]
    return run_openly(program, environment.with_our_paths())
