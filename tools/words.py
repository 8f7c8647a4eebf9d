"""`words`: finds every sentence and brings the template and the catalogues of all languages up to date."""

from __future__ import annotations

import argparse

from tools import environment
from tools.commands import run_openly

PROGRAM = "words.extraction"


def main(arguments: list[str]) -> int:
    """The verb."""
    argparse.ArgumentParser("tasks.py words", description=__doc__).parse_args(arguments)
    return run_openly([environment.python(), "-m", PROGRAM], environment.with_our_paths())
