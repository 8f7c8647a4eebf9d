"""A look back: a moment of a match as it was told then. Nothing can be played there.

It is a sitting that stands still at one beat, so that whoever draws a table draws this one too.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import TABLE, Rules
from table.match import Match
from table.moments import Story
from table.replay import Position
from table.sitting import Line, Sitting, asked, told_beats


def may_look_back(sitting: Sitting) -> bool:
    """While a person is asked and no sand runs: else it would be time to think, or get ahead of the story."""
    return asked(sitting) is not None and sitting.sand is None and sitting.course is None


def stays_in_sight(match: Match, line: Line) -> bool:
    """Whether this moment may be seen again: while a match runs, nothing fleeting comes back."""
    step = match.past[line.move].step
    fleeting = match.rules.FLEETING
    return not match.turn or step is None or not any(type(event) in fleeting for event in step.events)


def looked_back(match: Match, line: Line, eyes: int) -> Sitting:
    """The table at this moment, as these eyes may see it."""
    beats = told_beats(match, line.move, line.move)
    told = tuple(beat.event for beat in beats[: line.place + 1])
    return Sitting(match, Story(beats, at=line.place), eyes, log=(line,), told=told, still=True)


def rounds(rules: Rules, seats: int, past: Sequence[Position]) -> tuple[int, ...]:
    """In which round each position stands, from 1; 0 before the first turn.

    A round is over when the turn comes back to who went first, or past a seat that has none any more.
    """
    found: list[int] = []
    number, first, last = 0, TABLE, TABLE
    for position in past:
        seat = rules.turn_begins(position.state)
        if seat is not None:
            first = seat if number == 0 else first
            way = TABLE if seat == TABLE else (seat - first) % seats
            number += number == 0 or way <= last
            last = way
        found.append(number)
    return tuple(found)
