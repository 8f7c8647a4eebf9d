"""`test`: everything that can be tested, in one go.

The suites under CPython and, at the same time, the rules' and the table's once more inside Pyodide; then the
page in real browsers. pytest-xdist deals the tests out to as many workers as there are cores, and those in
browsers to half as many again; pytest-rerunfailures gives a browser that stumbled another go. What costs
seconds in each game and each way is tried in turn, and everywhere with `--thorough`; inside Pyodide a third
of the ways will do. What follows `--` goes to pytest, in one process: `tasks.py test --fast --
tests/games/nines -x` runs just that.
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
from tools.places import PREPARED, ROOT, read_stamp

INSIDE = ("tests/games", "tests/table", "tests/bots")
"""What is run inside Pyodide too: everything that has no idea what a browser is."""

SPARED = ("-q", "-m", "not counted")
"""What very many moves come to is counted by ordinary Python alone."""

A_THIRD = ("--every-third",)
"""What the whole run tries in many ways is tried in every third inside Pyodide, and on every save."""

BROWSERS = "tests/browser"

WORKERS = ("-n", "logical", "--dist", "worksteal")
"""Neighbours stay together, since they share what their file has prepared; who is done takes from others."""

CORES = os.cpu_count() or 1
WINDOWS = ("-n", str(CORES + (CORES + 1) // 2), "--dist", "worksteal")
"""Browsers are waited for a third of the time, by others who look at theirs. With more of them a test may be
taken for one that hangs."""

AN_END = "faulthandler_exit_on_timeout=true"
"""A test that hangs ends its worker, and the next one takes over."""

ENDED = ("-o", "faulthandler_timeout=900", "-o", AN_END)
"""No test without a browser takes so long, even on a busy machine."""

AGAIN = ("-o", "faulthandler_timeout=180", "-o", AN_END, "--reruns", "2")
"""A browser can stumble, and hang for ever; what it was to do is done again."""

QUICK = {"HYPOTHESIS_PROFILE": "quick"}
THOROUGH = {"PADDOCK_THOROUGH": "1"}
"""What `tests/thorough.py` looks for."""

FINE = (0, 5)
"""What pytest ends with if all went well, or if nothing was asked of it."""

COUNTED = re.compile(r"(\d+) (passed|failed|errors?|skipped|rerun)")

Command = list[str | Path]


class Outcome(NamedTuple):
    """How one suite went."""

    suite: str
    code: int
    counts: dict[str, int]
    seconds: float


class Running:
    """A suite as a process; what it prints is kept, and shown at once or when it is done."""

    def __init__(self, suite: str, command: Command, more: dict[str, str], *, loud: bool) -> None:
        self.suite = suite
        self.began = time.monotonic()
        self.output = PREPARED / f"suite-{suite.split(maxsplit=1)[0].lower()}.txt"
        self.output.parent.mkdir(exist_ok=True)
        self.process = subprocess.Popen(
            [str(part) for part in command],
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **more},
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
            shown = lines[-60:] if self.process.returncode in FINE else lines
            print(f"\n== {self.suite} ==\n{''.join(shown)}", flush=True)
        return Outcome(self.suite, self.process.returncode, counts(lines), time.monotonic() - self.began)


def counts(lines: list[str]) -> dict[str, int]:
    """What pytest's last line says: passed, failed (errors among them), skipped, run again."""
    for line in reversed(lines):
        found: dict[str, int] = {}
        for number, kind in COUNTED.findall(line):
            name = "failed" if kind.startswith("error") else kind
            found[name] = found.get(name, 0) + int(number)
        if found:
            return found
    return {}


def run_chosen(options: list[str], more: dict[str, str]) -> list[Outcome]:
    """Just the tests that were asked for, as pytest alone would run them."""
    with_browsers = any(option.startswith(BROWSERS) for option in options)
    command = [*screen(), *pytest()] if with_browsers else pytest()
    return [Running("Chosen", [*command, *options], more, loud=True).outcome()]


def run_fast(options: list[str]) -> list[Outcome]:
    """What may run on every save: fewer ways and examples, nothing that took long in the last whole run."""
    command = [*pytest(), *WORKERS, *ENDED, f"--ignore={BROWSERS}", "--quick", *A_THIRD, *options]
    return [Running("CPython", command, QUICK, loud=True).outcome()]


def run_all(options: list[str], *, thorough: bool) -> list[Outcome]:
    """Every suite: two Pythons side by side, then the browsers by themselves."""
    browsers.install_missing()
    node = needed("node", "then run this again")
    paths = [path for path in INSIDE if (ROOT / path).exists()]
    suite: Command = [node, TOOLS / "suite_inside.mjs", environment.site_packages()]
    a_third = () if thorough else A_THIRD
    pyodide = Running("Pyodide under Node", [*suite, *SPARED, *a_third, *paths, *options], {}, loud=False)
    more = THOROUGH if thorough else {}
    command = [*pytest(), *WORKERS, *ENDED, f"--ignore={BROWSERS}", *options]
    plain = Running("CPython", command, more, loud=True)
    outcomes = [plain.outcome(), pyodide.outcome()]
    page = [*screen(), *pytest(), *WINDOWS, *AGAIN, BROWSERS, *options]
    return [*outcomes, Running("Browsers", page, more, loud=True).outcome()]


def pytest() -> Command:
    """pytest in the tests' own environment."""
    return [environment.python(), "-m", "pytest", "-q"]


def screen() -> Command:
    """A screen for the browsers that want one, where there is none."""
    wrapper = shutil.which("xvfb-run")
    return [wrapper, "-a"] if wrapper and not os.environ.get("DISPLAY") else []


def report(outcomes: list[Outcome], left_out: str) -> int:
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
        if again := outcome.counts.get("rerun"):
            print(f"  A browser stumbled {again} times, and those tests were run again: read above why.")
    if left_out:
        print(left_out)
    print(f"{total['passed']} passed, {total['failed']} failed, {total['skipped']} skipped", flush=True)
    return 1 if total["failed"] or any(outcome.code not in FINE for outcome in outcomes) else 0


def not_in_fast() -> str:
    """What `--fast` leaves to the whole run."""
    long = len(read_stamp("long-tests") or {})
    tests = f", {long} tests that took over a second the last time" if long else ""
    ways = "two of three ways of what is tried in many"
    return (
        f"Left out by --fast: the browsers, Pyodide{tests}, {ways}, and two thirds of Hypothesis's examples."
    )


def main(arguments: list[str]) -> int:
    """The verb."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    ours, options = arguments[:end], arguments[end + 1 :]
    parser = argparse.ArgumentParser("tasks.py test", description=__doc__)
    parser.add_argument("--fast", action="store_true", help="leave out the browsers and whatever takes long")
    parser.add_argument(
        "--thorough", action="store_true", help="every game in every way, in browsers and in Pyodide"
    )
    wanted = parser.parse_args(ours)
    more = (QUICK if wanted.fast else {}) | (THOROUGH if wanted.thorough else {})
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    build()
    if any(not option.startswith("-") for option in options):
        return report(run_chosen(options, more), "")
    if wanted.fast:
        return report(run_fast(options), not_in_fast())
    return report(run_all(options, thorough=wanted.thorough), browsers.skipped_sentence())
