"""The template's own tests: what the conformance suite can't know, because only this rulebook says it."""

from __future__ import annotations

from random import Random

import pytest

from games.contract import CHANCE, TABLE, complete_options
from games.template import rules
from games.template.rules import Arrived, Rolled, Shown, State, Walked


def dealt(*cards: int, first: int = 1) -> State:
    """A short race in which these cards have been dealt."""
    options = complete_options(rules, len(cards), {"first": str(first)})
    deal = f"deal {first} {' '.join(map(str, cards))}"
    state: State = rules.play(rules.start(len(cards), options), CHANCE, deal).state
    return state


def rolled(state: State, number: int) -> State:
    after: State = rules.play(state, CHANCE, f"roll {number}").state
    return after


def test_a_sheep_walks_what_the_die_shows() -> None:
    state, events = rules.play(rolled(dealt(2, 6), 4), 0, "walk")
    assert state.steps == (4, 0)
    assert state.seat == 1
    assert events == (Walked(0, 0, 4),)


def test_a_sheep_walks_what_its_card_shows_and_the_card_is_open_from_then_on() -> None:
    state, events = rules.play(rolled(dealt(2, 6), 4), 0, "clover")
    assert state.steps == (2, 0)
    assert events == (Shown(0, 2), Walked(0, 0, 2))
    assert rules.view(state, 1).cards == (2, 6)
    assert rules.view(state, TABLE).cards == (2, None)


def test_the_card_is_played_once() -> None:
    state = dealt(2, 6)
    for seat in (0, 1):
        state = rules.play(rolled(state, 1), seat, "clover").state
    state = rolled(state, 1)
    assert rules.moves(state, 0) == ("walk",)
    refusal = rules.refuse(state, 0, "clover")
    assert refusal is not None
    assert "already played" in refusal.english()


def test_nobody_walks_past_the_beach_and_then_the_race_is_over() -> None:
    state = dealt(2, 6)._replace(steps=(10, 3), die=5)
    after, events = rules.play(state, 0, "walk")
    assert events == (Walked(0, 10, 12), Arrived(0))
    assert rules.turn(after) == ()
    result = rules.result(after)
    assert result is not None
    assert [(place.seat, place.rank, place.score) for place in result.places] == [(0, 1, 12), (1, 2, 3)]


def test_sheep_on_the_same_step_share_a_rank() -> None:
    result = rules.result(dealt(1, 2, 3, 4)._replace(steps=(5, 12, 5, 2)))
    assert result is not None
    assert [(place.seat, place.rank) for place in result.places] == [(1, 1), (0, 2), (2, 2), (3, 4)]


def test_only_one_s_own_card_is_seen() -> None:
    state = dealt(2, 6, 3)
    assert rules.view(state, 0).cards == (2, None, None)
    assert rules.view(state, 2).cards == (None, None, 3)
    assert rules.view(state, TABLE).cards == (None, None, None)


def test_a_guess_deals_only_cards_that_nobody_has_seen() -> None:
    seen = rules.view(dealt(2, 6, 3), 0)
    for seed in range(50):
        guess = rules.guess(seen, 0, Random(seed))
        assert guess.cards[0] == 2
        assert len(set(guess.cards)) == 3
        assert set(guess.cards) <= set(range(1, 7))


def test_who_begins_can_be_chosen() -> None:
    assert dealt(2, 6, 3, first=3).seat == 2
    options = complete_options(rules, 2, {"first": "2"})
    assert rules.refuse(rules.start(2, options), CHANCE, "deal 1 2 6") is not None


@pytest.mark.parametrize("deal", ["deal 1 2 2", "deal 1 2", "deal 1 2 7", "deal 3 1 2", "roll 3"])
def test_a_deal_that_the_box_does_not_hold_is_refused(deal: str) -> None:
    assert rules.refuse(rules.start(2, complete_options(rules, 2, {})), CHANCE, deal) is not None


def test_the_die_is_thrown_by_whoever_s_turn_it_is() -> None:
    state = dealt(2, 6)
    assert rules.turn(state) == (CHANCE,)
    assert rules.thrower(state) == 0
    assert rules.play(state, CHANCE, "roll 6").events == (Rolled(0, 6),)
    assert rules.thrower(rules.start(2, complete_options(rules, 2, {}))) is None
