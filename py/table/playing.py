"""Playing: a person's move, a bot's, the dice's and the clock's go the same way; and taking one back.

It is saved before anything of it is shown, then it is told.
"""

from __future__ import annotations

from games.contract import TABLE, Move
from games.message import say_many
from table.deeds import AskOther, BotErred, Draw, Keep, KeepSand, Say, Thought
from table.match import Match, Refused
from table.moments import Asking, Ready, Story, Thinking
from table.sitting import (
    BotAnswer,
    Request,
    Sitting,
    is_kept,
    left_to_luck,
    log_so_far,
    running_timer,
    step_now,
    told_beats,
)
from table.teaching import why_not_wanted
from table.telling import Outcome, begin_beat
from table.waiting import Waiting, next_to_act, waiting


def carry_out(sitting: Sitting, match: Match) -> Outcome:
    """Something was played, rolled or dealt: saved first, then told.

    Whoever looked in secret and has finished is in none of it any more.
    """
    fleeting = match.rules.FLEETING
    moved = sitting._replace(
        match=match,
        moment=Story(told_beats(match, match.length, match.length)),
        log=tuple([line for line in sitting.log if type(line.event) not in fleeting]),
        told=tuple([event for event in sitting.told if type(event) not in fleeting]),
        sand=sitting.sand if _sand_goes_on(sitting, match) else None,
    )
    if moved.in_secret:
        moved = cover(moved)
    moved, asking = ask_others(moved)
    keeping = (Keep(),) if is_kept(moved) else ()
    return begin_beat(moved).first(*keeping, *asking)


def _sand_goes_on(sitting: Sitting, match: Match) -> bool:
    """The sand runs on while the same person has to act against the clock."""
    return (
        sitting.sand is not None
        and isinstance(sitting.moment, Asking)
        and sitting.moment.seat in match.turn
        and match.rules.timer(match.view(TABLE)) is not None
    )


def play_by_hand(sitting: Sitting, seat: int, move: Move) -> Outcome:
    """A refusal is said and costs nothing."""
    timer = running_timer(sitting)
    if timer is not None and move == timer.move:
        return Outcome(sitting)
    try:
        match = sitting.match.play(seat, move)
    except Refused as refusal:
        return Outcome(sitting, (Say((refusal.message,)),))
    course, step = sitting.course, step_now(sitting)
    if course is None or step is None:
        return carry_out(sitting._replace(told=()), match)
    if (told := why_not_wanted(step, sitting.match.state, move)) is not None:
        again = sitting._replace(course=course.erred(told), moment=Asking(seat))
        return Outcome(again, (Draw(), Say((told,))))
    return carry_out(gone_on(sitting)._replace(told=()), match)


def gone_on(sitting: Sitting) -> Sitting:
    """The learner has done what a lesson asked, if it asked anything."""
    if sitting.course is None or step_now(sitting) is None:
        return sitting
    return sitting._replace(course=sitting.course.on())


def move_by_itself(sitting: Sitting, wait: Waiting) -> Outcome:
    """The only legal move, or a bot's dice."""
    if wait.kind == "throw":
        return carry_out(sitting, sitting.match.throw())
    return carry_out(
        sitting._replace(moment=Asking(wait.seats[0])), sitting.match.play(wait.seats[0], wait.move)
    )


def rest(sitting: Sitting, seat: int) -> Outcome:
    """Luck plays for the seat whatever comes to the same question, until another is asked."""
    resting = sitting._replace(resting=left_to_luck(sitting, seat), told=())
    move = sitting.match.chance("rest").choice(sitting.match.moves(seat))
    return carry_out(resting, sitting.match.play(seat, move))


def undo(sitting: Sitting) -> Outcome:
    """Back to where the last decision was taken; whatever others were asked is void."""
    match = sitting.match.undo(sitting.eyes)
    back = sitting._replace(match=match, told=(), questions=(), answers=(), sand=None)
    back = back._replace(log=log_so_far(back))
    if len(match.persons) > 1:
        back = look_as(back, TABLE)
    return Outcome(back._replace(moment=Ready()), (Keep(),))


