"""The box, the deal and who begins: N1, N15, N16."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.contract import CHANCE, complete_options, offered
from games.nines import rules
from games.nines.rules.events import Began, Drew
from games.nines.rules.ranking import count
from games.nines.rules.state import LONG, ROLL, SHORT, START, State

TABLES = [
    (seats, track) for seats in rules.SEATS for track in ("long", "short") if track == "long" or seats < 4
]


def dealt(seats: int, seed: int = 1, **chosen: str) -> State:
    state = rules.start(seats, complete_options(rules, seats, chosen))
    move = rules.draw(state, Random(seed))
    assert rules.refuse(state, CHANCE, move) is None
    laid: State = rules.play(state, CHANCE, move).state
    return laid


@pytest.mark.parametrize(("seats", "track"), TABLES)
def test_n1_everybody_draws_a_number_and_the_track_is_laid(seats: int, track: str) -> None:
    state = dealt(seats, track=track)
    stretches = SHORT if track == "short" else LONG
    assert len(state.track) == 8 * stretches
    cacti = [state.faces[tile] for tile in state.track if tile % 8 == 0]
    assert len(set(cacti)) == stretches
    assert all(name.startswith("cactus") for name in cacti)
    for player in state.players:
        assert len(player.front) == 1
        assert state.numbers[player.front[0]] in range(1, 7)
        assert not player.pile
        assert not player.minus


@pytest.mark.parametrize(("seats", "track"), TABLES)
def test_n1_what_is_dealt_comes_out_of_the_box(seats: int, track: str) -> None:
    in_box = 6 - seats if track == "long" else 13 - seats
    for seed in range(20):
        state = dealt(seats, seed, track=track)
        faces = Counter(state.faces)
        plain = [name for name in state.faces if not name.startswith("cactus")]
        assert 48 - len(plain) == in_box
        assert all(faces[f"tile-{number}"] <= 7 for number in range(1, 7))
        assert all(faces[name] <= 2 for name in ("animal-seal", "animal-crab", "animal-gull"))


def test_n1_all_of_the_box_can_come_to_the_table() -> None:
    seen = Counter(name for seed in range(200) for name in dealt(2, seed, track="short").faces)
    assert len(seen) == 6 + 6 + 3
    kept = [200 - seen[f"cactus-{number}"] for number in range(1, 7)]
    assert sum(kept) == 200
    assert min(kept) > 10


def test_n1_the_short_track_is_for_two_or_three() -> None:
    for seats in rules.SEATS:
        names = [option.name for option in offered(rules, seats, {})]
        assert ("track" in names) == (seats <= 3)


@pytest.mark.parametrize(("seats", "pawns"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_n16_pawns_follow_from_the_number_of_players_alone(seats: int, pawns: int) -> None:
    state = dealt(seats)
    assert [player.pawns for player in state.players] == [(START,) * pawns] * seats


@pytest.mark.parametrize(("seats", "track"), TABLES)
def test_n14_no_number_drawn_before_the_match_is_a_cactus(seats: int, track: str) -> None:
    state = dealt(seats, track=track)
    assert [count(state, seat).cacti for seat in range(seats)] == [0] * seats


def test_n15_the_first_player_is_chosen_or_drawn() -> None:
    assert {dealt(3, seed).seat for seed in range(30)} == {0, 1, 2}
    for seat in range(3):
        assert {dealt(3, seed, first=str(seat + 1)).seat for seed in range(10)} == {seat}


def test_n15_a_deal_is_held_to_the_chosen_first_player() -> None:
    state = rules.start(2, complete_options(rules, 2, {"first": "2"}))
    move = rules.draw(state, Random(4))
    assert move.startswith("deal first 2 ")
    refused = rules.refuse(state, CHANCE, move.replace("first 2", "first 1"))
    assert refused is not None
    assert refused.text == "Somebody else was chosen to go first."
    nobody = rules.refuse(state, CHANCE, move.replace("first 2", "first 3"))
    assert nobody is not None
    assert nobody.english() == "Nobody is sitting at seat 3, so nobody goes first there."


def test_n15_turns_go_clockwise() -> None:
    state = dealt(4, first="3")
    rng = Random(5)
    seats = []
    for _ in range(5):
        assert state.question == ROLL
        seats.append(state.seat)
        state = rules.play(state, CHANCE, "roll 2").state
        state = rules.play(state, state.seat, rng.choice(rules.moves(state, state.seat))).state
    assert seats == [2, 3, 0, 1, 2]


GOOD = "deal first 1 own 3 5 track 4-2435s61 1-663c12g 2-1122334 3-1122334 6-5566442"


def test_before_the_deal_the_table_is_empty() -> None:
    chosen = rules.start(3, complete_options(rules, 3, {"first": "2", "track": "short"}))
    assert chosen == (3, 5, 1, "deal", -1, 0, (), (), (), (), 0, -1, False, ())
    assert rules.start(4, complete_options(rules, 4, {})) == (
        *(4, 6, None, "deal", -1, 0),
        *((), (), (), ()),
        *(0, -1, False, ()),
    )


def test_n1_the_deal_is_laid_out_as_the_record_spells_it() -> None:
    state, events = rules.play(
        rules.start(2, complete_options(rules, 2, {"track": "short", "first": "1"})), CHANCE, GOOD
    )
    cactus, *first = state.faces[:8]
    assert cactus == "cactus-4"
    assert first == ["tile-2", "tile-4", "tile-3", "tile-5", "animal-seal", "tile-6", "tile-1"]
    assert state.faces[8:13] == ("cactus-1", "tile-6", "tile-6", "tile-3", "animal-crab")
    assert state.faces[40:] == ("tile-3", "tile-5")
    assert state.numbers[:9] == (4, 2, 4, 3, 5, 0, 6, 1, 1)
    assert [player.front for player in state.players] == [(40,), (41,)]
    assert state == (
        *(2, 5, 0, ROLL, 0, 0),
        *(state.faces, state.numbers, tuple(range(40)), state.players),
        *(0, -1, False, ()),
    )
    assert events == (Drew(0, 40, "tile-3"), Drew(1, 41, "tile-5"), Began(0, state.faces[:40]))


SHAPE = "A deal says who goes first, everybody’s first number and the track, stretch by stretch."
FLAWS = {
    "deal": SHAPE,
    GOOD + " ": SHAPE,
    GOOD.replace("first 1", "first 01"): SHAPE,
    GOOD.replace("2435s61", "2435x61"): SHAPE,
    GOOD.replace("2435s61", "2435s6"): SHAPE,
    GOOD.replace("2435s61", "2435s6١"): SHAPE,
    GOOD.replace("own 3 5", "own 3 5 6"): "Everybody draws exactly one number before the game starts.",
    GOOD + " 5-4455661": "This track has 5 stretches.",
    GOOD.replace("first 1", "first 3"): "Nobody is sitting at seat 3, so nobody goes first there.",
    GOOD.replace("5566442", "5566411"): "The box holds each number seven times.",
    GOOD.replace("5566442", "ss66442"): "The box holds each animal twice.",
    GOOD.replace("6-5566442", "4-5566442"): "The box holds each cactus once.",
}


@pytest.mark.parametrize("move", FLAWS)
def test_n1_a_deal_that_the_box_cannot_give_is_refused(move: str) -> None:
    state = rules.start(2, complete_options(rules, 2, {"track": "short"}))
    assert rules.refuse(state, CHANCE, GOOD) is None
    refused = rules.refuse(state, CHANCE, move)
    assert refused is not None
    assert refused.english() == FLAWS[move]
