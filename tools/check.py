"""`check`: style (ruff), types (mypy) and the layers of the house (import-linter)."""

from __future__ import annotations

import argparse
import os

from tools import environment
from tools.archives import PYTHON
from tools.commands import run_openly

CHECKS = {
    "style": ("ruff", "check", "py", "tests", "lab", "tools", "tasks.py"),
    "types": ("mypy", "--no-error-summary", "py", "tools", "lab", "tasks.py"),
    "layers": ("lint-imports", "--no-cache"),
}
"""Each check's name and its command; all of them run, even if the first one finds something."""


def main(arguments: list[str]) -> int:
    """The verb."""
    argparse.ArgumentParser("tasks.py check", description=__doc__).parse_args(arguments)
    failed = []
    for name, (program, *options) in CHECKS.items():
        print(f"== {name}: {program}", flush=True)
        if run_openly([environment.tool(program), *options], {**os.environ, "PYTHONPATH": str(PYTHON)}):
            failed.append(name)
    print(f"Found something in: {', '.join(failed)}." if failed else "All checks are clean.")
    return 1 if failed else 0
