"""What measures the rules plays by them: with every number of players and any options."""

from __future__ import annotations

import json

import pytest

from bench.rules_speed import main
from games.catalogue import GAMES


def test_every_game_is_measured_with_every_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["0.001"]) == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(found) == {f"{game.name}-{seats}" for game in GAMES for seats in game.seats}
    assert all(each > 0 for speeds in found.values() for each in speeds.values())
