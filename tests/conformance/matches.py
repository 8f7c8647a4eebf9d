"""Random matches, remembered move by move, for the suite to look at from all sides."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from conformance.setups import Setup, Table
from games.contract import CHANCE, TABLE, Event, Move, State
from table.match import Match as Played
from table.record import Entry, Record
from table.sitter import Sitter

LONGEST = 20_000
"""No match takes so many moves; one that does never ends."""

Choose = Callable[[Setup, State, int, Random], Move]


class Moment(NamedTuple):
    """One move of a match, with the state before and after it."""

    state: State
    seat: int
    move: Move
    events: tuple[Event, ...]
    after: State


class Match(NamedTuple):
    """A whole match."""

    setup: Setup
    seed: int
    choose: Choose
    moments: tuple[Moment, ...]

    @property
    def end(self) -> State:
        return self.moments[-1].after

    @property
    def states(self) -> tuple[State, ...]:
        return (*(moment.state for moment in self.moments), self.end)

    @property
    def record(self) -> Record:
        sitters = tuple(Sitter(name, colour) for colour, name in enumerate(self.setup.names, 1))
        entries = tuple(Entry(moment.seat, moment.move) for moment in self.moments)
        return Record(self.setup.name, self.setup.rules.VERSION, self.setup.options, sitters, entries)

    def some_moments(self, count: int) -> list[Moment]:
        """A few moments from all over the match, the same for the same match."""
        return Random(self.seed).sample(self.moments, min(count, len(self.moments)))

    def some_decisions(self, count: int) -> list[Moment]:
        """The same, of those in which a seat and not chance acted."""
        decisions = [moment for moment in self.moments if moment.seat != CHANCE]
        return Random(self.seed).sample(decisions, min(count, len(decisions)))

    def some_states(self, count: int) -> list[State]:
        """The first state, the last, and a few between."""
        return [self.moments[0].state, *(moment.after for moment in self.some_moments(count)), self.end]

    def __repr__(self) -> str:
        return f"play_out({self.setup}, {self.seed}, {self.choose.__name__})"


def any_move(setup: Setup, state: State, seat: int, rng: Random) -> Move:
    """Any legal move, each as likely as the other."""
    return rng.choice(setup.rules.moves(state, seat))


def bots_move(setup: Setup, state: State, seat: int, rng: Random) -> Move:
    """What the game's bot plays."""
    return setup.entry.bot.quick(setup.rules.view(state, seat), seat, rng)


def mostly_sensible(setup: Setup, state: State, seat: int, rng: Random) -> Move:
    """The bot's move, but now and then any: such matches last longer and come to rarer places."""
    return (any_move if rng.random() < 0.2 else bots_move)(setup, state, seat, rng)


@lru_cache(maxsize=800)
def play_out(setup: Setup, seed: int, choose: Choose = any_move) -> Match:
    """A match from the start to the end; the same every time."""
    rules, rng = setup.rules, Random(seed)
    state = rules.start(setup.seats, setup.options)
    moments: list[Moment] = []
    while turn := rules.turn(state):
        assert len(moments) < LONGEST, f"{setup} with seed {seed} does not end"
        seat = rng.choice(turn)
        move = rules.draw(state, rng) if seat == CHANCE else choose(setup, state, seat, rng)
        after, events = rules.play(state, seat, move)
        moments.append(Moment(state, seat, move, events, after))
        state = after
    return Match(setup, seed, choose, tuple(moments))


def played_on(match: Played, rng: Random, moves: int = LONGEST, doubt: float = 0.0) -> Played:
    """A match at the table, gone on with by quick bots until so many moves stand there or it is over; of what
    may be taken back, this part is."""
    quick = match.game.bot.quick
    while match.turn and match.length < moves:
        if match.turn == (CHANCE,):
            match = match.throw()
            continue
        seat = rng.choice(match.turn)
        match = match.play(seat, quick(match.view(seat), seat, rng))
        if doubt and match.can_undo(seat) and rng.random() < doubt:
            match = match.undo(seat)
    return match


def eyes(setup: Setup) -> tuple[int, ...]:
    """Everybody who can look at a match: the seats and the open table."""
    return (*range(setup.seats), TABLE)


def random_matches(table: Table) -> st.SearchStrategy[Match]:
    """Any match at this table. Few seeds, so that the tests share the matches they have played; how many,
    the profile says. Bots take twenty times as long as chance does: of their matches there are fewer."""
    examples = settings().max_examples
    setups = st.sampled_from(table.setups)
    return st.one_of(
        st.builds(play_out, setups, st.integers(0, examples**2), st.just(any_move)),
        st.builds(play_out, setups, st.integers(0, examples // 3), st.just(mostly_sensible)),
    )


generators = st.integers(0, 2**32).map(Random)
"""Generators of chance that Hypothesis can find again."""
