"""Who knows which side, and what a seat may imagine: L5."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.contract import TABLE
from games.lucky import rules
from games.lucky.rules.cards import Card, box
from games.lucky.rules.knowledge import EVERYBODY, NOBODY, cards_on_table, eyes
from games.lucky.rules.state import State
from helpers.lucky_positions import after, drawn_by, laid, lying, sides, started, whole_box, with_deck

EYES = (0, 1, TABLE)


def test_each_pair_of_eyes_has_a_bit_of_its_own() -> None:
    assert [eyes(seat) for seat in (0, 1, 2, 3, TABLE)] == [1, 2, 4, 8, 16]
    assert EVERYBODY == 1 + 2 + 4 + 8 + 16
    assert NOBODY == 0


def test_l5_the_back_of_a_card_laid_by_an_exchange_is_known_to_all() -> None:
    state = after(laid("123 456 712", "25 34 56 71", backs="345 671 234"), "swap 1 5")
    assert [rules.view(state, seat).nine[4] for seat in EYES] == [Card(2, 5, EVERYBODY)] * 3


def test_l5_both_sides_are_known_to_whoever_held_a_card_and_to_nobody_else() -> None:
    state = after(laid("123 456 712", "25 34 56 71", backs="345 671 234"), "swap 1 5")
    assert [rules.view(state, seat).hands[0][0] for seat in EYES] == [
        Card(5, 7, 1),
        Card(5, 0, 1),
        Card(5, 0, 1),
    ]


def test_l5_what_is_known_to_all_stays_known_to_all() -> None:
    state = after(
        laid("123 456 712", "25 34 56 71", "23 36 37 45", backs="345 671 234"), "swap 1 5", "stop", "swap 1 5"
    )
    assert state.hands[1][0] == Card(2, 5, EVERYBODY)
    assert [rules.view(state, seat).hands[1][0] for seat in EYES] == [Card(2, 5, EVERYBODY)] * 3


def filled_by_the_first_seat() -> State:
    """The first seat has won the top row and filled it."""
    state = laid("111 456 712", "24 34 56 71", "14 14 36 45")
    return after(state, "stop", "draw 46", "lay 1 6", "draw 47", "lay 2 7", "draw 57", "lay 3 5")


def test_l5_knowledge_travels_with_the_card() -> None:
    """A card laid in a refill is known to who drew it, then also to who takes it."""
    state = filled_by_the_first_seat()
    assert state.nine[0] == Card(6, 4, 0b01)
    state = after(state, "swap 3 1")
    assert state.hands[1][2] == Card(6, 4, 0b11)
    assert [rules.view(state, seat).hands[1][2].down for seat in EYES] == [4, 4, 0]


def test_l5_the_back_of_a_card_laid_in_a_refill_is_known_only_to_who_laid_it() -> None:
    state = filled_by_the_first_seat()
    assert [sides(rules.view(state, seat).nine[:3]) for seat in EYES] == ["64 74 57", "60 70 50", "60 70 50"]


def test_l5_won_cards_and_cards_out_of_the_game_are_remembered() -> None:
    state = after(laid("123 456 712", "25 34 56 71", backs="345 671 234"), "swap 1 5", *["stop"] * 4)
    assert sides(rules.view(state, 1).gone) == "10 20 30 40 25 60 70 10 20"


def test_l5_a_won_card_is_known_as_far_as_it_was_known_before() -> None:
    state = laid("123 425 712", "25 34 56 71", backs="345 671 234")
    won = after(state, "swap 1 6", "stop")
    assert [sides(rules.view(won, seat).won[0]) for seat in EYES] == ["20 20 25 20"] * 3


def test_l2_lucky_cards_are_secret_until_the_end() -> None:
    state = laid("111 456 712", lucky=(3, 4))
    assert [rules.view(state, seat).lucky for seat in EYES] == [(3, 0), (0, 4), (0, 0)]
    end = after(with_deck(state, 0), "stop")
    assert [rules.view(end, seat).lucky for seat in EYES] == [(3, 4)] * 3


def test_the_deck_is_unknown_to_all_but_its_size_is_open() -> None:
    state = laid()
    for seat in EYES:
        assert rules.view(state, seat).deck == (0,) * 25
    assert rules.view(started(), 0).deck == (0,) * 42


def test_a_view_of_a_view_is_the_same_view() -> None:
    state = filled_by_the_first_seat()
    for seat in EYES:
        seen = rules.view(state, seat)
        assert rules.view(seen, seat) == seen


def test_every_card_on_the_table_is_counted_once() -> None:
    state = after(laid("111 456 712"), "stop", "draw 46")
    counted = Counter(
        min(10 * card.up + card.down, 10 * card.down + card.up) for card in cards_on_table(state)
    )
    assert counted + Counter(state.deck) == Counter(box(2))
    assert list(cards_on_table(state))[-1] == state.drawn


def long_match(seats: int, seed: int) -> list[State]:
    """States of a random match."""
    rng = Random(seed)
    state, seen = started(seats, clock=rng.choice(("60", "none"))), []
    while rules.turn(state):
        seen.append(state)
        moves = rules.moves(state, state.active)
        state = after(state, rng.choice(moves)) if moves else drawn_by(state, rng.randrange(10**6))
    return [*seen, state]


@pytest.mark.parametrize("seats", rules.SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_a_guess_is_a_whole_match_that_looks_the_same(seats: int, seed: int) -> None:
    rng = Random(seed)
    for state in long_match(seats, seed)[:: 1 + seats]:
        for seat in (*range(seats), TABLE):
            seen = rules.view(state, seat)
            world = rules.guess(seen, seat, rng)
            assert rules.view(world, seat) == seen
            assert whole_box(world) == Counter(box(seats))
            assert list(world.deck) == sorted(world.deck)
            assert all(card.down for card in cards_on_table(world))
            if state.question != "deal":
                assert len(set(world.lucky)) == seats
                assert set(world.lucky) <= set(range(1, 8))


def test_guesses_differ_in_all_that_is_unknown() -> None:
    state = filled_by_the_first_seat()
    state = after(
        state._replace(active=1, question="draw", nine=(None, *state.nine[1:])), f"draw {state.deck[3]}"
    )
    rng = Random(5)
    worlds = [rules.guess(rules.view(state, 0), 0, rng) for _ in range(300)]
    assert len({world.deck for world in worlds}) > 100
    assert {world.lucky[1] for world in worlds} == {1, 2, 3, 4, 5, 7}
    assert {world.lucky[0] for world in worlds} == {6}
    drawn = [world.drawn for world in worlds if world.drawn is not None]
    assert len(drawn) == len(worlds)
    assert len(set(drawn)) > 5
    assert all(card.up < card.down for card in drawn)
    for space in (4, 8):
        backs = {lying((world.nine[space],))[0].down for world in worlds}
        assert len(backs) > 3
        assert lying((state.nine[space],))[0].up not in backs


def test_a_guess_takes_every_remaining_card_with_equal_chance() -> None:
    """One back is unknown and five cards remain, two of them with the colour that is shown."""
    card = Card(1, 2, NOBODY)
    known = [Card(*divmod(pair, 10), EVERYBODY) for pair in box(2)]
    for pair in (12, 13, 13, 45, 67):
        known.remove(Card(*divmod(pair, 10), EVERYBODY))
    state = laid()._replace(
        nine=(card, *[None] * 8), hands=((), ()), gone=tuple(known), deck=(13, 13, 45, 67), question="draw"
    )
    rng = Random(1)
    worlds = (rules.guess(rules.view(state, 0), 0, rng) for _ in range(3000))
    backs = Counter(lying(world.nine[:1])[0].down for world in worlds)
    assert set(backs) == {2, 3}
    assert 800 < backs[2] < 1200


def test_a_guess_finds_the_only_way_there_is() -> None:
    """Three cards show 1, 2 and 3, and only 12, 13 and 23 remain: a chain of changes may be needed."""
    known = [Card(*divmod(pair, 10), EVERYBODY) for pair in box(2)]
    for pair in (12, 23, 34, 14):
        known.remove(Card(*divmod(pair, 10), EVERYBODY))
    unknown = (Card(1, 2, NOBODY), Card(2, 3, NOBODY), Card(3, 4, NOBODY), Card(4, 1, NOBODY))
    state = laid()._replace(
        nine=(*unknown, *[None] * 5), hands=((), ()), gone=tuple(known), deck=(), question="draw"
    )
    found = Counter[str]()
    for seed in range(200):
        world = rules.guess(rules.view(state, 1), 1, Random(seed))
        assert whole_box(world) == Counter(box(2))
        found[sides(world.nine[:4])] += 1
    assert set(found) == {"12 23 34 41", "14 21 32 43"}
    assert min(found.values()) > 50


def test_a_guess_changes_nothing_that_is_known() -> None:
    state = filled_by_the_first_seat()
    for seat in EYES:
        world = rules.guess(rules.view(state, seat), seat, Random(3))
        for real, imagined in zip(cards_on_table(state), cards_on_table(world), strict=True):
            assert (real.up, real.known) == (imagined.up, imagined.known)
            if real.known & eyes(seat):
                assert real == imagined