def redo(sitting: Sitting) -> Outcome:
    """What was taken back is done again, and told like any move."""
    return carry_out(sitting._replace(told=()), sitting.match.redo(sitting.eyes))


# Whose eyes look


def look_as(sitting: Sitting, seat: int, in_secret: bool = False) -> Sitting:
    """Whose eyes these are. What the last ones were peeking at is not for the next."""
    peeking = sitting.peeking and seat == sitting.eyes
    return sitting._replace(eyes=seat, in_secret=in_secret, peeking=peeking)


def cover(sitting: Sitting) -> Sitting:
    """Whoever has finished looks no longer: their secrets go face down, unless they are the only one."""
    if len(sitting.match.persons) == 1 or sitting.eyes in next_to_act(sitting.match):
        return sitting
    return look_as(sitting, TABLE)


# Bots, and whoever plays elsewhere


def ask_others(sitting: Sitting) -> tuple[Sitting, tuple[AskOther, ...]]:
    """Everybody else who is due is asked at once, also while there is still something to tell."""
    wait = waiting(sitting.match)
    due = wait.others if wait.kind == "others" else ()
    busy = {question.seat for question in sitting.questions}
    busy |= {answer.question.seat for answer in sitting.answers}
    new = tuple(
        Request(seat, sitting.match.chance(f"bot {seat}").getrandbits(48)) for seat in due if seat not in busy
    )
    asks = tuple(AskOther(*question) for question in new)
    return sitting._replace(questions=(*sitting.questions, *new)), asks


def thought(sitting: Sitting, thought: Thought) -> Outcome:
    """An answer that nobody waits for any more means nothing."""
    question = Request(thought.seat, thought.seed)
    if question not in sitting.questions:
        return Outcome(sitting)
    questions = tuple(other for other in sitting.questions if other != question)
    answered = sitting._replace(
        questions=questions, answers=(*sitting.answers, BotAnswer(question, thought.move))
    )
    if isinstance(sitting.moment, Thinking):
        answered = answered._replace(moment=Ready())
    return Outcome(answered)


def let_others_play(sitting: Sitting, due: tuple[int, ...]) -> Outcome:
    """Play what somebody has answered, or wait for it."""
    for answer in sitting.answers:
        if answer.question.seat in due:
            others = tuple(other for other in sitting.answers if other != answer)
            return _play_answer(sitting._replace(answers=others), answer)
    return Outcome(sitting._replace(moment=Thinking()), (Draw(),))


def _play_answer(sitting: Sitting, answer: BotAnswer) -> Outcome:
    """A bot that errs costs the family nothing: any legal move is played for it."""
    seat = answer.question.seat
    try:
        return carry_out(sitting, sitting.match.play(seat, answer.move))
    except Refused:
        move = sitting.match.chance("instead").choice(sitting.match.moves(seat))
        return carry_out(sitting, sitting.match.play(seat, move)).first(BotErred(seat, answer.move))


# The hourglass


TOLD_SECONDS = (30, 10, 5)
"""So much sand left is said: whoever can't see the glass has to know."""


def second_gone(sitting: Sitting) -> Outcome:
    """Time that is up ends the turn of whoever is asked; what is still being told is told first."""
    assert sitting.sand is not None
    less = sitting._replace(sand=sitting.sand - 1)
    if less.sand == 0 and isinstance(less.moment, Asking):
        return time_is_up(less)
    return Outcome(less, (KeepSand(), *_sand_told(less)))


def _sand_told(sitting: Sitting) -> tuple[Say, ...]:
    left = sitting.sand
    if left not in TOLD_SECONDS or not isinstance(sitting.moment, Asking):
        return ()
    return (Say((say_many("{count} second left", "{count} seconds left", left),)),)


def time_is_up(sitting: Sitting) -> Outcome:
    timer = running_timer(sitting)
    assert timer is not None
    assert isinstance(sitting.moment, Asking)
    return carry_out(sitting._replace(told=()), sitting.match.play(sitting.moment.seat, timer.move))
