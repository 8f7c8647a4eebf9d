"""Sunset, bare meadows, counting and fines: S9, S17, S18."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.contract import TABLE
from games.shepherd import rules
from games.shepherd.rules.events import Ate, Dusk, Ended, Fined, Fled, GrazedBare, Lost, NextTurn, SunMoved
from games.shepherd.rules.grazing import collected, is_bare, score
from games.shepherd.rules.meadow import DARK, LIGHT, SQUARE_NAMED
from games.shepherd.rules.ranking import winners
from games.shepherd.rules.state import State
from games.shepherd.rules.sun import is_sunset
from games.shepherd.rules.worms import fine, worms_in_pile

Build = Callable[..., State]
Board = Callable[[str], int]
BLIND = {"worms": "blind"}
NAMES = ("Anna", "Ben", "Caro", "Dora")


def test_s17_when_the_sun_is_home_the_roll_is_finished(position: Build) -> None:
    state = position("c2 d4", "e8 d8", roll="sun grass", sun=15)
    state, events = rules.play(state, 0, "sun")
    assert events == (SunMoved(0, 16, 16), Dusk())
    assert is_sunset(state)
    assert rules.turn(state) == (0,)
    assert rules.result(state) is None
    state, events = rules.play(state, 0, "eat c2")
    assert events == (Ate(0, SQUARE_NAMED["c2"], 1, 1), Ended((0,)))
    assert state.over
    assert (state.unused, state.active) == ((), 0)
    assert rules.turn(state) == ()
    assert rules.moves(state, 0) == rules.moves(state, 1) == ()


def test_s17_steps_dog_and_flights_of_the_last_roll_included(position: Build) -> None:
    state = position("c2 d4", "e7 d8", roll="sun dog", sun=15)
    state, _ = rules.play(state, 0, "sun")
    assert {move[:3] for move in rules.moves(state, 0)} == {"dog"}
    state, events = rules.play(state, 0, "dog e6")
    assert not state.over
    state, events = rules.play(state, 1, "flee e7 f7")
    assert [type(event) for event in events] == [Fled, Ended]
    assert state.over
    state = position("c2 d4", "e7 d8", roll="sun sheep", sun=15)
    state, _ = rules.play(state, 0, "sun")
    assert {move[:4] for move in rules.moves(state, 0)} == {"step"}


def test_s17_a_last_result_that_can_not_be_used_is_lost(position: Build) -> None:
    state = position("b1 g1", "c1 b2", "f1 g2", roll="sun sheep", sun=15)
    state, events = rules.play(state, 0, "sun")
    assert events == (SunMoved(0, 16, 16), Dusk(), Lost(0, "sheep"), Ended((0, 1, 2)))
    assert state.over
    assert state.unused == ()


@pytest.mark.parametrize("track", ["12", "16", "20", "24"])
def test_s17_the_day_is_as_long_as_the_track(track: str, position: Build) -> None:
    options = {"track": track}
    for gone, over in ((int(track) - 2, False), (int(track) - 1, True)):
        state = position("c2 d4", "e8 d8", roll="sun grass", unused=("sun",), sun=gone, options=options)
        state, events = rules.play(state, 0, "sun")
        assert state.over == over
        assert (events[-1] == NextTurn(1)) != over


def nearly_bare(position: Build, left: int, **more: object) -> State:
    """All cards but some are in seat 1's pile."""
    state = position("c2 d4", "e8 d8", roll="grass sheep", **more)
    everything = LIGHT | DARK
    return state._replace(cards=left, piles=(0, everything & ~left))


@pytest.mark.parametrize("game", ["basic", "tactical"])
def test_s17_only_worms_are_left_seen_or_not(game: str, position: Build, squares: Board) -> None:
    state = nearly_bare(position, squares("b1 g1 b8 g8 c2"), options={"game": game})
    assert not is_bare(state)
    state, events = rules.play(state, 0, "eat c2")
    assert GrazedBare() in events
    assert is_bare(state)
    assert not state.over
    state, events = rules.play(state, 0, "step c2 b2")
    assert events[-1] == Ended((1,))
    result = rules.result(state)
    assert result is not None
    assert result.reason.english(NAMES) == "All the grass is eaten. Ben has the most cards and wins!"


def test_s17_open_worms_make_no_difference(position: Build, squares: Board) -> None:
    state = nearly_bare(position, squares("b1 g1 b8 g8 c2"), found="b1 g8")
    state, _ = rules.play(state, 0, "step c2 b2")
    assert not state.over
    state = state._replace(active=0, unused=("grass",), sheep=nearly_bare(position, 0).sheep)
    state, events = rules.play(state, 0, "eat c2")
    assert GrazedBare() in events
    assert state.over


def test_s17_blind_eating_goes_on_to_the_last_card(position: Build, squares: Board) -> None:
    state = nearly_bare(position, squares("b8 c2"), options=BLIND)
    state, events = rules.play(state, 0, "eat c2")
    assert events == (Ate(0, SQUARE_NAMED["c2"], 1, 1),)
    state = nearly_bare(position, squares("c2"), options=BLIND)
    state, events = rules.play(state, 0, "eat c2")
    assert events == (Ate(0, SQUARE_NAMED["c2"], 1, 1), GrazedBare())
    assert is_bare(state)


