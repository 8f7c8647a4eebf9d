"""Declaring clover pads: the sums of the way there and of the way back."""

from __future__ import annotations

from itertools import product

from conformance.pictures import all_nodes, nodes
from games.hustle.rules.dyke import GONE
from games.hustle.rules.state import State
from helpers.hustle_positions import go, pads, racing
from helpers.hustle_table import drawn, looking, names, touched, words


def sums(state: State, *things: str) -> list[str]:
    """The sums in the tray of somebody who has pads and touches these things."""
    tray = drawn(state, touched(state, looking(state, 0), *things)).tray
    return [words(each) for each in nodes(tray) if each.attributes.get("class") == "sum"]


def test_h17_a_sheep_that_drowns_going_forward_has_no_sum_of_running_back() -> None:
    state = go(racing(0, 50, 60, lifesavers=(0, 1, 1), pads=pads(3, seat0="b40")), "3", "4", "5").state
    assert sums(state, "spend b40") == ["0 + 3 = 3"]


def test_h25_a_race_that_ends_going_forward_has_no_sum_of_running_back() -> None:
    state = racing(40, 50, GONE, 195, lifesavers=0, pads=pads(4, seat0="b10"), starter=3)
    state = go(state, "10", "0", "9").state
    assert sums(state, "spend b10") == ["40 + 10 = 50"]


def test_h18_a_run_back_after_a_swap_is_told_in_the_numbers_on_the_dyke() -> None:
    """The tray, the target and the words count as the boards lie now: the swap is still to come."""
    state = go(racing(95, 150, 160, pads=pads(3, seat0="b20")), "25", "5", "6").state
    assert sums(state, "spend b20") == ["95 + 25 = 120", "120 \N{MINUS SIGN} 20 = 100"]
    picture = drawn(state, touched(state, looking(state, 0), "spend b20"))
    assert "100" in [words(each) for each in all_nodes(picture) if each.attributes.get("class") == "target"]
    told = "From 95 to 120. Then the first board is empty. Then back to 100."
    assert told in words(picture.tray)
    assert "Use \N{MINUS SIGN}20" in names(picture.tray)


def test_h10_no_sum_in_the_tray_goes_below_nothing() -> None:
    for square, number, lifesavers in product((0, 12, 60, 95, 190), ("3", "13", "25"), (0, 1)):
        start = racing(square, 150, 160, lifesavers=lifesavers, pads=pads(3, seat0="c3 b10 b20 b40"))
        state = go(start, number, "5", "6").state
        for things in (["spend b10"], ["spend b20", "spend b40"], ["spend c3", "spend b10", *["less"] * 6]):
            assert not any("-" in text for text in sums(state, *things))


def test_h16_the_tray_shows_as_many_lifesavers_as_it_costs() -> None:
    """Forward into the water on 43, then back to 33, which is dry, or to 13, which is not."""
    for lifesavers, spent, price in ((2, "b10", 1), (2, "b30", 2), (1, "b30", 1), (0, "b30", 0)):
        start = racing(30, 50, 60, lifesavers=(lifesavers, 1, 1), pads=pads(3, seat0="b10 b30"))
        state = go(start, "13", "4", "5").state
        tray = drawn(state, touched(state, looking(state, 0), f"spend {spent}")).tray
        assert sum(each.key.startswith("price") for each in nodes(tray)) == price
