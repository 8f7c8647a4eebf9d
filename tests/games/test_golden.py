"""Golden matches: whole matches kept as records, with what is told of them, and replayed on every run.

A change of the rules or the words shows here as a difference to read. `tasks.py lab --golden` makes them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.setups import TABLES, Table
from conformance.transcript import transcript
from games.contract import FIRST, Options
from table.match import Match
from table.record import read, write

RECORDS = Path(__file__).parents[1] / "records"
GOLDEN = sorted(RECORDS.glob("*.record"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_the_golden_match_is_told_as_before(file: Path) -> None:
    record = read(file.read_text("utf-8"))
    assert write(record) == file.read_text("utf-8")
    assert file.stem.split("-")[0] == record.game
    assert transcript(record) == file.with_suffix(".txt").read_text("utf-8")
    assert Match.resume(record).result is not None


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_option_set_of_a_game_has_a_golden_match(table: Table) -> None:
    """Whoever begins, and at any number of players: every way to combine what can be chosen was played."""
    records = [read(file.read_text("utf-8")) for file in GOLDEN]
    played = [chosen(record.options) for record in records if record.game == table.entry.name]
    assert played, f"{table.entry.name} has no golden match"
    assert [setup for setup in table.setups if chosen(setup.options) not in played] == []


def chosen(options: Options) -> dict[str, str]:
    return {name: value for name, value in options.items() if name != FIRST}
