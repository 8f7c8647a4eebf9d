"""A whole match as Hypothesis likes to play it, with the box counted again after every move."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games.contract import CHANCE, TABLE
from games.hustle import rules
from games.hustle.rules.boards import FACES
from games.hustle.rules.cards import CARDS, FULL_HAND
from games.hustle.rules.dyke import GONE
from games.hustle.rules.events import (
    Declared,
    Ended,
    Happening,
    ImpPaid,
    Moved,
    Out,
    PadTaken,
    RanBack,
    Refilled,
    Revealed,
    RoundBegan,
    Shoved,
    Splashed,
    Stayed,
    Swapped,
)
from games.hustle.rules.pads import PADS
from games.hustle.rules.state import HIDDEN, LIFESAVERS, NOBODY, State
from helpers.hustle_positions import careful, started

MATCHES = 4 * settings().max_examples
"""More than of other examples: each of them is short."""

VARIANTS: tuple[dict[str, str], ...] = ({}, {"layout": "chance"}, {"rainy": "yes"}, {"calm": "yes"})


class Box:
    """Everything that lies in the box or has gone back into it, told from events alone."""

    def __init__(self, seats: int) -> None:
        self.sheep = [0] * seats
        self.lifesavers = [LIFESAVERS[seats]] * seats
        self.hands = [FULL_HAND] * seats
        self.pads: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.supply = Counter(PADS)
        self.out: list[int] = []

    def hear(self, event: Happening) -> None:
        match event:
            case Moved() | RanBack() | Shoved():
                assert event.seat not in self.out
                assert self.sheep[event.seat] == event.start
                self.sheep[event.seat] = event.end
            case Stayed():
                assert self.sheep[event.seat] == event.square
            case Splashed() | ImpPaid():
                self.lifesavers[event.seat] -= 1
                assert self.lifesavers[event.seat] == event.left >= 0
            case Out():
                assert self.sheep[event.seat] == event.square
                assert event.cause == "edge" or self.lifesavers[event.seat] == 0
                assert (event.cause == "edge") == (event.square > 199)
                self.leave(event.seat)
            case Swapped():
                self.sheep = [
                    square if seat in self.out else square - 100 for seat, square in enumerate(self.sheep)
                ]
            case Revealed():
                assert CARDS[event.digits] & self.hands[event.seat] == CARDS[event.digits]
                self.hands[event.seat] -= CARDS[event.digits]
                assert event.scope == int(event.digits)
            case Refilled():
                assert self.hands[event.seat].bit_count() < 4
                self.hands[event.seat] = FULL_HAND
            case Declared():
                self.pads[event.seat] -= Counter(event.pads)
            case PadTaken():
                self.supply[event.pad] -= 1
                self.pads[event.seat][event.pad] += 1

    def leave(self, seat: int) -> None:
        self.out.append(seat)
        self.sheep[seat] = GONE
        self.lifesavers[seat] = 0
        self.hands[seat] = 0
        self.pads[seat] = Counter()


class Race(RuleBasedStateMachine):
    """One match by careful players, with a careless number now and then."""

    state: State
    box: Box
    rounds: int

    @initialize(seats=st.integers(3, 8), variant=st.sampled_from(VARIANTS), seed=st.integers(0, 2**20))
    def begin(self, seats: int, variant: dict[str, str], seed: int) -> None:
        self.seats = seats
        self.state = started(seats, **variant)
        self.box = Box(seats)
        self.rounds = 0
        self.rng = Random(seed)
        self.play(CHANCE, rules.draw(self.state, self.rng))

    @precondition(lambda self: not rules.turn(self.state))
    @rule(seats=st.integers(3, 8), variant=st.sampled_from(VARIANTS), seed=st.integers(0, 2**20))
    def begin_again(self, seats: int, variant: dict[str, str], seed: int) -> None:
        self.begin(seats, variant, seed)

    @precondition(lambda self: bool(rules.turn(self.state)))
    @rule(careless=st.integers(0, 20).map(lambda number: number == 7), times=st.integers(1, 12))
    def act(self, careless: bool, times: int) -> None:
        for _ in range(times):
            turn = rules.turn(self.state)
            if not turn:
                return
            seat = self.rng.choice(turn)
            if not careless:
                self.play(seat, careful(self.state, seat, self.rng))
            else:
                self.play(seat, self.rng.choice(rules.moves(self.state, seat)))

    def play(self, seat: int, move: str) -> None:
        before = self.state
        assert rules.refuse(before, seat, move) is None
        assert seat not in self.box.out
        self.state, events = rules.play(before, seat, move)
        for event in events:
            self.box.hear(event)
            if isinstance(event, RoundBegan):
                self.rounds += 1
                assert event.number == self.rounds
        assert isinstance(events[-1], Ended) == (not rules.turn(self.state))
        self.check()

    def check(self) -> None:
        """What holds after every move."""
        state, box = self.state, self.box
        assert list(state.sheep) == box.sheep
        assert list(state.lifesavers) == box.lifesavers
        assert list(state.hands) == box.hands
        assert [Counter(pads) for pads in state.pads] == [+pads for pads in box.pads]
        assert Counter(state.supply) == +box.supply
        assert [loss.seat for loss in state.lost] == box.out
        self.check_dyke()
        self.check_hands()
        self.check_turn()
        self.check_views()

    def check_dyke(self) -> None:
        state = self.state
        living = [place for place in state.sheep if place != GONE]
        crowd = [place for place in living if place != 0 or state.swaps]
        assert len(set(crowd)) == len(crowd)
        assert all(0 <= place <= 199 for place in living)
        assert {board.face[0] for board in state.dyke} == {"1", "2"}
        assert all(board.face in FACES for board in state.dyke)
        assert all(board.puddles.isdisjoint({0, 1, 2, 97, 98, 99}) for board in state.dyke)
        waits_for_board = state.question in ("lay", "")
        assert waits_for_board or not living or any(place < 100 for place in living)

    def check_hands(self) -> None:
        state = self.state
        for seat, hand in enumerate(state.hands):
            digits = state.chosen[seat]
            if state.sheep[seat] == GONE:
                assert (hand, digits, state.pads[seat], state.lifesavers[seat]) == (0, "", (), 0)
                continue
            if digits and not state.revealed >> seat & 1:
                assert CARDS[digits] & ~hand == 0
            if digits and state.revealed >> seat & 1:
                assert CARDS[digits] & hand == 0
            if state.question == "choose":
                assert hand.bit_count() >= 4
        held = sum(state.pads, state.supply)
        assert not Counter(held) - Counter(PADS)

    def check_turn(self) -> None:
        state, turn = self.state, rules.turn(self.state)
        assert len(set(turn)) == len(turn)
        assert all(state.sheep[seat] != GONE for seat in turn)
        for seat in range(self.seats):
            assert bool(rules.moves(state, seat)) == (seat in turn)
        if state.question == "choose":
            assert state.active == NOBODY
            assert (state.imp, state.cherub) == (state.starter, state.starter)
            assert all(
                bool(state.chosen[seat]) != (seat in turn)
                for seat in range(self.seats)
                if state.sheep[seat] != GONE
            )
        bound = self.seats * LIFESAVERS[self.seats] + self.seats - 2
        assert self.rounds <= bound
        result = rules.result(state)
        assert (result is None) == bool(turn)
        if result is not None:
            assert sorted(place.seat for place in result.places) == list(range(self.seats))
            assert result.places[0].rank == 1

    def check_views(self) -> None:
        state = self.state
        for eyes in (TABLE, *range(self.seats)):
            view = rules.view(state, eyes)
            for seat, digits in enumerate(state.chosen):
                secret = digits and seat != eyes and not state.revealed >> seat & 1
                assert view.chosen[seat] == (HIDDEN if secret else digits)
            guess = rules.guess(view, eyes, self.rng)
            assert rules.view(guess, eyes) == view
            assert HIDDEN not in guess.chosen

    @invariant()
    def the_state_can_be_compared(self) -> None:
        state: Any = getattr(self, "state", None)
        assert state is None or hash(state) == hash(State(*state))


TestRace = Race.TestCase
TestRace.settings = settings(settings.default, max_examples=MATCHES, stateful_step_count=40)
