"""The rulebook's two worked examples."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.nines import rules
from games.nines.rules.events import ClosedUp, Discarded, LeftStretch, MadeNine, Took, TookCactus
from games.nines.rules.ranking import count
from games.nines.rules.spelling import target
from games.nines.rules.state import GOAL, State

Build = Callable[..., State]
Shown = Callable[[State, Sequence[int]], list[str]]


def test_n10_anneli_hops_to_the_next_pawn_and_chooses_between_animal_and_five(
    position: Build, shown: Shown
) -> None:
    """N5, N10: one step or up to the green pawn; then the animal or the 5, since the 2 is occupied."""
    state = position(
        "- - - - - - - -",
        "c1 2 g 5",
        "c3 6 4 1",
        pawns=[[GOAL, 10], [9, 18]],
        roll=1,
    )
    assert rules.moves(state, 0) == ["walk 10", "hop 10"]
    assert target(state, "walk 10") == 11
    assert target(state, "hop 10") == 18
    state = rules.play(state, 0, "hop 10").state
    assert rules.moves(state, 0) == ["take 10", "take 11"]
    assert shown(state, [10, 11]) == ["g", "5"]


def test_n2_anja_takes_two_then_the_cactus_then_three(position: Build, shown: Shown) -> None:
    """N2, N3: the red pawn stands on cactus 4 and has not crossed it; the others stand on cactus 5."""
    state = position(
        "- 2",
        "c4 3",
        "c5 5 6",
        pawns=[[8, GOAL], [16, 16], [16, GOAL]],
        front=["4", "", ""],
        roll=3,
    )
    assert rules.moves(state, 0) == ["walk 8"]
    assert target(state, "walk 8") == 17, "onto the 5"
    state, events = rules.play(state, 0, "walk 8")
    assert [type(event) for event in events[2:]] == [Took, TookCactus]
    assert events[2].forced
    assert shown(state, state.players[0].front) == ["4", "2", "c4"]
    assert shown(state, [int(move.split()[1]) for move in rules.moves(state, 0)]) == ["4", "2", "c4"]

    state, events = rules.play(state, 0, "discard 8")
    assert [type(event) for event in events] == [Discarded, LeftStretch, Took, MadeNine, ClosedUp]
    assert events[3].faces == ("tile-4", "tile-2", "tile-3")
    player = state.players[0]
    assert (player.front, player.minus) == ((), (8,))
    assert len(player.pile) * 5 == 15
    assert count(state, 0).points == 15 - 4
    assert 16 in state.track, "nobody of the others has crossed the cactus with the 5"
    assert shown(state, state.track) == ["c5", "5", "6"]
    assert state.seat == 1
