"""A show: where in a match one looks, through whose eyes, and whether it goes on by itself.

What is seen is a sitting like any other: one that waits at a position (`Watching`), or that tells a move. Of
a match that still runs only what lies open is seen, and nothing fleeting comes back.
"""

from __future__ import annotations

from typing import NamedTuple

from games.contract import TABLE
from table.match import Match
from table.moments import Story, Watching
from table.sitter import Sitter
from table.sitting import Line, Sitting, told_beats


class Theatre(NamedTuple):
    """A match is looked at again."""

    match: Match
    """The whole of it."""
    sitting: Sitting
    """What is shown: the match as it stood."""
    marks: tuple[int, ...] = ()
    """The moves at which something great happened."""
    secrets: bool = False
    """Whether there ever was something that not everybody could see."""
    differs: bool = False
    """Whether seats saw different things."""
    playing: bool = False
    """Whether it goes on by itself."""
    sitters: tuple[Sitter, ...] = ()
    """Who is to go on from here, while that is asked."""

    @property
    def at(self) -> int:
        """How many moves have been told, the one that is being told among them."""
        return self.sitting.match.length


def opened(match: Match) -> Theatre:
    """The theatre with this match, at rest before its first move."""
    sitting = Sitting(match.cut(0), Watching())
    return Theatre(match, sitting, great_moves(match), *_secrets(match))


def gone_to(theatre: Theatre, at: int) -> Theatre:
    """At rest after so many moves."""
    at = min(max(at, 0), theatre.match.length)
    return _at_rest(theatre, at, theatre.sitting.eyes)


def seen_by(theatre: Theatre, eyes: int) -> Theatre:
    """The same through other eyes, if these may look."""
    if eyes not in eyes_of(theatre):
        return theatre
    return _at_rest(theatre, theatre.at, eyes)


def stepped(theatre: Theatre) -> Theatre | None:
    """The next move that may be told, being told; None at the end."""
    for number in range(theatre.at + 1, theatre.match.length + 1):
        beats = told_beats(theatre.match, number, number) if may_be_told(theatre.match, number) else ()
        if beats:
            story = Story(beats, gathered=True, then=Watching())
            log = _log(theatre.match, number - 1)
            sitting = theatre.sitting
            told = sitting._replace(match=theatre.match.cut(number), moment=story, log=log, told=())
            return theatre._replace(sitting=told)
    return None


def before(theatre: Theatre) -> int:
    """Where one step back leads."""
    told = [number for number in range(1, theatre.at) if may_be_told(theatre.match, number)]
    return told[-1] if told else 0


def may_be_told(match: Match, number: int) -> bool:
    """Whether a move of the past may be seen again: while the match runs, nothing fleeting is."""
    step = match.past[number].step
    fleeting = match.rules.FLEETING
    return not match.turn or step is None or not any(type(event) in fleeting for event in step.events)


def eyes_of(theatre: Theatre) -> tuple[int, ...]:
    """Who may look: everybody once it is over, if they saw different things; else only the open table."""
    if theatre.match.turn or not theatre.differs:
        return (TABLE,)
    return (TABLE, *range(len(theatre.match.sitters)))


def may_go_on(theatre: Theatre) -> bool:
    """Whether another match may go on from here: nothing of it is hidden any more, and it isn't the end."""
    return bool(theatre.sitting.match.turn) and not (theatre.match.turn and theatre.secrets)


def great_moves(match: Match) -> tuple[int, ...]:
    """The moves at which something great happened."""
    tell = match.game.words.tell
    return tuple(
        number
        for number, step in enumerate(match.history, 1)
        if may_be_told(match, number)
        and any((told := tell(event)) is not None and told.pace == "climax" for event in step.events)
    )


def _secrets(match: Match) -> tuple[bool, bool]:
    """Whether anything was ever hidden, and whether from some more than from others."""
    secrets = differs = False
    for position in match.past:
        opened = match.rules.view(position.state, TABLE)
        views = [match.rules.view(position.state, seat) for seat in range(len(match.sitters))]
        secrets = secrets or opened != position.state
        differs = differs or any(view != opened for view in views)
        if secrets and differs:
            break
    return secrets, differs


def _at_rest(theatre: Theatre, at: int, eyes: int) -> Theatre:
    """The nearest position before it that may be seen."""
    while at and not may_be_told(theatre.match, at):
        at -= 1
    sitting = Sitting(theatre.match.cut(at), Watching(), eyes, log=_log(theatre.match, at))
    return theatre._replace(sitting=sitting._replace(beat=theatre.sitting.beat + 1))


def _log(match: Match, at: int) -> tuple[Line, ...]:
    """What had been told last by then: one line is enough."""
    tell = match.game.words.tell
    for number in range(at, 0, -1):
        step = match.past[number].step
        if step is None or not may_be_told(match, number):
            continue
        for event in reversed(step.events):
            if (told := tell(event)) is not None and told.sentence is not None:
                return (Line(number, event, told),)
    return ()
