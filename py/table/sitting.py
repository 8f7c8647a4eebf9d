"""A sitting: one match, whose eyes look at it, and what it is at just now, as one immutable value.

What may be tapped, whether undo is offered, whether the clock runs, who is yellow and what the headline says
all follow from it, by the functions below. `table.update` gives the next one.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from games.contract import CHANCE, TABLE, Event, Look, Motion, Move, Shape, State, Telling, Timer, View
from games.lesson import ROLLS, Step
from games.message import Message, Seat, say
from table.match import Match
from table.moments import (
    Asking,
    Curtain,
    Gathering,
    Moment,
    Over,
    Story,
    Taught,
    Throwing,
    ToldBeat,
    Watching,
)
from table.teaching import LessonSoFar, is_due
from table.waiting import waiting


class Line(NamedTuple):
    """A line of the story so far."""

    move: int
    """The number of the move it belongs to, from 1."""
    event: Event
    telling: Telling
    place: int = 0
    """Which beat of the move it is, from 0."""


class Request(NamedTuple):
    """A bot is asked; the seed tells this question from any other."""

    seat: int
    seed: int


class BotAnswer(NamedTuple):
    """A bot's move that waits for its time to be played."""

    question: Request
    move: Move


class Hearing(NamedTuple):
    """How a table is heard, as the family has set it."""

    told: Literal["full", "brief", "mine"] = "full"
    """All that others do; their turns in as few sentences as it takes; or what concerns a person here."""
    listens: bool = False
    """Whether somebody listens: then sand waits until it is wanted, and there is twice as much of it."""


USUALLY = Hearing()

LISTENERS_TIME = 2
"""Sand takes so many times as long for whoever listens."""


class Sitting(NamedTuple):
    """A match at the table."""

    match: Match
    moment: Moment
    eyes: int = TABLE
    """Whose eyes look; TABLE sees only what lies open."""
    in_secret: bool = False
    """Whether they took the tablet behind a curtain, so that nobody else looks."""
    log: tuple[Line, ...] = ()
    """All that has been told so far."""
    told: tuple[Event, ...] = ()
    """What has been told since a person last acted."""
    questions: tuple[Request, ...] = ()
    """What bots are thinking about."""
    answers: tuple[BotAnswer, ...] = ()
    """What they have come to, until it is their turn to play it."""
    beat: int = 0
    """Counts the beats, so that the end of one is never taken for another's."""
    sand: int | None = None
    """The seconds left on the game's clock, while one is turned."""
    still: bool = False
    """Whether the clock is held: a sheet lies over the table, or nobody looks."""
    peeking: bool = False
    ready: tuple[int, ...] = ()
    """The seats that have said before their first turn against a clock that they are ready."""
    resting: str = ""
    """The first word of the moves that whoever is asked has left to luck; empty: none."""
    hearing: Hearing = USUALLY
    course: LessonSoFar | None = None
    """How far a lesson has come, if this is one."""


# What follows from it


def beat_told_now(sitting: Sitting) -> ToldBeat | None:
    """The beat that is being told, if one is."""
    return sitting.moment.beat if isinstance(sitting.moment, Story) else None


def shown_state(sitting: Sitting) -> State:
    """The state that the picture shows: that of the beat that is told, else how things stand."""
    match sitting.moment:
        case Story():
            return sitting.moment.beat.after
        case Gathering(story):
            return story.beat.before
    return sitting.match.state


def shown_view(sitting: Sitting) -> View:
    """What may be drawn of it, for the eyes that look."""
    return sitting.match.rules.view(shown_state(sitting), sitting.eyes)


def asked(sitting: Sitting) -> int | None:
    """The person who has to tap next, for a move or the dice."""
    return sitting.moment.seat if isinstance(sitting.moment, (Asking, Throwing)) else None


def offered(sitting: Sitting) -> tuple[Move, ...]:
    """What may be played by touch now. The clock's own move is no touch."""
    if not isinstance(sitting.moment, Asking) or waits_until_ready(sitting):
        return ()
    timer = running_timer(sitting)
    moves = tuple(sitting.match.moves(sitting.moment.seat))
    return moves if timer is None else tuple([move for move in moves if move != timer.move])


