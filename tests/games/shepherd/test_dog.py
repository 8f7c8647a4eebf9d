"""The dog of the basic game: S11 where it may be put, S12 who runs where."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.shepherd import rules
from games.shepherd.rules.events import Barked, DogPlaced, Fled, Frightened, NextTurn
from games.shepherd.rules.meadow import NAMES, SQUARE_NAMED, SQUARES
from games.shepherd.rules.state import State

Build = Callable[..., State]


def dogs(state: State, seat: int = 0) -> list[str]:
    return [move[4:] for move in rules.moves(state, seat) if move.startswith("dog")]


def test_s11_the_dog_goes_on_any_square_without_a_figure(position: Build) -> None:
    state = position("d1 e1", "e8 d8", roll="grass dog", unused=("dog",))
    free = [NAMES[square] for square in SQUARES if NAMES[square] not in ("d1", "e1", "d8", "e8")]
    assert list(rules.moves(state, 0)) == [f"dog {name}" for name in free]


def test_s11_but_not_on_the_one_it_is_on_and_it_must_go(position: Build) -> None:
    state = position("c2 f2", "g6 b6", roll="grass dog", unused=("dog",), dog="d4")
    assert "d4" not in dogs(state)
    assert len(dogs(state)) == 60 - 4 - 1
    assert "d1" in dogs(state)
    assert "b2" in dogs(state)  # next to one's own sheep, too
    after, events = rules.play(state, 0, "dog b2")
    assert events == (
        DogPlaced(0, SQUARE_NAMED["b2"], SQUARE_NAMED["d4"]),
        Barked(SQUARE_NAMED["b2"], False),
        Frightened(0, SQUARE_NAMED["c2"]),
    )
    assert after.dog == SQUARE_NAMED["b2"]
    assert rules.turn(after) == (0,)


def test_s11_a_dog_that_frightens_nobody_ends_the_turn(position: Build) -> None:
    state = position("c2 f2", "g6 b6", roll="grass dog", unused=("dog",), dog="d4")
    after, events = rules.play(state, 0, "dog d1")
    assert events == (DogPlaced(0, SQUARE_NAMED["d1"], SQUARE_NAMED["d4"]), NextTurn(1))
    assert after.active == 1


def test_s12_the_owner_chooses_where_a_frightened_sheep_runs(position: Build) -> None:
    state = position("c2 f2", "g6 b6", roll="grass dog", unused=("dog",))
    state, events = rules.play(state, 0, "dog g5")
    assert events[1:] == (Barked(SQUARE_NAMED["g5"], False), Frightened(1, SQUARE_NAMED["g6"]))
    assert rules.turn(state) == (1,)
    assert rules.moves(state, 0) == ()
    assert list(rules.moves(state, 1)) == ["flee g6 f6", "flee g6 h6", "flee g6 g7"]
    state, events = rules.play(state, 1, "flee g6 f6")
    assert events == (Fled(1, SQUARE_NAMED["g6"], SQUARE_NAMED["f6"], False), NextTurn(1))
    assert state.sheep[2] == SQUARE_NAMED["f6"]
    assert state.moved == 0


def test_s12_no_running_over_the_edge_onto_sheep_or_beside_the_dog(position: Build) -> None:
    state = position("b2 a3", "c1 e8", roll="grass dog", unused=("dog",))
    state, _ = rules.play(state, 0, "dog b3")
    # a3 runs to a2 or a4, b2 to b1, a2 or c2
    assert list(rules.moves(state, 0)) == [
        "flee b2 b1",
        "flee b2 a2",
        "flee b2 c2",
        "flee a3 a2",
        "flee a3 a4",
    ]


def test_s12_clockwise_from_whoever_has_the_turn(position: Build) -> None:
    state = position("d3 b8", "c4 g8", "e4 b1", "d5 g1", roll="grass dog", unused=("dog",), active=2)
    state, events = rules.play(state, 2, "dog d4")
    assert [event.owner for event in events[2:]] == [0, 1, 2, 3]
    order = []
    while rules.turn(state) != (-1,):
        (seat,) = rules.turn(state)
        order.append(seat)
        state, _ = rules.play(state, seat, rules.moves(state, seat)[0])
    assert order == [2, 3, 0, 1]
    assert state.active == 3


def test_s12_an_owner_with_two_frightened_sheep_says_which_goes_first(position: Build) -> None:
    state = position("d3 c4", "e8 d8", roll="grass dog", unused=("dog",))
    state, _ = rules.play(state, 0, "dog d4")
    first = {move.split()[1] for move in rules.moves(state, 0)}
    assert first == {"d3", "c4"}
    state, _ = rules.play(state, 0, "flee c4 c3")
    assert list(rules.moves(state, 0)) == ["flee d3 d2", "flee d3 e3"]


def test_s12_the_rest_of_the_roll_waits_for_all_who_run(position: Build) -> None:
    state = position("c2 f2", "g6 b6", roll="grass dog")
    state, _ = rules.play(state, 0, "dog g5")
    assert state.unused == ("grass",)
    state, _ = rules.play(state, 1, "flee g6 f6")
    assert rules.turn(state) == (0,)
    assert list(rules.moves(state, 0)) == ["eat c2", "eat f2"]


def test_s12_no_dog_where_a_sheep_would_have_nowhere_to_run(position: Build) -> None:
    """b1 has two neighbours; one is taken and the other would be the dog's."""
    state = position("d4 e4", "b1 b2", roll="grass dog", unused=("dog",))
    assert "c1" not in dogs(state)
    assert dogs(state) == [
        NAMES[square] for square in SQUARES if NAMES[square] not in ("d4", "e4", "b1", "b2", "c1")
    ]
    refusal = rules.refuse(state, 0, "dog c1")
    assert refusal is not None
    assert (
        refusal.english(("Anna", "Ben"))
        == "The dog can’t go here: Ben would have a sheep with nowhere to run."
    )


def test_s12_no_dog_where_two_sheep_would_need_the_same_square(position: Build) -> None:
    """At c2 the dog frightens b2 and c1; with all else taken both could only run to b1."""
    state = position("b2 c1", "a2 b3", "d1 g7", roll="grass dog", unused=("dog",))
    assert "c2" not in dogs(state)
    assert "c2" in dogs(position("b2 c1", "a2 b3", "g6 g7", roll="grass dog", unused=("dog",)))


def test_s12_nobody_takes_the_square_a_later_sheep_needs(position: Build) -> None:
    """c1 could run to b1 or d1, but b2 has only b1."""
    state = position("c1 g4", "b2 a2", "b3 g7", roll="grass dog", unused=("dog",))
    state, _ = rules.play(state, 0, "dog c2")
    assert list(rules.moves(state, 0)) == ["flee c1 d1"]
    refusal = rules.refuse(state, 0, "flee c1 b1")
    assert refusal is not None
    assert refusal.english(("Anna", "Ben", "Caro")) == "Then Ben would have a sheep with nowhere to run."
    state, _ = rules.play(state, 0, "flee c1 d1")
    assert rules.turn(state) == (1,)
    assert list(rules.moves(state, 1)) == ["flee b2 b1"]


@pytest.mark.parametrize("square", ["c2", "d3"])
def test_s12_a_sheep_diagonal_to_the_dog_stays(square: str, position: Build) -> None:
    state = position(f"{square} g8", "e8 d8", roll="grass dog", unused=("dog",))
    diagonal = {"c2": "d1", "d3": "e4"}[square]
    after, events = rules.play(state, 0, f"dog {diagonal}")
    assert len(events) == 2
    assert after.sheep == state.sheep
