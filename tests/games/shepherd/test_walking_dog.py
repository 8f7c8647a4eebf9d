"""The dog of the tactical game: S13 its walk, S14 who moves whom, S15 pushes and the edge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.shepherd import rules
from games.shepherd.rules.dice import can_use
from games.shepherd.rules.dog import path, stops, within_walk
from games.shepherd.rules.events import (
    Barked,
    Bumped,
    DogPlaced,
    DogWalked,
    Fled,
    Frightened,
    NextTurn,
    Pushed,
)
from games.shepherd.rules.flight import all_can_run, landings, runs
from games.shepherd.rules.meadow import BIT, NAMES, NOWHERE, SQUARE_NAMED, board_of, squares_of
from games.shepherd.rules.state import State

Build = Callable[..., State]
Board = Callable[[str], int]
TACTICAL = {"game": "tactical"}


def walk(position: Build, *flocks: str, **more: Any) -> State:
    return position(*flocks, roll="grass dog", unused=("dog",), options=TACTICAL, **more)


def dogs(state: State) -> list[str]:
    return [move[4:] for move in rules.moves(state, state.active) if move.startswith("dog")]


def named(board: int) -> list[str]:
    return [NAMES[square] for square in squares_of(board)]


def at(*names: str) -> tuple[int, ...]:
    return tuple(SQUARE_NAMED[name] for name in names)


def test_s13_the_first_time_it_is_placed_anywhere(position: Build) -> None:
    state = walk(position, "d1 e1", "e8 d8")
    assert len(dogs(state)) == 56
    after, events = rules.play(state, 0, "dog d4")
    assert events == (DogPlaced(0, SQUARE_NAMED["d4"], NOWHERE), NextTurn(1))
    assert after.dog == SQUARE_NAMED["d4"]


def test_s13_afterwards_it_walks_one_to_three_squares_with_turns(position: Build) -> None:
    state = walk(position, "d1 e1", "e8 d8", dog="b4")
    assert dogs(state) == (
        [
            "b1",
            "a2",
            "b2",
            "c2",
            "a3",
            "b3",
            "c3",
            "d3",
            "a4",
            "c4",
            "d4",
            "e4",
            "a5",
            "b5",
            "c5",
            "d5",
            "a6",
            "b6",
            "c6",
            "b7",
        ]
    )


def test_s13_it_never_wraps_or_leaves_the_meadow(position: Build) -> None:
    state = walk(position, "d4 e4", "e8 d8", dog="b1")
    assert dogs(state) == ["c1", "d1", "e1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "b4"]


def test_s13_it_jumps_over_no_figure(position: Build) -> None:
    """e4 is three squares away, but a wall of sheep stands between."""
    state = walk(position, "d4 d3", "d5 g8", dog="b4")
    assert "e4" not in dogs(state)
    assert not {"d3", "d4", "d5"} & set(dogs(state))
    free = walk(position, "g2 d1", "e7 g8", dog="b4")
    assert "e4" in dogs(free)


def test_s13_a_turn_round_a_sheep_costs_steps(squares: Board) -> None:
    dog, flock = SQUARE_NAMED["b4"], squares("c4 b3 b5")
    assert named(within_walk(dog, flock)) == ["a2", "a3", "a4", "a5", "a6"]
    boxed = squares("a4 b3 b5 c4")
    assert within_walk(dog, boxed) == 0
    assert stops(True, dog, boxed) == 0


def test_s13_a_walk_that_does_not_exist_can_not_be_used(position: Build) -> None:
    """No match comes to this, since sheep keep a square away; a boxed-in dog would stay all the same."""
    boxed = walk(position, "a4 b3", "b5 c4", dog="b4")
    assert not can_use(boxed, "dog")
    assert can_use(walk(position, "a4 b3", "b5 d4", dog="b4"), "dog")
    assert can_use(position("a4 b3", "b5 c4", roll="grass dog", dog="b4"), "dog")


def test_s13_the_walk_is_told_by_a_shortest_way(position: Build, squares: Board) -> None:
    state = walk(position, "e4 h5", "e8 d8", dog="d6")
    after, events = rules.play(state, 0, "dog d3")
    assert events == (DogWalked(0, at("d6", "d5", "d4", "d3")), NextTurn(1))
    assert after.dog == SQUARE_NAMED["d3"]
    assert path(SQUARE_NAMED["b4"], SQUARE_NAMED["c5"], squares("b5")) == at("b4", "c4", "c5")
    assert path(SQUARE_NAMED["b4"], SQUARE_NAMED["c5"], squares("c4")) == at("b4", "b5", "c5")
    assert path(SQUARE_NAMED["b4"], SQUARE_NAMED["b3"], 0) == at("b4", "b3")


def test_s14_only_sheep_next_to_where_it_stops_take_fright(position: Build) -> None:
    state = walk(position, "d4 h5", "e8 f6", dog="c6")
    after, events = rules.play(state, 0, "dog c3")  # it passes c4, next to d4
    assert events == (DogWalked(0, at("c6", "c5", "c4", "c3")), NextTurn(1))
    assert after.sheep == state.sheep


def test_s14_whoever_has_the_turn_moves_all_in_the_order_liked(position: Build) -> None:
    state = walk(position, "b7 h5", "d3 c4", "e4 g8", dog="d5")
    state, events = rules.play(state, 0, "dog d4")
    assert events[1] == Barked(SQUARE_NAMED["d4"], False)
    assert events[2:] == tuple(
        Frightened(owner, SQUARE_NAMED[name]) for owner, name in ((1, "d3"), (1, "c4"), (2, "e4"))
    )
    assert rules.turn(state) == (0,)
    assert list(rules.moves(state, 0)) == [
        "flee d3 d2", "flee d3 c3", "flee d3 e3",
        "flee c4 c3", "flee c4 b4", "flee c4 c5",
        "flee e4 e3", "flee e4 f4", "flee e4 e5",
    ]  # fmt: skip
    assert rules.moves(state, 1) == rules.moves(state, 2) == ()
    state, events = rules.play(state, 0, "flee e4 e3")
    assert events == (Fled(2, SQUARE_NAMED["e4"], SQUARE_NAMED["e3"], False),)
    assert {move.split()[1] for move in rules.moves(state, 0)} == {"d3", "c4"}


def test_s15_over_the_edge_to_the_other_end(position: Build) -> None:
    state = walk(position, "d1 h5", "e8 d8", dog="d4")
    state, _ = rules.play(state, 0, "dog d2")
    # up over the edge would be d8, but it is taken while c1 and e1 are free
    assert list(rules.moves(state, 0)) == ["flee d1 c1", "flee d1 e1"]
    state = walk(position, "d1 h5", "e7 f8", dog="d4")
    state, _ = rules.play(state, 0, "dog d2")
    assert list(rules.moves(state, 0)) == ["flee d1 c1", "flee d1 e1", "flee d1 d8"]
    after, events = rules.play(state, 0, "flee d1 d8")
    assert events == (Fled(0, SQUARE_NAMED["d1"], SQUARE_NAMED["d8"], True), NextTurn(1))
    assert after.sheep[0] == SQUARE_NAMED["d8"]


def test_s15_a_missing_corner_is_outside(position: Build) -> None:
    state = walk(position, "b1 h5", "e8 d8", dog="b4")
    state, _ = rules.play(state, 0, "dog b2")
    assert list(rules.moves(state, 0)) == ["flee b1 c1", "flee b1 g1", "flee b1 b8"]


def test_s15_not_next_to_the_dog_over_the_edge_either() -> None:
    """A pushed sheep looks for room over the edge; beside the dog there is none."""
    dog = SQUARE_NAMED["h5"]
    assert named(landings(True, dog, 0, 0, SQUARE_NAMED["a4"])) == ["a3", "b4", "a5"]
    assert named(landings(True, dog, 0, 0, SQUARE_NAMED["a5"])) == ["a4", "b5", "a6"]


def test_s15_pushing_only_if_all_ways_are_taken(position: Build) -> None:
    state = walk(position, "d3 g8", "c3 e3", "d2 h5", dog="d5")
    state, _ = rules.play(state, 0, "dog d4")
    assert list(rules.moves(state, 0)) == ["flee d3 d2", "flee d3 c3", "flee d3 e3"]
    pushed, events = rules.play(state, 0, "flee d3 d2")
    assert events == (Fled(0, SQUARE_NAMED["d3"], SQUARE_NAMED["d2"], False), Bumped(2, SQUARE_NAMED["d2"]))
    assert pushed.pushed == 4
    assert rules.turn(pushed) == (0,)
    assert list(rules.moves(pushed, 0)) == ["push d2 d1", "push d2 c2", "push d2 e2"]
    done, events = rules.play(pushed, 0, "push d2 d1")
    assert events == (Pushed(2, SQUARE_NAMED["d2"], SQUARE_NAMED["d1"], False), NextTurn(1))
    assert done.sheep == at("d2", "g8", "c3", "e3", "d1", "h5")
    assert (done.pushed, done.moved) == (-1, 0)


def test_s15_one_free_way_and_there_is_no_push(position: Build) -> None:
    state = walk(position, "d3 g8", "c3 e3", "d1 h5", dog="d5")
    state, _ = rules.play(state, 0, "dog d4")
    assert list(rules.moves(state, 0)) == ["flee d3 d2"]
    refusal = rules.refuse(state, 0, "flee d3 c3")
    assert refusal is not None
    assert refusal.english() == "There is a free square to run to, so no sheep may be pushed away."


def test_s15_a_free_way_over_the_edge_counts_as_well(position: Build) -> None:
    state = walk(position, "d1 g8", "c1 e1", "h4 h5", dog="d4")
    state, _ = rules.play(state, 0, "dog d2")
    assert list(rules.moves(state, 0)) == ["flee d1 d8"]


def test_s15_a_push_over_the_edge_and_on_in_any_direction(position: Build) -> None:
    state = walk(position, "d1 g8", "c1 e1", "d8 h5", dog="d4")
    state, _ = rules.play(state, 0, "dog d2")
    assert list(rules.moves(state, 0)) == ["flee d1 c1", "flee d1 e1", "flee d1 d8"]
    state, events = rules.play(state, 0, "flee d1 d8")
    assert events == (Fled(0, SQUARE_NAMED["d1"], SQUARE_NAMED["d8"], True), Bumped(2, SQUARE_NAMED["d8"]))
    # down over the edge is d1, next to the dog
    assert list(rules.moves(state, 0)) == ["push d8 d7", "push d8 c8", "push d8 e8"]
    state, events = rules.play(state, 0, "push d8 c8")
    assert events == (Pushed(2, SQUARE_NAMED["d8"], SQUARE_NAMED["c8"], False), NextTurn(1))


def test_s15_a_pushed_sheep_may_itself_cross_the_edge(position: Build) -> None:
    state = walk(position, "b2 g8", "a2 c2", "b1 h5", dog="c4")
    state, _ = rules.play(state, 0, "dog b3")
    state, _ = rules.play(state, 0, "flee b2 a2")
    assert list(rules.moves(state, 0)) == ["push a2 h2", "push a2 a7"]
    state, events = rules.play(state, 0, "push a2 h2")
    assert events[0] == Pushed(1, SQUARE_NAMED["a2"], SQUARE_NAMED["h2"], True)


def test_s15_a_chain_of_pushes(position: Build) -> None:
    """d3 pushes d2, all of whose ways are taken, so d2 pushes c2."""
    state = walk(position, "d3 d2", "c3 e3", "c2 e2", "d1 g8", dog="d5")
    state, _ = rules.play(state, 0, "dog d4")
    state, _ = rules.play(state, 0, "flee d3 d2")
    assert list(rules.moves(state, 0)) == ["push d2 d1", "push d2 c2", "push d2 e2"]
    state, events = rules.play(state, 0, "push d2 c2")
    assert events == (Pushed(0, SQUARE_NAMED["d2"], SQUARE_NAMED["c2"], False), Bumped(2, SQUARE_NAMED["c2"]))
    assert state.pushed == 4
    assert state.sheep[0] == SQUARE_NAMED["d2"]
    assert state.sheep[1] == state.sheep[4] == SQUARE_NAMED["c2"]
    assert list(rules.moves(state, 0)) == ["push c2 c1", "push c2 b2"]
    state, events = rules.play(state, 0, "push c2 b2")
    assert events == (Pushed(2, SQUARE_NAMED["c2"], SQUARE_NAMED["b2"], False), NextTurn(1))
    assert state.sheep == at("d2", "c2", "c3", "e3", "b2", "e2", "d1", "g8")


def test_s15_a_sheep_that_has_moved_is_not_pushed_again() -> None:
    """Of three that stand in the way, those that have not moved yet make room."""
    flock = board_of(at("e3", "f4", "e5"))
    moved = board_of(at("f4"))
    assert named(landings(True, SQUARE_NAMED["d4"], flock, 0, SQUARE_NAMED["e4"])) == ["e3", "f4", "e5"]
    assert named(landings(True, SQUARE_NAMED["d4"], flock, moved, SQUARE_NAMED["e4"])) == ["e3", "e5"]


def test_s15_a_run_that_leaves_another_no_way_out_is_refused(position: Build) -> None:
    """All ways of g5 but f5 are taken by sheep that have moved, so f4 has to keep off f5."""
    state = walk(position, "g5 h3", "f4 h5", "g6 h6", "a5 a4", dog="g4")
    state = state._replace(moved=board_of(at("h3", "h5", "g6", "h6")))
    assert list(rules.moves(state, 0)) == ["flee f4 f3", "flee f4 e4", "flee g5 f5"]
    refusal = rules.refuse(state, 0, "flee f4 f5")
    assert refusal is not None
    assert (
        refusal.english(("Anna", "Ben", "Caro", "Dora"))
        == "Then Anna would have a sheep with nowhere to run."
    )


def test_s15_where_the_pushing_sheep_stands_nobody_finds_room(position: Build, squares: Board) -> None:
    """a3 has pushed a2, which could push a7 or h2; but h2 could only go on to where a3 stands now."""
    state = walk(position, "a3 a4", "a2 h3", "a7 h2", "g2 h7", dog="b3")
    state = state._replace(moved=squares("a4 h3 g2 h7"))
    assert list(rules.moves(state, 0)) == ["flee a3 a2"]
    state, events = rules.play(state, 0, "flee a3 a2")
    assert [type(event) for event in events] == [Fled, Bumped]
    assert list(rules.moves(state, 0)) == ["push a2 a7"]
    refusal = rules.refuse(state, 0, "push a2 h2")
    assert refusal is not None
    assert (
        refusal.english(("Anna", "Ben", "Caro", "Dora"))
        == "Then Caro would have a sheep with nowhere to run."
    )
    state, events = rules.play(state, 0, "push a2 a7")
    assert [type(event) for event in events] == [Pushed, Bumped]


def test_s15_a_walk_without_a_solution_is_refused() -> None:
    """Eight sheep never come to this; the rule is asked with two that have run from the dog before."""
    dog, flock, moved = (
        SQUARE_NAMED["d4"],
        board_of(at("d3", "d2", "c3", "e3")),
        board_of(at("d2", "c3", "e3")),
    )
    assert landings(True, dog, moved, moved, SQUARE_NAMED["d3"]) == 0
    assert runs(True, dog, moved, moved, SQUARE_NAMED["d3"]) == 0
    assert not all_can_run(True, dog, flock, moved, NOWHERE)
    assert all_can_run(True, dog, flock, moved & ~BIT[SQUARE_NAMED["d2"]], NOWHERE)


def test_s16_only_frightened_and_pushed_sheep_cross_the_edge(position: Build) -> None:
    state = position("d1 h5", "e7 f8", roll="sheep dog", dog="d4", options=TACTICAL)
    assert "step d1 d8" not in rules.moves(state, 0)
    refusal = rules.refuse(state, 0, "step d1 d8")
    assert refusal is not None
    assert refusal.english() == "A sheep goes one square up, down, left or right."
