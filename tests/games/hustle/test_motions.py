"""How pieces go from beat to beat: sheep count column by column, shoves bump, boards are carried over."""

from __future__ import annotations

import pytest

from games.contract import Motion, Shape
from games.hustle.rules.dyke import GONE
from games.hustle.rules.events import (
    Built,
    Compared,
    Declared,
    Ended,
    EverybodyLook,
    Handed,
    Happening,
    ImpPaid,
    Moved,
    Out,
    RanBack,
    Revealed,
    RoundBegan,
    Shoved,
    Splashed,
    Swapped,
)
from games.hustle.rules.state import State
from games.hustle.scene.layout import LAYOUTS, SEAM, SIDE, SQUARE, Point, middle, rest_of_the_lost
from games.hustle.scene.motions import NEAR
from games.hustle.scene.routes import counted, counted_back
from helpers.hustle_positions import go, pads, racing, started
from helpers.hustle_story import StoryBeat, story
from helpers.hustle_table import SHAPES

LYING = LAYOUTS["wide"]


def beat(before: State, kind: type[Happening], *moves: str, nth: int = 0, shape: Shape = "wide") -> StoryBeat:
    """The nth beat of this kind in the telling of the last of these moves."""
    state = go(before, *moves[:-1]).state if moves[:-1] else before
    found = [each for each in story(state, moves[-1], shape=shape) if isinstance(each.event, kind)]
    return found[nth]


def of(told: StoryBeat, key: str) -> list[Motion]:
    return [motion for motion in told.motions if motion.key == key]


def one(told: StoryBeat, key: str) -> Motion:
    (motion,) = of(told, key)
    return motion


def relative(points: tuple[Point, ...]) -> tuple[Point, ...]:
    x, y = points[-1]
    return tuple((each_x - x, each_y - y) for each_x, each_y in points)


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


@pytest.mark.parametrize("shape", SHAPES)
def test_a_sheep_hops_through_its_squares(shape: Shape) -> None:
    told = beat(racing(29, 72, 40), Moved, "choose 43", "choose 9", "choose 85", shape=shape)
    assert one(told, "sheep-0") == Motion("sheep-0", "count", path=relative(counted(LAYOUTS[shape], 29, 43)))


def test_a_sheep_runs_back_column_by_column() -> None:
    start = racing(29, 150, 10, pads=pads(3, seat0="b20"))
    told = beat(start, RanBack, "choose 41", "choose 5", "choose 19", "declare b20 0")
    assert one(told, "sheep-0").path == relative(counted_back(LYING, 70, 20))


def test_who_stands_there_gives_way_and_is_shoved_in_the_next_beat() -> None:
    moves = ("choose 43", "choose 9", "choose 85")
    run = beat(racing(29, 72, 40), Moved, *moves)
    assert one(run, "sheep-1").animation == "slide"
    shove = beat(racing(29, 72, 40), Shoved, *moves)
    shoved = one(shove, "sheep-1")
    assert shoved.animation == "bump"
    aside = one(run, "sheep-1").path[0]
    x, y = middle(LYING, 72)
    to_x, to_y = middle(LYING, 73)
    assert shoved.path == ((x - aside[0] - to_x, y - aside[1] - to_y), (0, 0))


def test_over_the_edge_a_shoved_sheep_comes_in_at_the_bottom() -> None:
    shove = beat(racing(29, 79, 40), Shoved, "choose 50", "choose 9", "choose 85")
    assert one(shove, "sheep-1").animation == "count"
    assert len(one(shove, "sheep-1").path) == 4


def test_digits_turn_over_one_by_one_the_hundreds_first() -> None:
    told = beat(racing(29, 72, 40), Revealed, "choose 107", "choose 9", "choose 85")
    digits = [one(told, f"digit-0-{place}").after for place in range(3)]
    assert digits == [0, 1, 2]
    assert one(told, "over-0").after == 3


def test_all_cards_lie_face_down_before_their_sheep_when_everybody_looks() -> None:
    told = beat(racing(29, 72, 40, GONE), EverybodyLook, "choose 43", "choose 9", "choose 85")
    assert [motion.key for motion in told.motions] == ["over-0", "over-1", "over-2"]


