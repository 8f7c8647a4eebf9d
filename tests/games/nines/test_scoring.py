"""Points, ties and the ranking: N14."""

from __future__ import annotations

from collections.abc import Callable

from games.nines import rules
from games.nines.rules.ranking import count
from games.nines.rules.state import GOAL, OVER, State

Build = Callable[..., State]

GONE = ["- - - - - - - -"] * 6


def over(build: Build, pile: list[str], minus: list[str]) -> State:
    pawns = [[GOAL, GOAL]] * len(pile)
    return build(*GONE, pawns=pawns, pile=pile, minus=minus)._replace(question=OVER)


def ranks(state: State) -> list[tuple[int, int, int | None]]:
    ranking = rules.result(state)
    assert ranking is not None
    return [(place.seat, place.rank, place.score) for place in ranking.places]


def test_n14_five_for_each_tile_on_the_pile_minus_the_numbers_aside(position: Build) -> None:
    state = over(position, ["s 4 5", "c3 6 g"], ["6", "1 c2"])
    first = count(state, 0)
    assert (first.animals, first.numbers, first.minus, first.cacti) == (1, 2, 6, 0)
    assert ranks(state) == [(1, 1, 12), (0, 2, 9)]


def test_n14_points_may_be_negative(position: Build) -> None:
    state = over(position, ["", "s"], ["6 5", ""])
    assert ranks(state) == [(1, 1, 5), (0, 2, -11)]
    ranking = rules.result(state)
    assert ranking is not None
    assert ranking.places[1].reason.english() == "\N{MINUS SIGN}11 points"


def test_n14_a_tie_is_decided_by_cacti_face_up_or_down(position: Build) -> None:
    state = over(position, ["4 5 s", "4 5 s"], ["2", "c2"])
    assert ranks(state) == [(1, 1, 13), (0, 2, 13)]
    state = over(position, ["c4 5 s", "4 5 s"], ["2", "2"])
    assert ranks(state) == [(0, 1, 13), (1, 2, 13)]
    ranking = rules.result(state)
    assert ranking is not None
    assert [place.reason.english() for place in ranking.places] == [
        "13 points, cacti: 1",
        "13 points, cacti: 0",
    ]
    assert ranking.reason.english(("Ann", "Ben")) == (
        "All pawns are home. Ann wins with 13 points and more cacti."
    )


def test_n14_one_point_is_one_point(position: Build) -> None:
    ranking = rules.result(over(position, ["c4 5", "4 5"], ["6 3", "6 3"]))
    assert ranking is not None
    assert ranking.reason.english(("Ann", "Ben")) == (
        "All pawns are home. Ann wins with 1 point and more cacti."
    )


def test_n14_still_tied_the_win_is_shared(position: Build) -> None:
    state = over(position, ["c4 5", "4 c5", "s"], ["", "", ""])
    assert ranks(state) == [(0, 1, 10), (1, 1, 10), (2, 3, 5)]
    ranking = rules.result(state)
    assert ranking is not None
    assert ranking.reason.english(("Ann", "Ben", "Cleo")) == (
        "All pawns are home. Ann and Ben share the win with 10 points."
    )


def test_n14_the_places_behind_are_ranked_the_same_way(position: Build) -> None:
    state = over(position, ["s s s", "s c1", "s 1", "s 2"], ["", "", "", ""])
    assert ranks(state) == [(0, 1, 15), (1, 2, 10), (2, 3, 10), (3, 3, 10)]


def test_n14_a_single_point_is_told_as_one(position: Build) -> None:
    state = over(position, ["s", ""], ["4", "1"])
    ranking = rules.result(state)
    assert ranking is not None
    assert ranking.reason.english(("Ann", "Ben")) == "All pawns are home. Ann wins with 1 point."
    assert [place.reason.english() for place in ranking.places] == ["1 point", "\N{MINUS SIGN}1 point"]


def test_n14_no_ranking_before_the_end(position: Build) -> None:
    assert rules.result(position("c1 2", pawns=[[0, 0], [0, 0]])) is None


def test_the_last_to_come_home_ends_it_and_the_winner_is_told(position: Build) -> None:
    gone = GONE[:5]
    state = position(*gone, "- s", pawns=[[41, GOAL], [GOAL, GOAL]], pile=["", "4 5"], roll=2)
    after, events = rules.play(state, 0, "walk 41")
    assert rules.turn(after) == ()
    assert events[-1].winners == (1,)
    assert events[-1].points == 10
    assert ranks(after) == [(1, 1, 10), (0, 2, 5)]
