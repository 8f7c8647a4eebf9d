"""Going forward, shoving, water, the edge of the dyke, swapping boards and running back."""

from __future__ import annotations

from random import Random

import pytest

from games.hustle import rules
from games.hustle.rules.boards import DYKES, Board
from games.hustle.rules.dyke import GONE, first_board_empty, shoved, way, way_back
from games.hustle.rules.events import (
    Compared,
    Declared,
    Emptied,
    Ended,
    Handed,
    Moved,
    Out,
    RanBack,
    Revealed,
    Shoved,
    Splashed,
    Stayed,
    Swapped,
)
from games.hustle.rules.state import NOBODY
from helpers.hustle_positions import careful_match, go, names, pads, plain, racing, told


def test_the_rulebooks_example_of_85() -> None:
    """Eight columns to the right, then five up: with the third the sheep leaves the top and enters the
    next column from below."""
    start = 7
    path = way(start, 85)
    assert path[:8] == (17, 27, 37, 47, 57, 67, 77, 87)
    assert path[8:] == (88, 89, 90, 91, 92)
    assert [square % 10 for square in path[8:]] == [8, 9, 0, 1, 2]
    assert [square // 10 for square in path[8:]] == [8, 8, 9, 9, 9]
    assert go(racing(7, 40, 60), "85", "1", "0").state.sheep[0] == 92


def test_a_way_ends_at_the_edge() -> None:
    assert way(180, 25) == (190,)
    assert way(195, 9) == (196, 197, 198, 199)
    assert way(5, 0) == ()
    assert way(5, 110)[-2:] == (105, 115)


def test_the_way_back_is_straight_to_the_left() -> None:
    assert way_back(57, 30) == (47, 37, 27)
    assert way_back(10, 10) == (0,)


def test_h11_the_order_of_a_turn() -> None:
    """Seat 0 does everything in one turn: it is the last on the first board, moves and runs back."""
    state = racing(90, 141, 170, lifesavers=(2, 2, 2), pads=pads(3, seat0="c3 b10"))
    played = go(state, "51", "0", "9", "declare c3+b10 3", "lay 1B 0")
    assert names(played.events[:12]) == [
        "Chosen",
        "Chosen",
        "Chosen",
        "EverybodyLook",
        "Revealed",
        "Declared",
        "Moved",
        "Splashed",
        "Emptied",
        "Swapped",
        "RanBack",
        "Compared",
    ]
    assert played.events[4:12] == (
        Revealed(0, "51", 51),
        Declared(0, ("c3", "b10"), 3, 54, 10),
        Moved(0, 90, 144),
        Splashed(0, 144, 1),
        Emptied(Board("1A")),
        Swapped(0, Board("1B"), Board("1A"), (44, 41, 70)),
        RanBack(0, 44, 34),
        Compared(0, 54),
    )


def test_h11_shoves_come_before_the_swap_and_the_run_back_shoves_forward_too() -> None:
    """Forward seat 0 shoves seat 1; after the swap it runs back onto seat 2, who goes one on, not back."""
    state = racing(90, 150, 140, lifesavers=2, pads=pads(3, seat0="b10"))
    played = go(state, "60", "0", "9", "declare b10 0", "lay 1B 0")
    moves = [event for event in played.events if isinstance(event, Moved | Shoved | Swapped | RanBack)]
    assert moves[:5] == [
        Moved(0, 90, 150),
        Shoved(1, 0, 150, 151),
        Swapped(0, Board("1B"), Board("1A"), (50, 51, 40)),
        RanBack(0, 50, 40),
        Shoved(2, 0, 40, 41),
    ]


def test_h12_a_scope_of_zero_moves_nothing() -> None:
    """Not even from water, where it costs nothing, and nobody is shoved at the crowded start."""
    played = go(racing(13, 0, 0, lifesavers=1), "0", "0", "0")
    assert told(played, Stayed) == [Stayed(0, 13), Stayed(1, 0), Stayed(2, 0)]
    assert not told(played, Splashed)
    assert not told(played, Shoved)
    assert not told(played, Moved)
    assert played.state.sheep == (13, 0, 0)


def test_h12_a_scope_changed_to_zero_moves_nothing_either() -> None:
    played = go(racing(13, 40, 60, lifesavers=1, pads=pads(3, seat0="c3")), "2", "1", "9", "declare c3 -2")
    assert told(played, Stayed) == [Stayed(0, 13)]
    assert played.state.scopes[0] == 0


def test_h12_a_run_back_after_a_scope_of_zero_still_runs() -> None:
    played = go(racing(23, 40, 60, lifesavers=1, pads=pads(3, seat0="b10")), "0", "1", "9", "declare b10 0")
    assert told(played, RanBack) == [RanBack(0, 23, 13)]
    assert told(played, Splashed) == [Splashed(0, 13, 0)]


def test_h13_the_start_square_holds_everybody_and_never_shoves() -> None:
    played = go(racing(0, 0, 20, 0, pads=pads(4, seat2="b20")), "0", "4", "0", "9", "declare b20 0")
    assert told(played, RanBack) == [RanBack(2, 20, 0)]
    assert not told(played, Shoved)
    assert played.state.sheep == (0, 4, 0, 9)


def test_h13_after_the_first_swap_square_0_is_ordinary() -> None:
    state = racing(0, 50, 20, 60, swaps=1, pads=pads(4, seat2="b20"))
    played = go(state, "0", "4", "0", "9", "declare b20 0")
    assert told(played, Shoved) == [Shoved(0, 2, 0, 1)]
    assert played.state.sheep[:3] == (1, 54, 0)


def test_h14_a_chain_of_three_is_worked_out_before_anybody_gets_wet() -> None:
    """Seats 1, 2 and 3 stand on 50, 51 and 52; the water is on 51 and 52."""
    state = racing(10, 50, 51, 52, 90, lifesavers=(0, 1, 0, 1, 0))
    played = go(state, "40", "0", "1", "2", "3")
    first = played.events[7:14]
    assert plain(first) == (
        Moved(0, 10, 50),
        Shoved(1, 0, 50, 51),
        Shoved(2, 1, 51, 52),
        Shoved(3, 2, 52, 53),
        Splashed(1, 51, 0),
        Out(2, 52, "water"),
        Compared(0, 40),
    )


def test_h14_a_chain_stops_at_the_first_empty_square() -> None:
    assert shoved((10, 50, 51, 53), 0, 50, crowded_start=False) == [1, 2]
    assert shoved((10, 50, 51, 53), 0, 49, crowded_start=False) == []
    assert shoved((10, 50, 51, 53), 3, 50, crowded_start=False) == [1, 2]
    assert shoved((10, 50, 51, 52), 3, 51, crowded_start=False) == [2]
    assert shoved((10, 0, 1), 0, 0, crowded_start=True) == []
    assert shoved((10, 0, 1), 0, 1, crowded_start=True) == [2]
    assert shoved((10, 0, 1), 0, 0, crowded_start=False) == [1, 2]


def test_h14_the_square_a_sheep_comes_from_is_free() -> None:
    """Seat 1 runs back over nine squares and shoves the sheep behind it, which may go as far as its place."""
    assert shoved((12, 10, 11), 0, 10, crowded_start=False) == [1, 2]
    played = go(racing(20, 10, 80, pads=pads(3, seat0="b10")), "0", "0", "1", "declare b10 0")
    assert told(played, Shoved) == [Shoved(1, 0, 10, 11)]
    assert played.state.sheep[:2] == (10, 11)


def test_h14_a_mover_that_dies_on_water_has_still_shoved() -> None:
    state = racing(11, 51, 80, 90, lifesavers=(0, 0, 1, 1))
    played = go(state, "40", "0", "1", "2")
    assert plain(played.events[6:10]) == (
        Moved(0, 11, 51),
        Shoved(1, 0, 51, 52),
        Out(0, 51, "water"),
        Out(1, 52, "water"),
    )


def test_h14_a_mover_that_passes_199_shoves_nobody() -> None:
    played = go(racing(190, 40, 199, 60), "10", "1", "0", "9")
    assert told(played, Shoved) == []
    assert told(played, Out)[0] == Out(0, 200, "edge")
    assert played.state.sheep[2] == 199


def test_h15_a_shove_crosses_from_99_to_100() -> None:
    played = go(racing(89, 99, 40), "10", "0", "1")
    assert told(played, Shoved) == [Shoved(1, 0, 99, 100)]
    assert played.state.sheep == (99, 100, 41)


def test_h15_a_shove_from_199_is_the_end_whatever_lifesavers_are_left() -> None:
    played = go(racing(189, 199, 40, 50, lifesavers=4), "10", "0", "1", "20")
    assert told(played, Shoved) == [Shoved(1, 0, 199, 200)]
    assert told(played, Out) == [Out(1, 200, "edge")]
    assert played.state.sheep[:2] == (199, GONE)
    assert played.state.lifesavers[1] == 0


def test_h16_entering_water_costs_one_lifesaver_and_standing_there_none() -> None:
    entered = go(racing(3, 40, 60, lifesavers=4), "10", "2", "9")
    assert told(entered, Splashed) == [Splashed(0, 13, 3)]
    stood = go(racing(13, 40, 60, lifesavers=4, starter=1), "1", "2", "9")
    assert told(stood, Splashed) == []
    assert stood.state.lifesavers == (3, 4, 4)


def test_h16_twice_in_a_turn_costs_twice() -> None:
    """Seat 0 goes into the water on 27 and runs back into the water on 17."""
    state = racing(7, 40, 60, lifesavers=4, pads=pads(3, seat0="b10"))
    played = go(state, "20", "1", "9", "declare b10 0")
    assert told(played, Splashed) == [Splashed(0, 27, 3), Splashed(0, 17, 2)]


def test_h16_back_to_the_water_one_came_from_costs_again() -> None:
    state = racing(17, 40, 60, lifesavers=4, pads=pads(3, seat0="b20"))
    played = go(state, "20", "1", "9", "declare b20 0")
    assert told(played, Splashed) == [Splashed(0, 37, 3), Splashed(0, 17, 2)]


def test_h16_a_shove_from_water_to_water_costs_too() -> None:
    played = go(racing(41, 51, 80, lifesavers=4), "10", "0", "9")
    assert told(played, Splashed) == [Splashed(0, 51, 3), Splashed(1, 52, 3)]


def test_h16_without_a_lifesaver_the_sheep_is_out() -> None:
    played = go(racing(3, 40, 60, 70, lifesavers=(0, 1, 1, 1)), "10", "1", "9", "2")
    assert told(played, Out)[0] == Out(0, 13, "water")
    assert played.state.sheep[0] == GONE


def test_h17_a_sheep_dead_in_its_forward_move_is_not_rescued_by_run_back() -> None:
    state = racing(195, 40, 60, 70, lifesavers=1, pads=pads(4, seat0="b10 b40"))
    played = go(state, "10", "1", "9", "2", "declare b10 0")
    assert not told(played, RanBack)
    assert told(played, Out)[0] == Out(0, 205, "edge")
    assert played.state.pads[0] == ()
    assert played.state.supply.count("b10") == 1
    assert played.state.supply.count("b40") == 1


def test_h17_the_next_player_does_not_inherit_the_run_back() -> None:
    state = racing(195, 140, 60, 70, lifesavers=1, pads=pads(4, seat0="b10"))
    played = go(state, "10", "1", "9", "2", "declare b10 0")
    assert played.state.sheep[1:] == (141, 69, 72)


def test_h18_the_last_to_leave_the_first_board_lays_it_at_the_far_end() -> None:
    played = go(racing(90, 140, 170), "30", "1", "2")
    assert told(played, Emptied) == [Emptied(Board("1A"))]
    assert not told(played, Swapped)
    state = played.state
    assert rules.turn(state) == (0,)
    assert state.question == "lay"
    assert list(rules.moves(state, 0)) == ["lay 1A 0", "lay 1A 180", "lay 1B 0", "lay 1B 180"]
    assert state.sheep == (120, 140, 170)
    state, events = go(state, "lay 1B 180")
    assert events[0] == Swapped(0, Board("1B", True), Board("1A"), (20, 40, 70))
    assert state.dyke == (Board("2A"), Board("1B", True))
    assert state.sheep == (20, 41, 72)
    assert state.swaps == 1


def test_h18_swaps_are_counted() -> None:
    most = 0
    for seed in range(6):
        swaps = 0
        for state, events in careful_match(3 + seed, Random(seed), layout="chance"):
            swaps += sum(isinstance(event, Swapped) for event in events)
            assert state.swaps == swaps
        most = max(most, swaps)
    assert most > 1


def test_h18_a_swap_causes_no_landing() -> None:
    """Seat 1 floats on 107, which is 7 of the same board after the swap: no second lifesaver."""
    played = go(racing(90, 107, 170, lifesavers=3), "30", "0", "2", "lay 1B 180")
    assert not told(played, Splashed)
    assert played.state.sheep == (20, 7, 72)


def test_h18_nobody_asks_while_somebody_is_left_behind() -> None:
    played = go(racing(90, 140, 99), "30", "1", "0")
    assert not told(played, Emptied)
    assert played.state.sheep == (120, 141, 99)
    assert first_board_empty((GONE, 100, 199))
    assert not first_board_empty((GONE, 0, 199))
    assert not first_board_empty((GONE, 99, 199))
    assert not first_board_empty((GONE, GONE, GONE))


def test_h18_if_the_active_player_died_the_next_survivor_lays() -> None:
    """Seat 1 was alone on the first board and drowns there; seat 2 is out already, so seat 3 lays."""
    state = racing(120, 73, GONE, 140, 150, lifesavers=0, starter=1)
    played = go(state, "1", "10", "2", "4")
    assert told(played, Out) == [Out(1, 83, "water")]
    assert played.state.question == "lay"
    assert rules.turn(played.state) == (3,)


def test_h18_the_next_survivor_is_looked_for_clockwise_round_the_table() -> None:
    state = racing(140, 150, 120, 73, starter=3, lifesavers=0)
    played = go(state, "1", "2", "4", "10")
    assert rules.turn(played.state) == (0,)


def test_h18_a_swap_by_a_shove() -> None:
    """The mover drowns on 51, and the sheep it shoves drowns on 52: nobody is left on the first board."""
    state = racing(41, 51, 150, 160, lifesavers=(0, 0, 1, 1))
    played = go(state, "10", "0", "1", "9")
    assert told(played, Out) == [Out(0, 51, "water"), Out(1, 52, "water")]
    assert told(played, Emptied) == [Emptied(Board("1A"))]
    assert rules.turn(played.state) == (2,)


def test_h18_a_chain_of_seven_reaches_the_second_board() -> None:
    """Seat 0 drowns on 93; the seven it shoves go one on, the last from 99 to 100. Those who come to stand
    on dry squares of the first board keep it where it is."""
    state = racing(83, 93, 94, 95, 96, 97, 98, 99, dyke="2B 0 1A 0", lifesavers=0)
    played = go(state, "10", "0", "0", "0", "0", "0", "0", "0")
    first = told(played, Shoved)[:7]
    assert [(event.seat, event.end) for event in first] == [
        (1, 94),
        (2, 95),
        (3, 96),
        (4, 97),
        (5, 98),
        (6, 99),
        (7, 100),
    ]
    assert told(played, Out)[0] == Out(0, 93, "water")
    assert not told(played, Emptied)


def test_h18_after_a_run_back_that_drowns_the_last_one_the_board_is_swapped_too() -> None:
    """Seat 0 is alone on the first board and runs back from 47 into the water on 37."""
    state = racing(27, 150, 160, 170, lifesavers=(0, 1, 1, 1), pads=pads(4, seat0="b10"))
    played = go(state, "20", "0", "1", "2", "declare b10 0")
    assert told(played, RanBack) == [RanBack(0, 47, 37)]
    assert told(played, Out) == [Out(0, 37, "water")]
    assert told(played, Emptied) == [Emptied(Board("1A"))]
    assert rules.turn(played.state) == (1,)
    assert [event.seat for event in told(played, Revealed)] == [0]
    assert told(played, Compared) == []


def test_h18_in_the_evaluation_the_cherubs_holder_lays() -> None:
    """The imp takes seat 0, the last on the first board; seat 2 has the highest number."""
    state = racing(30, 140, 150, 160, lifesavers=0)
    played = go(state, "1", "2", "9", "8")
    assert told(played, Out) == [Out(0, 31, "imp")]
    assert told(played, Emptied) == [Emptied(Board("1A"))]
    assert rules.turn(played.state) == (2,)
    assert played.state.active == NOBODY
    played = go(played.state, "lay 1A 180")
    assert played.events[0] == Swapped(2, Board("1A", True), Board("1A"), played.state.sheep)
    assert played.state.question == "take"
    assert played.state.sheep == (GONE, 42, 59, 68)


def test_h18_with_nobody_or_one_left_there_is_no_swap() -> None:
    state = racing(83, 150, GONE, lifesavers=0)
    played = go(state, "10", "1")
    assert not told(played, Emptied)
    assert told(played, Ended) == [Ended((1,))]


def test_h19_the_last_one_that_runs_past_199_is_out_before_the_swap() -> None:
    played = go(racing(95, 140, 150, 160), "105", "1", "2", "3")
    assert told(played, Out)[0] == Out(0, 200, "edge")
    assert told(played, Emptied) == [Emptied(Board("1A"))]
    assert rules.turn(played.state) == (1,)
    assert played.state.sheep == (GONE, 140, 150, 160)


def test_every_board_swapped_twice_returns_as_the_first() -> None:
    state = racing(90, 140, 170, dyke="2B 180 1A 0")
    state = go(state, "30", "1", "2", "lay 2A 0").state
    assert state.dyke == DYKES["1A 0 2A 0"]


def test_the_chain_does_not_shove_those_who_are_out() -> None:
    state = racing(10, GONE, 50, 80, 90)
    played = go(state, "40", "0", "1", "2")
    assert told(played, Shoved) == [Shoved(2, 0, 50, 51)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_is_out_compares_no_more(seat: int) -> None:
    sheep = [40, 50, 60, 70]
    sheep[seat] = 195
    numbers = ["1", "2", "3", "4"]
    numbers[seat] = "9"
    played = go(racing(*sheep), *numbers)
    assert [event.seat for event in told(played, Compared)] == [other for other in range(4) if other != seat]
    assert all(event.taker != seat for event in told(played, Handed))
