"""`check`: style and types of Python, JavaScript and CSS, what nobody calls, and the layers of the house."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from tools import environment, imports, prepare
from tools.archives import PYTHON
from tools.commands import needed, run_openly
from tools.places import PACKAGES

SOURCES = ("py", "tests", "lab", "tools", "static", "tasks.py")

Command = list[str | Path]


def checks() -> dict[str, Command]:
    """Each check's name and its command."""
    tool = environment.tool
    biome: Command = [
        needed("node", "then run this again"),
        PACKAGES / "@biomejs" / "biome" / "bin" / "biome",
    ]
    return {
        "style": [tool("ruff"), "check", *SOURCES],
        "format": [tool("ruff"), "format", "--check", "--quiet", *SOURCES],
        "JavaScript and CSS": [*biome, "check", "--error-on-warnings"],
        "types": [tool("mypy"), "--no-error-summary", *SOURCES],
        "unused": [tool("vulture")],
        "layers": [tool("lint-imports"), "--no-cache"],
    }


def main(arguments: list[str]) -> int:
    """The verb. All checks run, even if the first one finds something."""
    argparse.ArgumentParser("tasks.py check", description=__doc__).parse_args(arguments)
    prepare.prepare()
    failed = []
    for name, command in checks().items():
        print(f"== {name}: {Path(command[0]).name}", flush=True)
        if run_openly(command, {**os.environ, "PYTHONPATH": str(PYTHON)}):
            failed.append(name)
    print("== the picture of the imports", flush=True)
    if not imports.is_current():
        print("ARCHITECTURE.md shows other imports: run python3 tasks.py imports")
        failed.append("imports")
    print(f"Found something in: {', '.join(failed)}." if failed else "All checks are clean.")
    return 1 if failed else 0