def test_spent_pads_fly_from_their_place_to_the_sum() -> None:
    start = racing(29, 150, 10, pads=pads(3, seat0="c3 b20"))
    told = beat(start, Declared, "choose 41", "choose 5", "choose 19", "declare c3+b20 1")
    assert [one(told, f"spent-{place}").source for place in (0, 1)] == ["pads-0", "pads-0"]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("sheep", [(29, 72, 40), (95, 96, 97, 98), (190, 191, 192), (0, 0, 0, 0, 0)])
def test_every_way_begins_where_the_last_beat_left_it_and_ends_where_the_picture_shows_it(
    sheep: tuple[int, ...], shape: Shape
) -> None:
    moves = [f"choose {number}" for number in ("43", "9", "85", "7", "12")[: len(sheep)]]
    state = go(racing(*sheep), *moves[:-1]).state
    for told in story(state, moves[-1], shape=shape):
        for seat, (was, now) in enumerate(zip(told.stands_before, told.stands, strict=True)):
            paths = [motion.path for motion in of(told, f"sheep-{seat}") if motion.path]
            if was.point == now.point:
                assert not paths
            else:
                assert paths[0][0] == (was.point[0] - now.point[0], was.point[1] - now.point[1])
                assert paths[0][-1] == (0, 0)


def test_a_sheep_that_runs_off_falls_into_the_sea_in_the_next_beat() -> None:
    moves = ("choose 43", "choose 9", "choose 85")
    assert one(beat(racing(190, 72, 40), Moved, *moves), "sheep-0").animation == "count"
    fall = one(beat(racing(190, 72, 40), Out, *moves), "sheep-0")
    beyond, rest = counted(LYING, 190, 43)[-1], rest_of_the_lost(LYING)
    assert (fall.animation, fall.path) == ("fall", ((beyond[0] - rest[0], beyond[1] - rest[1]), (0, 0)))


def test_without_a_lifesaver_it_goes_down_where_it_is_and_the_boat_comes() -> None:
    told = beat(racing(41, 72, 40, 60, lifesavers=0), Out, "choose 10", "choose 9", "choose 85", "choose 3")
    assert one(told, "sheep-0").animation == "sink"
    assert one(told, "rescue").path[-1] == (0, 0)


def test_a_lifesaver_flies_from_the_strip_round_the_middle_of_the_sheep() -> None:
    told = beat(racing(41, 72, 40), Splashed, "choose 10", "choose 9", "choose 85")
    assert one(told, "belt-round").source == "belts-0"
    assert one(told, "afloat-0").animation == "fade"


def test_the_laid_board_is_carried_over_and_everybody_moves_up() -> None:
    state = go(racing(130, 172, 95), "choose 5", "choose 6", "choose 40").state
    told = beat(state, Swapped, "lay 1B 180")
    far = SIDE + SEAM
    carried = one(told, "board-1")
    assert (carried.animation, carried.path[0], carried.path[-1]) == ("carry", (-far, 0), (0, 0))
    assert carried.path[1][1] < 0
    assert one(told, "board-2") == Motion("board-2", "drift", path=((far, 0.0), (0.0, 0.0)))
    for seat in range(3):
        assert one(told, f"sheep-{seat}") == Motion(f"sheep-{seat}", "drift", path=((far, 0), (0, 0)))


def test_new_numbers_are_seen_when_the_boards_lie_again() -> None:
    state = go(racing(130, 172, 95), "choose 5", "choose 6", "choose 40").state
    told = beat(state, Swapped, "lay 1B 180")
    assert one(told, "numbers") == Motion("numbers", "fade", after=1)
    assert one(told, "less").after == 1


@pytest.mark.parametrize("shape", SHAPES)
def test_a_climax_is_seen_from_close_by_about_the_sheep_it_is_about(shape: Shape) -> None:
    layout = LAYOUTS[shape]
    told = beat(
        racing(29, 65, 66, 20), Shoved, "choose 36", "choose 9", "choose 85", "choose 3", nth=1, shape=shape
    )
    assert told.event == Shoved(2, 1, 66, 67, True)
    near, away = of(told, "dyke")
    assert (near.animation, away.animation) == ("come-near", "go-away")
    assert near.path == away.path[::-1]
    here, there = middle(layout, 67), near.path[-1]
    assert there[0] == pytest.approx((NEAR - 1) * (layout.width / 2 - here[0]))
    assert there[1] == pytest.approx((NEAR - 1) * (layout.height / 2 - here[1]))
    between = [motion.after for motion in told.motions if motion.key != "dyke"]
    assert near.after < min(between) <= max(between) < away.after


