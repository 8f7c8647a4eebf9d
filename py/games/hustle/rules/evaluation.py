"""The end of a round: the imp is paid, the cherub brings its pads, hands are filled, the next round begins.

A step returns True if the match must wait for an answer before the next step.
"""

from __future__ import annotations

from games.hustle.rules.cards import refilled
from games.hustle.rules.course import Course
from games.hustle.rules.events import CherubCame, ImpPaid, Refilled, RoundBegan
from games.hustle.rules.state import NOBODY

FINALISTS = 2
"""With so many sheep left at the end of a round the race is over."""


def pay_imp(course: Course) -> bool:
    """The imp's holder pays once; whoever inherits the imp by that pays nothing."""
    course.active = NOBODY
    course.peaked = False
    payer = course.imp
    assert payer is not None
    if course.lifesavers[payer]:
        course.lifesavers[payer] -= 1
        course.tell(ImpPaid(payer, course.lifesavers[payer]))
    else:
        course.lose(payer, "imp")
        course.hand_over()
    if len(course.sheep) - len(course.lost) <= FINALISTS:
        course.end()
        return True
    return False


def offer_pad(course: Course) -> bool:
    """The cherub's holder may take any pad that is left: some always are, since a match ends with its
    sixteenth round at the latest, and the last one brings no pad."""
    assert course.cherub is not None
    course.tell(CherubCame(course.cherub))
    course.ask("take", course.cherub)
    return True


def begin_round(course: Course) -> bool:
    """Hands are filled; the cherub's holder begins, with both cards; everybody still racing chooses."""
    survivors = course.survivors()
    for seat in survivors:
        hand = refilled(course.hands[seat])
        if hand != course.hands[seat]:
            course.hands[seat] = hand
            course.tell(Refilled(seat))
    seats = len(course.sheep)
    course.chosen = [""] * seats
    course.scopes = [None] * seats
    course.revealed = 0
    course.round += 1
    if course.cherub is not None:
        course.starter = course.cherub
    course.imp = course.cherub = course.starter
    course.tell(RoundBegan(course.round, course.starter))
    course.ask("choose", *survivors)
    return True
