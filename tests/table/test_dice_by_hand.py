"""What `docs/dice.md` tells anybody to run is run here, on games that were sealed long ago."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from games.contract import CHANCE
from table.match import Match
from table.record import read

ROOT = Path(__file__).parents[2]
SEALED = sorted((ROOT / "tests" / "records" / "sealed").glob("*.record"))
LINES = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "dice.md").read_text("utf-8"), re.DOTALL)

BY_ANYBODY = pytest.mark.skipif(sys.platform == "emscripten", reason="the browser has no second process")


def checked(folder: Path, record: str) -> subprocess.CompletedProcess[str]:
    (folder / "game.txt").write_text(record, "utf-8")
    lines = [sys.executable, "-I", "-c", LINES[0]]
    return subprocess.run(lines, cwd=folder, capture_output=True, text=True, check=False)


@BY_ANYBODY
@pytest.mark.parametrize("file", SEALED, ids=lambda file: file.stem)
def test_anybody_s_python_finds_that_nothing_was_turned(file: Path, tmp_path: Path) -> None:
    told = checked(tmp_path, file.read_text("utf-8"))
    rolls = file.read_text("utf-8").count("* roll ")
    assert told.stdout == f"{rolls} rolls, 0 of them turned\n"
    assert told.returncode == 0


@pytest.mark.parametrize("file", SEALED, ids=lambda file: file.stem)
def test_every_roll_and_deal_of_old_comes_out_of_its_seal_to_this_day(file: Path) -> None:
    match = Match.resume(read(file.read_text("utf-8")))
    assert match.result is not None
    assert match.is_sealed
    assert any(step.seat == CHANCE for step in match.history)
    assert match.turned_dice == ()


@BY_ANYBODY
def test_one_turned_die_is_found_and_so_is_another_seed(tmp_path: Path) -> None:
    record = (ROOT / "tests" / "records" / "sealed" / "nines.record").read_text("utf-8")
    roll = re.search(r"\* roll (\d)", record)
    assert roll is not None
    other = "* roll 1" if roll[1] != "1" else "* roll 2"
    assert ", 1 of them turned" in checked(tmp_path, record.replace(roll[0], other, 1)).stdout
    seed = re.search(r"\nseed (.)", record)
    assert seed is not None
    swapped = "0" if seed[1] != "0" else "1"
    told = checked(tmp_path, record.replace(f"\nseed {seed[1]}", f"\nseed {swapped}", 1))
    assert told.returncode != 0
    assert "not the seed that was sealed" in told.stderr