def test_on_a_calm_sea_it_is_seen_how_the_board_is_turned() -> None:
    start = racing(95, 120, 130)
    start = start._replace(variant=start.variant._replace(calm=True))
    told = beat(start, Swapped, "choose 9", "choose 17", "choose 8")
    assert one(told, "under-1").animation == "face-away"


def test_what_a_person_has_turned_before_is_not_turned_again() -> None:
    state = go(racing(130, 172, 95), "choose 5", "choose 6", "choose 40").state
    assert not of(beat(state, Swapped, "lay 1B 180"), "under-1")
    bots = [told for told in story(state, "lay 1B 180", bots=True) if isinstance(told.event, Swapped)]
    assert one(bots[0], "under-1").animation == "face-away"
    same = [told for told in story(state, "lay 1A 0", bots=True) if isinstance(told.event, Swapped)]
    assert not of(same[0], "under-1")


def test_the_number_goes_to_the_scale_when_it_is_compared_and_the_others_make_room() -> None:
    moves = ("choose 43", "choose 9", "choose 85")
    first, second, third = (beat(racing(29, 72, 40), Compared, *moves, nth=nth) for nth in range(3))
    assert first.motions == (Motion("bench-0", "fly", "number-0"),)
    assert set(second.motions) == {Motion("bench-1", "fly", "number-1"), Motion("bench-0", "slide")}
    assert third.motions == (Motion("bench-2", "fly", "number-2"),)


def test_imp_and_cherub_hop_to_their_new_holder() -> None:
    moves = ("choose 43", "choose 9", "choose 85")
    assert beat(racing(29, 72, 40), Handed, *moves).motions == (Motion("imp", "visit"),)
    nobodys = racing(29, 72, 40)._replace(imp=None, cherub=None)
    assert beat(nobodys, Handed, *moves).motions == (Motion("imp", "pop"),)


def test_the_imp_takes_a_lifesaver_in_hand() -> None:
    told = beat(racing(29, 72, 40), ImpPaid, "choose 43", "choose 9", "choose 85")
    assert one(told, "imp-belt").source == "belts-1"


def test_who_goes_first_gets_both_cards_when_a_round_begins() -> None:
    state = go(racing(29, 72, 40), "choose 43", "choose 9", "choose 85").state
    assert beat(state, RoundBegan, "take c5").motions == (Motion("imp", "visit"),)


def test_the_crown_comes_down_on_the_second_not_on_the_first() -> None:
    told = beat(racing(30, 50, 10, lifesavers=0), Ended, "choose 12", "choose 30", "choose 5")
    assert {motion.key for motion in told.motions} == {"crown-0", "sheep-0"}
    assert told.state.sheep[1] > told.state.sheep[0]


def test_the_boards_drop_down_when_the_dyke_is_built() -> None:
    told = story(started(3, layout="chance"), "deal 1 1A 0 2B 180", -1)
    assert isinstance(told[1].event, Built)
    assert {motion.key for motion in told[1].motions} == {"board-1", "board-2"}


def test_on_a_phone_the_window_goes_along() -> None:
    moves = ("choose 43", "choose 9", "choose 8")
    pan = one(beat(racing(29, 72, 140), Moved, *moves, shape="phone"), "dyke")
    assert pan.animation == "pan"
    assert pan.path[-1] == (0, 0)
    assert not of(beat(racing(29, 72, 140), Moved, *moves), "dyke")


def test_the_lost_lie_still() -> None:
    state = go(racing(29, 72, 40, GONE), "choose 43", "choose 9").state
    for told in story(state, "choose 85"):
        assert not of(told, "sheep-3")


def test_a_sheep_wears_its_new_number_when_it_has_come_there() -> None:
    moves = ("choose 43", "choose 9", "choose 85")
    assert one(beat(racing(29, 72, 40), Moved, *moves), "own-0") == Motion("own-0", "pop", after=1)
    assert not of(beat(racing(29, 72, 40), Moved, *moves), "own-1")
    assert one(beat(racing(29, 72, 40), Shoved, *moves), "own-1") == Motion("own-1", "pop", after=1)
