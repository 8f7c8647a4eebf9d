"""The lab's tournaments: fair deals, honest intervals, results that are added to, pages made of them."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from random import Random
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest
from lab.arena import cluster, pairings, plots, ratings, results, shares, tables, versions
from lab.arena.matches import Dealt, play_deal, play_deals
from lab.arena.pairings import Pairing
from lab.arena.players import player
from lab.arena.playing import play
from lab.arena.results import Row

from games.catalogue import GAMES, game
from games.contract import CHANCE, Move, complete_options
from games.minds import LEVELS
from lab import learn, tournament

FOR_EVER = 10.0**9


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Results and pages in a folder of the test's own."""
    monkeypatch.setattr(results, "FOLDER", tmp_path)
    monkeypatch.setattr(tables, "PLACE", tmp_path)
    return tmp_path


@pytest.fixture
def workers() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as here:
        yield here


def without_time(dealt: Dealt) -> Dealt:
    return dealt._replace(thought=0.0, spent=0.0)


def row(outcomes: str, pairing: Pairing, first: int = 0, versions: str = "a b") -> Row:
    return Row(pairing, versions, first, Dealt(outcomes, 100 * len(outcomes), 90, 110, 10, 0.1, 1.0))


PAIRING = Pairing("nines", "ram", "ewe", 2)


def test_a_deal_is_played_from_every_seat_and_again_the_same() -> None:
    pairing = Pairing("nines", "quick", "random", 3)
    dealt = play_deals(pairing, 5, 2)
    assert len(dealt.outcomes) == 6
    assert without_time(dealt) == without_time(play_deal(pairing, 5).joined(play_deal(pairing, 6)))


def test_whoever_plays_against_itself_takes_a_fair_share() -> None:
    """By symmetry exactly so, since everybody sits on every seat with the same dice and the same luck."""
    dealt = play_deals(Pairing("nines", "quick", "quick", 2), 0, 3)
    assert shares.share([row(dealt.outcomes, PAIRING)]) == (0.5, 0.0)


def test_a_share_has_its_interval_from_deal_to_deal() -> None:
    """Deals of two wins, of one, of a win shared by two and a loss, and of one."""
    found = shares.share([row("1110", PAIRING), row("2001", PAIRING, 2)])
    assert found.part == pytest.approx((1 + 0.5 + 0.25 + 0.5) / 4)
    assert found.bound == pytest.approx(1.96 * (0.0990 / 4) ** 0.5, rel=0.01)
    assert [seat.part for seat in shares.by_seat([row("1110", PAIRING), row("2001", PAIRING, 2)])] == [
        0.625,
        0.5,
    ]


def test_neighbouring_deals_become_one_row_and_gaps_are_found() -> None:
    rows = results.add([], row("10", PAIRING))
    rows = results.add(rows, row("11", PAIRING, 3))
    assert results.missing(rows, PAIRING, "a b", 5) == [1, 2, 4]
    assert results.missing(rows, PAIRING, "a c", 2) == [0, 1]
    rows = results.add(rows, row("0001", PAIRING, 1))
    assert [(each.first, each.dealt.outcomes) for each in rows] == [(0, "10000111")]


def test_what_is_written_is_read_again(kept: Path) -> None:
    short = PAIRING._replace(chosen=(("game", "short"), ("track", "round")))
    rows = [row("10", PAIRING), row("2011", short, 7)]
    results.write("nines", rows)
    assert results.read("nines") == rows
    assert [file.name for file in kept.iterdir()] == ["nines.csv"]


def test_only_the_latest_versions_count() -> None:
    rows = [
        row("00", PAIRING, 0, "old old"),
        row("11", PAIRING, 0, "new old"),
        row("10", PAIRING, 4, "new old"),
    ]
    assert results.latest(rows) == {PAIRING: rows[1:]}


@pytest.mark.usefixtures("kept")
def test_what_is_interrupted_goes_on_where_it_was(workers: Executor) -> None:
    """Deals that are there are not played again, and it comes to the same."""
    pairing = Pairing("nines", "quick", "random", 2)
    assert not play(pairing, 7, workers, -1.0, "")
    assert results.read("nines") == []
    assert play(pairing, 6, workers, FOR_EVER, "")
    before = results.read("nines")[0].dealt
    assert play(pairing, 7, workers, FOR_EVER, "")
    [after] = results.read("nines")
    assert without_time(after.dealt) == without_time(before.joined(play_deal(pairing, 6)))
    assert after.dealt.outcomes == play_deals(pairing, 0, 7).outcomes
    assert play(pairing, 7, Nobody(), FOR_EVER, "")


class Nobody(Executor):
    """Plays nothing."""

    def submit(self, *_task: object, **_named: object) -> Future[object]:  # type: ignore[override]
        raise AssertionError("It was played already.")


