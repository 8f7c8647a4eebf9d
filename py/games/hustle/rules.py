"""The rulebook of Sheep Hustle: the door to this folder (see `games/contract.py`).

A round: everybody lays a number down in secret (`choose 43`). In turn order the numbers are revealed,
pads declared (`declare c3+b20 -2`), sheep moved (`turn.py`). Then the round is evaluated
(`evaluation.py`). `order.py` holds the order of it all, and the other modules one part of the game each:
`boards`, `dyke`, `cards`, `clovers`, `imp_and_cherub`, `ranking`.

The moves: `deal 2 1A 0 2B 180` by chance (who begins, and how the dyke lies if chance decides that),
`build 1A 0 2B 180` by the starting player otherwise; `choose 43`; `declare c3+b20 -2`, `declare none 0`;
`lay 1B 180` and, in the rainy season, `flood 112 137` when a board is swapped; `take c5` and `pass`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random

from games.contract import CHANCE, Choice, Move, Option, Options, Played, Timer
from games.hustle import ranking
from games.hustle.boards import FLOODS, LAST, LAYOUTS, layings
from games.hustle.cards import choices, numbers_within
from games.hustle.clovers import declaration, declarations
from games.hustle.course import Course
from games.hustle.dyke import room_to_run_back
from games.hustle.evaluation import begin_round, leave_pad, take_pad
from games.hustle.events import Built, Chosen, Dealt
from games.hustle.order import begin_turns, go_on
from games.hustle.refusals import why_not
from games.hustle.state import HIDDEN, State, Variant, opening, seen_by
from games.hustle.turn import declare, flood, lay
from games.message import Message, say

NAME = "hustle"

VERSION = 1

SEATS = range(3, 9)

OPTIONS = (
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


def start(seats: int, options: Options) -> State:
    return opening(seats, options)


def turn(state: State) -> tuple[int, ...]:
    return state.asked


def moves(state: State, seat: int) -> Sequence[Move]:
    if seat not in state.asked or seat == CHANCE:
        return ()
    return _LISTS[state.question](state, seat)


def thrower(_state: State) -> int | None:
    return None


def draw(state: State, rng: Random) -> Move:
    return rng.choice(_deals(state.variant, len(state.sheep)))


def play(state: State, seat: int, move: Move) -> Played:
    if state.question == "choose" and len(state.asked) > 1:
        return _choose_among_others(state, seat, move.partition(" ")[2])
    course = Course(state)
    _ANSWERS[state.question](course, move)
    return Played(course.packed(), tuple(course.events))


def refuse(state: State, seat: int, move: Move) -> Message | None:
    if state.question == "deal" and seat == CHANCE:
        legal: Sequence[Move] = _deals(state.variant, len(state.sheep))
    else:
        legal = moves(state, seat)
    return None if move in legal else why_not(state, seat, move)


def view(state: State, seat: int) -> State:
    return seen_by(state, seat)


def guess(view: State, seat: int, rng: Random) -> State:  # noqa: ARG001 - the view has its eyes in it
    """Numbers for the cards that lie face down: any that a hand can lay, though nobody is thought to run
    off the dyke without need."""
    chosen = tuple(
        rng.choice(numbers_within(view.hands[other], LAST - view.sheep[other])) if digits == HIDDEN else digits
        for other, digits in enumerate(view.chosen)
    )
    return view._replace(chosen=chosen)


def timer(_view: State) -> Timer | None:
    return None


result = ranking.result


@cache
def _deals(variant: Variant, seats: int) -> tuple[Move, ...]:
    """What chance may decide: who begins, if that is drawn, and the dyke, if that is left to it."""
    firsts = range(seats) if variant.first is None else (variant.first,)
    if variant.calm or variant.chosen_layout:
        return tuple(f"deal {first + 1}" for first in firsts)
    return tuple(f"deal {first + 1} {layout}" for first in firsts for layout in LAYOUTS)


_BUILDS = tuple(f"build {layout}" for layout in LAYOUTS)


def _declarations(state: State, seat: int) -> Sequence[Move]:
    has_lifesaver = state.lifesavers[seat] > 0

    def room(scope: int) -> int:
        return room_to_run_back(state.sheep, seat, scope, state.dyke, has_lifesaver)

    return declarations(state.pads[seat], state.scope, room)


_LISTS: Mapping[str, Callable[[State, int], Sequence[Move]]] = {
    "build": lambda state, seat: _BUILDS,
    "choose": lambda state, seat: choices(state.hands[seat]),
    "declare": _declarations,
    "lay": lambda state, seat: [f"lay {way}" for way in layings(state.dyke[0])],
    "flood": lambda state, seat: FLOODS[state.dyke[1]],
    "take": lambda state, seat: [*(f"take {pad}" for pad in dict.fromkeys(state.supply)), "pass"],
}
"""What may be answered to each question."""


def _choose_among_others(state: State, seat: int, digits: str) -> Played:
    """A number is laid down while others still think: nothing else happens."""
    chosen = (*state.chosen[:seat], digits, *state.chosen[seat + 1 :])
    asked = tuple(other for other in state.asked if other != seat)
    return Played(state._replace(chosen=chosen, asked=asked), (Chosen(seat),))


def _after_deal(course: Course, move: Move) -> None:
    _, first, *layout = move.split(" ", 2)
    course.starter = int(first) - 1
    course.events.append(Dealt(course.starter))
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


_ANSWERS: Mapping[str, Callable[[Course, Move], None]] = {
    "deal": _after_deal,
    "build": _after_build,
    "choose": _after_choose,
    "declare": _after_declare,
    "lay": _after_lay,
    "flood": _after_flood,
    "take": _after_take,
}
"""What follows from the answer to each question."""
