"""How a round is told: sheep count column by column, shoves ripple, boards and figures change places."""

from __future__ import annotations

import pytest

from games.contract import Motion, Shape
from games.hustle import events as happened
from games.hustle import rules, scene
from games.hustle.dyke import GONE
from games.hustle.layout import LAYOUTS, SEAM, SIDE, SQUARE, middle, rest_of_the_lost
from games.hustle.signs import counted, counted_back
from games.hustle.state import State
from hustle_positions import act, go, racing
from hustle_table import SHAPES

LYING = LAYOUTS["wide"]


def told(before: State, *moves: str, shape: Shape = "wide") -> list[Motion]:
    """The telling of the last of these moves, in one shape of window."""
    state = go(before, *moves[:-1]).state if moves[:-1] else before
    played = act(state, moves[-1])
    motions = scene.motions(rules.view(state, -2), rules.view(played.state, -2), played.events)
    return [motion for motion in motions if motion.shape in ("", shape)]


def of(motions: list[Motion], key: str) -> list[Motion]:
    return sorted((motion for motion in motions if motion.key == key), key=lambda motion: motion.after)


def test_tens_are_counted_first_then_ones() -> None:
    points = counted(LYING, 12, 23)
    assert points == tuple(middle(LYING, square) for square in (12, 22, 32, 33, 34, 35))


@pytest.mark.parametrize("shape", SHAPES)
def test_over_the_top_edge_it_comes_in_at_the_bottom_of_the_next_column(shape: Shape) -> None:
    layout = LAYOUTS[shape]
    out, inside = counted(layout, 29, 43)[5:7]
    x, y = middle(layout, 69)
    to_x, to_y = middle(layout, 70)
    step = 3 * SQUARE / 4
    if layout.standing:
        assert (out, inside) == ((x + step, y), (to_x - step, to_y))
    else:
        assert (out, inside) == ((x, y - step), (to_x, to_y + step))
    assert counted(layout, 29, 43)[-1] == middle(layout, 72)


def test_beyond_the_end_the_way_leaves_the_dyke() -> None:
    assert counted(LYING, 195, 7)[-1][1] == middle(LYING, 199)[1]
    assert counted(LYING, 185, 30)[-1] == middle(LYING, 205)


def test_running_back_goes_straight() -> None:
    assert counted_back(LYING, 72, 30) == tuple(middle(LYING, square) for square in (72, 62, 52, 42))


def test_a_sheep_hops_through_its_squares_and_then_the_shoved_one_slides() -> None:
    motions = told(racing(29, 72, 40), "choose 43", "choose 9", "choose 85")
    mover = of(motions, "sheep-0")[0]
    assert mover.way == "count"
    assert len(mover.path) == len(counted(LYING, 29, 43))
    slid = of(motions, "sheep-1")[0]
    assert slid.way == "slide"
    assert slid.after > mover.after


def test_a_chain_ripples_one_after_the_other() -> None:
    motions = told(racing(19, 42, 43, 44), "choose 23", "choose 9", "choose 8", "choose 7")
    firsts = [of(motions, f"sheep-{seat}")[0] for seat in range(4)]
    assert [motion.after for motion in firsts] == sorted({motion.after for motion in firsts})


def test_every_number_turns_up_before_its_sheep_moves() -> None:
    motions = told(racing(29, 72, 40), "choose 43", "choose 9", "choose 85")
    for seat in range(3):
        number = of(motions, f"number-{seat}")[0]
        moves = [motion.after for motion in of(motions, f"sheep-{seat}") if motion.way == "count"]
        assert number.after < min(moves)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_way_ends_where_the_picture_shows_it(shape: Shape) -> None:
    for sheep in ((29, 72, 40), (95, 96, 97, 98), (190, 191, 192), (0, 0, 0, 0, 0)):
        moves = [f"choose {number}" for number in ("43", "9", "85", "7", "12")[: len(sheep)]]
        motions = told(racing(*sheep), *moves, shape=shape)
        last = {motion.key: motion for motion in sorted(motions, key=lambda each: each.after) if motion.path}
        assert all(motion.path[-1] == (0, 0) for motion in last.values())


