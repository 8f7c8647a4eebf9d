"""Exchanges and the end of exchanging: L4, L6, L7."""

from __future__ import annotations

import pytest

from games.contract import TABLE, Timer, complete_options
from games.lucky import rules
from games.lucky.rules.cards import Card
from games.lucky.rules.events import LastSwap, NoGroup, Stopped, Swapped, TimeUp
from games.lucky.rules.state import back_in_sight, swaps_left, swaps_of
from helpers.lucky_positions import CALM, act, after, laid, lying, shown, sides

EVERYBODY = 31


def test_l4_an_exchange_hides_the_matching_side_and_shows_the_other() -> None:
    state = laid("123 456 712", "25 34 56 71", backs="345 671 234")
    played = act(state, "swap 1 5")
    assert played.events == (Swapped(seat=0, place=0, space=4, taken=5, shown=2),)
    assert shown(played.state) == "123 426 712"
    assert played.state.nine[4] == Card(2, 5, EVERYBODY)
    assert played.state.hands[0] == (Card(5, 7, 1), *state.hands[0][1:])
    assert played.state == state._replace(
        nine=(*state.nine[:4], Card(2, 5, EVERYBODY), *state.nine[5:]),
        hands=(played.state.hands[0], state.hands[1]),
        swaps=1,
    )


def test_l4_either_side_of_the_own_card_may_match() -> None:
    state = laid("123 456 712", "25 34 56 71")
    assert shown(after(state, "swap 1 2")) == "153 456 712"
    assert shown(after(state, "swap 1 5")) == "123 426 712"


def test_l4_the_legal_exchanges_are_exactly_those_that_match() -> None:
    state = laid("123 456 712", "25 34 67 71")
    assert list(rules.moves(state, 0)) == [
        "swap 1 2",
        "swap 1 5",
        "swap 1 9",
        "swap 2 3",
        "swap 2 4",
        "swap 3 6",
        "swap 3 7",
        "swap 4 1",
        "swap 4 7",
        "swap 4 8",
        "stop",
        "time",
    ]
    assert list(rules.moves(state, 1)) == []
    assert swaps_of(state, 0, 0) == ((1, 5), (4, 2), (8, 5))
    assert swaps_of(state, 0, 3) == ((0, 7), (6, 1), (7, 7))
    assert swaps_of(state, 1, 0) == ()


def test_l4_the_taken_card_may_be_used_at_once() -> None:
    state = after(laid("123 456 712", "25 34 56 71", backs="345 671 234"), "swap 1 5")
    assert sides(state.hands[0]) == "57 34 56 71"
    state = after(state, "swap 1 7")
    assert shown(state) == "123 426 512"
    assert sides(state.hands[0]) == "72 34 56 71"


def test_l4_the_same_space_may_be_used_again() -> None:
    state = laid("123 456 712", "25 26 56 71", backs="345 671 234")
    state = after(state, "swap 1 5", "swap 2 5")
    assert shown(state) == "123 466 712"
    assert sides(state.hands[0]) == "57 25 56 71"


def test_l4_an_exchange_is_a_gamble_the_back_is_seen_only_after_taking() -> None:
    state = laid("123 456 712", "25 34 56 71", backs="345 671 234")
    assert rules.view(state, 0).nine[4] == Card(5, 0, 0)
    assert rules.view(after(state, "swap 1 5"), 0).hands[0][0] == Card(5, 7, 1)
    other = laid("123 456 712", "25 34 56 71", backs="345 631 274")
    assert rules.view(state, 0) == rules.view(other, 0)
    assert rules.moves(rules.view(state, 0), 0) == rules.moves(state, 0)


def test_l4_where_neither_side_matches_it_is_refused() -> None:
    state = laid("123 456 712", "25 34 56 71")
    refusal = rules.refuse(state, 0, "swap 1 1")
    assert refusal is not None
    assert refusal.english() == (
        "That doesn’t match: one side of your card must show the same sheep as the card you take."
    )


def test_l6_nothing_is_taken_back_but_by_another_exchange() -> None:
    assert {"swap", "stop", "time", "win", "lay"} == rules.LASTING


