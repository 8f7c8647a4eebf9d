"""Whole matches: what must hold after every move, whoever plays and however the dice fall."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games.contract import CHANCE, complete_options
from games.nines import rules
from games.nines.rules.events import MadeNine
from games.nines.rules.ranking import count
from games.nines.rules.settling import nine
from games.nines.rules.state import DISCARD, GOAL, START, TAKE, State, is_home

assert settings.default is not None
MATCHES = 4 * settings.default.max_examples
"""More than of other examples: each of them is short."""


class Match(RuleBasedStateMachine):
    """Any moves, any rolls."""

    state: State

    @initialize(seats=st.sampled_from(list(rules.SEATS)), short=st.booleans(), seed=st.integers(0, 10**6))
    def deal(self, seats: int, short: bool, seed: int) -> None:
        track = "short" if short and seats < 4 else "long"
        empty = rules.start(seats, complete_options(rules, seats, {"track": track}))
        self.state = rules.play(empty, CHANCE, rules.draw(empty, Random(seed))).state
        self.dealt = Counter(range(len(self.state.faces)))

    @precondition(lambda self: rules.turn(self.state) == (CHANCE,))
    @rule(number=st.integers(1, 6))
    def roll(self, number: int) -> None:
        self.play(CHANCE, f"roll {number}")

    @precondition(lambda self: rules.turn(self.state) not in ((), (CHANCE,)))
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        seat = rules.turn(self.state)[0]
        self.play(seat, data.draw(st.sampled_from(list(rules.moves(self.state, seat)))))

    @precondition(lambda self: rules.turn(self.state) != ())
    @rule(seed=st.integers(0, 10**6))
    def go_on(self, seed: int) -> None:
        """Several turns, so that matches come to their end."""
        rng = Random(seed)
        for _ in range(40):
            if turn := rules.turn(self.state):
                (seat,) = turn
                moves = rules.moves(self.state, seat)
                self.play(seat, rules.draw(self.state, rng) if seat == CHANCE else rng.choice(moves))
                self.tiles_add_up()
                self.three_numbers_only_while_one_is_laid_aside()

    @precondition(lambda self: not rules.turn(self.state))
    @rule(move=st.sampled_from(("roll 3", "walk start", "take 9", "discard 50")))
    def after_the_end_nothing_is_allowed(self, move: str) -> None:
        for seat in (*range(self.state.seats), CHANCE):
            assert rules.refuse(self.state, seat, move) is not None

    def play(self, seat: int, move: str) -> None:
        before = self.state
        kept = repr(before)
        assert rules.refuse(before, seat, move) is None
        self.state = rules.play(before, seat, move).state
        assert repr(before) == kept

    @invariant()
    def tiles_add_up(self) -> None:
        places = Counter(self.state.track)
        for player in self.state.players:
            places.update(player.front + player.pile + player.minus)
        assert places == self.dealt

    @invariant()
    def three_numbers_only_while_one_is_laid_aside(self) -> None:
        for seat, player in enumerate(self.state.players):
            mine = seat == self.state.seat
            asked = self.state.question == DISCARD and mine
            waits = self.state.question == TAKE and mine and is_home(player)
            assert len(player.front) == 3 if asked else len(player.front) <= 2 + waits
            assert not nine(player.front, self.state.numbers)
            assert all(self.state.numbers[tile] for tile in player.front + player.minus)

    @invariant()
    def pawns_stand_on_the_track(self) -> None:
        for player in self.state.players:
            for space in player.pawns:
                assert space in (START, GOAL) or space in self.state.track

    @invariant()
    def points_are_the_sum_of_their_parts(self) -> None:
        for seat, player in enumerate(self.state.players):
            counted = count(self.state, seat)
            assert counted.points == 5 * len(player.pile) - sum(self.state.numbers[t] for t in player.minus)
            numbers = [self.state.numbers[tile] for tile in player.pile if self.state.numbers[tile]]
            assert sum(numbers) % 9 == 0
            assert counted.numbers == len(numbers)

    @invariant()
    def exactly_the_seat_to_act_has_moves(self) -> None:
        for seat in range(self.state.seats):
            assert bool(rules.moves(self.state, seat)) == (rules.turn(self.state) == (seat,))
        if self.state.question in (TAKE, DISCARD):
            assert len(rules.moves(self.state, self.state.seat)) > 1

    @invariant()
    def the_end_comes_with_an_empty_track(self) -> None:
        over = not rules.turn(self.state)
        assert (rules.result(self.state) is not None) == over
        if over:
            assert self.state.track == ()
            assert all(not player.front for player in self.state.players)


TestMatch = Match.TestCase
TestMatch.settings = settings(settings.default, max_examples=MATCHES, stateful_step_count=25)


@pytest.mark.parametrize(
    ("seats", "track"), [(2, "long"), (3, "long"), (4, "long"), (5, "long"), (2, "short"), (3, "short")]
)
def test_random_matches_end(seats: int, track: str) -> None:
    for seed in range(20):
        rng = Random(seed)
        state = rules.start(seats, complete_options(rules, seats, {"track": track}))
        nines = moves = 0
        while rules.turn(state):
            seat = rules.turn(state)[0]
            move = rules.draw(state, rng) if seat == CHANCE else rng.choice(rules.moves(state, seat))
            state, events = rules.play(state, seat, move)
            nines += sum(len(event.tiles) for event in events if isinstance(event, MadeNine))
            moves += 1
            assert moves < 1000
        ranking = rules.result(state)
        assert ranking is not None
        assert sorted(place.seat for place in ranking.places) == list(range(seats))
        assert nines == sum(count(state, seat).numbers for seat in range(seats))


def test_the_view_is_the_state_and_so_is_the_guess() -> None:
    """All lies open; what stayed in the box is in no state."""
    state = rules.start(3, complete_options(rules, 3, {}))
    state = rules.play(state, CHANCE, rules.draw(state, Random(3))).state
    assert rules.view(state, 1) == state
    assert rules.guess(rules.view(state, 2), 2, Random(1)) == state
    assert rules.timer(state) is None
