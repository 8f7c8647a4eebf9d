"""The end of the race, its ranking, and how long it can last."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from games.contract import Placing
from games.hustle import rules
from games.hustle.rules.dyke import GONE
from games.hustle.rules.events import Compared, Ended, ImpPaid, Out, RanBack, Shoved
from games.hustle.rules.state import LIFESAVERS, Loss, State
from helpers.hustle_positions import careful_match, go, pads, racing, told


def ranks(state: State) -> list[tuple[int, int]]:
    result = rules.result(state)
    assert result is not None
    return [(place.rank, place.seat) for place in result.places]


def reasons(state: State) -> list[str]:
    result = rules.result(state)
    assert result is not None
    return [place.reason.english() for place in result.places]


def conclusion(state: State) -> str:
    result = rules.result(state)
    assert result is not None
    return result.reason.english(("Anna", "Ben", "Caro", "David"))


def test_h25_with_two_left_the_one_further_behind_wins() -> None:
    played = go(racing(30, 50, 10, lifesavers=0), "12", "30", "5")
    assert told(played, Out) == [Out(2, 15, "imp")]
    assert told(played, Ended) == [Ended((0,))]
    assert rules.turn(played.state) == ()
    assert ranks(played.state) == [(1, 0), (2, 1), (3, 2)]
    assert conclusion(played.state) == "Two sheep are left, and the one behind wins: Anna!"
    assert reasons(played.state) == [
        "Second of the last two, on square 42",
        "In front, on square 80",
        "The imp took the sheep in round 1",
    ]


def test_h25_two_left_play_the_round_to_its_end_and_the_imp_is_paid() -> None:
    """Seat 0 runs off the dyke; the other two still move and compare, and the imp takes a lifesaver."""
    played = go(racing(190, 50, 10, lifesavers=2), "20", "30", "5")
    assert [event.seat for event in told(played, Compared)] == [1, 2]
    assert told(played, ImpPaid) == [ImpPaid(2, 1)]
    assert ranks(played.state) == [(1, 2), (2, 1), (3, 0)]


def test_h25_the_imp_may_leave_one() -> None:
    played = go(racing(190, 50, 10, lifesavers=0), "20", "30", "5")
    assert told(played, Ended) == [Ended((1,))]
    assert ranks(played.state) == [(1, 1), (2, 2), (3, 0)]
    assert conclusion(played.state) == "Only one sheep is left on the dyke: Ben wins!"
    assert reasons(played.state) == [
        "Alone on the dyke",
        "The imp took the sheep in round 1",
        "Off the end of the dyke in round 1",
    ]


def test_h25_with_fewer_than_two_the_race_ends_at_once() -> None:
    """Seat 1 drowns after seat 0: seat 2 need not even turn its number up."""
    played = go(racing(190, 33, 10, lifesavers=0), "20", "10", "5")
    assert [event.seat for event in told(played, Out)] == [0, 1]
    assert [event.seat for event in told(played, Compared)] == []
    assert played.events[-1] == Ended((2,))
    assert ranks(played.state) == [(1, 2), (2, 1), (3, 0)]
    assert reasons(played.state)[1] == "In the water with no lifesaver in round 1"


def test_h25_at_once_also_before_a_run_back() -> None:
    """Seat 0 shoves the only other sheep into the water, so its run back is no longer played."""
    state = racing(40, 50, GONE, 195, lifesavers=0, pads=pads(4, seat0="b10"), starter=3)
    played = go(state, "10", "0", "9", "declare b10 0")
    assert told(played, RanBack) == []
    assert [event.seat for event in told(played, Out)] == [3, 1]
    assert told(played, Compared) == []
    assert ranks(played.state) == [(1, 0), (2, 1), (3, 3), (4, 2)]


def test_h25_at_once_also_after_a_run_back() -> None:
    """Seat 0 runs back onto the only other sheep and shoves it into the water."""
    state = racing(40, 50, GONE, 195, lifesavers=0, pads=pads(4, seat0="b10"), starter=3)
    played = go(state, "20", "0", "9", "declare b10 0")
    assert told(played, RanBack) == [RanBack(0, 60, 50)]
    assert [event.seat for event in told(played, Out)] == [3, 1]
    assert told(played, Compared) == []
    assert told(played, Ended) == [Ended((0,))]


def test_h25_none_left_the_last_one_out_wins_by_the_order_of_shoves() -> None:
    """The mover drowns first and the sheep it shoved into the water after it."""
    played = go(racing(41, 51, GONE, lifesavers=0), "10", "0")
    assert [event.seat for event in told(played, Out)] == [0, 1]
    assert told(played, Ended) == [Ended((1,))]
    assert ranks(played.state) == [(1, 1), (2, 0), (3, 2)]
    assert conclusion(played.state) == "Every sheep is off the dyke. Ben stayed on longest and wins!"
    assert reasons(played.state)[0] == "Last to leave the dyke, in round 1"


def test_h25_the_round_told_is_the_one_of_the_last_loss() -> None:
    played = go(racing(41, 51, GONE, GONE, lifesavers=0), "10", "0")
    assert [loss.round for loss in played.state.lost] == [0, 0, 1, 1]
    assert reasons(played.state)[0] == "Last to leave the dyke, in round 1"


def test_h25_all_dead_at_once_three_in_a_chain() -> None:
    """On 2B, squares 58, 59 and 60 are water: three sheep drown in one move."""
    played = go(racing(48, 58, 59, dyke="2B 0 1A 0", lifesavers=0), "10", "0", "1")
    assert [event.seat for event in told(played, Out)] == [0, 1, 2]
    assert [event.end for event in told(played, Shoved)] == [59, 60]
    assert ranks(played.state) == [(1, 2), (2, 1), (3, 0)]


def test_h26_two_finalists_on_the_start_square_share_the_win() -> None:
    state = racing(0, 190, 0, lifesavers=1)
    played = go(state, "0", "20", "0")
    assert told(played, Ended) == [Ended((0, 2))]
    assert ranks(played.state) == [(1, 0), (1, 2), (3, 1)]
    assert conclusion(played.state) == (
        "Two sheep are left, both still at the start: Anna and Caro share the win."
    )
    assert reasons(played.state)[:2] == ["The last two, both still at the start"] * 2


def test_h27_what_an_eliminated_player_has_leaves_the_game() -> None:
    state = racing(190, 50, 10, 20, lifesavers=2, pads=pads(4, seat0="c3 b40"))
    state = go(state, "20", "30", "5", "6", "declare c3 3").state
    assert state.hands[0] == 0
    assert state.pads[0] == ()
    assert state.lifesavers[0] == 0
    assert state.chosen[0] == ""
    assert state.revealed == 0b1110
    assert len(state.supply) == 14
    assert state.lost == (Loss(0, 1, "edge"),)


def test_h27_only_the_numbers_of_the_living_lie_open() -> None:
    state = go(racing(10, 190, 50, 20, lifesavers=2), "5", "20", "30", "6").state
    assert state.chosen == ("5", "", "30", "6")
    assert state.revealed == 0b1101


def test_h28_the_ranking_is_winner_other_survivor_then_last_out_first() -> None:
    state = racing(GONE, 50, 10, GONE, 30, lifesavers=0, starter=1)
    state = state._replace(lost=(Loss(3, 1, "imp"), Loss(0, 2, "water")), round=4)
    played = go(state, "20", "5", "30")
    assert ranks(played.state) == [(1, 4), (2, 1), (3, 2), (4, 0), (5, 3)]
    assert reasons(played.state)[2:] == [
        "The imp took the sheep in round 4",
        "In the water with no lifesaver in round 2",
        "The imp took the sheep in round 1",
    ]


def test_h28_after_a_shared_win_comes_third_place() -> None:
    state = racing(0, GONE, 0, GONE, 190, lifesavers=1)
    state = state._replace(lost=(Loss(3, 1, "imp"), Loss(1, 2, "edge")))
    played = go(state, "0", "0", "20")
    assert ranks(played.state) == [(1, 0), (1, 2), (3, 4), (4, 1), (5, 3)]


def test_there_is_no_result_and_no_score_before_the_end() -> None:
    assert rules.result(racing(0, 0, 0)) is None
    played = go(racing(190, 50, 10, lifesavers=2), "20", "30", "5")
    result = rules.result(played.state)
    assert result is not None
    assert all(isinstance(place, Placing) and place.score is None for place in result.places)


def test_the_bound_on_rounds_for_each_number_of_players() -> None:
    """The imp takes a lifesaver or a sheep every round."""
    assert [bound(seats) for seats in range(3, 9)] == [13, 14, 13, 16, 12, 14]


def bound(seats: int) -> int:
    return seats * LIFESAVERS[seats] + seats - 2


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("options", [{}, {"layout": "chance"}, {"rainy": "yes"}, {"calm": "yes"}], ids=str)
def test_careful_matches_end_within_the_bound(seats: int, options: dict[str, str]) -> None:
    for seed in range(12):
        state = careful_match(seats, Random(seed), **options)[-1].state
        assert 1 <= state.round <= bound(seats)
        result = rules.result(state)
        assert result is not None
        assert sorted(place.seat for place in result.places) == list(range(seats))


@pytest.mark.parametrize("seats", range(3, 9))
def test_every_round_costs_a_lifesaver_or_a_sheep(seats: int) -> None:
    """That is what the bound rests on."""
    left: dict[int, int] = {}
    for state, _ in careful_match(seats, Random(seats), layout="chance"):
        living = sum(place != GONE for place in state.sheep)
        left.setdefault(state.round, sum(state.lifesavers) + living)
    rounds = sorted(left)
    assert all(left[before] > left[after] for before, after in pairwise(rounds[1:]))
    assert left[0] == left[1] == seats * LIFESAVERS[seats] + seats
