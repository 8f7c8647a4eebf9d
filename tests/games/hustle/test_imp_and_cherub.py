"""Comparing Scopes, the imp and the cherub, and the end of a round."""

from __future__ import annotations

from random import Random

import pytest

from games.hustle import rules
from games.hustle.rules.cards import FULL_HAND, refilled
from games.hustle.rules.dyke import GONE
from games.hustle.rules.events import (
    Compared,
    Emptied,
    Ended,
    Handed,
    ImpPaid,
    Out,
    PadLeft,
    PadTaken,
    Refilled,
    RoundBegan,
    Swapped,
)
from games.hustle.rules.imp_and_cherub import Holders, holders, turn_order
from games.hustle.rules.pads import PADS
from games.hustle.rules.state import LIFESAVERS, discards
from helpers.hustle_positions import careful_match, go, pads, racing, told


def hand(digits: str) -> int:
    return sum(1 << int(digit) for digit in digits)


def test_turn_order_is_clockwise_from_the_starting_player() -> None:
    assert list(turn_order(2, 5)) == [2, 3, 4, 0, 1]
    assert list(turn_order(0, 3)) == [0, 1, 2]


@pytest.mark.parametrize(
    ("starter", "scopes", "imp", "cherub"),
    [
        (0, (5, 7, 3), 2, 1),
        (0, (5, 5, 5), 2, 0),
        (1, (5, 5, 5), 0, 1),
        (0, (0, 9, 9), 0, 1),
        (2, (9, 1, 9), 1, 2),
        (0, (4, None, None), 0, 0),
        (0, (None, 4, 6), 1, 2),
        (1, (4, None, 4), 0, 2),
        (0, (0, 0, None), 1, 0),
    ],
)
def test_h20_the_last_with_the_lowest_and_the_first_with_the_highest(
    starter: int, scopes: tuple[int | None, ...], imp: int, cherub: int
) -> None:
    assert holders(starter, scopes, starter_lives=True) == Holders(imp, cherub)


def test_h20_until_the_first_comparison_the_starting_player_holds_both() -> None:
    assert holders(1, (None, None, None), starter_lives=True) == Holders(1, 1)
    state = go(racing(10, 40, 60, pads=pads(3, seat0="c3")), "12", "21", "30").state
    assert (state.imp, state.cherub) == (0, 0)


def test_h20_if_nobody_qualifies_nobody_holds_them() -> None:
    assert holders(1, (None, None, None), starter_lives=False) == Holders(None, None)
    state = racing(195, 40, 60, 70, pads=pads(4, seat1="c3"))
    played = go(state, "12", "21", "30", "2")
    assert told(played, Handed) == [
        Handed("imp", 0, None, None, None),
        Handed("cherub", 0, None, None, None),
    ]
    assert (played.state.imp, played.state.cherub) == (None, None)


def test_h20_then_the_next_living_player_to_compare_takes_both() -> None:
    played = go(racing(195, 40, 60, 70), "12", "21", "30", "2")
    assert told(played, Handed)[2:] == [
        Handed("imp", None, 1, None, 21),
        Handed("cherub", None, 1, None, 21),
        Handed("cherub", 1, 2, 21, 30),
        Handed("imp", 1, 3, 21, 2),
    ]


def test_h20_cards_go_from_hand_to_hand_with_both_numbers() -> None:
    played = go(racing(10, 40, 60, 80), "20", "20", "41", "9")
    assert told(played, Compared) == [Compared(0, 20), Compared(1, 20), Compared(2, 41), Compared(3, 9)]
    assert told(played, Handed) == [
        Handed("imp", 0, 1, 20, 20),
        Handed("cherub", 0, 2, 20, 41),
        Handed("imp", 1, 3, 20, 9),
    ]


def test_h20_when_a_holder_dies_both_are_worked_out_again() -> None:
    """Seat 0 holds the cherub with 40 until seat 2 shoves it into the water on 51."""
    state = racing(10, 62, 19, 81, 100, lifesavers=(0, 1, 1, 1, 1))
    played = go(state, "40", "20", "31", "7", "9")
    assert told(played, Out) == [Out(0, 51, "water")]
    assert told(played, Handed) == [
        Handed("imp", 0, 1, 40, 20),
        Handed("cherub", 0, 1, None, 20),
        Handed("cherub", 1, 2, 20, 31),
        Handed("imp", 1, 3, 20, 7),
    ]