def running_timer(sitting: Sitting) -> Timer | None:
    """The clock that is turned for whoever must act, if one is."""
    return None if sitting.sand is None else due_timer(sitting)


def due_timer(sitting: Sitting) -> Timer | None:
    """The clock that the game wants turned for whoever must act, if it has one now."""
    timer = sitting.match.rules.timer(sitting.match.view(sitting.eyes))
    return None if timer is None else timer._replace(seconds=timer.seconds * times_sand(sitting))


def times_sand(sitting: Sitting) -> int:
    """How many times the game's own sand there is."""
    return LISTENERS_TIME if sitting.hearing.listens else 1


def is_kept(sitting: Sitting) -> bool:
    """Whether the match is saved: a lesson begins anew each time."""
    return sitting.course is None


def step_now(sitting: Sitting) -> Step | None:
    """What a lesson tells or asks now, while it waits for the learner."""
    step = sitting.course.step if sitting.course is not None else None
    if step is None:
        return None
    match sitting.moment:
        case Taught():
            due = step.wanted is None
        case Throwing():
            due = step.wanted in ROLLS
        case _:
            due = is_due(step, sitting.match.state, offered(sitting))
    return step if due else None


def may_undo(sitting: Sitting) -> bool:
    """Whether the last decision of whoever looks can be taken back now; never in a lesson."""
    if sitting.course is not None:
        return False
    told = isinstance(sitting.moment, (Story, Gathering, Curtain, Over))
    return not told and sitting.eyes != TABLE and sitting.match.can_undo(sitting.eyes)


def may_redo(sitting: Sitting) -> bool:
    """Whether whoever is asked may do again what was just taken back."""
    if sitting.course is not None or not isinstance(sitting.moment, Asking):
        return False
    seat = sitting.moment.seat
    return sitting.eyes == seat and sitting.match.can_redo(seat)


def left_to_luck(sitting: Sitting, seat: int) -> str:
    """The first word of all that this seat may play now, if one may leave that to luck; else nothing."""
    if not (offhand := sitting.match.rules.OFFHAND):
        return ""
    words = {move.partition(" ")[0] for move in sitting.match.moves(seat)}
    return next(iter(words)) if len(words) == 1 and words <= offhand else ""


def may_retell(sitting: Sitting) -> bool:
    """Whether the last round can be told again: while a person is asked, and no sand runs meanwhile.

    What can be taken back was done by the same person, and nothing has happened since.
    """
    if asked(sitting) is None or sitting.sand is not None or sitting.course is not None:
        return False
    return bool(sitting.log) and not may_undo(sitting)


def clock_runs(sitting: Sitting) -> bool:
    """Whether the sand is running."""
    held = sitting.still or waits_until_ready(sitting)
    return bool(sitting.sand) and not held and not isinstance(sitting.moment, (Curtain, Over))


def waits_until_ready(sitting: Sitting) -> bool:
    """Whether the sand lies still since whoever is asked may first look about: before one's first turn, or
    any turn of whoever listens, and not again once it has run."""
    if not isinstance(sitting.moment, Asking) or sitting.moment.seat in sitting.ready:
        return False
    timer = running_timer(sitting)
    if timer is None or sitting.sand != timer.seconds:
        return False
    return sitting.hearing.listens or is_new_here(sitting)


def between_turns(sitting: Sitting) -> bool:
    """Whether nobody is in the middle of deciding."""
    return asked(sitting) is None


def doer(sitting: Sitting, view: View) -> int | None:
    """Whose place at the table is yellow: whoever is asked, or whose doing is being told.

    For this and the next two the view that is shown is worked out once, by who draws or says it.
    """
    scene = beat_told_now(sitting)
    if scene is not None:
        mover = sitting.match.rules.mover(view)
        return scene.doer if mover is None else mover
    return asked(sitting)


