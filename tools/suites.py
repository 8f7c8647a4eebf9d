"""`test`: everything that can be tested, in one go.

The suites under CPython, the rules' and the table's suites once more inside Pyodide, and the page in real
browsers, two files of tests at a time; what fails there is run once more, alone. What follows `--` goes to
pytest: `tasks.py test --fast -- tests/games/nines -x` runs just that.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tools import browsers, environment
from tools.archives import TOOLS
from tools.build import build
from tools.commands import needed
from tools.places import PREPARED, ROOT

INSIDE = ("tests/games", "tests/table", "tests/bots")
"""What is run inside Pyodide too: everything that has no idea what a browser is."""

HANDS = 2
"""So many files of the browser suite run at once."""

LONG = ("test_match.py", "test_offline.py", "test_updates.py", "test_large_text.py")
"""The files that take longest come first, so that no hand is idle at the end."""

HUNG = ("-o", "faulthandler_timeout=300", "-o", "faulthandler_exit_on_timeout=true")
"""A browser can hang for ever. No test takes so long, even on a busy machine: its file ends and fails."""

FIRST_SCREEN = 100

FINE = (0, 5)
"""What pytest ends with if all went well, or if nothing was asked of a file."""

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
            shown = lines[-60:] if self.process.returncode in FINE else lines
            print(f"\n== {self.suite} ==\n{''.join(shown)}", flush=True)
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
        outcomes.append(in_browsers([*pytest, *options]))
    return outcomes


def in_browsers(pytest: list[str | Path]) -> Outcome:
    """The browser suite, each hand taking the next file: what drives a browser mostly waits for it."""
    began = time.monotonic()
    found = (ROOT / "tests" / "browser").glob("test_*.py")
    files = sorted(found, key=lambda file: (file.name not in LONG, file.name))

    def run(number: int, file: Path, more: str) -> Outcome:
        suite = f"browsers-{file.stem.removeprefix('test_')}"
        remembered = f"cache_dir={PREPARED / 'pytest' / suite}"
        command = [*screen(number), *pytest, "-o", remembered, *HUNG, more, file]
        return Running(suite, command, loud=False).outcome()

    with ThreadPoolExecutor(HANDS) as hands:
        outcomes = list(hands.map(partial(run, more="--cache-clear"), *zip(*enumerate(files), strict=True)))
    for number, (file, outcome) in enumerate(zip(files, outcomes, strict=True)):
        if outcome.code not in FINE:
            print(f"Once more, with the machine to itself: what failed of {file.name}.", flush=True)
            outcomes[number] = second_go(outcome, run(number, file, "--last-failed"))
    total: Counter[str] = Counter()
    for outcome in outcomes:
        total.update(outcome.counts)
    code = next((outcome.code for outcome in outcomes if outcome.code not in FINE), 0)
    return Outcome("Browsers", code, dict(total), time.monotonic() - began)


def second_go(first: Outcome, second: Outcome) -> Outcome:
    """What failed beside another file counts as it went alone, and is told of at the end."""
    passed = second.counts.get("passed", 0)
    counted = Counter(first.counts)
    counted.update(passed=passed, wavered=passed)
    counted["failed"] = second.counts.get("failed", 0)
    return Outcome(first.suite, second.code, dict(counted), first.seconds + second.seconds)


def screen(number: int = 0) -> list[str]:
    """A screen for the browsers that want one, where there is none; each looks for a free one elsewhere."""
    wrapper = shutil.which("xvfb-run")
    first = str(FIRST_SCREEN + 10 * number)
    return [wrapper, "-a", "-n", first] if wrapper and not os.environ.get("DISPLAY") else []


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
        if outcome.counts.get("wavered"):
            print(f"  {outcome.counts['wavered']} of them only at the second go: read above why.")
    missing = "Left out: the browsers (--fast)." if fast else browsers.skipped_sentence()
    if missing:
        print(missing)
    print(f"{total['passed']} passed, {total['failed']} failed, {total['skipped']} skipped", flush=True)
    return 1 if total["failed"] or any(outcome.code not in FINE for outcome in outcomes) else 0


def main(arguments: list[str]) -> int:
    """The verb."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    ours, options = arguments[:end], arguments[end + 1 :]
    parser = argparse.ArgumentParser("tasks.py test", description=__doc__)
    parser.add_argument("--fast", action="store_true", help="leave out the browsers")
    chosen = parser.parse_args(ours)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    return report(run_all(chosen.fast, options), chosen.fast)