def test_h20_turn_order_counts_from_the_starting_player_even_if_out() -> None:
    """Seat 1 begins and dies; seats 2 and 0 tie, and seat 0 is later."""
    played = go(racing(10, 195, 60, 80, starter=1, imp=1, cherub=1), "12", "9", "12", "40")
    assert played.state.cherub == 3
    assert told(played, ImpPaid) == [ImpPaid(0, 2)]


def test_h21_the_changed_scope_is_compared_not_the_way_gone() -> None:
    """Seat 0 goes 20 and 40 back; seat 1 lays 19 and moves more than that in the end."""
    state = racing(60, 40, 80, pads=pads(3, seat0="c5 b40"))
    played = go(state, "20", "19", "41", "declare c5+b40 -2")
    assert told(played, Compared)[:2] == [Compared(0, 18), Compared(1, 19)]
    assert told(played, ImpPaid) == [ImpPaid(0, 3)]


def test_h22_the_imps_holder_pays_a_lifesaver() -> None:
    played = go(racing(10, 40, 60, lifesavers=2), "20", "19", "41")
    assert told(played, ImpPaid) == [ImpPaid(1, 1)]
    assert played.state.lifesavers == (2, 1, 2)
    assert played.state.sheep == (30, 59, 101)


def test_h22_or_the_sheep_and_the_heir_pays_nothing() -> None:
    played = go(racing(10, 40, 60, 80, lifesavers=(1, 0, 1, 1)), "20", "19", "41", "8")
    assert told(played, ImpPaid) == [ImpPaid(3, 0)]
    played = go(racing(10, 40, 60, 80, lifesavers=(1, 0, 1, 1)), "20", "8", "42", "9")
    assert told(played, Out) == [Out(1, 48, "imp")]
    assert told(played, ImpPaid) == []
    assert told(played, Handed)[-1] == Handed("imp", 1, 3, None, 9)
    assert played.state.lifesavers == (1, 0, 1, 1)
    assert played.state.sheep[1] == GONE


def test_h22_the_order_of_the_evaluation() -> None:
    """The imp takes the last sheep of the first board: end not yet, swap, pad, then cards and next round."""
    state = racing(30, 140, 150, 160, lifesavers=0, hands=(FULL_HAND, hand("2034"), FULL_HAND, FULL_HAND))
    played = go(state, "1", "2", "9", "8", "lay 1A 0", "take b30")
    kinds = (Out, Emptied, Swapped, PadTaken, Refilled, RoundBegan)
    told_in_order = [type(event) for event in played.events if isinstance(event, kinds)]
    assert told_in_order == list(kinds)
    assert told(played, PadTaken) == [PadTaken(2, "b30")]
    assert told(played, RoundBegan) == [RoundBegan(2, 2)]


def test_h22_the_end_comes_before_the_swap() -> None:
    played = go(racing(30, 140, 150, lifesavers=0), "1", "2", "9")
    assert told(played, Ended) == [Ended((1,))]
    assert told(played, Emptied) == []


def test_h22_the_cherubs_holder_may_take_any_pad_that_is_left() -> None:
    state = racing(10, 40, 60, pads=pads(3, seat0="c3 c3 b10"), supply=("c5", "c5", "b40"))
    state = go(state, "20", "19", "41", "declare none 0").state
    assert rules.turn(state) == (2,)
    assert list(rules.moves(state, 2)) == ["take c5", "take b40", "pass"]
    after, events = go(state, "take c5")
    assert events[0] == PadTaken(2, "c5")
    assert after.supply == ("c5", "b40")
    assert after.pads == (("c3", "c3", "b10"), (), ("c5",))


def test_h22_or_none() -> None:
    state = go(racing(10, 40, 60), "20", "19", "41").state
    after, events = go(state, "pass")
    assert events == (PadLeft(2), RoundBegan(2, 2))
    assert after.supply == PADS
    assert after.pads == ((), (), ())