def test_a_version_is_what_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """However the code reads; with more time it is the same player; another answer makes another version."""
    usual = versions.version("lucky", "quick")
    versions.version.cache_clear()
    assert versions.version("lucky", "quick") == usual
    assert versions.version("lucky", "quick*20") == usual
    assert versions.version("lucky", "random") != usual

    def otherwise(_name: str, spoken: str) -> object:
        right = player("lucky", spoken)

        def choose(view: object, seat: int, rng: Random) -> Move:
            legal = game("lucky").rules.moves(view, seat)
            return legal[-1] if spoken == "quick" else right(view, seat, rng)

        return choose

    monkeypatch.setattr(versions, "player", otherwise)
    versions.version.cache_clear()
    assert versions.version("lucky", "quick") != usual
    versions.version.cache_clear()


def test_the_page_of_a_game_is_made_of_its_results(kept: Path) -> None:
    four = Pairing("nines", "ram", "ewe", 4)
    results.write("nines", [row("11101100", four), row("11" * 1000, PAIRING)])
    tables.write("nines")
    page = (kept / "nines.md").read_text("utf-8")
    few = (
        "| ram | ewe | 4 | 8 (few) | 62.5% | 38.0% to 87.0% | 2.50 | 1.52 to 3.48 | 100 (90 to 110) | 10.0 |"
    )
    assert f"{few}  | a b |" in page
    assert "| ram | ewe | 2 | 2000 | 100.0% | 100.0% to 100.0% |" in page
    assert "| ram | ewe | 100.0% ± 0.0% | 100.0% ± 0.0% | 50.0% ± 98.0% | 0.0% ± 0.0% |" in page
    drawing = ElementTree.fromstring((kept / "nines.svg").read_text("utf-8"))
    bars = [each for each in drawing.iter() if each.get("class") == "bar"]
    assert [float(each.get("width", 0)) for each in bars] == [plots.WIDTH, plots.WIDTH * 0.625]


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_every_page_is_what_the_results_say(
    entry: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No figure is written by hand, and none is left from before."""
    name = entry.name  # type: ignore[attr-defined]
    written = tables.PLACE
    monkeypatch.setattr(tables, "PLACE", tmp_path)
    tables.write(name)
    for file in (f"{name}.md", f"{name}.svg"):
        assert (tmp_path / file).read_text("utf-8") == (written / file).read_text("utf-8"), (
            "run python3 tasks.py lab --tables"
        )


def test_whoever_did_not_win_left_it_to_one_of_the_others() -> None:
    assert ratings.places(1, 3) == [1.0, 2.0, 2.0]
    assert ratings.places(2, 3) == [1.0, 1.0, 2.0]
    assert ratings.places(0, 3) == [2.0, 1.0, 2.0]


def test_every_game_and_level_stands_to_be_measured_at_two_numbers_of_players() -> None:
    for entry in GAMES:
        for one, others in zip(LEVELS, ("random", *LEVELS), strict=False):
            counts = [
                each.seats
                for each in pairings.STANDING
                if (each.game, each.one, each.others) == (entry.name, one, others)
            ]
            assert len(counts) == 2, (entry.name, one)


def test_what_is_asked_for_is_played(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pairing of one's own, by its options; the pages are made with it."""
    monkeypatch.setattr(cluster, "workers", lambda _address, _processes: ThreadPoolExecutor(1))
    monkeypatch.setattr(ratings, "write", lambda: None)
    asked = ["nines", "quick", "random", "--matches", "3", "--seats", "2", "--set", "track=short"]
    assert tournament.main(asked) == 0
    [found] = results.read("nines")
    assert (found.pairing.options, found.deals) == ("track short", range(2))
    assert "| quick | random | 2 | 4 (few) |" in (kept / "nines.md").read_text("utf-8")


def test_pypy_plays_on_this_machine_without_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "python_implementation", lambda: "PyPy")
    with cluster.workers(processes=1) as workers:
        assert workers.submit(len, "four").result() == 4
    with pytest.raises(SystemExit, match="needs ordinary Python"), cluster.workers("tcp://192.168.0.7:8786"):
        pass


def test_a_cluster_elsewhere_gets_all_that_a_match_needs(tmp_path: Path) -> None:
    """Every package of ours that is imported for it lies in what is sent."""
    names = ZipFile(cluster.sources(tmp_path / "sent.zip")).namelist()
    for module in (
        "games/nines/bot/weights.py",
        "bots/thinking.py",
        "lab/arena/matches.py",
        "lab/steady/nines/choosing.py",
    ):
        assert module in names


@pytest.mark.parametrize("spoken", ["steady", "plain"])
@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.name)
def test_those_beside_the_levels_play_by_the_rules(
    entry: object, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = entry.name  # type: ignore[attr-defined]
    monkeypatch.setattr(import_module("lab.arena.plain"), "MOVES", {name: 40})
    rules, rng, beside = game(name).rules, Random(2), player(name, spoken)
    seats = rules.SEATS[0]
    state = rules.start(seats, complete_options(rules, seats, {}))
    for _ in range(25):
        if not rules.turn(state):
            break
        seat = rules.turn(state)[0]
        move = rules.draw(state, rng) if seat == CHANCE else beside(rules.view(state, seat), seat, rng)
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
