"""A record played again: every position of a match, from the start to the last line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.catalogue import game
from games.contract import Event, Move, State
from games.message import Message, say
from table.record import BadRecord, Entry, Record, first_line, in_order, line_number


class ToldMove(NamedTuple):
    """One move as the log tells it."""

    seat: int
    move: Move
    events: tuple[Event, ...]


class Position(NamedTuple):
    """A state of the match, and the step that led to it; the first position has none."""

    state: State
    step: ToldMove | None


BACK: Move = "back"
"""The step by which moves were taken back, where that is shown."""


def positions(record: Record) -> Iterator[Position]:
    """The start, then the position after each move. Raises BadRecord at the first that is not legal."""
    position = _start(record)
    yield position
    for index, entry in enumerate(record.entries):
        found = _played(record, position.state, entry)
        if isinstance(found, Message):
            raise _not_legal(line_number(record, index), found)
        position = found
        yield position


class Turning(NamedTuple):
    """A place where moves were taken back."""

    past: tuple[Position, ...]
    """All positions up to there."""
    moves: int
    """How many moves went."""
    line: int
    """On which line of the record that stands."""


def turnings(record: Record) -> Iterator[Turning]:
    """All of them in their order. Raises BadRecord at the first move that was not legal, even if it was
    taken back."""
    past = [_start(record)]
    for number, told in enumerate(in_order(record), first_line(record)):
        if isinstance(told, int):
            yield Turning(tuple(past), told, number)
            del past[-told:]
            continue
        found = _played(record, past[-1].state, told)
        if isinstance(found, Message):
            raise _not_legal(number, found)
        past.append(found)


def with_what_was_taken_back(record: Record) -> tuple[Position, ...]:
    """Every position that ever stood there, one after the other: after moves that were taken back comes the
    one they led away from once more, by a step without events (`BACK`)."""
    past = [_start(record)]
    shown = [past[0]]
    for number, told in enumerate(in_order(record), first_line(record)):
        if isinstance(told, int):
            last = past[-1].step
            assert last is not None, "only moves are taken back"
            del past[-told:]
            shown.append(Position(past[-1].state, ToldMove(last.seat, BACK, ())))
            continue
        found = _played(record, past[-1].state, told)
        if isinstance(found, Message):
            raise _not_legal(number, found)
        past.append(found)
        shown.append(found)
    return tuple(shown)


def _start(record: Record) -> Position:
    return Position(game(record.game).rules.start(len(record.sitters), record.options), None)


def _played(record: Record, state: State, entry: Entry) -> Position | Message:
    """The position after a move, or why it is not legal."""
    rules, (seat, move) = game(record.game).rules, entry
    if rules.is_settled(state, seat, move):
        return Position(state, ToldMove(seat, move, ()))
    refusal = rules.refuse(state, seat, move)
    if refusal is not None:
        return refusal
    after, events = rules.play(state, seat, move)
    return Position(after, ToldMove(seat, move, events))


def _not_legal(line: int, reason: Message) -> BadRecord:
    return BadRecord(say("Line {line} of the record: {reason}", line=line, reason=reason))
