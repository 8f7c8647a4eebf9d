"""Where pawns go and what they cross: N2, N9, N10, N11."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from games.contract import CHANCE
from games.nines import rules
from games.nines.rules.events import CameHome, Moved, Rolled, Skipped, Took, TookCactus, TookNothing
from games.nines.rules.spelling import target
from games.nines.rules.state import GOAL, OVER, ROLL, START, WALK, State
from helpers.nines_kit import kinds

Build = Callable[..., State]


def test_n2_a_cactus_is_counted_as_a_step(position: Build) -> None:
    state = position("c1 2 3", "c2 4 5", pawns=[[2, 0], [0, 0]], roll=2)
    assert target(state, "walk 2") == 9
    assert target(state, "walk 0") == 2


def test_n2_standing_on_a_cactus_is_not_crossing_it(position: Build) -> None:
    state = position("c1 2 3", "c2 4 5", pawns=[[2, 0], [0, 0]], roll=1)
    after, events = rules.play(state, 0, "walk 2")
    assert kinds(events) == ["Moved"]
    assert after.question == ROLL
    after = after._replace(seat=0, question="walk", roll=1)
    after, _ = rules.play(after, 0, "walk 8")
    assert rules.moves(after, 0) == ["take 1", "take 2"]


def test_n2_a_pawn_on_a_cactus_occupies_no_tile_of_a_segment(position: Build) -> None:
    state = position("c1 2 3", "c2 4 5", pawns=[[2, 8], [0, 8]], roll=3)
    after, _ = rules.play(state, 0, "walk 2")
    assert rules.moves(after, 0) == ["take 1", "take 2"]


def test_n9_an_empty_segment_is_crossed_and_yields_nothing(position: Build) -> None:
    state = position("c1", "c2", "c3 4 5", pawns=[[0, 0], [0, 24]], roll=3)
    state = state._replace(players=(state.players[0], state.players[1]._replace(pawns=(0, 17))))
    after, events = rules.play(state, 0, "walk 0")
    assert after.players[0].pawns == (17, 0)
    assert [event for event in events if isinstance(event, TookNothing)] == [
        TookNothing(0, 1, False),
        TookNothing(0, 2, False),
    ]


def test_n9_from_a_cactus_to_the_cactus_behind_it_crosses_the_first(position: Build) -> None:
    state = position("- 6", "c4", "c3 4 5", pawns=[[8, GOAL], [16, 17]], roll=1)
    after, events = rules.play(state, 0, "walk 8")
    assert kinds(events) == ["Moved", "Took", "TookCactus"], "the second cactus is only stood on"
    assert after.players[0].front == (1, 8)
    assert after.track == (16, 17, 18)


def test_n9_one_step_from_the_last_cactus_over_an_empty_segment_settles_both(position: Build) -> None:
    state = position("- 6 5", "c2", pawns=[[8, START], [8, GOAL]], roll=1)
    state = state._replace(players=(state.players[0]._replace(pawns=(8, 8)), state.players[1]))
    after, events = rules.play(state, 0, "walk 8")
    assert kinds(events) == ["Moved", "CameHome"]
    assert rules.moves(after, 0) == ["take 1", "take 2"]
    after, events = rules.play(after, 0, "take 1")
    assert kinds(events) == ["Took", "TookNothing"], "then the goal's boundary, with nothing before it"
    assert after.seat == 1


def test_n10_a_one_is_a_step_or_a_hop_to_the_nearest_pawn_ahead(position: Build) -> None:
    state = position("c1 2 3 4 5 6", "c2 1 1", pawns=[[1, 9], [4, 10]], roll=1)
    assert rules.moves(state, 0) == ["walk 1", "walk 9", "hop 1"]
    assert target(state, "hop 1") == 4


def test_n10_the_next_pawn_may_be_ones_own(position: Build) -> None:
    state = position("c1 2 3 4 5 6", "c2 1 1", pawns=[[1, 5], [9, 9]], roll=1)
    assert target(state, "hop 1") == 5
    assert target(state, "hop 5") == 9


def test_n10_neither_goal_nor_start_nor_the_same_space_is_ahead(position: Build) -> None:
    state = position("c1 2 3 4 5 6", pawns=[[3, 3], [GOAL, START]], roll=1)
    assert rules.moves(state, 0) == ["walk 3"]


def test_n10_from_the_start_too(position: Build) -> None:
    state = position("c1 2 3 4", pawns=[[START, START], [2, START]], roll=1)
    assert rules.moves(state, 0) == ["walk start", "hop start"]
    assert target(state, "walk start") == 0
    assert target(state, "hop start") == 2


def test_n10_one_space_ahead_hop_and_step_are_one_move(position: Build) -> None:
    state = position("c1 2 - 4", "c2 1 1", pawns=[[1, 8], [3, START]], roll=1)
    assert rules.moves(state, 0) == ["walk 1", "walk 8"], "the hole has closed: 3 follows on 1"


def test_n10_crossings_on_a_hop_count(position: Build) -> None:
    state = position("c1 2 3", "c2 4 6", pawns=[[1, START], [10, START]], roll=1)
    after, events = rules.play(state, 0, "hop 1")
    assert isinstance(events[0], Moved)
    assert events[0].hop
    assert events[0].path == (2, 8, 9, 10)
    assert rules.moves(after, 0) == ["take 1", "take 2"]


def test_n10_a_cactus_that_a_hop_comes_to_stand_on_is_not_crossed(position: Build) -> None:
    state = position("c1 2 3", "c2 4 6", pawns=[[1, START], [8, START]], roll=1)
    after, events = rules.play(state, 0, "hop 1")
    assert kinds(events) == ["Moved"]
    assert after.question == ROLL


@pytest.mark.parametrize("roll", range(2, 7))
def test_n10_no_other_roll_lets_a_pawn_hop(position: Build, roll: int) -> None:
    state = position("c1 2 3 4 5 6", "c2 1 1", pawns=[[1, 2], [4, 10]], roll=roll)
    assert rules.moves(state, 0) == ["walk 1", "walk 2"]


def test_n11_the_roll_comes_first(position: Build) -> None:
    state = position("c1 2 3", pawns=[[0, 1], [1, 1]])
    assert rules.turn(state) == (CHANCE,)
    assert rules.thrower(state) == 0
    assert rules.moves(state, 0) == ()
    state = rules.play(state, CHANCE, "roll 5").state
    assert rules.turn(state) == (0,)
    assert rules.thrower(state) is None


def test_n11_every_side_of_the_die_falls_alike(position: Build) -> None:
    state = position("c1 2 3", pawns=[[0, 1], [1, 1]])
    rolls = Counter(rules.draw(state, Random(seed)) for seed in range(1800))
    assert set(rolls) == {f"roll {number}" for number in range(1, 7)}
    assert all(240 < times < 360 for times in rolls.values())


def test_n11_a_roll_changes_nothing_but_what_the_die_shows(position: Build) -> None:
    state = position("c1 2 3", pawns=[[0, 1], [1, 1]])._replace(chosen_first=1)
    after, events = rules.play(state, CHANCE, "roll 5")
    assert after == state._replace(question=WALK, roll=5)
    assert events == (Rolled(0, 5),)


def test_n11_one_pawn_takes_the_whole_roll(position: Build) -> None:
    state = position("c1 2 3 4 5 6", pawns=[[0, 1], [1, 1]], roll=3)
    after, _ = rules.play(state, 0, "walk 1")
    assert after.players[0].pawns == (0, 4)
    assert after.players[1] == state.players[1]
    assert after.seat == 1


def test_n11_own_pawns_on_one_space_are_one_move(position: Build) -> None:
    state = position("c1 2 3 4", pawns=[[2, 2, START, START], [1, 1, 1, 1]], roll=2)
    assert rules.moves(state, 0) == ["walk start", "walk 2"]


def test_n11_a_player_with_all_pawns_home_is_skipped(position: Build) -> None:
    state = position("- - - -", "c1 2 3 4 5 6 1 2", pawns=[[8, 8], [GOAL, GOAL], [8, 8]], roll=1)
    after, events = rules.play(state, 0, "walk 8")
    while rules.moves(after, 0):
        after, events = rules.play(after, 0, rules.moves(after, 0)[0])
    assert events[-1] == Skipped((1,), 0, 2)
    assert after.seat == 2
    assert after.boundary == 0


def test_n11_the_last_player_moves_several_times_running(position: Build) -> None:
    state = position("c1 2 3 4 5 6 1 2", pawns=[[0, 0], [GOAL, GOAL]], roll=1)
    after, events = rules.play(state, 0, "walk 0")
    assert after.seat == 0
    assert after.question == ROLL
    assert events[-1] == Skipped((1,), 0, 0)


def test_n8_steps_beyond_the_goal_are_lost(position: Build) -> None:
    state = position("- - -", "c1 2 3", pawns=[[9, 8], [8, 8]], roll=6)
    after, events = rules.play(state, 0, "walk 9")
    assert after.players[0].pawns == (GOAL, 8)
    assert events[0].path == (10, GOAL)
    assert CameHome(0, 1) in events


def test_n8_the_goal_is_a_boundary_without_a_cactus(position: Build) -> None:
    state = position("- - -", "c1 2 3 6", pawns=[[10, 8], [9, 8]], roll=2)
    after, _ = rules.play(state, 0, "walk 10")
    assert rules.moves(after, 0) == ["take 10", "take 11"], "the 2 is occupied, the cactus no tile"
    after, events = rules.play(after, 0, "take 10")
    assert kinds(events) == ["Took"]
    assert after.seat == 1


def test_n8_on_the_short_track_the_fifth_segment_is_the_last(position: Build) -> None:
    gone = ["- -"] * 4
    state = position(*gone, "c1 2 3 6", pawns=[[33, GOAL], [32, 32]], roll=3)
    after, events = rules.play(state, 0, "walk 33")
    assert isinstance(events[0], Moved)
    assert rules.moves(after, 0) == ["take 33", "take 34", "take 35"]


def test_n8_the_very_last_pawn_takes_what_is_left_and_ends_the_match(position: Build) -> None:
    state = position("- -", "c1 2", pawns=[[9, GOAL], [GOAL, GOAL]], roll=6)
    state = state._replace(track=(9,))
    after, events = rules.play(state, 0, "walk 9")
    assert kinds(events) == ["Moved", "CameHome", "Took", "LeftOver", "Settled", "Ended"]
    assert after.question == OVER
    assert after.track == ()
    assert not [event for event in events if isinstance(event, TookCactus)]
    assert [event.forced for event in events if isinstance(event, Took)] == [True]
