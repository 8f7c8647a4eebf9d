"""`shots`: photographs of every screen at every size, by day and by night, into `shots/`."""

from __future__ import annotations

from pathlib import Path

from tools import browsers, environment
from tools.build import build
from tools.commands import run_openly
from tools.suites import screen

PROGRAM = "browser.shots"


def main(arguments: list[str]) -> int:
    """The verb; its options are the program's."""
    build()
    browsers.install_missing()
    command: list[str | Path] = [*screen(), environment.python(), "-m", PROGRAM, *arguments]
    return run_openly(command, environment.with_our_paths())
