"""What is a group, and what a turn wins: L8, L9, L10."""

from __future__ import annotations

from random import Random

import pytest

from games.contract import TABLE
from games.lucky import rules
from games.lucky.rules.events import LastSwap, SeveralGroups, Stopped, Swapped, TimeUp
from games.lucky.rules.groups import LARGEST_PART, Group, fit_to_begin, groups_in
from games.lucky.rules.state import standing, would_make
from helpers.lucky_positions import act, after, counted_and_won, groups_by_walking, laid, lying, shown, sides


@pytest.mark.parametrize("straight", [False, True])
def test_l8_groups_are_found_in_any_nine_faces(straight: bool) -> None:
    rng = Random(8)
    for _ in range(3000):
        faces = [rng.randint(0, 3) for _ in range(9)]
        found = groups_in(faces, straight)
        assert len(set(found)) == len(found)
        assert set(found) == groups_by_walking("".join(map(str, faces)), straight)
        assert [group.colour for group in found] == sorted(group.colour for group in found)


@pytest.mark.parametrize(
    ("faces", "spaces"),
    [
        ("111 234 567", (0, 1, 2)),
        ("112 132 345", (0, 1, 3)),
        ("123 145 126", (0, 3, 6)),
        ("213 141 516", None),
        ("123 211 415", (4, 5, 7)),
        ("123 214 561", None),
        ("121 111 345", (0, 2, 3, 4, 5)),
        ("111 123 111", (0, 1, 2, 3, 6, 7, 8)),
        ("123 411 561", (4, 5, 8)),
        ("112 345 671", None),
    ],
)
def test_l8_a_group_is_three_or_more_that_touch_and_all_of_it(
    faces: str, spaces: tuple[int, ...] | None
) -> None:
    expected = (Group(spaces, 1),) if spaces else ()
    assert groups_in([int(face) for face in faces.replace(" ", "")], False) == expected


def test_l8_exactly_the_group_is_won() -> None:
    state = laid("112 132 345", seats=3)
    after_stop = after(state, "stop")
    assert shown(after_stop) == "..2 .32 345"
    assert after_stop.won[0] == tuple(state.nine[space] for space in (0, 1, 3))
    assert after_stop.won[1:] == ((), ())


def test_l8_straight_lines_win_just_their_three_cards() -> None:
    state = laid("111 124 165", seats=3, straight="yes")
    assert standing(state) == (Group((0, 1, 2), 1), Group((0, 3, 6), 1))
    one = laid("111 124 567", seats=3, straight="yes")
    assert shown(after(one, "stop")) == "... 124 567"
    bent = laid("112 132 345", seats=3, straight="yes")
    assert standing(bent) == ()
    assert after(bent, "stop").active == 1


def test_l8_crossing_and_parallel_lines_are_separate_groups() -> None:
    crossing = laid("121 111 324", seats=4, straight="yes")
    assert standing(crossing) == (Group((3, 4, 5), 1),)
    cross = laid("213 111 415", seats=4, straight="yes")
    assert [group.spaces for group in standing(cross)] == [(3, 4, 5), (1, 4, 7)]
    parallel = laid("111 111 234", seats=4, straight="yes")
    assert [group.spaces for group in standing(parallel)] == [(0, 1, 2), (3, 4, 5)]
    state = after(cross, "stop", "win 2 5 8")
    assert shown(state) == "2.3 1.1 4.5"


def test_l8_only_what_stands_when_the_turn_ends_counts() -> None:
    state = laid("111 234 567", "12 12 56 71", backs="765 671 123")
    broken = after(state, "swap 1 2")
    assert shown(broken) == "121 234 567"
    assert after(broken, "stop").active == 1
    assert after(broken, "stop").won == ((), ())


@pytest.mark.parametrize(("move", "event"), [("stop", Stopped(0)), ("time", TimeUp(0))])
def test_l9_a_standing_group_is_won_without_an_exchange(move: str, event: object) -> None:
    state = laid("111 234 567")
    played = act(state, move)
    assert played.events == (event, *counted_and_won(0, (0, 1, 2), 1, 3))
    assert played.state == state._replace(
        question="draw", nine=(None, None, None, *state.nine[3:]), won=(lying(state.nine[:3]), ())
    )


