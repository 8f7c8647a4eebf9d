"""The lab's tournaments: fair deals, honest intervals, a table that keeps one line for each pairing."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from lab.players import player

from games.catalogue import GAMES, game
from games.contract import CHANCE, complete_options
from lab import learn, tournament


def test_a_deal_is_played_from_every_seat_and_again_the_same() -> None:
    series = tournament.Series("nines", "quick", "random", 3, ())
    dealt = tournament.play_deal(series, 5)
    assert dealt._replace(seconds=0.0) == tournament.play_deal(series, 5)._replace(seconds=0.0)
    assert 0 <= dealt.share <= 1


def test_whoever_plays_against_itself_takes_a_fair_share() -> None:
    """By symmetry exactly so, since everybody sits on every seat with the same dice and the same luck."""
    series = tournament.Series("nines", "quick", "quick", 2, ())
    assert [tournament.play_deal(series, seed).share for seed in range(3)] == [0.5] * 3


def test_a_row_tells_the_share_with_its_interval() -> None:
    series = tournament.Series("nines", "ram", "ewe", 2, (("track", "short"),))
    dealt = [tournament.Dealt(share, 100, 10, 0.1) for share in (1.0, 0.5, 0.5, 1.0)]
    assert tournament.row(series, dealt) == (
        "| ram | ewe | 2 | 4 | 8 (few) | 75.0% | 46.7% to 100.0% | 50.0% | 1.50 | 100 | 10.0 | track short |"
    )


def test_a_line_takes_the_place_of_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "TABLES", tmp_path)
    for deals in ("1", "2"):
        arguments = ["nines", "quick", "random", "--deals", deals, "--processes", "1", "--write"]
        assert tournament.main(arguments) == 0
    assert tournament.main([*arguments, "--set", "track=short"]) == 0
    lines = (tmp_path / "nines.md").read_text("utf-8").splitlines()
    assert [line.split("|")[4].strip() for line in lines if line.startswith("| quick")] == ["2", "2"]


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_the_bot_of_earlier_days_still_plays(entry: object) -> None:
    name = entry.name  # type: ignore[attr-defined]
    rules, rng, steady = game(name).rules, Random(2), player(name, "steady")
    seats = rules.SEATS[0]
    state = rules.start(seats, complete_options(rules, seats, {}))
    for _ in range(25):
        seat = rules.turn(state)[0]
        move = rules.draw(state, rng) if seat == CHANCE else steady(rules.view(state, seat), seat, rng)
        assert rules.refuse(state, seat, move) is None
        state = rules.play(state, seat, move).state


def test_nobody_else_plays_in_the_lab() -> None:
    with pytest.raises(ValueError, match="wolf"):
        player("nines", "wolf")


def test_learning_finds_the_weights_that_tell_what_comes() -> None:
    rng = Random(4)
    samples = []
    for _ in range(20_000):
        facts = [(0, 1.0), (1, rng.random()), (2, rng.random())]
        samples.append((facts, 3 * facts[0][1] - 2 * facts[1][1] + rng.gauss(0, 0.1)))
    assert learn.fit(samples, (0.0, 0.0, 0.0)) == pytest.approx((3, -2, 0), abs=0.3)
