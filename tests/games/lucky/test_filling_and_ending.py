"""Filling the nine, renewing them, and the end: L11, L12, L13."""

from __future__ import annotations

from collections import Counter

import pytest

from games.contract import CHANCE, TABLE
from games.lucky import rules
from games.lucky.rules.cards import Card, box
from games.lucky.rules.events import (
    DeckEmpty,
    Drawn,
    DrumRoll,
    Ended,
    Laid,
    LuckyShown,
    NineLeft,
    NineRenewed,
    NoGroup,
    Stopped,
)
from games.lucky.rules.state import empty_spaces
from helpers.lucky_positions import (
    CALM,
    act,
    after,
    counted_and_won,
    laid,
    lying,
    refilled,
    shown,
    sides,
    whole_box,
    with_deck,
)

NEW_NINE = "nine 53 36 73 45 64 47 56 57 67"


def test_l11_one_card_at_a_time_on_any_empty_space_either_side_up() -> None:
    state = after(laid("111 234 567", first=2), "stop")
    assert rules.turn(state) == (CHANCE,)
    assert rules.thrower(state) is None
    drawn = act(state, "draw 46")
    assert drawn.events == (Drawn(1, 24),)
    assert drawn.state == state._replace(
        question="lay",
        drawn=Card(4, 6, 0b10),
        deck=tuple(sorted((Counter(state.deck) - Counter([46])).elements())),
    )
    assert rules.turn(drawn.state) == (1,)
    assert list(rules.moves(drawn.state, 1)) == [
        "lay 1 4",
        "lay 1 6",
        "lay 2 4",
        "lay 2 6",
        "lay 3 4",
        "lay 3 6",
    ]
    assert list(rules.moves(drawn.state, 0)) == []
    laid_down = act(drawn.state, "lay 2 6")
    assert laid_down.events == (Laid(1, 1, 6),)
    assert laid_down.state == drawn.state._replace(
        question="draw", drawn=None, nine=(None, Card(6, 4, 0b10), *drawn.state.nine[2:])
    )
    assert empty_spaces(laid_down.state) == [0, 2]
    other_side = after(drawn.state, "lay 3 4")
    assert other_side.nine[2] == Card(4, 6, 0b10)


def test_l11_the_drawn_card_is_seen_only_by_who_draws_it() -> None:
    state = after(laid("111 234 567"), "stop", "draw 46")
    assert rules.view(state, 0).drawn == Card(4, 6, 1)
    assert rules.view(state, 1).drawn == rules.view(state, TABLE).drawn == Card(0, 0, 1)
    state = after(state, "lay 1 6")
    assert rules.view(state, 0).nine[0] == Card(6, 4, 1)
    assert rules.view(state, 1).nine[0] == rules.view(state, TABLE).nine[0] == Card(6, 0, 1)


def test_l11_when_all_spaces_are_full_the_next_turn_begins() -> None:
    state = after(laid("111 234 567"), "stop", "draw 46", "lay 1 6", "draw 46", "lay 3 6", "draw 56")
    played = act(state, "lay 2 6")
    assert played.events == (Laid(0, 1, 6, 3),)
    assert shown(played.state) == "666 234 567"
    assert (played.state.question, played.state.active, played.state.swaps) == ("swap", 1, 0)


def test_l11_a_group_that_a_refill_makes_is_for_the_next_player() -> None:
    state = after(
        laid("111 234 567"), "stop", "draw 46", "lay 1 6", "draw 46", "lay 3 6", "draw 56", "lay 2 6"
    )
    played = act(state, "stop")
    assert played.events == (Stopped(1), *counted_and_won(1, (0, 1, 2), 6, 3))


def test_l12_a_win_larger_than_the_deck_ends_the_match_at_once() -> None:
    state = with_deck(laid("111 234 567", lucky=(1, 4)), 2)
    played = act(state, "stop")
    assert played.events == (
        Stopped(0),
        *counted_and_won(0, (0, 1, 2), 1, 3),
        Ended("deck"),
        DrumRoll(1),
        LuckyShown(1, 4, 0, 0),
        DrumRoll(0),
        LuckyShown(0, 1, 3, 6),
    )
    end = played.state
    assert rules.turn(end) == ()
    assert sides(end.won[0]) == sides(state.nine[:3])
    assert len(end.deck) == 2
    assert shown(end) == "... 234 567"
    result = rules.result(end)
    assert result is not None
    assert [(place.seat, place.score) for place in result.places] == [(0, 6), (1, 0)]
    assert result.reason.english(("Anna", "Ben")) == "The deck can’t fill the spaces any more. Anna wins."


def test_l12_a_win_as_large_as_the_deck_goes_on_with_the_deck_empty() -> None:
    state = after(with_deck(laid("111 234 567"), 3), "stop")
    assert state.question == "draw"
    deck = list(state.deck)
    state = after(state, f"draw {deck[0]}", rules.moves(after(state, f"draw {deck[0]}"), 0)[0])
    state = after(state, f"draw {deck[1]}")
    state = after(state, rules.moves(state, 0)[0])
    last = act(state, f"draw {deck[2]}")
    assert last.events == (Drawn(0, 0), DeckEmpty())
    state = after(last.state, rules.moves(last.state, 0)[0])
    assert (state.question, state.active, state.deck) == ("swap", 1, ())
    assert rules.result(state) is None


