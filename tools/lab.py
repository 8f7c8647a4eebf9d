"""`lab`: bots against bots on all cores, until enough matches are played to tell levels apart.

    tasks.py lab [--scheduler ADDRESS] [--seconds N]     all that stands in docs/lab/, where it was left off
    tasks.py lab --NAME …                                another program in `lab/`

What follows a name belongs to the program; `tasks.py lab --soak --help` tells what that is.
"""

from __future__ import annotations

from pathlib import Path

from tools import environment
from tools.commands import run_openly
from tools.failure import Failure
from tools.places import ROOT

USUAL = "tournament"

BESIDE = frozenset({"tournament", "tune"})
"""The programs that run with what `tests/lab.txt` names; the others with the tests' tools."""


def programs() -> list[str]:
    """What can be run: every module of the folder."""
    return sorted(path.stem for path in (ROOT / "lab").glob("[a-z]*.py"))


def chosen(arguments: list[str]) -> tuple[str, list[str]]:
    """The program, and what belongs to it."""
    name = arguments[0].removeprefix("--") if arguments else USUAL
    if name in programs():
        return name, arguments[1:]
    if name in {"scheduler", "seconds", "processes", "matches", "tables", USUAL}:
        return USUAL, arguments
    known = ", ".join(f"--{name}" for name in programs())
    raise Failure(f"There is no {arguments[0]} in the lab. There are: {known}.")


def main(arguments: list[str]) -> int:
    """The verb."""
    if arguments and arguments[0] in {"-h", "--help"}:
        print(f"{__doc__}\nThere are: {', '.join(f'--{name}' for name in programs())}.")
        return 0
    name, rest = chosen(arguments)
    needs = environment.LAB if name in BESIDE else environment.TESTS
    program: list[str | Path] = [environment.python(needs), "-m", f"lab.{name}", *rest]
    return run_openly(program, environment.with_our_paths())
