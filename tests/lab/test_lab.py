"""The lab's programs do what they say, in small."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.catalogue import game
from lab import family, golden, soak
from table.record import read


def test_soak_plays_every_number_of_players_and_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--game", "nines", "--matches", "4", "--processes", "1"]) == 0
    printed = capsys.readouterr().out
    for seats in game("nines").rules.SEATS:
        assert f"nines, {seats} players: 4 matches ended" in printed


def test_soak_lets_bots_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--game", "lucky", "--seats", "2", "--matches", "2", "--bots"]) == 0
    assert "lucky, 2 players: 2 matches ended" in capsys.readouterr().out


def test_a_family_plays_for_as_long_as_one_likes(capsys: pytest.CaptureFixture[str]) -> None:
    assert family.main(["--matches", "2", "--steps", "5"]) == 0
    assert "2 evenings without a fault" in capsys.readouterr().out


def test_a_soaked_match_is_the_same_for_the_same_seed() -> None:
    assert soak.play_match("shepherd", 3, False, 7) == soak.play_match("shepherd", 3, False, 7)


def test_a_match_without_end_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "LONGEST", 3)
    assert soak.main(["--game", "nines", "--seats", "2", "--matches", "2"]) == 1
    assert "does not end" in capsys.readouterr().out


def test_a_favoured_seat_is_marked() -> None:
    """Nine wins of ten are more than chance; a shared win counts half for each."""
    outcomes = (
        [soak.Outcome(10, (0,), 0)] * 17 + [soak.Outcome(20, (1,), 0)] + [soak.Outcome(30, (0, 1), 0)] * 2
    )
    report = soak.report(game("nines"), 2, outcomes, 1.0)
    assert "shortest 10, median 10, 95 % 30, longest 30" in report
    assert "90.0%! 10.0%!  (fair 50.0% ± 21.9%)" in report


def test_who_begins_is_counted_where_it_was_said_beforehand() -> None:
    """Whatever the first move of a match is: in Sheep Hustle all seats choose at once."""
    outcomes = [soak.play_match("hustle", 3, False, seed) for seed in range(40)]
    assert {outcome.starter for outcome in outcomes} == {None, 0, 1, 2}
    outcomes = [soak.Outcome(10, (1,), 1)] * 3 + [soak.Outcome(10, (0,), None)] * 7
    report = soak.report(game("nines"), 2, outcomes, 1.0)
    assert "wins by seat:          70.0% 30.0%" in report
    assert "wins from who begins:  100.0% 0.0%" in report
    assert "begins" not in soak.report(game("nines"), 2, outcomes[3:], 1.0)


def test_golden_keeps_a_match_and_tells_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "RECORDS", tmp_path)
    assert golden.main(["template", "tried", "--seats", "3", "--set", "path=long"]) == 0
    record = read((tmp_path / "template-tried.record").read_text("utf-8"))
    assert (record.game, len(record.sitters), record.options["path"]) == ("template", 3, "long")
    assert "is on the beach first." in (tmp_path / "template-tried.txt").read_text("utf-8")


def test_golden_tells_anew_after_a_change_of_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "RECORDS", tmp_path)
    golden.main(["template", "tried"])
    told = (tmp_path / "template-tried.txt").read_text("utf-8")
    (tmp_path / "template-tried.txt").write_text("older words", "utf-8")
    assert golden.main(["template", "--retell"]) == 0
    assert (tmp_path / "template-tried.txt").read_text("utf-8") == told


@pytest.mark.parametrize("wrong", [["chess", "x"], ["template", "x", "--set", "path=endless"]])
def test_golden_says_what_it_does_not_know(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main(wrong) == 2
    assert wrong[0] in capsys.readouterr().out
