"""Whole matches, move by move, beside a second bookkeeping that follows every single card.

The shadow knows the cards as things: each has a number and two sides, and each pair of eyes a set of
the sides it has seen. The rules know only what lies where. After every move both must agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games.contract import CHANCE, TABLE
from games.lucky import bot, rules
from games.lucky.rules import events
from games.lucky.rules.cards import UNKNOWN, Card, box
from games.lucky.rules.state import State
from helpers.lucky_positions import groups_by_walking, shown, started, whole_box

MATCHES = 4 * settings().max_examples
"""More than of other examples: each of them is short."""

NINE = "nine 12 34 56 71 23 45 67 13 24"


class Shadow:
    """Every card as a thing, and what each pair of eyes has seen of it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.eyes = (*range(seats), TABLE)
        self.seen: dict[int, set[tuple[int, int]]] = {eye: set() for eye in self.eyes}
        self.sides: list[tuple[int, int]] = []
        self.up: dict[int, int] = {}
        self.nine: list[int | None] = [None] * 9
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.gone: list[int] = []
        self.drawn: int | None = None

    def new(self, card: str) -> int:
        """A card leaves the deck; its spelling begins with the side that is to lie up."""
        self.sides.append((int(card[0]), int(card[1])))
        number = len(self.sides) - 1
        self.up[number] = 0
        return number

    def look(self, eye: int, number: int) -> None:
        """Somebody sees both sides."""
        self.seen[eye] |= {(number, 0), (number, 1)}

    def lie_open(self, number: int) -> None:
        """All see the side that lies up."""
        for eye in self.eyes:
            self.seen[eye].add((number, self.up[number]))

    def colour_up(self, number: int) -> int:
        return self.sides[number][self.up[number]]

    def follow(self, seat: int, move: str, happened: tuple[Any, ...]) -> None:
        """What a move does to the cards."""
        word, *rest = move.split(" ")
        if word == "deal":
            cards = [self.new(text) for text in rest if len(text) == 2]
            for owner in range(self.seats):
                self.hands[owner] = cards[4 * owner : 4 * owner + 4]
                for number in self.hands[owner]:
                    self.look(owner, number)
            self.nine = list(cards[-9:])
        elif word == "nine":
            self.nine = [self.new(text) for text in rest]
        elif word == "draw":
            self.drawn = self.new(rest[0])
            self.look(happened[0].seat, self.drawn)
        elif word == "lay":
            assert self.drawn is not None
            self.up[self.drawn] = self.sides[self.drawn].index(int(rest[1]))
            self.nine[int(rest[0]) - 1] = self.drawn
            self.drawn = None
        elif word == "swap":
            self._swap(seat, int(rest[0]) - 1, int(rest[1]) - 1)
        for event in happened:
            if isinstance(event, events.GroupWon):
                self.won[event.seat] += [self.lies_on(space) for space in event.spaces]
                for space in event.spaces:
                    self.nine[space] = None
            if isinstance(event, events.NineLeft):
                self.gone += [self.lies_on(space) for space in range(9)]
                self.nine = [None] * 9
        for number in self.on_the_table():
            self.lie_open(number)

    def _swap(self, seat: int, place: int, space: int) -> None:
        mine, other = self.hands[seat][place], self.lies_on(space)
        hidden = self.sides[mine].index(self.colour_up(other))
        self.up[mine] = 1 - hidden
        for eye in self.eyes:
            self.look(eye, mine)
        self.look(seat, other)
        self.nine[space], self.hands[seat][place] = mine, other

    def lies_on(self, space: int) -> int:
        number = self.nine[space]
        assert number is not None
        return number

    def on_the_table(self) -> list[int]:
        piles = [number for pile in (*self.hands, *self.won, self.gone) for number in pile]
        return piles + [number for number in self.nine if number is not None]

    def check(self, state: State) -> None:
        """The state and everybody's view say the same as the shadow."""
        for eye in self.eyes:
            seen = rules.view(state, eye)
            piles: list[tuple[Sequence[int | None], Sequence[Card | None]]] = [
                (self.nine, seen.nine),
                (self.gone, seen.gone),
                *zip(self.hands, seen.hands, strict=True),
                *zip(self.won, seen.won, strict=True),
            ]
            for pile, cards in piles:
                assert [self.as_seen(eye, number) for number in pile] == [
                    card and (card.up, card.down) for card in cards
                ]
            if self.drawn is None:
                assert seen.drawn is None
            else:
                both = self.sides[self.drawn]
                holder = (self.drawn, 0) in self.seen[eye]
                assert seen.drawn is not None
                assert sorted(seen.drawn[:2]) == (sorted(both) if holder else [UNKNOWN, UNKNOWN])
            assert set(seen.deck) <= {UNKNOWN}
            assert len(seen.deck) == len(box(self.seats)) - len(self.sides)

    def as_seen(self, eye: int, number: int | None) -> tuple[int, int] | None:
        if number is None:
            return None
        down = 1 - self.up[number]
        return self.colour_up(number), self.sides[number][down] if (number, down) in self.seen[
            eye
        ] else UNKNOWN


