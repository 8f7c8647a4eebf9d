"""How the whole run is told: what its suites' last lines say, what was run again, and what was left out."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import suites
from tools.suites import Outcome

SUMMARY = "2 failed, 31 passed, 1 skipped, 3 warnings, 1 error, 2 rerun in 3.21s\n"


def test_the_last_line_of_a_suite_is_counted() -> None:
    counted = suites.counts(["..F [100%]\n", SUMMARY])
    assert counted == {"failed": 3, "passed": 31, "skipped": 1, "rerun": 2}
    assert suites.counts(["nothing"]) == {}


def test_what_passed_at_the_second_go_has_passed_and_is_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert suites.report([Outcome("Browsers", 0, {"passed": 19, "rerun": 2}, 79)], "") == 0
    said = capsys.readouterr().out
    assert "stumbled 2 times" in said
    assert said.endswith("19 passed, 0 failed, 0 skipped\n")


def test_a_failure_fails_the_run_and_so_does_a_suite_that_breaks(capsys: pytest.CaptureFixture[str]) -> None:
    fine = Outcome("CPython", 0, {"passed": 5}, 1)
    assert suites.report([fine, Outcome("Browsers", 1, {"passed": 2, "failed": 1}, 9)], "") == 1
    assert suites.report([fine, Outcome("Pyodide", 3, {}, 9)], "") == 1
    assert capsys.readouterr().out.endswith("5 passed, 1 failed, 0 skipped\n")


def test_the_fast_run_says_plainly_what_it_leaves_out() -> None:
    said = suites.not_in_fast()
    for part in ("browsers", "Pyodide", "ways", "examples"):
        assert part in said


LATE = """
import time

def test_long():
    end = time.process_time() + 1.2
    while time.process_time() < end:
        pass

def test_short():
    time.sleep(1.2)
"""


def outcome(folder: Path, *options: str) -> str:
    """The last line of a run of pytest in a house of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options],
        cwd=folder,
        env={"PATH": os.environ["PATH"], "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        text=True,
        capture_output=True,
        check=False,
    )
    return done.stdout.splitlines()[-1].partition(" in ")[0]


def test_what_took_long_is_left_out_of_the_next_quick_run(tmp_path: Path) -> None:
    """By the processor's time: a test that only waits takes no time from anybody."""
    tests = tmp_path / "tests"
    tests.mkdir()
    shutil.copy(Path(__file__).parents[1] / "conftest.py", tests)
    (tests / "test_late.py").write_text(LATE, "utf-8")
    assert outcome(tmp_path, "--quick") == "2 passed"
    assert outcome(tmp_path) == "2 passed"
    assert outcome(tmp_path, "--quick") == "1 passed, 1 deselected"


WAYS = """
import pytest

@pytest.mark.parametrize("way", range(9))
def test_in_many_ways(way): pass

@pytest.mark.parametrize("way", range(9))
def test_in_as_many(way): pass

@pytest.mark.parametrize("way", range(5))
def test_in_some(way): pass
"""


def test_of_many_ways_a_third_is_tried_and_every_test_in_one(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    shutil.copy(Path(__file__).parents[1] / "conftest.py", tests)
    (tests / "test_ways.py").write_text(WAYS, "utf-8")
    assert outcome(tmp_path, *suites.A_THIRD) == "11 passed, 12 deselected"
    assert outcome(tmp_path) == "23 passed"