def test_l9_the_third_exchange_wins_what_stands_then() -> None:
    state = laid("112 456 723", "21 35 36 47", backs="765 671 145", clock="none")._replace(swaps=2)
    played = act(state, "swap 1 3")
    assert played.events == (
        Swapped(0, 0, 2, 2, 1, 3),
        LastSwap(0),
        *counted_and_won(0, (0, 1, 2), 1, 3),
    )
    assert played.state.question == "draw"
    assert played.state.swaps == 3
    assert sides(played.state.won[0]) == "17 16 12"


def test_l9_with_several_groups_one_must_be_picked_and_the_others_stay() -> None:
    state = laid("111 456 222")
    played = act(state, "stop")
    assert played.events == (Stopped(0), SeveralGroups(0, 2))
    choosing = played.state
    assert choosing == state._replace(question="choose")
    assert rules.turn(choosing) == (0,)
    assert list(rules.moves(choosing, 0)) == ["win 1 2 3", "win 7 8 9"]
    assert list(rules.moves(choosing, 1)) == []
    won = act(choosing, "win 7 8 9")
    assert won.events == counted_and_won(0, (6, 7, 8), 2, 3)
    assert won.state == choosing._replace(
        question="draw", nine=(*state.nine[:6], None, None, None), won=(state.nine[6:], ())
    )


def test_l9_a_group_left_standing_is_for_the_next_player() -> None:
    state = after(laid("111 456 222"), "stop", "win 1 2 3")
    while state.active == 0:
        move = f"draw {state.deck[-1]}" if state.question == "draw" else rules.moves(state, 0)[-1]
        state = after(state, move)
    assert Group((6, 7, 8), 2) in standing(state)
    assert after(state, "stop").question in ("draw", "choose")


@pytest.mark.parametrize("move", ["stop", "time", "swap 1 1", "swap 1 5"])
def test_l9_a_group_can_not_be_declined(move: str) -> None:
    refusal = rules.refuse(after(laid("111 456 222"), "stop"), 0, move)
    assert refusal is not None
    assert refusal.english() == ("The swapping is over: choose the group you win. You have to take one.")


def test_l9_a_turn_without_a_group_leaves_the_nine_as_they_are() -> None:
    state = laid("112 456 723")
    after_stop = after(state, "stop")
    assert after_stop.nine == state.nine
    assert after_stop.won == ((), ())
    assert after_stop.barren == 1


def test_l9_a_win_begins_the_count_of_barren_turns_again() -> None:
    state = laid("111 456 723")._replace(barren=3)
    assert after(state, "stop").barren == 0


def test_l10_won_cards_keep_their_face_and_nobody_sees_their_backs() -> None:
    state = laid("111 456 712", backs="765 671 234")
    won = after(state, "stop")
    assert sides(won.won[0]) == "17 16 15"
    for seat in (0, 1, TABLE):
        assert sides(rules.view(won, seat).won[0]) == "10 10 10"


def test_a_start_is_fit_with_pairs_but_not_with_threes() -> None:
    assert fit_to_begin([1, 1, 2, 2, 3, 3, 1, 1, 2])
    assert not fit_to_begin([1, 1, 2, 1, 3, 3, 4, 4, 2])
    assert fit_to_begin([0, 0, 0, 1, 1, 2, 3, 3, 4])


def test_the_largest_part_of_a_set_of_spaces() -> None:
    assert LARGEST_PART[0] == 0
    assert LARGEST_PART[0b111111111] == 9
    assert LARGEST_PART[0b101010101] == 1
    assert LARGEST_PART[0b110000011] == 2


def test_what_a_swap_brings_together_is_foretold_by_the_lines_that_count_and_never_against_the_sand() -> None:
    """Three in a corner are a group, but no line; the middle of a full row makes one either way."""
    corner, row = "112 132 345", "131 224 567"
    for straight, makes in (("no", 3), ("yes", 0)):
        assert would_make(laid(corner, straight=straight, clock="none"), 3, 1) == makes
    for straight in ("no", "yes"):
        assert would_make(laid(row, straight=straight, clock="none"), 1, 1) == 3
        assert would_make(laid(row, straight=straight, clock="none"), 8, 1) == 0
        assert would_make(laid(row, straight=straight, clock="30"), 1, 1) == 0