class Table(RuleBasedStateMachine):
    """A match in which anything legal may happen."""

    @initialize(
        seats=st.sampled_from(rules.SEATS),
        clock=st.sampled_from(rules.OPTIONS[0].values),
        straight=st.sampled_from(rules.OPTIONS[1].values),
        seed=st.integers(0, 2**32),
    )
    def begin(self, seats: int, clock: str, straight: str, seed: int) -> None:
        self.rng = Random(seed)
        self.state = started(seats, clock=clock, straight=straight)
        self.shadow = Shadow(seats)
        self.turns_without_a_win = 0

    def advance(self, move: str, seat: int) -> None:
        before = self.state
        self.state, happened = rules.play(before, seat, move)
        self.shadow.follow(seat, move, happened)
        self.check_groups(before, happened)

    def check_groups(self, before: State, happened: tuple[Any, ...]) -> None:
        """What a turn wins is a group that stood, and all of it; a barren turn had none."""
        faces = shown(self.state)
        for event in happened:
            if isinstance(event, events.Swapped):
                faces = shown(self.state if self.state.question == "swap" else before)
            if isinstance(event, events.NoGroup):
                self.turns_without_a_win += 1
            if isinstance(event, events.GroupWon):
                self.turns_without_a_win = 0
                if not isinstance(happened[0], events.Swapped):
                    standing = groups_by_walking(shown(before), before.straight)
                    assert (event.spaces, event.colour) in standing
            if isinstance(event, events.NoGroup) and self.state.question == "swap":
                assert not groups_by_walking(faces, before.straight)
            if isinstance(event, events.NineLeft):
                assert self.turns_without_a_win == 2 * before.seats
                self.turns_without_a_win = 0

    @precondition(lambda self: rules.turn(self.state) == (CHANCE,))
    @rule()
    def chance(self) -> None:
        move = rules.draw(self.state, self.rng)
        assert rules.refuse(self.state, CHANCE, move) is None
        self.advance(move, CHANCE)

    @precondition(lambda self: bool(rules.moves(self.state, self.state.active)))
    @rule(share=st.floats(0, 1, exclude_max=True))
    def any_legal_move(self, share: float) -> None:
        moves = rules.moves(self.state, self.state.active)
        self.advance(moves[int(share * len(moves))], self.state.active)

    @precondition(lambda self: bool(rules.moves(self.state, self.state.active)))
    @rule(turns=st.integers(1, 6))
    def play_well(self, turns: int) -> None:
        """Good play wins cards, which random play seldom does."""
        for _ in range(turns):
            if rules.turn(self.state) == (CHANCE,):
                self.chance()
            elif rules.turn(self.state):
                seat = self.state.active
                self.advance(bot.quick(rules.view(self.state, seat), seat, self.rng), seat)

    @precondition(lambda self: self.state.question == "over")
    @rule(move=st.sampled_from(("stop", "swap 1 1", "draw 12", "lay 1 1", NINE)))
    def after_the_end_nothing_is_allowed(self, move: str) -> None:
        for seat in (*range(self.state.seats), CHANCE):
            assert rules.refuse(self.state, seat, move) is not None

    @invariant()
    def all_cards_are_somewhere(self) -> None:
        assert whole_box(self.state) == Counter(box(self.state.seats))

    @invariant()
    def everybody_sees_what_it_may(self) -> None:
        self.shadow.check(self.state)

    @invariant()
    def the_count_of_barren_turns_is_right(self) -> None:
        stuck = 2 * self.state.seats if self.state.question == "over" else 2 * self.state.seats - 1
        assert self.state.barren == self.turns_without_a_win <= stuck

    @invariant()
    def hands_stay_four_and_the_nine_are_full_while_exchanging(self) -> None:
        if self.state.question != "deal":
            assert {len(hand) for hand in self.state.hands} == {4}
        if self.state.question in ("swap", "choose"):
            assert None not in self.state.nine

    @invariant()
    def exchanges_keep_their_limit(self) -> None:
        if self.state.clock == 0:
            assert self.state.swaps <= 3
            assert self.state.swaps < 3 or self.state.question != "swap"

    @invariant()
    def scores_are_the_sum_of_their_parts(self) -> None:
        result = rules.result(self.state)
        assert (result is None) == (self.state.question != "over")
        if result:
            for place in result.places:
                pile = [card.up for card in self.state.won[place.seat]]
                lucky = self.state.lucky[place.seat]
                assert place.score == sum(2 if colour == lucky else 1 for colour in pile)


Table.TestCase.settings = settings(settings.default, max_examples=MATCHES, stateful_step_count=40)
TestTable = Table.TestCase


@pytest.mark.parametrize("straight", rules.OPTIONS[1].values)
@pytest.mark.parametrize("clock", rules.OPTIONS[0].values)
@pytest.mark.parametrize("seats", rules.SEATS)
def test_random_matches_end(seats: int, clock: str, straight: str) -> None:
    """With the shadow beside each of them."""
    for seed in range(4):
        match = Table()
        match.begin(seats, clock, straight, seed)
        for _ in range(5000):
            turn = rules.turn(match.state)
            if not turn:
                break
            if turn == (CHANCE,):
                match.chance()
            else:
                match.any_legal_move(match.rng.random())
            if match.rng.random() < 0.2:
                match.everybody_sees_what_it_may()
                match.the_count_of_barren_turns_is_right()
        assert match.state.question == "over"
        match.everybody_sees_what_it_may()
        match.all_cards_are_somewhere()
        match.scores_are_the_sum_of_their_parts()


@pytest.mark.parametrize("seats", rules.SEATS)
def test_matches_between_bots_end(seats: int) -> None:
    for seed in range(4):
        match = Table()
        match.begin(seats, ("60", "none")[seed % 2], ("yes", "no")[seed // 2], seed)
        while rules.turn(match.state):
            if rules.turn(match.state) == (CHANCE,):
                match.chance()
            else:
                match.play_well(1)
        match.everybody_sees_what_it_may()
        match.all_cards_are_somewhere()
        match.scores_are_the_sum_of_their_parts()