def test_a_sheep_that_runs_off_falls_into_the_sea() -> None:
    motions = told(racing(190, 72, 40), "choose 43", "choose 9", "choose 85")
    ways = [motion.way for motion in of(motions, "sheep-0")]
    assert ways == ["count", "fall"]
    beyond, rest = middle(LYING, 200), rest_of_the_lost(LYING)
    assert of(motions, "sheep-0")[-1].path[0] == (beyond[0] - rest[0], beyond[1] - rest[1])


def test_without_a_lifesaver_it_goes_down_where_it_is() -> None:
    motions = told(racing(41, 72, 40, 60, lifesavers=0), "choose 10", "choose 9", "choose 85", "choose 3")
    assert [motion.way for motion in of(motions, "sheep-0")] == ["count", "sink"]


def test_only_a_sheep_that_stays_in_the_water_is_seen_to_float() -> None:
    motions = told(racing(41, 72, 40), "choose 10", "choose 9", "choose 85")
    assert [motion.way for motion in of(motions, "afloat-0")] == ["fade"]
    assert not of(motions, "afloat-2")


def test_the_laid_board_is_carried_over_and_everybody_moves_up() -> None:
    state = go(racing(130, 172, 95), "choose 5", "choose 6", "choose 40").state
    motions = told(state, "lay 1B 180")
    carried, other = of(motions, "board-1")[0], of(motions, "board-2")[0]
    far = SIDE + SEAM
    assert (carried.way, carried.path) == ("carry", ((-far, 0.0), (0.0, 0.0)))
    assert (other.way, other.path) == ("slide", ((far, 0.0), (0.0, 0.0)))
    assert of(motions, "sheep-0")[0].after == carried.after
    assert of(motions, "sheep-0")[0].path[0] == (far, 0)


def test_on_a_calm_sea_the_old_face_is_seen_until_the_board_is_turned() -> None:
    start = racing(95, 120, 130)
    start = start._replace(variant=start.variant._replace(calm=True))
    motions = told(start, "choose 9", "choose 17", "choose 8")
    carried, old = of(motions, "board-1")[0], of(motions, "under-1")[0]
    assert (old.way, old.after) == ("vanish", carried.after)
    assert carried.after > of(motions, "sheep-0")[0].after


def test_imp_and_cherub_walk_from_holder_to_holder() -> None:
    motions = told(racing(29, 72, 40), "choose 43", "choose 9", "choose 85")
    played = act(go(racing(29, 72, 40), "choose 43", "choose 9").state, "choose 85")
    handed = [event for event in played.events if isinstance(event, happened.Handed)]
    ways = of(motions, "imp")
    assert [motion.path[-1][0] for motion in ways] == [
        event.taker - played.state.imp for event in handed if event.card == "imp"
    ]
    assert ways[-1].path[-1] == (0, 0)
    standing = of(told(racing(29, 72, 40), "choose 43", "choose 9", "choose 85", shape="tall"), "imp")
    assert [(y, x) for x, y in standing[0].path] == list(ways[0].path)


def test_on_a_phone_the_window_goes_along() -> None:
    motions = told(racing(29, 72, 140), "choose 43", "choose 9", "choose 8", shape="phone")
    pans = of(motions, "dyke")
    assert pans
    assert pans[-1].path[-1] == (0, 0)
    assert not of(told(racing(29, 72, 140), "choose 43", "choose 9", "choose 8"), "dyke")


def test_the_lost_lie_still() -> None:
    motions = told(racing(29, 72, 40, GONE), "choose 43", "choose 9", "choose 85")
    assert not of(motions, "sheep-3")


def test_a_sheep_wears_its_new_number_when_it_has_come_there() -> None:
    motions = told(racing(29, 72, 40), "choose 43", "choose 9", "choose 85")
    for seat in (0, 1, 2):
        arrived = max(motion.after for motion in of(motions, f"sheep-{seat}") if motion.path)
        assert of(motions, f"own-{seat}")[0].after == arrived + 1
