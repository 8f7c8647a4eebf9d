"""Golden matches: whole matches kept as records, with what is told of them, and replayed on every run.

A change of the rules or the words shows here as a difference to read. `python -m lab.golden` makes them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.setups import GAMES_TO_TEST
from conformance.transcript import transcript
from games.catalogue import Game
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


@pytest.mark.parametrize("entry", GAMES_TO_TEST, ids=lambda entry: entry.name)
def test_every_option_of_a_game_has_a_golden_match(entry: Game) -> None:
    records = [read(file.read_text("utf-8")) for file in GOLDEN if file.stem.split("-")[0] == entry.name]
    assert records, f"{entry.name} has no golden match"
    played = {pair for record in records for pair in record.options.items()}
    offered = {(option.name, value) for option in entry.rules.OPTIONS for value in option.values}
    assert offered - played == set()
