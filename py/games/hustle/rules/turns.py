"""One player's turn, step by step: reveal, pads, forward, run back, compare.

A step returns True if the match must wait for an answer before the next step.
"""

from __future__ import annotations

from games.hustle.rules.boards import Board, other_face
from games.hustle.rules.cards import CARDS
from games.hustle.rules.course import Course
from games.hustle.rules.dyke import first_board_empty
from games.hustle.rules.events import Compared, Emptied, Moved, RanBack, Revealed, Stayed
from games.hustle.rules.state import NOBODY, Number


def reveal(course: Course) -> bool:
    """The number is turned up. Who has pads is asked what to do with them."""
    seat = course.active
    digits = course.chosen[seat]
    course.revealed |= 1 << seat
    course.hands[seat] &= ~CARDS[digits]
    course.scope = int(digits)
    show_number(course)
    course.peaked = False
    course.tell(Revealed(seat, digits, course.scope))
    if course.pads[seat]:
        course.ask("declare", seat)
        return True
    return False


def show_number(course: Course) -> None:
    """The active player's number lies open, with what it comes to now."""
    seat = course.active
    place = (seat - course.starter) % len(course.sheep)
    course.numbers[seat] = Number(course.chosen[seat], course.scope, course.round, place)


def go_forward(course: Course) -> bool:
    """A Scope of 0 moves nothing, so nobody is shoved and no water is entered."""
    seat = course.active
    start = course.sheep[seat]
    if not course.scope:
        course.tell(Stayed(seat, start))
        return False
    course.land(Moved(seat, start, start + course.scope))
    return race_decided(course)


def run_back(course: Course) -> bool:
    """A sheep that died going forward is not brought back by its pads."""
    seat = course.active
    back, course.back = course.back, 0
    if not back or not course.lives(seat):
        return False
    start = course.sheep[seat]
    course.land(RanBack(seat, start, start - back))
    return race_decided(course)


def race_decided(course: Course) -> bool:
    """With fewer than two sheep nothing could change the ranking any more."""
    if len(course.lost) < len(course.sheep) - 1:
        return False
    course.end()
    return True


def swap_board(course: Course) -> bool:
    """If nobody is left on the first board, it goes to the far end.

    The active player says how; if that sheep is gone, the next survivor; when the round is evaluated, the
    cherub's holder. A calm sea asks nobody: the board is simply turned over.
    """
    if not first_board_empty(course.sheep):
        return False
    board = course.dyke[0]
    course.tell(Emptied(board))
    if course.variant.calm:
        course.swap(Board(other_face(board.face)), None)
        return False
    chooser = course.cherub if course.active == NOBODY else course.next_survivor(course.active)
    assert chooser is not None
    course.ask("lay", chooser)
    return True


def compare(course: Course) -> bool:
    """The Scope counts, with its Change: not the way gone and not the run back."""
    seat = course.active
    if course.lives(seat):
        course.scopes[seat] = course.scope
        course.tell(Compared(seat, course.scope))
        course.hand_over()
    return False
