"""What follows from the answer to each question."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.contract import Move
from games.hustle.boards import LAYOUTS, layings
from games.hustle.clovers import declaration
from games.hustle.course import Course
from games.hustle.evaluation import begin_round, leave_pad, take_pad
from games.hustle.events import Built, Chosen, Dealt
from games.hustle.order import begin_turns, go_on
from games.hustle.turn import declare, flood, lay


def _after_deal(course: Course, move: Move) -> None:
    _, first, *layout = move.split(" ", 2)
    course.starter = int(first) - 1
    course.events.append(Dealt(course.starter, course.variant.first is None))
    if layout:
        course.dyke = LAYOUTS[layout[0]]
    elif not course.variant.calm:
        course.ask("build", course.starter)
        return
    course.events.append(Built(None, course.dyke))
    begin_round(course)


def _after_build(course: Course, move: Move) -> None:
    course.dyke = LAYOUTS[move.partition(" ")[2]]
    course.events.append(Built(course.starter, course.dyke))
    begin_round(course)


def _after_choose(course: Course, move: Move) -> None:
    seat = course.asked[0]
    course.chosen[seat] = move.partition(" ")[2]
    course.events.append(Chosen(seat))
    begin_turns(course)
    go_on(course)


def _after_declare(course: Course, move: Move) -> None:
    declare(course, declaration(move))
    go_on(course)


def _after_lay(course: Course, move: Move) -> None:
    if not lay(course, layings(course.dyke[0])[move.partition(" ")[2]]):
        go_on(course)


def _after_flood(course: Course, move: Move) -> None:
    flood(course, tuple(int(square) for square in move.split(" ")[1:] if square != "none"))
    go_on(course)


def _after_take(course: Course, move: Move) -> None:
    if move == "pass":
        leave_pad(course)
    else:
        take_pad(course, move.partition(" ")[2])
    go_on(course)


ANSWERS: Mapping[str, Callable[[Course, Move], None]] = {
    "deal": _after_deal,
    "build": _after_build,
    "choose": _after_choose,
    "declare": _after_declare,
    "lay": _after_lay,
    "flood": _after_flood,
    "take": _after_take,
}
