"""`mutants`: do the tests notice when a rule is changed? Every small change of a rulebook is tried (mutmut).

It works on a copy, takes minutes to hours, and is not part of CI. `--sample 300` tries that many of each
game, drawn by lot, always the same ones for the same `--seed`. What survived is written, as differences, to
`mutants/<game>.txt`, to be looked at one by one.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from random import Random

from tools import environment
from tools.archives import PYTHON
from tools.failure import Failure
from tools.places import PREPARED, ROOT, fresh_folder, take_over, write_whole

GAMES = PYTHON / "games"
COPIED = {f"py/{name}": name for name in ("app", "bots", "games", "stage", "table")} | {"tests": "tests"}
"""The copy has the packages at its top: mutmut takes a file's path for its module's name. What is above the
rules comes along, since tests of a game read it too."""

SETTINGS = """
[tool.pytest.ini_options]
pythonpath = [".", "tests"]
addopts = "--import-mode=importlib"
markers = ["breaks"]

[tool.mutmut]
source_paths = {sources}
pytest_add_cli_args_test_selection = {tests}
also_copy = {copied}
timeout_multiplier = {patience}
"""

FROM_AFAR = ("bot", "explaining", "motions", "rooms", "scene", "tray", "trays", "voice", "words")
"""What tests of bots and pictures notice of the rules they notice by chance, and they take longest."""

PATIENCE = 5
"""A mutant that takes so many times as long as all its tests is taken to be endless, and so noticed."""

LONGEST = 120
"""Seconds for all tests of a game; longer, and a mutant is taken to be endless."""

MEMORY = re.compile(r"^@(cache|lru_cache\(.*\))\n", re.MULTILINE)
"""What a function remembers was found before it was changed, and mutmut passes such functions over."""

NOTICED = frozenset({"killed", "timeout"})
GOAL = 0.9


def rulebook(game: str) -> list[str]:
    """Every module of the game's rules, as paths in the copy: a folder, or one file."""
    rules = GAMES / game / "rules"
    modules = sorted(rules.glob("*.py")) or [rules.with_suffix(".py")]
    return [f"games/{path.relative_to(GAMES).as_posix()}" for path in modules]


def tests_of(game: str, root: Path) -> list[str]:
    """The tests of the rules and the golden matches, as paths in a copy."""
    modules = sorted(path.name for path in (root / "tests" / "games" / game).glob("test_*.py"))
    near = [name for name in modules if not name.removeprefix("test_").startswith(FROM_AFAR)]
    return [*(f"tests/games/{game}/{name}" for name in near), "tests/games/test_golden.py"]


def workshop(game: str) -> Path:
    """A copy of what the game's tests need, with mutmut's settings."""
    folder = PREPARED / f"mutants-{game}"
    half = fresh_folder(folder)
    for source, target in COPIED.items():
        shutil.copytree(ROOT / source, half / target, ignore=shutil.ignore_patterns("__pycache__", "browser"))
    for module in rulebook(game):
        path = half / module
        path.write_text(MEMORY.sub("", path.read_text("utf-8")), "utf-8")
    settings = SETTINGS.format(
        sources=json.dumps(rulebook(game)),
        tests=json.dumps(tests_of(game, half)),
        copied=json.dumps(list(COPIED.values())),
        patience=PATIENCE,
    )
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
        raise Failure("mutmut failed. It said:\n" + "\n".join(line[:300] for line in last))
    return done.stdout


def outcomes(folder: Path) -> dict[str, str]:
    """What became of each mutant, by its name."""
    lines = mutmut(folder, "results", "--all", "true").splitlines()
    return {name.strip(): outcome.strip() for name, _, outcome in (line.partition(":") for line in lines)}


def source_of(folder: Path, mutant: str) -> Path:
    """The file in which a mutant's function stands: a module, or a folder's door."""
    module = folder / mutant.rpartition(".")[0].replace(".", "/")
    return module / "__init__.py" if module.is_dir() else module.with_suffix(".py")


def is_noticed_from_the_start(folder: Path, game: str, mutant: str) -> bool:
    """Whether a survivor is noticed if it is there before the tests begin.

    mutmut changes functions when all modules are loaded, so tables that they made by then are still right.
    """
    source = source_of(folder, mutant)
    kept = source.read_bytes()
    mutmut(folder, "apply", mutant)
    command = [
        str(environment.python(environment.MUTANTS)),
        "-m",
        "pytest",
        "-q",
        "-x",
        *tests_of(game, folder),
    ]
    surroundings = {**os.environ, "HYPOTHESIS_PROFILE": "ci"}
    try:
        done = subprocess.run(
            command, cwd=folder, env=surroundings, capture_output=True, check=False, timeout=LONGEST
        )
    except subprocess.TimeoutExpired:
        return True
    finally:
        source.write_bytes(kept)
    return done.returncode != 0


def drawn(folder: Path, size: int, seed: int) -> list[str]:
    """Some of a game's mutants, drawn by lot. All are made as soon as any of them is tried."""
    mutmut(folder, "run", "--max-children", "1", "*.x_play__mutmut_1")
    names = sorted(outcomes(folder))
    return Random(seed).sample(names, min(size, len(names)))


def try_game(game: str, children: int, size: int, seed: int) -> bool:
    """The mutants of one rulebook, or some of them; true if enough were noticed."""
    folder = workshop(game)
    print(f"{game}: trying mutants of {', '.join(rulebook(game))} …", flush=True)
    chosen = drawn(folder, size, seed) if size else []
    mutmut(folder, "run", "--max-children", str(children), *chosen)
    tried = outcomes(folder)
    if chosen:
        tried = {name: tried[name] for name in chosen}
    unnoticed = [name for name, outcome in tried.items() if outcome not in NOTICED]
    unnoticed = [name for name in unnoticed if not is_noticed_from_the_start(folder, game, name)]
    share = 1 - len(unnoticed) / len(tried)
    endless = Counter(tried.values())["timeout"]
    told = [mutmut(folder, "show", name) for name in unnoticed]
    write_whole(ROOT / "mutants" / f"{game}.txt", "\n".join(told).encode())
    noticed = len(tried) - len(unnoticed)
    print(
        f"{game}: {noticed} of {len(tried)} mutants were noticed ({endless} never ended), "
        f"{share:.1%} (goal {GOAL:.0%}); the others are in mutants/{game}.txt",
        flush=True,
    )
    return share >= GOAL


def main(arguments: list[str]) -> int:
    """The verb."""
    known = sorted(path.parent.name for path in (*GAMES.glob("*/rules.py"), *GAMES.glob("*/rules")))
    parser = argparse.ArgumentParser("tasks.py mutants", description=__doc__)
    parser.add_argument(
        "games", nargs="*", metavar="game", help=f"which of {', '.join(known)}; all if none is named"
    )
    parser.add_argument("--children", type=int, default=2, help="how many mutants are tried side by side")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="try only N of each game")
    parser.add_argument("--seed", type=int, default=0, help="another lot")
    chosen = parser.parse_args(arguments)
    unknown = set(chosen.games) - set(known)
    if unknown:
        raise Failure(f"There are no rules of {', '.join(sorted(unknown))}. There are: {', '.join(known)}.")
    results = [try_game(game, chosen.children, chosen.sample, chosen.seed) for game in chosen.games or known]
    return 0 if all(results) else 1
