"""A show: where in a match one looks, through whose eyes, and whether it goes on by itself.

What is seen is a sitting like any other: one that waits at a position (`Watching`), or that tells a move. Of
a match that still runs only what lies open is seen, and nothing fleeting comes back.
"""

from __future__ import annotations

from typing import NamedTuple

from bots.levels import USUAL
from games.contract import CHANCE, TABLE
from table.match import Match
from table.moments import Story, Watching
from table.replay import BACK, Position, with_what_was_taken_back
from table.sitter import PERSON, Sitter
from table.sitting import Line, Sitting, told_beats

OPEN = -3
"""No pair of eyes: all that was hidden is seen as well, once it is over."""


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
    whole: Match | None = None
    """The match as it counts, while what was taken back is shown as well."""
    all_open: bool = False
    """Whether what was hidden is seen as well."""

    @property
    def at(self) -> int:
        """How many moves have been told, the one that is being told among them."""
        return self.sitting.match.length


def opened(match: Match) -> Theatre:
    """The theatre with this match, at rest before its first move."""
    sitting = Sitting(match.cut(0), Watching())
    return Theatre(match, sitting, great_moves(match), *_secrets(match))


def may_show_taken_back(theatre: Theatre) -> bool:
    """Whether anything was taken back."""
    return bool((theatre.whole or theatre.match).taken)


def with_taken_back(theatre: Theatre, shown: bool) -> Theatre:
    """The same with what was taken back, or without it, where one was."""
    match = theatre.whole or theatre.match
    if shown == (theatre.whole is not None) or not match.taken:
        return theatre
    here = as_it_counts(theatre)
    if shown:
        told = match.with_past(with_what_was_taken_back(match.record))
        at = max(n for n, each in enumerate(told.past) if each == here.past[-1] or n == 0)
        other = theatre._replace(match=told, whole=match, marks=great_moves(told))
    else:
        at = here.length
        other = theatre._replace(match=match, whole=None, marks=great_moves(match))
    return gone_to(other._replace(playing=False), at)


def as_it_counts(theatre: Theatre) -> Match:
    """The match as it stands here, without what was taken back up to here."""
    if theatre.whole is None:
        return theatre.match.cut(theatre.at)
    standing: list[Position] = []
    for position in theatre.match.past[: theatre.at + 1]:
        if position.step is not None and position.step.move == BACK:
            while standing[-1].state is not position.state:
                standing.pop()
        else:
            standing.append(position)
    return theatre.whole.with_past(tuple(standing))


def who_takes_back(theatre: Theatre) -> int | None:
    """Whoever has just taken something back, where that is shown."""
    step = theatre.sitting.match.past[-1].step
    return step.seat if step is not None and step.move == BACK else None


def who_does_it_after_all(theatre: Theatre) -> int | None:
    """Whoever has just done again what was taken back right before, where that is shown."""
    past = theatre.sitting.match.past
    last, back = past[-1].step, past[-2].step if len(past) > 2 else None
    if theatre.whole is None or last is None or back is None or back.move != BACK:
        return None
    from_here = (number for number in range(len(past) - 2) if past[number].state is past[-2].state)
    taken = past[max(from_here) + 1].step
    return last.seat if taken is not None and taken[:2] == last[:2] else None


def gone_to(theatre: Theatre, at: int) -> Theatre:
    """At rest after so many moves."""
    at = min(max(at, 0), theatre.match.length)
    return _at_rest(theatre, at, theatre.sitting.eyes)


def seen_by(theatre: Theatre, eyes: int) -> Theatre:
    """The same through other eyes, if these may look."""
    if eyes not in eyes_of(theatre):
        return theatre
    all_open = eyes == OPEN
    return _at_rest(theatre, theatre.at, TABLE if all_open else eyes)._replace(all_open=all_open)


def seen_now(theatre: Theatre) -> int:
    """Whose eyes look now, or `OPEN`."""
    return OPEN if theatre.all_open else theatre.sitting.eyes


def stepped(theatre: Theatre) -> Theatre | None:
    """The next move that may be told, being told; None at the end."""
    for number in range(theatre.at + 1, theatre.match.length + 1):
        step = theatre.match.past[number].step
        if step is not None and step.move == BACK:
            return _at_rest(theatre, number, theatre.sitting.eyes)
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
    """Who may look: only the open table while it runs; then everybody, if they saw different things, and
    nobody's eyes where something was hidden."""
    if theatre.match.turn:
        return (TABLE,)
    seats = range(len(theatre.match.sitters)) if theatre.differs else ()
    return (TABLE, *seats, *((OPEN,) if theatre.secrets else ()))


def may_go_on(theatre: Theatre) -> bool:
    """Whether another match may go on from here: nothing of it is hidden any more, and it isn't the end."""
    return bool(theatre.sitting.match.turn) and not (theatre.match.turn and theatre.secrets)


def who_may_try(theatre: Theatre) -> tuple[int, ...]:
    """Whoever could have played something else here, if nothing is hidden any more."""
    if not may_go_on(theatre) or isinstance(theatre.sitting.moment, Story):
        return ()
    match = theatre.sitting.match
    return tuple(seat for seat in match.turn if seat != CHANCE and len(match.moves(seat)) > 1)


def to_try(theatre: Theatre, seat: int, seed: str) -> Match:
    """The match from here, with this seat played by hand. Once it is over luck is the same as it was."""
    here = as_it_counts(theatre)
    sitters = tuple(
        sitter._replace(kind=PERSON if other == seat else sitter.kind if sitter.is_bot else USUAL)
        for other, sitter in enumerate(here.sitters)
    )
    match = here._replace(head=here.head._replace(sitters=sitters))
    return match if here.is_sealed and not theatre.match.turn else match.resealed(seed)


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
