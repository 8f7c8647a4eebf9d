"""Preparing and playing on somebody else's machine: what is missing is said, what is half is mended."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from .conftest import Run


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    """What a failed verb said: one line, and no traceback."""
    said = done.stderr.strip()
    assert done.returncode != 0
    assert "Traceback" not in said
    assert len(said.splitlines()) == 1
    return said


def test_help_names_every_verb(run: Run) -> None:
    done = run("--help")
    assert done.returncode == 0
    for verb in ("play", "test", "check", "build", "bench", "lab", "shots", "mutants"):
        assert f"  {verb} " in done.stdout


def test_no_verb_shows_the_help_and_fails(run: Run) -> None:
    done = run()
    assert done.returncode != 0
    assert "usage" in done.stdout


def test_an_unknown_verb(run: Run) -> None:
    assert "no verb 'fly'" in one_sentence(run("fly"))


def test_a_missing_npm(run: Run) -> None:
    assert "npm was not found" in one_sentence(run("prepare"))


@pytest.mark.usefixtures("npm_without_network")
def test_no_network(run: Run) -> None:
    assert "needs the network" in one_sentence(run("prepare"))


def test_a_port_that_is_none(run: Run) -> None:
    """Said at once, before anything is fetched or prepared."""
    assert "70000 is not a port" in one_sentence(run("play", "--port", "70000"))


@pytest.mark.usefixtures("npm_that_works")
def test_a_broken_set_up_repairs_itself(run: Run, prepared: Path) -> None:
    """Preparing again does nothing; after any harm it does just what is needed."""
    runtime = prepared / "static" / "runtime"
    whole = {path: path.stat().st_size for path in runtime.rglob("*") if path.is_file()}

    assert run("build").returncode == 0
    assert not (prepared / "asked").exists()

    (runtime / "python.zip").write_bytes(b"cut off")
    (runtime / "pyodide" / "pyodide.mjs").unlink()
    (prepared / "dist" / "index.html").write_text("")
    assert run("build").returncode == 0
    assert {path: path.stat().st_size for path in runtime.rglob("*") if path.is_file()} == whole
    assert "<title>Paddock</title>" in (prepared / "dist" / "index.html").read_text("utf-8")
    assert not (prepared / "asked").exists()

    (prepared / "node_modules").unlink()
    assert run("build").returncode == 0
    assert (prepared / "asked").read_text() == "x\n"


def test_the_second_start_makes_nothing_and_needs_no_network(prepared: Path, programs: Path) -> None:
    """The first thing it says is its address."""
    playing = subprocess.Popen(
        [sys.executable, "tasks.py", "play", "--port", "18700"],
        cwd=prepared,
        env={"PATH": str(programs), "HOME": os.environ.get("HOME", "/")},
        text=True,
        stdout=subprocess.PIPE,
    )
    try:
        assert playing.stdout is not None
        said = playing.stdout.readline()
        address = next(word for word in said.split() if word.startswith("http://127.0.0.1:"))
        with urlopen(address) as page:
            assert b"<title>Paddock</title>" in page.read()
    finally:
        playing.terminate()
        playing.wait()
