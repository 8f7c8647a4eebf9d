"""What holds after every move of any match: a state machine that plays on and looks (S1, S9, S12, S17)."""

from __future__ import annotations

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games.contract import CHANCE, TABLE, complete_options, fitting_options
from games.shepherd import rules
from games.shepherd.rules.grazing import collected, score
from games.shepherd.rules.meadow import DARK, LIGHT, MEADOW, NEAR, NOWHERE, WORMS, cards_on
from games.shepherd.rules.state import NOBODY, State

MATCHES = 4 * settings().max_examples
"""More than of other examples: each of them is short."""

CHOICES = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in rules.OPTIONS})


class Match(RuleBasedStateMachine):
    """Any match, with any moves."""

    state: State

    @initialize(seats=st.integers(2, 4), chosen=CHOICES, first=st.integers(0, 2))
    def begin(self, seats: int, chosen: dict[str, str], first: int) -> None:
        chosen["first"] = str(first) if first else "drawn"
        fitting = fitting_options(rules, seats, chosen)
        self.state = rules.start(seats, complete_options(rules, seats, fitting))
        self.eaten_before = 0

    @precondition(lambda self: rules.turn(self.state) == (CHANCE,))
    @rule(rng=st.integers(0, 2**32).map(Random))
    def chance(self, rng: Random) -> None:
        move = rules.draw(self.state, rng)
        assert rules.refuse(self.state, CHANCE, move) is None
        self.state = rules.play(self.state, CHANCE, move).state

    @precondition(lambda self: rules.turn(self.state) not in ((), (CHANCE,)))
    @rule(choice=st.integers(0, 1000))
    def act(self, choice: int) -> None:
        (seat,) = rules.turn(self.state)
        legal = rules.moves(self.state, seat)
        self.state = rules.play(self.state, seat, legal[choice % len(legal)]).state

    @precondition(lambda self: rules.turn(self.state) != ())
    @rule(rng=st.integers(0, 2**32).map(Random))
    def several_turns(self, rng: Random) -> None:
        for _ in range(60):
            turn = rules.turn(self.state)
            if not turn:
                return
            chance = turn == (CHANCE,)
            move = (
                rules.draw(self.state, rng) if chance else rng.choice(list(rules.moves(self.state, turn[0])))
            )
            self.state = rules.play(self.state, turn[0], move).state
            self.all_cards_are_somewhere()
            self.figures_have_squares_of_their_own()
            self.no_sheep_stays_next_to_the_dog()
            self.worms_are_where_they_may_be()

    @precondition(lambda self: rules.turn(self.state) == ())
    @rule()
    def stay(self) -> None:
        assert all(not rules.moves(self.state, seat) for seat in range(self.state.variant.seats))

    @invariant()
    def all_cards_are_somewhere(self) -> None:
        piles = self.state.piles
        assert cards_on(self.state.cards) + sum(cards_on(pile) for pile in piles) == 60
        assert self.state.cards | sum(piles) == LIGHT | DARK
        assert self.eaten_before <= sum(piles).bit_count()
        self.eaten_before = sum(piles).bit_count()

    @invariant()
    def figures_have_squares_of_their_own(self) -> None:
        state = self.state
        assert len(state.sheep) == 2 * state.variant.seats
        assert not state.flock & ~MEADOW
        shared = len(state.sheep) - state.flock.bit_count()
        assert shared == (state.pushed != NOBODY)
        if shared:
            assert state.sheep.count(state.sheep[state.pushed]) == 2
        assert state.dog not in state.sheep
        assert state.dog == NOWHERE or MEADOW >> state.dog & 1

    @invariant()
    def no_sheep_stays_next_to_the_dog(self) -> None:
        state = self.state
        beside = [square for square in state.sheep if NEAR[state.dog] >> square & 1]
        running = bool(beside) or state.pushed != NOBODY
        assert running == bool(state.scared or state.pushed != NOBODY)
        if rules.turn(state) in ((), (CHANCE,)):
            assert not running
            assert state.moved == 0
            assert state.unused == ()
        elif running:
            (seat,) = rules.turn(state)
            assert {move.split()[0] for move in rules.moves(state, seat)} <= {"flee", "push"}

    @invariant()
    def worms_are_where_they_may_be(self) -> None:
        state = self.state
        worms = state.worms
        assert worms is not None
        assert worms.bit_count() == (0 if state.active == NOBODY else WORMS)
        assert not worms & ~LIGHT
        assert not state.found & ~worms
        if not state.variant.blind:
            assert not worms & ~state.cards
        if state.variant.blind and not state.over:
            assert state.found == 0
        if state.variant.tactical:
            assert state.found == 0
        else:
            assert state.shown == NOWHERE

    @invariant()
    def views_are_the_same_for_all_and_agree(self) -> None:
        state = self.state
        view = rules.view(state, TABLE)
        assert view.worms is None
        for seat in range(state.variant.seats):
            assert rules.view(state, seat) == view
            assert rules.moves(view, seat) == rules.moves(state, seat)
        assert rules.turn(view) == rules.turn(state)
        assert rules.view(rules.guess(view, 0, Random(0)), 0) == view

    @invariant()
    def scores_are_the_sum_of_their_parts(self) -> None:
        state = self.state
        assert (rules.result(state) is None) == (not state.over)
        for seat in range(state.variant.seats):
            pile = state.piles[seat]
            assert collected(state, seat) == (pile & LIGHT).bit_count() + 2 * (pile & DARK).bit_count()
            worms = (pile & (state.worms or 0)).bit_count()
            if state.over:
                assert score(state, seat) == max(0, collected(state, seat) - 2 * worms)
        assert 0 <= state.sun <= state.variant.track


Match.TestCase.settings = settings(settings.default, max_examples=MATCHES, stateful_step_count=12)
TestMatch = Match.TestCase
