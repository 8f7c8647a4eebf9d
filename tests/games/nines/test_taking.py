"""Taking tiles and cacti: N3 to N7."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.contract import complete_options
from games.nines import rules
from games.nines.rules.events import ClosedUp, Discarded, LeftStretch, Moved, Took, TookCactus, TookNothing
from games.nines.rules.spelling import target
from games.nines.rules.state import GOAL, OVER, ROLL, START, STRIDE, TAKE, WALK, State
from games.nines.rules.track import all_across, free_tiles, remaining
from games.nines.scene.preview import preview
from helpers.nines_kit import kinds

Build = Callable[..., State]


def test_n3_the_pawn_stands_first_and_is_counted_on_the_track_as_it_was(position: Build) -> None:
    """The hole its own taking tears does not carry it further."""
    state = position("c1 2 3 4", "c2 5 6 1", pawns=[[1, START], [START, START]], roll=5)
    after, _ = rules.play(state, 0, "walk 1")
    assert after.players[0].pawns[0] == 10
    after, _ = rules.play(after, 0, "take 3")
    assert after.players[0].pawns[0] == 10


def test_n3_every_boundary_is_settled_before_the_next(position: Build) -> None:
    """Tile, nine and discard; cactus, nine and discard; only then the next boundary."""
    state = position("- 1", "c1 1", "c4 6 3", pawns=[[1, GOAL], [17, 17]], front=["6 5", ""], roll=4)
    state, events = rules.play(state, 0, "walk 1")
    assert kinds(events) == ["Moved", "Took"]
    assert state.question == "discard"
    assert 8 in state.track, "the cactus waits until the discard is made"
    five = state.players[0].front[1]
    state, events = rules.play(state, 0, f"discard {five}")
    assert kinds(events) == ["Discarded", "TookCactus"]
    assert state.question == "discard"
    assert 9 in state.track, "the next boundary waits as well"
    one = state.players[0].front[1]
    state, events = rules.play(state, 0, f"discard {one}")
    assert kinds(events) == ["Discarded", "Took"]
    assert state.question == "discard"
    state, events = rules.play(state, 0, f"discard {state.players[0].front[1]}")
    assert kinds(events) == ["Discarded", "TookCactus"]
    assert state.question == "discard"
    state, events = rules.play(state, 0, f"discard {state.players[0].front[2]}")
    assert kinds(events) == ["Discarded"]
    assert (state.question, state.seat) == (ROLL, 1)


def test_n3_one_pawn_may_take_several_cacti_in_one_move(position: Build) -> None:
    state = position("-", "c1", "c2", "c3 6 3", pawns=[[8, GOAL], [25, 26]], roll=2)
    state, events = rules.play(state, 0, "walk 8")
    assert [event.tile for event in events if isinstance(event, TookCactus)] == [8, 16]
    assert state.players[0].pawns[0] == 24
    assert state.track == (24, 25, 26), "standing on the third cactus is not crossing it"


def test_n3_after_a_choice_the_settling_goes_on(position: Build) -> None:
    state = position("c1 1 2", "c2 3 4", "c3 5", pawns=[[2, START], [START, START]], roll=5)
    state, _ = rules.play(state, 0, "walk 2")
    assert rules.moves(state, 0) == ["take 1", "take 2"]
    state, _ = rules.play(state, 0, "take 1")
    assert (state.question, rules.moves(state, 0)) == (TAKE, ["take 9", "take 10"])
    state, _ = rules.play(state, 0, "take 9")
    assert state.question == ROLL


def test_n3_while_a_choice_waits_the_roll_lies_there_and_the_turn_is_the_same(position: Build) -> None:
    state = position("c1 1 2", "c2 3 4", pawns=[[2, START], [START, START]], roll=2)._replace(chosen_first=1)
    waiting, events = rules.play(state, 0, "walk 2")
    assert events == (Moved(0, 0, 2, (8, 9), False, 3, 5), LeftStretch(0, 1, (1, 2)))
    assert waiting.chosen_first == 1
    assert (waiting.question, waiting.seat, waiting.roll) == (TAKE, 0, 2)
    assert (waiting.boundary, waiting.until, waiting.tile_done) == (1, 1, False)


def test_n3_after_a_turn_nothing_is_left_to_settle(position: Build) -> None:
    state = position("c1 1 2", "c2 3 4", pawns=[[2, START], [START, START]], roll=2)
    after, _ = rules.play(rules.play(state, 0, "walk 2").state, 0, "take 1")
    assert (after.question, after.seat, after.roll) == (ROLL, 1, 2)
    assert (after.boundary, after.until, after.tile_done) == (0, -1, False)
    last = position("- -", "c1 2", pawns=[[9, GOAL], [GOAL, GOAL]], roll=6)._replace(track=(9,))
    over, _ = rules.play(last, 0, "walk 9")
    assert (over.question, over.seat, over.roll) == (OVER, 0, 6)
    assert (over.boundary, over.until, over.tile_done) == (0, -1, False)


def test_n4_cacti_belong_to_no_segment(position: Build) -> None:
    state = position("c1 1 2", "c2 3 4", pawns=[[2, START], [START, START]], roll=2)
    state, _ = rules.play(state, 0, "walk 2")
    assert rules.moves(state, 0) == ["take 1", "take 2"]
    for cactus in (0, 8):
        refused = rules.refuse(state, 0, f"take {cactus}")
        assert refused is not None
        assert refused.text.startswith("A cactus isn’t part of a stretch")


def test_n5_taking_is_compulsory(position: Build) -> None:
    state = position("c1 1 2", "c2 3 4", pawns=[[2, START], [START, START]], roll=2)
    state, _ = rules.play(state, 0, "walk 2")
    assert rules.turn(state) == (0,)
    assert all(move.startswith("take ") for move in rules.moves(state, 0))


def test_n5_own_pawns_occupy_too(position: Build) -> None:
    state = position("c1 1 2 3", "c2 3 4", pawns=[[2, 1], [START, START]], roll=3)
    state, _ = rules.play(state, 0, "walk 2")
    assert rules.moves(state, 0) == ["take 2", "take 3"]


def test_n5_the_tile_just_left_may_be_taken_if_no_pawn_is_on_it(position: Build) -> None:
    alone = position("c1 1 2 3", "c2 3 4", pawns=[[3, START], [1, START]], roll=2)
    assert rules.moves(rules.play(alone, 0, "walk 3").state, 0) == ["take 2", "take 3"]
    shared = position("c1 1 2 3", "c2 3 4", pawns=[[3, START], [3, START]], roll=2)
    assert rules.moves(rules.play(shared, 0, "walk 3").state, 0) == ["take 1", "take 2"]


def test_n5_tiles_of_equal_value_are_different_choices(position: Build) -> None:
    """A hole ahead of a pawn shortens its way, one behind it does not."""
    state = position("c1 4 5 4", "c2 3 4 1", pawns=[[3, 2], [START, START]], roll=2)
    state, _ = rules.play(state, 0, "walk 3")
    assert rules.moves(state, 0) == ["take 1", "take 3"]
    for move, space in (("take 1", 8), ("take 3", 9)):
        after, _ = rules.play(state, 0, move)
        assert target(after._replace(seat=0, question=WALK, roll=2), "walk 2") == space


def test_n5_with_nothing_free_nothing_is_taken(position: Build) -> None:
    state = position("c1 1 2", "c2 3 4", pawns=[[2, 2], [1, START]], roll=2)
    after, events = rules.play(state, 0, "walk 2")
    assert TookNothing(0, 1, True) in events
    assert after.track == state.track
    assert after.question == ROLL


def test_n5_with_nothing_free_the_cactus_is_still_taken(position: Build) -> None:
    state = position("-", "c2 3 4", pawns=[[8, 10], [10, GOAL]], roll=1)
    after, events = rules.play(state, 0, "walk 8")
    assert kinds(events) == ["Moved", "TookNothing", "TookCactus"]
    assert after.players[0].front == (8,)


def test_n5_a_single_choice_is_made_and_said(position: Build) -> None:
    state = position("c1 6 2", "c2 3 4", pawns=[[2, START], [2, START]], roll=2)
    after, events = rules.play(state, 0, "walk 2")
    assert Took(0, 1, "tile-6", 1, True, 6, 0) in events
    assert after.question == ROLL
    assert after.seat == 1


@pytest.mark.parametrize(
    ("lying", "tile", "face", "so_far"),
    [("4", "2", "tile-2", 6), ("4", "5", "tile-5", 0), ("4", "s", "animal-seal", 0)],
)
def test_the_sum_in_front_is_told_while_it_may_still_become_nine(
    position: Build, lying: str, tile: str, face: str, so_far: int
) -> None:
    """Not with what makes nine already, and not of an animal, which adds nothing."""
    state = position(f"c1 {tile} 2", "c2 3 4", pawns=[[2, START], [2, START]], front=[lying, ""], roll=2)
    _, events = rules.play(state, 0, "walk 2")
    assert [(event.face, event.so_far) for event in events if isinstance(event, Took)] == [(face, so_far)]


def test_n5_a_chosen_tile_is_not_said_to_be_forced(position: Build) -> None:
    state = position("c1 6 2", "c2 3 4", pawns=[[2, START], [START, START]], roll=2)
    state, _ = rules.play(state, 0, "walk 2")
    _, events = rules.play(state, 0, "take 2")
    assert events == (Took(0, 2, "tile-2", 1, False, 2, 0), ClosedUp(0, (2,)))


@pytest.mark.parametrize("where", [START, 0, 8])
def test_n6_every_pawn_counts_also_one_at_the_start(position: Build, where: int) -> None:
    state = position("c1 6", "c2 3 4", pawns=[[1, GOAL], [GOAL, where]], roll=2)
    after, events = rules.play(state, 0, "walk 1")
    assert "TookCactus" not in kinds(events)
    assert 8 in after.track


def test_n6_the_last_pawn_takes_the_tile_left_and_the_cactus(position: Build) -> None:
    state = position("- 6", "c2 3 4", pawns=[[1, GOAL], [GOAL, 9]], roll=2)
    _, events = rules.play(state, 0, "walk 1")
    assert kinds(events) == ["Moved", "Took", "TookCactus"]
    assert events[2] == Took(0, 1, "tile-6", 1, True, 6, 0)


@pytest.mark.parametrize("seats", rules.SEATS)
def test_n6_one_tile_at_most_is_left_for_the_last_and_in_the_end_none(seats: int) -> None:
    tracks = ("long", "short") if seats < 4 else ("long",)
    for seed in range(12):
        rng = Random(seed)
        options = complete_options(rules, seats, {"track": tracks[seed % len(tracks)]})
        state = rules.start(seats, options)
        while rules.turn(state):
            seat = rules.turn(state)[0]
            move = rules.draw(state, rng) if seat < 0 else rng.choice(rules.moves(state, seat))
            state = rules.play(state, seat, move).state
            for boundary in range(1, state.stretches + 1):
                still = [
                    space for player in state.players for space in player.pawns if space <= STRIDE * boundary
                ]
                due = state.question == TAKE and state.boundary <= boundary <= state.until
                assert len(remaining(state.track, boundary)) <= len(still) + due
        assert state.track == ()


def test_n7_the_last_pawn_over_the_first_cactus_takes_it_alone(position: Build) -> None:
    state = position("c5 6 2", "c2 3 4", pawns=[[0, 1], [1, 9]], roll=1)
    after, events = rules.play(state, 0, "walk 0")
    assert kinds(events) == ["Moved", "TookCactus"]
    assert after.players[0].front == (0,)
    assert after.track == (1, 2, 8, 9, 10)


def test_n7_the_others_take_nothing_there(position: Build) -> None:
    state = position("c5 6 2", "c2 3 4", pawns=[[0, 0], [1, 9]], roll=1)
    _, events = rules.play(state, 0, "walk 0")
    assert kinds(events) == ["Moved"]


def test_previews_tell_what_a_move_would_collect() -> None:
    """What the picture promises is what play offers, in whole matches."""
    for seed in range(6):
        rng = Random(seed)
        seats = 2 + seed % 4
        state = rules.start(seats, complete_options(rules, seats, {}))
        while rules.turn(state):
            seat = rules.turn(state)[0]
            if state.question == WALK:
                for move in rules.moves(state, seat):
                    promised = preview(state, move)
                    after, events = rules.play(state, seat, move)
                    assert events[0].path == promised.path
                    assert after.players[seat].pawns[events[0].pawn] == promised.target
                    if after.question == TAKE:
                        offered = free_tiles(after, after.boundary)
                        assert offered in [crossing.choices for crossing in promised.crossings]
                    for event in events:
                        if isinstance(event, Took | TookCactus):
                            assert event.tile in promised.choices
                    for crossing in promised.crossings:
                        if crossing.boundary < state.stretches:
                            assert (crossing.cactus is not None) == all_across(after, crossing.boundary)
            move = rules.draw(state, rng) if seat < 0 else rng.choice(rules.moves(state, seat))
            state = rules.play(state, seat, move).state


def test_a_discard_is_an_event_of_its_own(position: Build) -> None:
    state = position("c1 6 6", "c2 3 4", pawns=[[2, START], [2, START]], front=["5 2", ""], roll=2)
    state, _ = rules.play(state, 0, "walk 2")
    two = state.players[0].front[1]
    _, events = rules.play(state, 0, f"discard {two}")
    assert events[0] == Discarded(0, two, "tile-2", False, -2)
