"""The rulebook of Sheep Hustle: the door to this folder (see `games/contract.py`).

A round: everybody lays a number down in secret (`choose 43`). In turn order the numbers are revealed,
pads declared (`declare c3+b20 -2`), sheep moved (`turn.py`). Then the round is evaluated
(`evaluation.py`). `order.py` holds the order of it all; `questions.py` what may be answered when the
match waits for somebody, `answers.py` what follows from it. The other modules are one part of the game
each: `boards`, `dyke`, `cards`, `clovers`, `imp_and_cherub`, `ranking`.

The moves: `deal 2 1A 0 2B 180` by chance (who begins, and how the dyke lies if chance decides that),
`build 1A 0 2B 180` by the starting player otherwise; `choose 43`; `declare c3+b20 -2`, `declare none 0`;
`lay 1B 180` and, in the rainy season, `flood 112 137` when a board is swapped; `take c5` and `pass`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.contract import CHANCE, Choice, Move, Option, Options, Played, Timer
from games.hustle import ranking
from games.hustle.answers import ANSWERS
from games.hustle.boards import LAST
from games.hustle.cards import numbers_within
from games.hustle.course import Course
from games.hustle.events import Chosen
from games.hustle.questions import LISTS, deals
from games.hustle.refusals import why_not
from games.hustle.state import HIDDEN, State, opening, seen_by
from games.message import Message, say

NAME = "hustle"

VERSION = 1

SEATS = range(3, 9)

OPTIONS: tuple[Option, ...] = (
    Option(
        "layout",
        say("The dyke"),
        (
            Choice("chosen", say("The starting player builds it")),
            Choice("chance", say("Built by chance")),
        ),
        unless={"calm": "yes"},
    ),
    Option(
        "rainy",
        say("Rainy season"),
        (
            Choice("no", say("No rain")),
            Choice("yes", say("Whoever lays a board may flood two squares")),
        ),
        unless={"calm": "yes"},
    ),
    Option(
        "calm",
        say("Calm sea"),
        (
            Choice("no", say("Boards are laid as players like")),
            Choice("yes", say("For learning: boards lie without questions")),
        ),
    ),
)

LASTING = frozenset({"choose", "declare", "lay", "flood"})
"""A choice is not taken back, and the other three lead on to the next number's reveal."""

SECRET = frozenset({"choose"})


def start(seats: int, options: Options) -> State:
    return opening(seats, options)


def turn(state: State) -> tuple[int, ...]:
    return state.asked


def moves(state: State, seat: int) -> Sequence[Move]:
    if seat not in state.asked:
        return ()
    return LISTS[state.question](state, seat)


def thrower(state: State) -> int | None:  # noqa: ARG001 - nobody throws anything
    return None


def draw(state: State, rng: Random) -> Move:
    return rng.choice(deals(state.variant, len(state.sheep)))


def play(state: State, seat: int, move: Move) -> Played:
    if state.question == "choose" and len(state.asked) > 1:
        return _lay_down_among_others(state, seat, move)
    course = Course(state)
    ANSWERS[state.question](course, move)
    return Played(course.packed(), tuple(course.events))


def refuse(state: State, seat: int, move: Move) -> Message | None:
    if state.question == "deal" and seat == CHANCE:
        legal: Sequence[Move] = deals(state.variant, len(state.sheep))
    else:
        legal = moves(state, seat)
    return None if move in legal else why_not(state, seat, move)


def view(state: State, seat: int) -> State:
    return seen_by(state, seat)


def guess(view: State, seat: int, rng: Random) -> State:  # noqa: ARG001 - the view has its eyes in it
    """Numbers for the cards that lie face down: any that a hand can lay, though nobody is thought to run
    off the dyke without need."""
    chosen = tuple(
        rng.choice(numbers_within(view.hands[other], LAST - view.sheep[other]))
        if digits == HIDDEN
        else digits
        for other, digits in enumerate(view.chosen)
    )
    return view._replace(chosen=chosen)


def timer(view: State) -> Timer | None:  # noqa: ARG001 - nobody hurries a sheep
    return None


result = ranking.result


def _lay_down_among_others(state: State, seat: int, move: Move) -> Played:
    """A number is laid down while others still think: nothing else happens."""
    digits = move.partition(" ")[2]
    chosen = (*state.chosen[:seat], digits, *state.chosen[seat + 1 :])
    asked = tuple(other for other in state.asked if other != seat)
    return Played(state._replace(chosen=chosen, asked=asked), (Chosen(seat),))
