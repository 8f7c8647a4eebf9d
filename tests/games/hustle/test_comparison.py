"""The bench: all open numbers from the lowest, where the imp sits, to the highest, where the cherub does."""

from __future__ import annotations

from random import Random

from games.hustle.rules.state import State
from games.hustle.scene import comparison
from games.picture import Child, Node
from helpers.hustle_positions import careful_match, go, racing
from helpers.hustle_table import drawn, find, watching


def order(state: State) -> list[str]:
    """The places on the bench as they are drawn."""
    row = find(drawn(state, watching(state)), "bench")
    assert row is not None
    return [child.key for child in row.children if isinstance(child, Node)]


def keys(children: tuple[Child, ...]) -> list[str]:
    """What lies at somebody's place."""
    return [child.key for child in children if isinstance(child, Node)]


def test_open_numbers_are_compared_from_the_lowest_to_the_highest() -> None:
    state = go(racing(0, 20, 40), "43", "17", "8").state
    assert order(state) == ["bench-2", "bench-1", "bench-0"]
    places = drawn(state, watching(state)).belongings
    assert "imp" in keys(places[2])
    assert "cherub" in keys(places[0])


def test_a_sheep_that_is_out_is_compared_with_nobody() -> None:
    state = go(racing(190, 20, 40), "43", "17", "8").state
    assert order(state) == ["bench-2", "bench-1"]
    assert find(drawn(state, watching(state)), "number-0")


def test_h20_equal_numbers_keep_their_order_when_the_next_round_has_another_starting_player() -> None:
    """Seat 1 began, so seat 0 was the later one with 5; that seat 2 begins the next round changes nothing."""
    state = go(racing(10, 20, 30, starter=1), "5", "05", "90").state
    assert (state.imp, state.cherub) == (0, 2)
    assert order(state) == ["bench-0", "bench-1", "bench-2"]
    state = go(state, "pass").state
    assert (state.question, state.starter) == ("choose", 2)
    assert order(state) == ["bench-0", "bench-1", "bench-2"]


def test_h20_the_ends_of_the_bench_are_where_imp_and_cherub_are_when_a_round_is_over() -> None:
    """Until somebody turns up the next number, too."""
    compared = 0
    for seed in range(40):
        held: tuple[int | None, int | None] = (None, None)
        for state, _ in careful_match(3 + seed % 6, Random(seed), layout="chance"):
            if state.question == "take":
                held = state.imp, state.cherub
            row = comparison.in_order(state)
            if row and state.question in ("take", "choose") and held != (None, None):
                assert (row[0][0], row[-1][0]) == held
                compared += 1
    assert compared > 350
