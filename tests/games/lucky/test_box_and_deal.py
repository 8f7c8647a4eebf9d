"""The box, the deal and who begins: L1, L2, L3, L15."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

from games.contract import CHANCE, TABLE
from games.lucky import rules
from games.lucky.rules.cards import Card, box
from games.lucky.rules.deal import read_deal, read_draw, read_nine
from games.lucky.rules.events import Dealt
from games.lucky.rules.groups import fit_to_begin
from helpers.lucky_positions import (
    CALM,
    act,
    after,
    drawn_by,
    groups_by_walking,
    laid,
    lying,
    shown,
    sides,
    started,
    whole_box,
)


@pytest.mark.parametrize(("seats", "copies", "cards"), [(2, 2, 42), (3, 3, 63), (4, 3, 63)])
def test_l1_every_pair_of_different_colours_is_there_equally_often(
    seats: int, copies: int, cards: int
) -> None:
    counted = Counter(box(seats))
    assert sorted(counted) == [10 * low + high for low, high in combinations(range(1, 8), 2)]
    assert set(counted.values()) == {copies}
    assert len(started(seats).deck) == cards
    assert list(box(seats)) == sorted(box(seats))


def test_before_the_deal_nothing_lies_on_the_table() -> None:
    state = started(3, clock="90", first="2")
    assert tuple(state) == (
        3,
        90,
        False,
        "deal",
        1,
        0,
        0,
        (None,) * 9,
        ((),) * 3,
        ((),) * 3,
        (),
        None,
        box(3),
        (0, 0, 0),
        (),
    )
    assert started(2, clock="none", straight="yes")[:5] == (2, 0, True, "deal", -1)
    assert rules.turn(state) == (CHANCE,)
    assert [list(rules.moves(state, seat)) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("seats", rules.SEATS)
def test_l2_everybody_gets_a_lucky_card_and_four_cards_with_sides_by_chance(seats: int) -> None:
    turned = Counter[bool]()
    for seed in range(60):
        state = drawn_by(started(seats), seed)
        assert len(set(state.lucky)) == seats
        assert set(state.lucky) <= set(range(1, 8))
        assert [len(hand) for hand in state.hands] == [4] * seats
        assert len(state.deck) == len(box(seats)) - 4 * seats - 9
        assert whole_box(state) == Counter(box(seats))
        turned.update(card.up < card.down for hand in state.hands for card in hand)
    assert 0.35 < turned[True] / turned.total() < 0.65


def test_l2_the_deal_is_laid_out_as_the_record_spells_it() -> None:
    state = started(2)
    move = "deal first 2 lucky 5 3 hand 12 43 65 71 hand 24 14 36 57 nine 17 25 36 41 52 67 74 13 26"
    played = act(state, move)
    assert played.events == (Dealt(1),)
    dealt = played.state
    assert dealt.active == 1
    assert dealt.question == "swap"
    assert dealt.lucky == (5, 3)
    assert dealt.hands == (
        (Card(1, 2, 1), Card(4, 3, 1), Card(6, 5, 1), Card(7, 1, 1)),
        (Card(2, 4, 2), Card(1, 4, 2), Card(3, 6, 2), Card(5, 7, 2)),
    )
    assert sides(dealt.nine) == "17 25 36 41 52 67 74 13 26"
    assert {card.known for card in dealt.nine} == {0}
    assert (dealt.swaps, dealt.barren, dealt.drawn, dealt.gone, dealt.won) == (0, 0, None, (), ((), ()))
    assert Counter(dealt.deck) == Counter(box(2)) - Counter(
        [12, 34, 56, 17, 24, 14, 36, 57, 17, 25, 36, 14, 25, 67, 47, 13, 26]
    )
    assert list(dealt.deck) == sorted(dealt.deck)


def test_l2_each_sees_both_sides_of_its_own_cards_and_one_of_the_others() -> None:
    state = laid(CALM, "12 34 56 71", "23 45 67 13")
    mine, theirs, open_to_all = (rules.view(state, seat) for seat in (0, 1, TABLE))
    assert [sides(hand) for hand in mine.hands] == ["12 34 56 71", "20 40 60 10"]
    assert [sides(hand) for hand in theirs.hands] == ["10 30 50 70", "23 45 67 13"]
    assert [sides(hand) for hand in open_to_all.hands] == ["10 30 50 70", "20 40 60 10"]
    assert (mine.lucky, theirs.lucky, open_to_all.lucky) == ((6, 0), (0, 7), (0, 0))
    for seen in (mine, theirs, open_to_all):
        assert seen.deck == (0,) * len(state.deck)


def test_l2_a_card_in_hand_is_never_turned_and_a_taken_one_keeps_its_side() -> None:
    state = laid("123 456 712", "13 25 56 71")
    after_swap = after(state, "swap 2 2")
    assert sides(after_swap.hands[0]) == f"13 2{lying(state.nine)[1].down} 56 71"
    assert sides(after_swap.hands[0][2:]) == sides(state.hands[0][2:])


def test_l3_no_more_than_two_of_a_colour_hang_together_at_the_start() -> None:
    for seed in range(100):
        for straight in ("no", "yes"):
            state = drawn_by(started(4, straight=straight), seed)
            assert not groups_by_walking(shown(state))


def test_l3_all_ways_to_lay_the_nine_without_a_group_are_equally_likely() -> None:
    """Nine cards of colours 1 and 2 may lie like a chessboard, or in a few other ways."""
    state = started(2)._replace(question="renew", deck=(12,) * 9)
    found = Counter(rules.draw(state, Random(seed)) for seed in range(4000))
    fitting = {
        "nine " + " ".join("12" if face == "1" else "21" for face in faces)
        for faces in product("12", repeat=9)
        if not groups_by_walking("".join(faces))
    }
    assert set(found) == fitting
    fair = 4000 / len(fitting)
    assert all(0.6 * fair < times < 1.5 * fair for times in found.values())


def test_l3_there_is_always_a_way_among_three_colours() -> None:
    """Every arrangement of cards of three colours, the tightest that there is."""
    turns = list(product((0, 1), repeat=9))
    fitting = {}
    for cards in product(((1, 2), (1, 3), (2, 3)), repeat=9):
        fitting[cards] = any(
            fit_to_begin([card[side] for card, side in zip(cards, turn, strict=True)])
            for turn in (turns[_alternating], *turns)
        )
    assert len(fitting) == 3**9
    assert all(fitting.values())


_alternating = int("010101010", 2)


def test_l3_nobody_knows_a_back_of_the_first_nine() -> None:
    state = laid(CALM)
    for seat in (0, 1, TABLE):
        assert sides(rules.view(state, seat).nine) == "10 20 30 40 50 60 70 10 20"


def test_l3_a_deal_with_three_together_is_refused() -> None:
    state = started(2)
    three = DEAL.replace("nine 41 51", "nine 14 15")
    refusal = rules.refuse(state, CHANCE, three)
    assert refusal is not None
    assert refusal.english() == (
        "When chance deals the nine, no more than two sheep of one colour may touch."
    )
    assert rules.refuse(state, CHANCE, DEAL.replace("nine 41 51", "nine 41 15")) is None


def test_l15_the_first_player_is_drawn_or_chosen() -> None:
    drawn = Counter(drawn_by(started(3), seed).active for seed in range(90))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 15
    for first in (1, 2, 3):
        assert {drawn_by(started(3, first=str(first)), seed).active for seed in range(5)} == {first - 1}


SHAPE = "The deal says who goes first, then the lucky cards, four cards for each player and the nine."
DEAL = "deal first 1 lucky 1 2 hand 12 23 34 45 hand 56 67 17 13 nine 41 51 16 42 52 26 35 63 37"


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("roll 6", SHAPE),
        (
            DEAL + " 12",
            SHAPE,
        ),
        (
            DEAL.replace(" 1 2", " 1 2 3"),
            SHAPE,
        ),
        (
            DEAL.replace("lucky", "secret"),
            SHAPE,
        ),
        (DEAL.replace("first 1", "first 3"), "The deal must let the right player go first."),
        (DEAL.replace("lucky 1 2", "lucky 2 2"), "There is one lucky card of each of the seven colours."),
        (DEAL.replace("lucky 1 2", "lucky 1 8"), "There is one lucky card of each of the seven colours."),
        (DEAL.replace("hand 12 23", "hand 37 37"), "The deck has none of those cards left."),
    ],
)
def test_a_deal_that_can_not_be_is_refused(move: str, sentence: str) -> None:
    refusal = rules.refuse(started(2), CHANCE, move)
    assert refusal is not None
    assert refusal.english() == sentence


def test_a_deal_that_can_be_is_not_refused() -> None:
    assert rules.refuse(started(2), CHANCE, DEAL) is None
    assert rules.refuse(started(2, first="1"), CHANCE, DEAL) is None
    assert rules.refuse(started(2, first="2"), CHANCE, DEAL) is not None
    assert rules.refuse(started(2), CHANCE, DEAL.replace("first 1", "first 2")) is None
    assert rules.refuse(started(2), CHANCE, DEAL.replace("lucky 1 2", "lucky 7 6")) is None


def test_moves_of_chance_have_one_spelling() -> None:
    assert read_deal(DEAL, 2) is not None
    assert read_deal(DEAL, 3) is None
    assert read_deal(DEAL.replace("hand", "hands", 1), 2) is None
    nine = "nine 41 51 16 42 52 26 35 63 37"
    assert read_nine(nine) == ((4, 1), (5, 1), (1, 6), (4, 2), (5, 2), (2, 6), (3, 5), (6, 3), (3, 7))
    assert read_nine(nine[:-3]) is None
    assert read_nine(nine + " 12") is None
    assert read_nine("new" + nine[4:]) is None
    assert read_draw("draw 25") == 25
    assert [read_draw(text) for text in ("draw 52", "draw 22", "draw", "draw ", "take 25", "draw 25 ")] == [
        None
    ] * 6


def test_the_door_names_the_game_and_its_options() -> None:
    assert ("lucky", 1, range(2, 5)) == (rules.NAME, rules.VERSION, rules.SEATS)
    assert frozenset() == rules.SECRET
    offered = {
        option.label.english(): {choice.value: choice.label.english() for choice in option.choices}
        for option in rules.OPTIONS
    }
    assert offered == {
        "How long is a turn?": {
            "60": "Hourglass, 60 seconds",
            "30": "Hourglass, 30 seconds",
            "90": "Hourglass, 90 seconds",
            "120": "Hourglass, 120 seconds",
            "none": "No hourglass: up to three swaps",
        },
        "What makes a group?": {"no": "Three or more that touch", "yes": "Straight lines only"},
    }
