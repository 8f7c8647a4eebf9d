"""`test`: everything that can be tested, in one go.

The suites under CPython, the rules' and the table's suites once more inside Pyodide, and the page in real
browsers. What follows `--` goes to pytest: `tasks.py test --fast -- tests/games/nines -x` runs just that.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from tools import browsers, environment
from tools.archives import TOOLS
from tools.build import build
from tools.commands import needed
from tools.places import PREPARED, ROOT

INSIDE = ("tests/games", "tests/table", "tests/bots")
"""What is run inside Pyodide too: everything that has no idea what a browser is."""

COUNTED = re.compile(r"(\d+) (passed|failed|errors?|skipped)")


class Outcome(NamedTuple):
    """How one suite went."""

    suite: str
    code: int
    counts: dict[str, int]
    seconds: float


class Running:
    """A suite as a process; what it prints is kept, and shown at once or when it is done."""

    def __init__(self, suite: str, command: list[str | Path], *, loud: bool) -> None:
        self.suite = suite
        self.began = time.monotonic()
        self.output = PREPARED / f"suite-{suite.split(maxsplit=1)[0].lower()}.txt"
        self.output.parent.mkdir(exist_ok=True)
        self.loud = loud
        self.process = subprocess.Popen(
            [str(part) for part in command],
            cwd=ROOT,
            stdout=subprocess.PIPE if loud else self.output.open("w"),
            stderr=subprocess.STDOUT,
            text=True,
        )

    def outcome(self) -> Outcome:
        """Wait for its end."""
        lines = []
        if self.process.stdout is not None:
            for line in self.process.stdout:
                print(line, end="", flush=True)
                lines.append(line)
            self.process.wait()
        else:
            self.process.wait()
            lines = self.output.read_text("utf-8").splitlines(keepends=True)
            print(f"\n== {self.suite} ==\n{''.join(lines[-60:])}", flush=True)
        return Outcome(self.suite, self.process.returncode, counts(lines), time.monotonic() - self.began)


def counts(lines: list[str]) -> dict[str, int]:
    """What pytest's last line says: passed, failed (errors among them), skipped."""
    for line in reversed(lines):
        found: dict[str, int] = {}
        for number, kind in COUNTED.findall(line):
            name = "failed" if kind.startswith("error") else kind
            found[name] = found.get(name, 0) + int(number)
        if found:
            return found
    return {}


def run_all(fast: bool, options: list[str]) -> list[Outcome]:
    """Every suite; those under CPython and inside Pyodide side by side, then the browsers by themselves."""
    build()
    python = environment.python()
    node = needed("node", "then run this again")
    chosen = [option for option in options if not option.startswith("-")]
    pytest: list[str | Path] = [python, "-m", "pytest", "-q"]
    inside_paths = [path for path in INSIDE if (ROOT / path).exists()]
    plain = Running("CPython", [*pytest, "--ignore=tests/browser", *options], loud=True)
    runs = [plain]
    if not chosen:
        inside: list[str | Path] = [node, TOOLS / "suite_inside.mjs", environment.site_packages()]
        runs.append(Running("Pyodide under Node", [*inside, "-q", *inside_paths, *options], loud=False))
    outcomes = [run.outcome() for run in runs]
    if not fast and not chosen:
        browsers.install_missing()
        in_browsers: list[str | Path] = [*screen(), *pytest, "tests/browser", *options]
        outcomes.append(Running("Browsers", in_browsers, loud=True).outcome())
    return outcomes


def screen() -> list[str]:
    """A screen for the browsers that want one, where there is none."""
    wrapper = shutil.which("xvfb-run")
    return [wrapper, "-a"] if wrapper and not os.environ.get("DISPLAY") else []


def report(outcomes: list[Outcome], fast: bool) -> int:
    """The last lines: each suite, what was left out, and the sums."""
    print()
    total = {"passed": 0, "failed": 0, "skipped": 0}
    for outcome in outcomes:
        broken = outcome.code not in (0, 1, 5) and not outcome.counts.get("failed")
        failed = outcome.counts.get("failed", 0) + (1 if broken else 0)
        for kind in ("passed", "skipped"):
            total[kind] += outcome.counts.get(kind, 0)
        total["failed"] += failed
        said = f"{outcome.counts.get('passed', 0)} passed, {failed} failed"
        print(f"{outcome.suite}: {said}, {outcome.seconds:.0f} s")
    missing = "Left out: the browsers (--fast)." if fast else browsers.skipped_sentence()
    if missing:
        print(missing)
    print(f"{total['passed']} passed, {total['failed']} failed, {total['skipped']} skipped", flush=True)
    return 1 if total["failed"] or any(outcome.code not in (0, 5) for outcome in outcomes) else 0


def main(arguments: list[str]) -> int:
    """The verb."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    ours, options = arguments[:end], arguments[end + 1 :]
    parser = argparse.ArgumentParser("tasks.py test", description=__doc__)
    parser.add_argument("--fast", action="store_true", help="leave out the browsers")
    chosen = parser.parse_args(ours)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    return report(run_all(chosen.fast, options), chosen.fast)
