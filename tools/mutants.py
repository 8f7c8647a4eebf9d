"""`mutants`: do the tests notice when a rule is changed? Every small change of a rulebook is tried (mutmut).

It works on a copy, takes minutes to hours, and is not part of CI. What survived is written, as differences,
to `mutants/<game>.txt`, to be looked at one by one.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
from pathlib import Path

from tools import environment
from tools.archives import PYTHON
from tools.places import PREPARED, ROOT, fresh_folder, take_over, write_whole
from tools.trouble import Trouble

GAMES = PYTHON / "games"
COPIED = {"py/games": "games", "py/table": "table", "py/bots": "bots", "tests": "tests"}
"""The copy has the packages at its top: mutmut takes a file's path for its module's name."""

SETTINGS = """
[tool.pytest.ini_options]
pythonpath = [".", "tests"]
addopts = "--import-mode=importlib"
markers = ["breaks"]

[tool.mutmut]
source_paths = {sources}
pytest_add_cli_args_test_selection = ["tests/games/{game}", "tests/games/test_golden.py"]
also_copy = ["games", "table", "bots", "tests"]
"""

GOAL = 0.9


def rulebook(game: str) -> list[str]:
    """The rules and every module of the game that they are made of, as paths in the copy."""
    found: set[str] = set()
    waiting = ["rules"]
    while waiting:
        module = waiting.pop()
        path = GAMES / game / f"{module}.py"
        if module in found or not path.exists():
            continue
        found.add(module)
        waiting += parts_of(game, path)
    return [f"games/{game}/{module}.py" for module in sorted(found)]


def parts_of(game: str, path: Path) -> list[str]:
    """The modules of its own game that a module imports."""
    own = f"games.{game}"
    parts: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == own:
            parts += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(f"{own}."):
            parts.append(node.module.removeprefix(f"{own}."))
    return parts


def workshop(game: str) -> Path:
    """A copy of what the game's tests need, with mutmut's settings."""
    folder = PREPARED / f"mutants-{game}"
    half = fresh_folder(folder)
    for source, target in COPIED.items():
        shutil.copytree(ROOT / source, half / target, ignore=shutil.ignore_patterns("__pycache__", "browser"))
    settings = SETTINGS.format(sources=json.dumps(rulebook(game)), game=game)
    (half / "pyproject.toml").write_text(settings, "utf-8")
    take_over(half, folder)
    return folder


def mutmut(folder: Path, *arguments: str) -> str:
    """Run mutmut in a workshop; gives what it printed."""
    command = [str(environment.tool("mutmut", environment.MUTANTS)), *arguments]
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "HYPOTHESIS_PROFILE": "ci"},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        last = done.stdout.replace("\r", "\n").strip().splitlines()[-15:]
        raise Trouble("mutmut failed. It said:\n" + "\n".join(line[:300] for line in last))
    return done.stdout


def try_game(game: str, children: int) -> bool:
    """All mutants of one rulebook; true if enough of them were noticed."""
    folder = workshop(game)
    print(f"{game}: trying mutants of {', '.join(rulebook(game))} …", flush=True)
    mutmut(folder, "run", "--max-children", str(children))
    survivors = [line.split(":")[0].strip() for line in mutmut(folder, "results").splitlines() if ":" in line]
    mutmut(folder, "export-cicd-stats")
    counts = json.loads((folder / "mutants" / "mutmut-cicd-stats.json").read_text("utf-8"))
    noticed = counts["killed"] + counts["timeout"]
    share: float = noticed / counts["total"]
    told = [mutmut(folder, "show", name) for name in survivors]
    write_whole(ROOT / "mutants" / f"{game}.txt", "\n".join(told).encode())
    print(
        f"{game}: {noticed} of {counts['total']} mutants were noticed, {share:.0%} (goal {GOAL:.0%}); "
        f"the others are in mutants/{game}.txt",
        flush=True,
    )
    return share >= GOAL


def main(arguments: list[str]) -> int:
    """The verb."""
    known = sorted(path.parent.name for path in GAMES.glob("*/rules.py"))
    parser = argparse.ArgumentParser("tasks.py mutants", description=__doc__)
    parser.add_argument(
        "games", nargs="*", metavar="game", help=f"which of {', '.join(known)}; all if none is named"
    )
    parser.add_argument("--children", type=int, default=2, help="how many mutants are tried side by side")
    chosen = parser.parse_args(arguments)
    unknown = set(chosen.games) - set(known)
    if unknown:
        raise Trouble(f"There are no rules of {', '.join(sorted(unknown))}. There are: {', '.join(known)}.")
    results = [try_game(game, chosen.children) for game in chosen.games or known]
    return 0 if all(results) else 1