def acting(sitting: Sitting, view: View) -> tuple[int, ...]:
    """Whose places are yellow: several while bots choose in secret."""
    one = doer(sitting, view)
    if one is not None:
        return (one,)
    if isinstance(sitting.moment, (Story, Gathering, Taught, Watching, Over)):
        return ()
    return waiting(sitting.match).seats


def headline(sitting: Sitting, view: View) -> Message:
    """What is asked, or who is at it."""
    if (step := step_now(sitting)) is not None and step.sentence is not None:
        return step.sentence
    words = sitting.match.game.words
    match sitting.moment:
        case Story():
            return words.watch(view, doer(sitting, view))
        case Gathering():
            return say("Everybody look!")
        case Asking(seat) | Throwing(seat):
            return words.ask(view, seat)
        case Over():
            return words.ask(view, TABLE)
    turn = acting(sitting, view)
    if len(turn) == 1:
        return say("{player} is thinking", player=Seat(turn[0]))
    return words.ask(view, TABLE)


def look(sitting: Sitting, shape: Shape = "wide") -> Look:
    """What the picture depends on, besides the view."""
    moment = sitting.moment
    return Look(
        seat=sitting.eyes,
        people=sitting.match.people,
        moves=offered(sitting),
        throws=isinstance(moment, Throwing),
        picked=moment.picked if isinstance(moment, Asking) else None,
        shape=shape,
        can_undo=may_undo(sitting),
        seconds=sitting.sand,
        times_sand=times_sand(sitting),
        peeking=sitting.peeking,
        covered=sitting.still and sitting.sand is not None,
        told=sitting.told,
        telling=isinstance(moment, Story),
    )


def motions(sitting: Sitting, shape: Shape) -> tuple[Motion, ...]:
    """How the pieces of the beat that is being told got to where its picture shows them."""
    scene = beat_told_now(sitting)
    if scene is None:
        return ()
    view = sitting.match.rules.view
    before, after = view(scene.before, sitting.eyes), view(scene.after, sitting.eyes)
    return sitting.match.game.scene.motions(before, after, scene.event, look(sitting, shape))


def telling(sitting: Sitting) -> Telling | None:
    """The beat that is being told in words; None if it needs no time of its own."""
    scene = beat_told_now(sitting)
    return None if scene is None else sitting.match.game.words.tell(scene.event)


def is_new_here(sitting: Sitting) -> bool:
    """Whether whoever is asked has not moved yet: the goal of the game is told until then."""
    seat = asked(sitting)
    return seat is not None and not any(
        position.step is not None and position.step.seat == seat for position in sitting.match.past
    )


def line_shown(sitting: Sitting) -> Telling | None:
    """What was told last."""
    return sitting.log[-1].telling if sitting.log else None


def told_beats(match: Match, first: int, last: int) -> tuple[ToldBeat, ...]:
    """The beats of some moves of the past; moves are numbered from 1."""
    found: list[ToldBeat] = []
    for number in range(first, last + 1):
        before, step = match.past[number - 1].state, match.past[number].step
        hand = step.seat if step is not None and step.seat != CHANCE else match.rules.thrower(before)
        for beat in match.beats(number):
            found.append(ToldBeat(before, beat.event, beat.state, hand))
            before = beat.state
    return tuple(found)


def story_so_far(match: Match) -> tuple[Line, ...]:
    """Everything that is still told of a match whose past is known; nothing fleeting is."""
    lines = (
        Line(number, event, told, place)
        for number, step in enumerate(match.history, 1)
        for place, event in enumerate(step.events)
        if type(event) not in match.rules.FLEETING
        if (told := match.game.words.tell(event)) is not None and told.sentence is not None
    )
    return tuple(lines)


def log_so_far(sitting: Sitting) -> tuple[Line, ...]:
    """The same for a sitting: how a lesson came to where it begins is no part of its story."""
    begun = 0 if sitting.course is None else len(sitting.course.lesson.before)
    return tuple(line for line in story_so_far(sitting.match) if line.move > begun)
