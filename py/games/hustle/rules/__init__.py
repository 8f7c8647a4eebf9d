"""The rulebook of Sheep Hustle: the door to this folder (see `games/contract.py`).

A round: everybody chooses a number in secret (`choose 43`). In turn order the numbers are turned over, pads
declared (`declare c3+b20 -2`), sheep moved (`turn.py`). Then the round is evaluated (`evaluation.py`).
`order.py` holds the order of it all; `questions.py` what may be answered when the match waits for somebody,
and what follows. `course.py` is the match while it is moved on. The other modules are one part of the game
each: `boards`, `dyke`, `cards`, `pads`, `imp_and_cherub`, `ranking`.

The moves: `deal 2 1A 0 2B 180` by chance (who goes first, and how the dyke lies if chance decides that),
`build 1A 0 2B 180` by whoever goes first otherwise; `choose 43`; `declare c3+b20 -2`, `declare none 0`;
`lay 1B 180` and, in the rainy season, `flood 112 137` when a board is swapped; `take c5` and `pass`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games import defaults
from games.contract import CHANCE, TABLE, Beat, Move, Options, Played
from games.hustle.rules.boards import LAST
from games.hustle.rules.cards import numbers_within
from games.hustle.rules.course import Course, ToldCourse
from games.hustle.rules.events import Chosen
from games.hustle.rules.options import OPTIONS as OPTIONS
from games.hustle.rules.order import PAYING
from games.hustle.rules.questions import QUESTIONS, deals
from games.hustle.rules.ranking import result as result
from games.hustle.rules.ranking import winners
from games.hustle.rules.refusals import why_not
from games.hustle.rules.state import HIDDEN, NOBODY, State, opening, seen_by
from games.message import Message

NAME = "hustle"

VERSION = 1

SEATS = range(3, 9)

LASTING = frozenset(name for name, question in QUESTIONS.items() if question.lasting)

SECRET = frozenset(name for name, question in QUESTIONS.items() if question.secret)

PRIVATE = defaults.NONE
"""What a hand holds, everybody can work out; and there is always more than one number in it."""

OFFHAND = defaults.NONE

FLEETING = defaults.NOTHING_FLEETING


def start(seats: int, options: Options) -> State:
    return opening(seats, options)


def turn(state: State) -> tuple[int, ...]:
    return state.asked


def moves(state: State, seat: int) -> Sequence[Move]:
    if seat not in state.asked:
        return ()
    return QUESTIONS[state.question].moves(state, seat)


def turn_begins(state: State) -> int | None:
    """All choose at once: a round is everybody's turn."""
    return TABLE if state.question == "choose" and not any(state.chosen) else None


thrower = defaults.thrower
outcomes = defaults.outcomes


def draw(state: State, rng: Random) -> Move:
    return rng.choice(deals(state.variant, len(state.sheep)))


def play(state: State, seat: int, move: Move) -> Played:
    if state.question == "choose" and len(state.asked) > 1:
        return _choose_among_others(state, seat, move)
    course = Course(state)
    QUESTIONS[state.question].after(course, move)
    return Played(course.packed(), tuple(course.events))


def beats(state: State, seat: int, move: Move) -> tuple[Beat, ...]:
    if state.question == "choose" and len(state.asked) > 1:
        after, (chosen,) = _choose_among_others(state, seat, move)
        return (Beat(chosen, after),)
    course = ToldCourse(state)
    QUESTIONS[state.question].after(course, move)
    return course.told()


def mover(view: State) -> int | None:
    """Whose number is being worked out. When a round is evaluated it is the imp's holder, then the cherub's;
    when it begins, whoever goes first; when the race is over, its winner."""
    if not view.question:
        return winners(view.sheep, view.lost)[0]
    if view.active != NOBODY:
        return view.active
    if view.question == "choose" and any(view.chosen):
        return None
    if not view.round or view.question == "choose":
        return view.starter
    return view.imp if view.step == PAYING else view.cherub


def refuse(state: State, seat: int, move: Move) -> Message | None:
    if state.question == "deal" and seat == CHANCE:
        legal: Sequence[Move] = deals(state.variant, len(state.sheep))
    else:
        legal = moves(state, seat)
    return None if move in legal else why_not(state, seat, move)


def view(state: State, seat: int) -> State:
    return seen_by(state, seat)


def guess(view: State, _seat: int, rng: Random) -> State:
    """Numbers for the cards that lie face down: any that a hand can lay, though nobody is thought to run
    off the dyke without need."""
    chosen = tuple(
        rng.choice(numbers_within(view.hands[other], LAST - view.sheep[other]))
        if digits == HIDDEN
        else digits
        for other, digits in enumerate(view.chosen)
    )
    return view._replace(chosen=chosen)


timer = defaults.timer
is_settled = defaults.is_settled
glimpsed = defaults.glimpsed


def _choose_among_others(state: State, seat: int, move: Move) -> Played:
    """A number is laid down while others still think: nothing else happens."""
    digits = move.partition(" ")[2]
    chosen = (*state.chosen[:seat], digits, *state.chosen[seat + 1 :])
    asked = tuple(other for other in state.asked if other != seat)
    return Played(state._replace(chosen=chosen, asked=asked), (Chosen(seat),))
