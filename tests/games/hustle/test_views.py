"""What a seat may know, and what it may think of what it does not know."""

from __future__ import annotations

from random import Random

import pytest

from games.contract import TABLE
from games.hustle import rules
from games.hustle.rules.cards import CARDS, FULL_HAND, numbers_within
from games.hustle.rules.dyke import GONE
from games.hustle.rules.events import Happening, Refilled, Revealed
from games.hustle.rules.state import HIDDEN, Number, discards, held, living
from helpers.hustle_positions import act, careful, careful_match, go, pads, racing


def hand(digits: str) -> int:
    return sum(1 << int(digit) for digit in digits)


def test_h29_what_is_in_a_hand_can_be_worked_out() -> None:
    """All cards minus those seen on the way to the discard pile."""
    state = go(racing(10, 40, 60), "20", "19", "41", "pass").state
    for eyes in (0, 1, 2, TABLE):
        view = rules.view(state, eyes)
        assert view.hands == (FULL_HAND & ~hand("20"), FULL_HAND & ~hand("19"), FULL_HAND & ~hand("41"))
    state = act(state, "choose 357", seat=1).state
    assert rules.view(state, 0).hands[1] == FULL_HAND & ~hand("19")


def test_h29_pads_and_lifesavers_are_open() -> None:
    state = racing(10, 40, 60, pads=pads(3, seat1="c3 b40"), lifesavers=(3, 2, 1))
    for eyes in (0, 1, 2, TABLE):
        view = rules.view(state, eyes)
        assert view.pads == ((), ("c3", "b40"), ())
        assert view.lifesavers == (3, 2, 1)
        assert view.supply == state.supply


def test_h29_hands_are_all_cards_but_those_seen_in_whole_matches() -> None:
    """Somebody who only hears the events knows every hand exactly."""
    for seed in range(12):
        known: list[int] = []
        for state, events in careful_match(3 + seed % 6, Random(seed), layout="chance"):
            known = known or [FULL_HAND] * len(state.sheep)
            remember(known, events)
            assert [hand_ for hand_, place in zip(known, state.sheep, strict=True) if place >= 0] == [
                hand_ for hand_, place in zip(state.hands, state.sheep, strict=True) if place >= 0
            ]


def remember(known: list[int], events: tuple[Happening, ...]) -> None:
    for event in events:
        if isinstance(event, Revealed):
            known[event.seat] &= ~CARDS[event.digits]
        if isinstance(event, Refilled):
            known[event.seat] = FULL_HAND


def test_the_table_sees_no_chosen_cards() -> None:
    state = go(racing(10, 40, 60), "20", "19").state
    assert rules.view(state, TABLE).chosen == (HIDDEN, HIDDEN, "")
    assert rules.view(state, 0).chosen == ("20", HIDDEN, "")


def test_a_view_of_nothing_hidden_is_the_state() -> None:
    state = racing(10, 40, 60)
    assert rules.view(state, 1) == state


def test_a_guess_lays_a_legal_number_for_everybody_hidden() -> None:
    state = go(racing(10, 40, 160, 50, pads=pads(4, seat0="c3")), "20", "19", "3", "0").state
    view = rules.view(state, 1)
    assert view.chosen == ("20", "19", HIDDEN, HIDDEN)
    for seed in range(50):
        guess = rules.guess(view, 1, Random(seed))
        assert guess.chosen[:2] == ("20", "19")
        assert guess.chosen[2] in numbers_within(FULL_HAND, 39)
        assert guess.chosen[3] in numbers_within(FULL_HAND, 149)
        assert rules.view(guess, 1) == view
    assert len({rules.guess(view, 1, Random(seed)).chosen for seed in range(50)}) > 20


def test_a_guess_keeps_sheep_on_the_dyke_up_to_the_last_square() -> None:
    state = go(racing(190, 10, 60), "9").state
    view = rules.view(state, 1)
    guessed = {int(rules.guess(view, 1, Random(seed)).chosen[0]) for seed in range(200)}
    assert max(guessed) == 9
    assert min(guessed) == 0


def test_no_event_and_no_view_tells_a_hidden_number() -> None:
    """Whatever seats choose, the others see and hear the same until it is revealed."""
    rng = Random(4)
    for _ in range(20):
        state = racing(10, 40, 60, 80)
        seat = rng.randrange(4)
        first = careful(state, seat, rng)
        second = careful(state, seat, rng)
        one, other = rules.play(state, seat, first), rules.play(state, seat, second)
        assert one.events == other.events
        for eyes in {0, 1, 2, 3, TABLE} - {seat}:
            assert rules.view(one.state, eyes) == rules.view(other.state, eyes)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_cards_of_who_died_unrevealed_are_in_no_view(seat: int) -> None:
    state = racing(12, 42, 60, 70, lifesavers=(1, 0, 1, 1), pads=pads(4, seat2="c3"))
    states = [go(state, "30", number, "20", "10").state for number in ("9", "357")]
    assert rules.view(states[0], seat) == rules.view(states[1], seat)
    assert rules.view(states[0], TABLE) == rules.view(states[1], TABLE)


def test_discards_leave_out_what_lies_before_a_player() -> None:
    state = go(racing(10, 40, 60, pads=pads(3, seat1="c3")), "20", "19", "41").state
    assert [discards(state, seat) for seat in range(3)] == [0, 0, 0]


def test_what_is_laid_down_is_no_longer_held_but_only_oneself_knows() -> None:
    state = act(racing(10, 40, 60), "choose 123", seat=1).state
    assert held(rules.view(state, 1), 1) == FULL_HAND & ~hand("123")
    assert held(rules.view(state, 0), 1) == FULL_HAND
    assert held(rules.view(state, 0), 0) == FULL_HAND


def test_the_living_are_those_on_the_dyke() -> None:
    assert living(racing(0, GONE, 60, 199)) == (0, 2, 3)


def test_the_numbers_turned_up_last_stay_in_sight() -> None:
    """With what they came to, and in which round; also those of players who are out."""
    state = racing(10, 40, 195, 60, pads=pads(4, seat1="c3"))
    assert state.numbers == (None,) * 4
    state = go(state, "02", "19", "41", "5").state
    assert state.numbers == (Number("02", 2, 1, 0), Number("19", 19, 1, 1), None, None)
    state = go(state, "declare c3 -2", "pass").state
    assert state.round == 2
    assert state.numbers == (
        Number("02", 2, 1, 0),
        Number("19", 17, 1, 1),
        Number("41", 41, 1, 2),
        Number("5", 5, 1, 3),
    )
    assert go(state, "7").state.numbers == state.numbers
