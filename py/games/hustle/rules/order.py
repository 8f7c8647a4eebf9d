"""The order of a round, as a list of steps: every turn in full, then the evaluation."""

from __future__ import annotations

from collections.abc import Callable

from games.hustle.rules.course import Course
from games.hustle.rules.evaluation import begin_round, offer_pad, pay_imp
from games.hustle.rules.events import EverybodyLook
from games.hustle.rules.state import WATCH
from games.hustle.rules.turns import compare, go_forward, reveal, run_back, swap_board


def next_turn(course: Course) -> bool:
    """The next living player clockwise; after the last one the evaluation follows."""
    seats = len(course.sheep)
    seat = (course.active + 1) % seats
    while seat != course.starter:
        if course.lives(seat):
            course.active = seat
            course.step = FIRST_OF_TURN
            return False
        seat = (seat + 1) % seats
    return False


FIRST_OF_TURN = 0

ORDER: tuple[Callable[[Course], bool], ...] = (
    reveal,
    go_forward,
    swap_board,
    run_back,
    swap_board,
    compare,
    next_turn,
    pay_imp,
    swap_board,
    offer_pad,
    begin_round,
)
"""Shoves, water and falls belong to each movement; a board is swapped when that has been worked out."""

PAYING = ORDER.index(pay_imp) + 1
"""Where a match is in this order while the imp is paid."""


def begin_turns(course: Course) -> None:
    """All have chosen: the starting player reveals first."""
    course.question = WATCH
    course.active = course.starter
    course.step = FIRST_OF_TURN
    course.tell(EverybodyLook())


def go_on(course: Course) -> None:
    """Step by step until somebody must answer or the race is over."""
    waiting = False
    while not waiting:
        step = ORDER[course.step]
        course.step += 1
        waiting = step(course)