def test_l6_an_exchange_may_be_undone_by_the_reverse_exchange_if_it_is_legal() -> None:
    """Taking a 5 with a 2 behind makes the way back legal: everything lies as before, known to all."""
    state = laid("123 456 712", "25 34 56 71", backs="345 621 637")
    there = after(state, "swap 1 5")
    assert shown(there) == "123 426 712"
    assert sides(there.hands[0]) == "52 34 56 71"
    home = after(there, "swap 1 5")
    assert shown(home) == "123 456 712"
    assert sides(home.hands[0]) == "25 34 56 71"
    assert home.swaps == 2
    assert home.nine[4] == Card(5, 2, EVERYBODY)


def test_l7_with_the_hourglass_there_is_no_limit_but_time() -> None:
    state = laid("123 456 712", "25 34 56 71", backs="345 621 637")
    for _ in range(20):
        state = after(state, "swap 1 5")
    assert state.swaps == 20
    assert "time" in rules.moves(state, 0)
    played = act(state, "time")
    assert played.events == (TimeUp(0), NoGroup(0))
    assert rules.turn(played.state) == (1,)
    assert played.state.swaps == 0


def test_l7_without_the_hourglass_the_third_exchange_ends_the_turn() -> None:
    state = laid("123 456 712", "25 34 56 71", backs="345 621 637", clock="none")
    assert list(rules.moves(state, 0))[-1] == "stop"
    state = after(state, "swap 1 5", "swap 1 5")
    assert rules.turn(state) == (0,)
    assert state.swaps == 2
    assert swaps_left(state) == 1
    played = act(state, "swap 1 5")
    assert played.events == (Swapped(0, 0, 4, 5, 2), LastSwap(0), NoGroup(0))
    assert rules.turn(played.state) == (1,)
    assert played.state.swaps == 0
    assert swaps_left(played.state) == 3
    assert played.state.hands[0][0] == Card(5, 2, EVERYBODY)


def test_l7_time_is_no_move_without_the_hourglass() -> None:
    refusal = rules.refuse(laid(clock="none"), 0, "time")
    assert refusal is not None
    assert refusal.english() == "This game is played without the hourglass: stop when you like."


@pytest.mark.parametrize("clock", ["60", "none"])
def test_l7_one_may_stop_early_also_without_an_exchange(clock: str) -> None:
    played = act(laid(clock=clock), "stop")
    assert played.events == (Stopped(0), NoGroup(0))
    assert rules.turn(played.state) == (1,)
    assert played.state == laid(clock=clock)._replace(active=1, barren=1)


@pytest.mark.parametrize(("clock", "seconds"), [("30", 30), ("60", 60), ("90", 90), ("120", 120)])
def test_l7_the_sand_runs_only_while_exchanging(clock: str, seconds: int) -> None:
    timer = Timer(seconds, "time")
    state = laid("111 456 712", "25 34 56 71", clock=clock)
    for seat in (0, 1, TABLE):
        assert rules.timer(rules.view(state, seat)) == timer
    won = after(state, "time")
    assert won.question == "draw"
    assert rules.timer(won) is None
    laying = after(won, f"draw {won.deck[0]}")
    assert laying.question == "lay"
    assert rules.timer(laying) is None
    several = after(laid("111 456 222", clock=clock), "stop")
    assert several.question == "choose"
    assert rules.timer(several) is None


def test_l7_no_sand_without_the_hourglass() -> None:
    assert rules.timer(laid(clock="none")) is None


def test_l7_sixty_seconds_are_the_default() -> None:
    assert complete_options(rules, 2, {}) == {"first": "drawn", "clock": "60", "straight": "no"}
    assert rules.OPTIONS[0].values == ("30", "60", "90", "120", "none")
    assert rules.OPTIONS[1].values == ("no", "yes")


def test_pictures_show_only_the_backs_of_the_own_four() -> None:
    """What a seat remembers of other backs is in its view, but not for a picture."""
    state = laid("123 456 712", "25 34 56 71", "12 26 14 15", backs="345 671 234")
    seen = rules.view(after(state, "swap 1 5"), 0)
    assert lying(seen.nine)[4].down == 5
    assert [back_in_sight(seen, 0, 0, place) for place in range(4)] == [7, 4, 6, 1]
    assert [back_in_sight(seen, 0, 1, place) for place in range(4)] == [0] * 4
    assert [back_in_sight(state, 1, 0, place) for place in range(4)] == [0] * 4
    assert [back_in_sight(state, TABLE, 0, place) for place in range(4)] == [0] * 4


def test_swaps_are_offered_only_while_exchanging() -> None:
    state = after(laid("111 456 712", "25 34 56 71"), "stop")
    assert swaps_of(state, 0, 0) == ()
    assert shown(laid()) == CALM
