"""What a bot reckons with, tuned by matches against the bot of today."""

from __future__ import annotations

from importlib import import_module
from multiprocessing.pool import ThreadPool
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from lab.arena import weights_file

from games.catalogue import game
from games.contract import complete_options
from games.shepherd.bot.worth import WEIGHTS, Weights, weighed, worth
from games.shepherd.rules import start
from lab import tune


def test_a_deal_is_played_from_every_seat_with_each_number_of_players_in_turn() -> None:
    dealt = tune.matches("shepherd", "ram", tuple(WEIGHTS), (2, 4), range(3))
    assert [(match.seats, match.mine, match.deal) for match in dealt] == [
        *((2, mine, 0) for mine in range(2)),
        *((4, mine, 1) for mine in range(4)),
        *((2, mine, 2) for mine in range(2)),
    ]


def test_against_itself_a_player_is_as_far_ahead_from_one_seat_as_behind_from_the_other() -> None:
    first, second = (tune.play(match) for match in tune.matches("shepherd", "ram", tuple(WEIGHTS), (2,), [5]))
    assert first == pytest.approx(-second)


def test_whoever_reckons_that_grass_is_nothing_falls_behind() -> None:
    blind = tuple(0.001 for _ in WEIGHTS)
    assert fmean(map(tune.play, tune.matches("shepherd", "ram", blind, (2,), range(4)))) < -1


def test_a_guess_is_so_many_times_as_much() -> None:
    assert tune._times((2.0, 0.5), (0.0, 0.0)) == (2.0, 0.5)
    assert tune._times((2.0, 0.5), (-9.0, 0.7)) == (0.0, 1.007)


def test_whoever_is_asked_for_nothing_else_reckons_with_what_the_file_says() -> None:
    rules = game("shepherd").rules
    state = start(2, complete_options(rules, 2, {}))
    assert worth(state) == weighed(WEIGHTS, state)
    assert tuple(import_module("games.shepherd.bot.weights").WEIGHTS) == Weights._fields


def test_only_who_is_better_beyond_doubt_takes_the_place_of_today_s(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Leads are found by what the weights are; that they are in fact better or worse is made up here."""
    (tmp_path / "shepherd" / "bot").mkdir(parents=True)
    monkeypatch.setattr(weights_file, "GAMES", tmp_path)
    monkeypatch.setattr(tune, "Pool", lambda _processes: ThreadPool(1))
    monkeypatch.setattr(tune, "_search", lambda *_: tuple(2 * weight for weight in WEIGHTS))
    for lead, stands in ((3.0, 2.0), (-3.0, 1.0)):
        monkeypatch.setattr(tune, "play", lambda match, lead=lead: lead + match.deal % 2)
        assert tune.main(["shepherd", "--proof", "10", "--seats", "2"]) == 0
        written: dict[str, Any] = {}
        exec((tmp_path / "shepherd" / "bot" / "weights.py").read_text("utf-8"), written)
        assert Weights(**written["WEIGHTS"]) == tuple(stands * weight for weight in WEIGHTS)
        assert ("which stay" in written["__doc__"]) == (lead < 0)
        assert "20 matches" in capsys.readouterr().out


def test_the_data_file_names_the_command_that_made_it() -> None:
    made = import_module("games.shepherd.bot.weights").__doc__ or ""
    assert "`python3 tasks.py lab --tune shepherd" in made
    assert "points a match in" in made
