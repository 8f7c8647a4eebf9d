"""A record played again: every position of a match, from the start to the last line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.catalogue import game
from games.contract import Event, Move, State
from games.message import say
from table.record import BadRecord, Record, line_number


class Step(NamedTuple):
    """One move as the log tells it."""

    seat: int
    move: Move
    events: tuple[Event, ...]


class Position(NamedTuple):
    """A state of the match, and the step that led to it; the first position has none."""

    state: State
    step: Step | None


def positions(record: Record) -> Iterator[Position]:
    """The start, then the position after each move. Raises BadRecord at the first that is not legal."""
    rules = game(record.game).rules
    state = rules.start(len(record.sitters), record.options)
    yield Position(state, None)
    for index, (seat, move) in enumerate(record.entries):
        if rules.is_settled(state, seat, move):
            yield Position(state, Step(seat, move, ()))
            continue
        refusal = rules.refuse(state, seat, move)
        if refusal is not None:
            line = line_number(record, index)
            raise BadRecord(say("Line {line} of the record: {reason}", line=line, reason=refusal))
        state, events = rules.play(state, seat, move)
        yield Position(state, Step(seat, move, events))