def ended(position: Build, *piles: str, **more: object) -> State:
    """The match after the sun's last step."""
    flocks = ("c2 d4", "e8 d8", "h4 h5", "a4 a5")[: len(piles)]
    state = position(*flocks, roll="sun grass", unused=("sun",), sun=15, piles=piles, **more)
    over: State = rules.play(state, 0, "sun").state
    return over


def places(state: State) -> list[tuple[int, int, int | None]]:
    result = rules.result(state)
    assert result is not None
    return [(place.seat, place.rank, place.score) for place in result.places]


def test_s17_most_cards_win(position: Build) -> None:
    state = ended(position, "c2 d2", "d4 e7", "e2")
    assert winners(state) == (1,)
    assert places(state) == [(1, 1, 3), (0, 2, 2), (2, 3, 1)]
    result = rules.result(state)
    assert result is not None
    assert result.reason.english(NAMES) == "The sun is home. Ben has the most grass and wins!"
    assert [place.reason.english(NAMES) for place in result.places] == [
        "3 grass cards",
        "2 grass cards",
        "1 grass card",
    ]


@pytest.mark.parametrize(
    ("piles", "best", "ranking", "praise"),
    [
        (("c2", "e2", ""), (0, 1), [(0, 1, 1), (1, 1, 1), (2, 3, 0)], "Anna and Ben win together!"),
        (("c2", "d4", "e4"), (1, 2), [(1, 1, 2), (2, 1, 2), (0, 3, 1)], "Ben and Caro win together!"),
        (
            ("d4", "e7 f7", "", "e4"),
            (0, 1, 3),
            [(0, 1, 2), (1, 1, 2), (3, 1, 2), (2, 4, 0)],
            "Anna, Ben and Dora win together!",
        ),
        (
            ("", "", "", ""),
            (0, 1, 2, 3),
            [(seat, 1, 0) for seat in range(4)],
            "You all have the same, so you all win together!",
        ),
    ],
)
def test_s17_a_tie_is_shared(
    piles: tuple[str, ...], best: tuple[int, ...], ranking: list[object], praise: str, position: Build
) -> None:
    state = ended(position, *piles)
    assert winners(state) == best
    assert places(state) == ranking
    result = rules.result(state)
    assert result is not None
    assert result.reason.english(NAMES) == f"The sun is home. {praise}"
    assert len(result.reason.places) == sum(praise.count(name) for name in NAMES)


def test_s18_the_number_of_cards_is_there_to_be_shown_as_a_pile(position: Build) -> None:
    state = rules.view(position("c2 d4", "e8 d8", piles=("c2 d4 e4", "e7")), TABLE)
    assert [collected(state, seat) for seat in (0, 1)] == [5, 1]
    assert [score(state, seat) for seat in (0, 1)] == [5, 1]


@pytest.mark.parametrize(
    ("pile", "worms", "paid", "worth"),
    [
        ("b1", 1, 0, 0),
        ("b1 c2", 1, 1, 0),
        ("b1 c2 d2", 1, 1, 1),
        ("b1 g1 c2", 2, 1, 0),
        ("b1 g1 c2 d4", 2, 2, 1),
        ("b1 g1 b8 g8 d4 e4 d5", 4, 4, 2),
        ("c2 d2", 0, 0, 2),
    ],
)
def test_s9_blind_each_worm_goes_back_with_one_more_card(
    pile: str, worms: int, paid: int, worth: int, position: Build, squares: Board
) -> None:
    state = position(
        "c2 d4", "e8 d8", roll="sun grass", unused=("sun",), sun=15, piles=(pile, "e7"), options=BLIND
    )
    assert worms_in_pile(state, 0) == 0
    final, events = rules.play(state, 0, "sun")
    assert events[2:-1] == ((Fined(0, worms, paid),) if worms else ())
    assert (worms_in_pile(final, 0), fine(final, 0), score(final, 0)) == (worms, paid, worth)
    assert final.found == squares("b1 g1 b8 g8") & squares(pile)
    assert score(final, 1) == 1


def test_s9_blind_the_fine_decides_who_wins(position: Build) -> None:
    state = ended(position, "b1 c2 d2", "e7 f7", options=BLIND)
    assert places(state) == [(1, 1, 2), (0, 2, 1)]
    for seat in (0, 1, TABLE):
        assert rules.result(rules.view(state, seat)) == rules.result(state)


def test_s9_blind_several_seats_are_fined_in_their_order(position: Build) -> None:
    piles = ("b1 c2", "e7", "g1 b8 d4")
    state = position(
        "c2 d4", "e8 d8", "h4 h5", roll="sun grass", unused=("sun",), sun=15, piles=piles, options=BLIND
    )
    _, events = rules.play(state, 0, "sun")
    assert events[2:] == (Fined(0, 1, 1), Fined(2, 2, 2), Ended((1,)))


@pytest.mark.parametrize("game", ["basic", "tactical"])
def test_s9_worms_shown_cost_nothing(game: str, position: Build) -> None:
    state = ended(position, "c2", "e7 f7", options={"game": game})
    assert state.found == 0
    assert places(state) == [(1, 1, 2), (0, 2, 1)]
