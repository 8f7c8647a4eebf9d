"""What comes of it: a sitting and what happened give the next sitting and what is to be done.

    tap, thought, beat told, second gone  →  `after`  →  sitting, deeds

This is the whole way of a move through the table, for people, bots, dice and the clock alike: it is played
and saved (`table.playing`), told beat by beat (`table.telling`), and when all is told the table looks what
the match waits for (`_go_on`).
"""

from __future__ import annotations

from games.contract import CHANCE, TABLE
from games.message import say
from table.answering import answer
from table.deeds import (
    BeatTold,
    Draw,
    Finish,
    Happening,
    Held,
    Hush,
    KeepSand,
    Say,
    SecondGone,
    Sound,
    Tapped,
    Thought,
)
from table.match import Match
from table.moments import Asking, Curtain, Gathering, Over, Ready, Story, Taught, Throwing
from table.playing import (
    ask_others,
    carry_out,
    cover,
    gone_on,
    let_others_play,
    look_as,
    move_by_itself,
    play_by_hand,
    redo,
    rest,
    second_gone,
    thought,
    time_is_up,
    undo,
)
from table.sitting import (
    USUALLY,
    Hearing,
    Sitting,
    clock_runs,
    due_timer,
    headline,
    is_kept,
    left_to_luck,
    log_so_far,
    look,
    may_redo,
    may_retell,
    may_undo,
    shown_view,
    waits_until_ready,
)
from table.teaching import LessonSoFar
from table.telling import Outcome, begin_beat, hurry, next_beat, retell
from table.waiting import Waiting, has_secrets, waiting


def sit_down(
    match: Match, sand: int | None = None, hearing: Hearing = USUALLY, course: LessonSoFar | None = None
) -> Outcome:
    """A match is begun or carried on; so much sand was left when it was last kept as it stands."""
    eyes = match.persons[0] if len(match.persons) == 1 else TABLE
    sitting = Sitting(match, Ready(), eyes, sand=sand, hearing=hearing, course=course)
    asking, deeds = ask_others(sitting._replace(log=log_so_far(sitting)))
    return _settled(Outcome(asking, deeds))


def after(sitting: Sitting, happening: Happening) -> Outcome:
    """What comes of whatever happens."""
    return _settled(_after(sitting, happening))


def _settled(outcome: Outcome) -> Outcome:
    """When all is told, what the match waits for; until somebody is asked or something is to be told."""
    while isinstance(outcome.sitting.moment, Ready):
        outcome = _go_on(outcome.sitting).first(*outcome.deeds)
    return outcome


def _after(sitting: Sitting, happening: Happening) -> Outcome:
    match happening:
        case Tapped(words):
            return _tapped(sitting, words)
        case Thought():
            return thought(sitting, happening)
        case BeatTold(beat) if beat == sitting.beat and isinstance(sitting.moment, Story):
            return _beat_told(sitting, sitting.moment)
        case SecondGone() if clock_runs(sitting):
            return second_gone(sitting)
        case Held(still) if still != sitting.still:
            return _held(sitting._replace(still=still))
    return Outcome(sitting)


def _beat_told(sitting: Sitting, story: Story) -> Outcome:
    """The next beat; but while nobody looks the story waits, and what lies over the table is seen now."""
    if sitting.still:
        return Outcome(sitting._replace(moment=story._replace(paused=True)), (Draw(),))
    return next_beat(sitting, story)


def _held(sitting: Sitting) -> Outcome:
    story = sitting.moment
    if not sitting.still and isinstance(story, Story) and story.paused:
        return next_beat(sitting, story._replace(paused=False)).first(Draw())
    return Outcome(sitting, (Draw(),))


# Taps


def _tapped(sitting: Sitting, words: tuple[str, ...]) -> Outcome:
    """A tap means something only at the moment that offers it; while a beat is told it hurries on."""
    moment = sitting.moment
    match words:
        case ("peek", on):
            return _peek(sitting, on == "on")
        case ("undo",) if may_undo(sitting):
            return undo(sitting)
        case ("redo",) if may_redo(sitting):
            return redo(sitting)
        case ("retell",) if may_retell(sitting) and isinstance(moment, (Asking, Throwing)):
            return retell(sitting, moment)
    match moment:
        case Story():
            return Outcome(sitting) if sitting.still else hurry(sitting, moment)
    match words:
        case ("touch", *thing):
            return answer(sitting, " ".join(thing))
    match moment:
        case Asking():
            return _answered(sitting, moment, words)
    return _simply_tapped(sitting, words)


