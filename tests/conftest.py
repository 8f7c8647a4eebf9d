"""How thoroughly is tested: a little on every run, less where Python is slow, more on demand.

`HYPOTHESIS_PROFILE=thorough` tries much more, `quick` (`tasks.py test --fast`) less; inside Pyodide the lower
profile is taken by itself. Which tests take long is noted by every whole run; `--quick` leaves those out.
Counted is the processor's time, so that a busy machine makes no test longer. A run under another profile
notes nothing.

`--every-third` is for an interpreter that runs what another has run already: of a test that is tried in many
ways it takes every third, beginning at another one in each test.
"""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import HealthCheck, Phase, settings

EXAMPLES = {"ci": 6, "pyodide": 2, "quick": 2, "thorough": 100}

for name, examples in EXAMPLES.items():
    settings.register_profile(
        name,
        max_examples=examples,
        deadline=None,
        # A match is named by its set-up and a small seed: there is nothing to make simpler.
        phases=(Phase.explicit, Phase.reuse, Phase.generate),
        suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large),
    )
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE") or ("pyodide" if sys.platform == "emscripten" else "ci")
)

ROOT = Path(__file__).parents[1]
NOTES = ROOT / ".prepared" / "long-tests.json"
LONG = 1.0
"""Seconds."""

NEVER_QUICK = "tests/browser/"
"""Left out of the quick run as a whole."""

MANY = 6
"""A test that is tried in fewer ways is tried in all of them, also by `--every-third`."""

TIME = "processor"
BEGAN = pytest.StashKey[float]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out what took long in the last whole run")
    parser.addoption("--every-third", action="store_true", help="of what is tried in many ways, a third")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.quick or "HYPOTHESIS_PROFILE" in os.environ or sys.platform == "emscripten":
        return
    config.pluginmanager.register(Watch())
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Notes())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = set(noted()) if config.option.quick else set()
    if config.option.every_third:
        left_out |= two_of_three([item.nodeid for item in items])
    if left_out:
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid in left_out])
        items[:] = [item for item in items if item.nodeid not in left_out]


def two_of_three(tests: list[str]) -> set[str]:
    """What `--every-third` leaves out."""
    ways = Counter(test.partition("[")[0] for test in tests)
    passed: Counter[str] = Counter()
    left_out = set()
    for test in tests:
        name = test.partition("[")[0]
        if ways[name] >= MANY and (passed[name] + crc32(name.encode())) % 3:
            left_out.add(test)
        passed[name] += 1
    return left_out


class Watch:
    """Writes into each test's report how long it took, with whatever was set up for it."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None]:
        item.stash[BEGAN] = processor()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None]:
        try:
            return (yield)
        finally:
            item.user_properties.append((TIME, processor() - item.stash[BEGAN]))


class Notes:
    """Hears how long each test took, from all workers, and keeps what took long."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == TIME and isinstance(value, float) and not report.nodeid.startswith(NEVER_QUICK):
                self.seconds[report.nodeid] = value

    def pytest_sessionfinish(self) -> None:
        there = {node: time for node, time in noted().items() if (ROOT / node.partition("::")[0]).exists()}
        whole = there | {node: round(time, 1) for node, time in self.seconds.items()}
        NOTES.parent.mkdir(exist_ok=True)
        long = {node: time for node, time in sorted(whole.items()) if time > LONG}
        NOTES.write_text(json.dumps(long, indent=1), "utf-8")


def noted() -> dict[str, float]:
    """What took long the last time, and how long."""
    try:
        found: dict[str, float] = json.loads(NOTES.read_text("utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return found


def processor() -> float:
    """Seconds that the processor has worked for us so far, and for those we have waited for."""
    return sum(os.times()[:4])