def test_l12_the_round_is_not_finished() -> None:
    state = with_deck(laid("111 234 567", seats=4, first=2), 0)
    assert rules.turn(after(state, "stop")) == ()


@pytest.mark.parametrize("seats", rules.SEATS)
def test_l13_after_two_rounds_without_a_win_nine_new_cards_are_laid(seats: int) -> None:
    state = laid(CALM, seats=seats)
    for turn in range(2 * seats - 1):
        played = act(state, "stop")
        assert played.events == (Stopped(turn % seats), NoGroup(turn % seats))
        state = played.state
        assert (state.question, state.barren) == ("swap", turn + 1)
    left = state.nine
    played = act(state, "stop")
    assert played.events == (Stopped(seats - 1), NoGroup(seats - 1), NineLeft())
    assert played.state == state._replace(
        question="renew", active=0, barren=0, swaps=0, nine=(None,) * 9, gone=lying(left)
    )
    assert rules.turn(played.state) == (CHANCE,)
    assert list(rules.moves(played.state, 0)) == []


def test_l13_the_new_nine_are_laid_as_at_the_start() -> None:
    state = after(laid(CALM, "12 12 13 14", "14 15 15 16", backs="765 671 234"), *["stop"] * 4)
    assert rules.refuse(state, CHANCE, NEW_NINE) is None
    played = act(state, NEW_NINE)
    assert played.events == (NineRenewed(),)
    renewed = played.state
    assert (renewed.question, renewed.active) == ("swap", 0)
    assert sides(renewed.nine) == NEW_NINE[5:]
    assert {card.known for card in renewed.nine} == {0}
    assert len(renewed.deck) == len(state.deck) - 9
    assert whole_box(renewed) == Counter(box(2))


def test_l13_nine_cards_in_the_deck_are_enough_and_eight_are_not() -> None:
    enough = with_deck(laid(CALM), 9)._replace(barren=3)
    renewing = after(enough, "stop")
    assert renewing.question == "renew"
    end = with_deck(laid(CALM, lucky=(2, 3)), 8)._replace(barren=3)
    played = act(end, "stop")
    assert played.events == (
        Stopped(0),
        NoGroup(0),
        Ended("stuck"),
        DrumRoll(0),
        LuckyShown(0, 2, 0, 0),
        DrumRoll(1),
        LuckyShown(1, 3, 0, 0),
    )
    assert played.state == end._replace(question="over", barren=4, active=1, unveiled=(0, 1))
    result = rules.result(played.state)
    assert result is not None
    assert result.reason.english() == "Nobody won anything for two rounds. The win is shared."


def test_l13_renewing_with_the_last_nine_empties_the_deck() -> None:
    deck = (35, 36, 37, 45, 46, 47, 56, 57, 67)
    state = laid(CALM)._replace(question="renew", deck=deck, nine=(None,) * 9)
    move = "nine 35 46 37 45 63 74 56 57 67"
    assert rules.refuse(state, CHANCE, move) is None
    played = act(state, move)
    assert played.events == (NineRenewed(), DeckEmpty())
    assert played.state.deck == ()


def test_l13_a_win_between_begins_the_count_again() -> None:
    state = refilled(after(laid("111 456 723"), "stop"))
    assert state.barren == 0
    played = act(state._replace(nine=laid(CALM).nine), "stop")
    assert played.state.barren == 1


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("draw 35", "Nine new cards come now: the move reads “nine” and nine cards."),
        ("nine 35 36", "Nine new cards come now: the move reads “nine” and nine cards."),
        (NEW_NINE.replace("67", "12"), "The deck has none of those cards left."),
        (
            "nine 35 36 37 45 46 47 56 57 67",
            "When chance deals the nine, no more than two sheep of one colour may touch.",
        ),
    ],
)
def test_l13_the_new_nine_come_from_the_deck_and_fit(move: str, sentence: str) -> None:
    state = laid(CALM)._replace(question="renew", deck=(35, 36, 37, 45, 46, 47, 56, 57, 67))
    refusal = rules.refuse(state, CHANCE, move)
    assert refusal is not None
    assert refusal.english() == sentence


def test_l11_what_is_drawn_comes_from_the_deck() -> None:
    state = after(laid("111 234 567"), "stop")
    missing = next(pair for pair in box(2) if pair not in state.deck)
    refusal = rules.refuse(state, CHANCE, f"draw {missing}")
    assert refusal is not None
    assert refusal.english() == "The deck has none of those cards left."
    refusal = rules.refuse(state, CHANCE, "roll 6")
    assert refusal is not None
    assert refusal.english() == "One card is drawn now: the move reads like “draw 25”."
