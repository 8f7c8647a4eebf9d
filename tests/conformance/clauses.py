"""The clauses of the contract: each a check of one state or one move of a match."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from conformance.malformed_moves import GARBAGE, altered, misspelt
from conformance.matches import Match, Moment
from conformance.setups import Setup
from games.contract import CHANCE, TABLE, Move, Rules, State
from games.message import Message
from table.record import read, write
from table.replay import positions
from table.seal import seal, unseal

IMMUTABLE = (int, str, bytes, type(None))
GUESSES = 3


def check_turn_and_moves(rules: Rules, seats: int, state: State) -> None:
    """Moves for whoever must act and for nobody else, each once and in one spelling."""
    turn = rules.turn(state)
    assert (rules.result(state) is None) == bool(turn)
    assert len(set(turn)) == len(turn)
    assert CHANCE not in turn or turn == (CHANCE,)
    if turn == (CHANCE,):
        assert rules.thrower(state) in (None, *range(seats))
    for seat in range(seats):
        moves = list(rules.moves(state, seat))
        assert bool(moves) == (seat in turn)
        assert len(set(moves)) == len(moves)
        assert all(move and move == " ".join(move.split()) for move in moves)


MOVES_COMPARED = 60


def check_no_two_moves_are_one(rules: Rules, seat: int, state: State, rng: Random) -> None:
    """Whichever two moves are looked at, they leave different states or are seen to be different.

    A secret choice may never come to light, if whoever made it last of all was out before: whatever it was,
    it then comes to the same.
    """
    timer = rules.timer(rules.view(state, seat))
    moves = [move for move in rules.moves(state, seat) if timer is None or move != timer.move]
    some = rng.sample(moves, min(len(moves), MOVES_COMPARED))
    came_to = {rules.play(state, seat, move): move for move in some}
    never_seen = len(came_to) == 1 and all(move.split(" ")[0] in rules.SECRET for move in some)
    assert len(came_to) == len(some) or never_seen, sorted(set(some) - set(came_to.values()))


def check_ranking(setup: Setup, state: State) -> None:
    """Every seat once, best first, equal ranks shared and the next ones skipped."""
    result = setup.rules.result(state)
    assert result is not None
    assert sorted(place.seat for place in result.places) == list(range(setup.seats))
    ranks = [place.rank for place in result.places]
    assert ranks == sorted(ranks)
    assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]
    for text in (result.reason, *(place.reason for place in result.places)):
        assert text.english(setup.names)


def check_immutable(value: Any) -> None:
    """Tuples all the way down."""
    if isinstance(value, tuple | frozenset):
        for part in value:
            check_immutable(part)
    else:
        assert isinstance(value, IMMUTABLE), f"{value!r} could be changed"


def check_unchanged_by_play(rules: Rules, moment: Moment) -> None:
    """A move leaves the state it was played in as it was, and comes to the same again."""
    state = moment.state
    kept, number = pickle.loads(pickle.dumps(state)), hash(state)
    assert rules.play(state, moment.seat, moment.move) == (moment.after, moment.events)
    assert state == kept
    assert hash(state) == number == hash(kept)
    for event in moment.events:
        assert isinstance(event, tuple)
        assert pickle.loads(pickle.dumps(event)) == event


def check_refusals(rules: Rules, seats: int, state: State, known: Sequence[Move], rng: Random) -> None:
    """Whatever text comes for whatever seat: legal and not refused are the same, and nothing changes."""
    kept = pickle.loads(pickle.dumps(state))
    turn = rules.turn(state)
    for seat in (*range(seats), seats, 99, TABLE):
        legal = list(rules.moves(state, seat)) if seat in range(seats) else []
        for move in legal:
            assert rules.refuse(state, seat, move) is None, move
        some = rng.sample(legal, min(len(legal), 4)) + rng.sample(known, min(len(known), 4))
        for text in _wild_texts(some, known, rng):
            check_refusal(rules, state, seat, text, text in legal)
    if turn != (CHANCE,):
        for text in _wild_texts(known[:3], known, rng):
            check_refusal(rules, state, CHANCE, text, False)
    assert state == kept


def _wild_texts(moves: Sequence[Move], known: Sequence[Move], rng: Random) -> Iterator[str]:
    """Misspellings and alterations of some moves, garbage, and what was legal at other times."""
    for move in moves:
        yield from misspelt(move)
    yield from altered(moves, rng)
    yield from rng.sample(known, min(len(known), 10))
    yield from GARBAGE


def check_refusal(rules: Rules, state: State, seat: int, text: str, legal: bool) -> None:
    """A text is refused in words, unless it is legal or comes to the same as a legal one."""
    refusal = rules.refuse(state, seat, text)
    assert (refusal is None) == (legal or comes_to_the_same(rules, state, seat, text, refusal)), (
        f"seat {seat}: {text!r}"
    )
    if refusal is not None:
        assert isinstance(refusal, Message)
        assert refusal.english()


def comes_to_the_same(rules: Rules, state: State, seat: int, text: str, refusal: Message | None) -> bool:
    """Whether a text that is let pass leaves the same state as a move that is offered."""
    if refusal is not None or seat == CHANCE:
        return False
    left = rules.play(state, seat, text).state
    return any(rules.play(state, seat, move).state == left for move in rules.moves(state, seat))


def check_replay(match: Match) -> None:
    """The record, through all that storing does to it, gives the same match again, move by move."""
    replayed = list(positions(read(unseal(seal(write(match.record))))))
    assert [position.state for position in replayed] == list(match.states)
    assert [position.step.events for position in replayed if position.step] == [
        moment.events for moment in match.moments
    ]


def check_guesses(rules: Rules, state: State, seat: int, rng: Random) -> None:
    """Shuffling all that a seat can't know gives the seat the very same view."""
    seen = rules.view(state, seat)
    for _ in range(GUESSES):
        guess = rules.guess(seen, seat, rng)
        assert type(guess) is type(state)
        assert rules.view(guess, seat) == seen
        hash(guess)


def check_same_answers(rules: Rules, state: State, seat: int, rng: Random) -> None:
    """The rules answer on a seat's view, and on what it may imagine, just as on the state."""
    seen = rules.view(state, seat)
    for other in (seen, rules.guess(seen, seat, rng)):
        assert rules.turn(other) == rules.turn(state)
        assert rules.timer(other) == rules.timer(state)
        if rules.turn(state) == (CHANCE,):
            assert rules.thrower(other) == rules.thrower(state)
        if seat != TABLE:
            _check_same_moves(rules, state, other, seat)


def _check_same_moves(rules: Rules, state: State, other: State, seat: int) -> None:
    legal = list(rules.moves(state, seat))
    assert list(rules.moves(other, seat)) == legal
    for text in (*legal[:5], *GARBAGE, *(text for move in legal[:2] for text in misspelt(move))):
        assert rules.refuse(other, seat, text) == rules.refuse(state, seat, text)