def _simply_tapped(sitting: Sitting, words: tuple[str, ...]) -> Outcome:
    """The moments that wait for one tap and no other."""
    match sitting.moment, words:
        case Gathering(story), ("look",):
            return begin_beat(sitting._replace(moment=story._replace(gathered=True)))
        case Taught(), ("on",):
            return Outcome(gone_on(sitting)._replace(moment=Ready()))
        case Curtain(seat), ("curtain", who) if who == str(seat):
            return Outcome(look_as(sitting, seat, in_secret=True)._replace(moment=Ready()))
        case Throwing(), ("throw",):
            return carry_out(gone_on(sitting)._replace(told=()), sitting.match.throw())
    return Outcome(sitting)


def _answered(sitting: Sitting, moment: Asking, words: tuple[str, ...]) -> Outcome:
    """Touch by touch, until a move is played. What was told last has been seen by then."""
    if waits_until_ready(sitting):
        if words != ("ready",):
            return Outcome(sitting)
        return Outcome(sitting._replace(ready=(*sitting.ready, moment.seat)), (Draw(),))
    match words:
        case ("pick", *thing):
            picked = sitting.match.game.scene.pick(shown_view(sitting), look(sitting), " ".join(thing))
            touched = sitting._replace(moment=moment._replace(picked=picked), told=())
            return Outcome(touched, (Draw(), Sound("tap")))
        case ("rest",) if left_to_luck(sitting, moment.seat):
            return rest(sitting, moment.seat)
        case ("play", *parts):
            return play_by_hand(sitting, moment.seat, " ".join(parts))
    return Outcome(sitting)


def _peek(sitting: Sitting, peeking: bool) -> Outcome:
    peeking = peeking and sitting.eyes != TABLE
    if peeking == sitting.peeking:
        return Outcome(sitting)
    return Outcome(sitting._replace(peeking=peeking), (Draw(),))


# What the match waits for


def _go_on(sitting: Sitting) -> Outcome:
    """All is told: what must happen next, and whose doing is it?"""
    here = cover(sitting)
    wait = waiting(here.match)
    taught = None if here.course is None else _taught(here, here.course, wait)
    return _due(here, wait) if taught is None else taught


def _due(here: Sitting, wait: Waiting) -> Outcome:
    """What the match itself waits for."""
    match wait.kind:
        case "over":
            return Outcome(here._replace(moment=Over(), sand=None), (Draw(), Finish()))
        case "chance":
            return carry_out(here, here.match.throw())
        case "others":
            return let_others_play(here, wait.others)
        case "throw" | "forced" if wait.others:
            return move_by_itself(here, wait)
    seat = wait.persons[0]
    if here.resting and left_to_luck(here, seat) == here.resting:
        return rest(here, seat)
    here = here._replace(resting="")
    secret = len(here.match.persons) > 1 and has_secrets(here.match.rules, here.match.state, seat)
    if secret and not (here.in_secret and here.eyes == seat):
        waits = look_as(here, TABLE)._replace(moment=Curtain(seat), told=())
        name = here.match.names[seat]
        return Outcome(waits, (Hush(), Draw(), Say((say("Pass the tablet to {name}", name=name),))))
    here = look_as(here, seat, secret)
    if wait.kind == "forced":
        return move_by_itself(here, wait)
    return _ask(here, seat, wait.kind == "throw")


def _taught(sitting: Sitting, course: LessonSoFar, wait: Waiting) -> Outcome | None:
    """A lesson that is done, with the turn that was begun, or that only tells something now; else it goes on
    like any match."""
    step, its_time = course.step, bool(wait.persons) or wait.kind == "over"
    if step is None and sitting.match.rules.turn_begins(sitting.match.state) is not None:
        return Outcome(sitting._replace(moment=Over()), (Draw(), Finish()))
    if step is None or step.wanted is not None or not (its_time or step.at_once):
        return None
    taught = sitting._replace(moment=Taught())
    return Outcome(taught, (Draw(), Say((headline(taught, shown_view(taught)),))))


def _ask(sitting: Sitting, seat: int, throws: bool) -> Outcome:
    """A person is asked, and the sand is turned if there is any."""
    here = sitting._replace(moment=Throwing(seat) if throws else Asking(seat))
    timer = due_timer(here)
    if timer is not None and not throws:
        if here.sand is None and here.hearing.listens:
            here = here._replace(ready=tuple(each for each in here.ready if each != seat))
        here = here._replace(sand=timer.seconds if here.sand is None else min(here.sand, timer.seconds))
        if here.sand == 0:  # it ran out while the last move was still being told
            return time_is_up(here)
    keeping = (KeepSand(),) if is_kept(here) else ()
    asked = Say((headline(here, shown_view(here)),), urgent=_turn_begins(here.match, seat))
    return Outcome(here, (*keeping, Draw(), asked))


def _turn_begins(match: Match, seat: int) -> bool:
    """Whether somebody else acted or threw last, or nobody yet."""
    for number in range(match.length, 0, -1):
        step = match.past[number].step
        if step is None:
            break
        hand = match.rules.thrower(match.past[number - 1].state) if step.seat == CHANCE else step.seat
        if hand is not None:
            return hand != seat
    return True