def test_h22_pads_in_hand_stand_in_their_order() -> None:
    state = racing(10, 40, 60, pads=pads(3, seat2="c5 b10"))
    state = go(state, "20", "19", "41", "declare none 0").state
    assert go(state, "take c9").state.pads[2] == ("c5", "c9", "b10")


def test_h22_there_is_always_a_pad_left_to_take() -> None:
    """A pad leaves the dyke at the end of a round at most, but not of the last one."""
    for seats, lifesavers in LIFESAVERS.items():
        assert seats * lifesavers + seats - 2 <= len(PADS)


def test_h22_spent_pads_do_not_come_back() -> None:
    state = racing(60, 40, 80, pads=pads(3, seat0="c5 b40"))
    state = go(state, "20", "19", "41", "declare c5+b40 0", "pass").state
    assert len(state.supply) == 14
    assert state.pads == ((), (), ())


@pytest.mark.parametrize(
    ("before", "number", "after"),
    [
        ("0123456789", "098", "1234567"),
        ("012345", "20", "1345"),
        ("01245", "20", "0123456789"),
        ("2034", "2", "0123456789"),
        ("019", "019", "0123456789"),
        ("20134", "2", "0134"),
    ],
)
def test_h23_fewer_than_four_cards_bring_all_back_and_four_bring_none(
    before: str, number: str, after: str
) -> None:
    state = racing(10, 40, 60, starter=1, hands=(hand(before), FULL_HAND, FULL_HAND))
    played = go(state, number, "1", "2", "pass")
    assert played.state.hands[0] == hand(after)
    assert told(played, Refilled) == ([Refilled(0)] if len(after) == 10 else [])
    assert refilled(hand(before) & ~hand(number)) == hand(after)


def test_h23_what_was_played_lies_on_the_discard_pile_until_then() -> None:
    state = go(racing(10, 40, 60), "20", "19", "41", "pass").state
    assert [discards(state, seat) for seat in range(3)] == [hand("20"), hand("19"), hand("41")]
    state = go(state, "3", "3", "3").state
    assert discards(state, 0) == hand("20")
    state = go(state, "pass").state
    assert discards(state, 0) == hand("203")


def test_h24_the_cherubs_holder_starts_the_next_round_with_both_cards() -> None:
    state = go(racing(10, 40, 60), "20", "41", "19", "pass").state
    assert (state.starter, state.imp, state.cherub) == (1, 1, 1)
    assert state.round == 2
    assert state.scopes == (None, None, None)
    assert state.chosen == ("", "", "")
    assert state.revealed == 0
    assert rules.turn(state) == (0, 1, 2)


def test_h24_who_is_out_is_not_asked_in_the_next_round() -> None:
    state = go(racing(10, 40, 60, 80, lifesavers=(1, 0, 1, 1)), "20", "8", "42", "9", "pass").state
    assert rules.turn(state) == (0, 2, 3)
    assert list(rules.moves(state, 1)) == []


def test_h20_holders_in_careful_matches_are_what_the_words_say() -> None:
    """Whenever a match waits, imp and cherub are with whom a slow reading of the ruling puts them."""
    for seed in range(40):
        for state, _ in careful_match(3 + seed % 6, Random(seed), layout="chance"):
            if state.question in ("declare", "lay", "take"):
                assert (state.imp, state.cherub) == slow_holders(state.starter, state.scopes, state.sheep)


def slow_holders(
    starter: int, scopes: tuple[int | None, ...], sheep: tuple[int, ...]
) -> tuple[int | None, int | None]:
    seats = len(sheep)
    compared = [
        (scope, place)
        for place in range(seats)
        for scope in (scopes[(starter + place) % seats],)
        if scope is not None and sheep[(starter + place) % seats] != GONE
    ]
    if not compared:
        only = starter if sheep[starter] != GONE else None
        return only, only
    imp = max(place for scope, place in compared if scope == min(compared)[0])
    cherub = min(place for scope, place in compared if scope == max(compared)[0])
    return (starter + imp) % seats, (starter + cherub) % seats
