"""The questions of a match, a row for each: what may be answered, what follows, and why not.

A question is named by the first word of the moves that answer it; so it is in every room of this folder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from games.contract import Move
from games.hustle.rules.boards import BOARD, DYKES, FLOODS, PUDDLES, SAFE, is_water, layings
from games.hustle.rules.cards import DIGITS, MOST_CARDS, choices
from games.hustle.rules.course import Course
from games.hustle.rules.dyke import room_to_run_back
from games.hustle.rules.evaluation import begin_round
from games.hustle.rules.events import Built, Chosen, Dealt, Declared, Flooded, PadLeft, PadTaken
from games.hustle.rules.options import Variant
from games.hustle.rules.order import begin_turns, go_on
from games.hustle.rules.pads import (
    BACKS,
    KINDS,
    NONE,
    declaration,
    declarations,
    most_change,
    with_pad,
    without,
)
from games.hustle.rules.state import State
from games.hustle.rules.turns import show_number
from games.message import Message, Seat, say


class Question(NamedTuple):
    """How the rules ask one question."""

    moves: Callable[[State, int], Sequence[Move]]
    """All legal answers of a seat. Chance has no list: it draws from `deals`."""
    after: Callable[[Course, Move], None]
    """What follows from an answer."""
    asks: Message
    """What is to be done now: why a move is refused that answers another question."""
    why_not: Callable[[State, int, Sequence[str]], Message]
    """The rule that an answer breaks, by the words after its first one."""
    words: tuple[str, ...] = ()
    """The first words of its answers, where it has more than its own name."""
    lasting: bool = False
    """Its answers can't be taken back."""
    secret: bool = False
    """It is answered while nobody else looks."""


# Who goes first, and how the dyke lies


@cache
def deals(variant: Variant, seats: int) -> tuple[Move, ...]:
    """What chance may decide: who goes first, if that is drawn, and the dyke, if that is left to it."""
    firsts = range(seats) if variant.first is None else (variant.first,)
    if variant.calm or variant.chosen_layout:
        return tuple(f"deal {first + 1}" for first in firsts)
    return tuple(f"deal {first + 1} {layout}" for first in firsts for layout in DYKES)


def _no_moves(_state: State, _seat: int) -> Sequence[Move]:
    return ()


def _after_deal(course: Course, move: Move) -> None:
    _, first, *layout = move.split(" ", 2)
    course.starter = int(first) - 1
    course.tell(Dealt(course.starter, course.variant.first is None))
    if layout:
        course.dyke = DYKES[layout[0]]
    elif not course.variant.calm:
        course.ask("build", course.starter)
        return
    course.tell(Built(None, course.dyke))
    begin_round(course)


def _why_no_deal(state: State, _seat: int, _rest: Sequence[str]) -> Message:
    if state.variant.first is None:
        return say("Luck picks a player, and the dyke only if luck builds it.")
    return say(
        "{player} was chosen to go first, and luck picks the dyke only if luck builds it.",
        player=Seat(state.variant.first),
    )


_BUILDS = tuple(f"build {layout}" for layout in DYKES)


def _builds(_state: State, _seat: int) -> Sequence[Move]:
    return _BUILDS


def _after_build(course: Course, move: Move) -> None:
    course.dyke = DYKES[move.partition(" ")[2]]
    course.tell(Built(course.starter, course.dyke))
    begin_round(course)


def _why_no_build(_state: State, _seat: int, _rest: Sequence[str]) -> Message:
    return say("The dyke is both boards side by side, each with side A or B up, either way round.")


# A number


def _choices(state: State, seat: int) -> Sequence[Move]:
    return choices(state.hands[seat])


def _after_choose(course: Course, move: Move) -> None:
    (seat,) = course.asked
    course.chosen[seat] = move.partition(" ")[2]
    course.asked = ()
    course.tell(Chosen(seat))
    begin_turns(course)
    go_on(course)


def _why_no_number(state: State, seat: int, rest: Sequence[str]) -> Message:
    digits = rest[0] if len(rest) == 1 else ""
    if not digits or any(digit not in DIGITS for digit in digits):
        return say("A number is made of digit cards and nothing else.")
    if len(digits) > MOST_CARDS:
        return say("A number has at most three cards: hundreds, tens and ones.")
    if len(set(digits)) < len(digits):
        return say("A number can’t use a digit twice.")
    missing = next(digit for digit in digits if not state.hands[seat] >> int(digit) & 1)
    return say("The {digit} is not in your hand.", digit=missing)


# Clover pads with a number


def _declarations(state: State, seat: int) -> Sequence[Move]:
    has_lifesaver = state.lifesavers[seat] > 0

    def room(scope: int) -> int:
        return room_to_run_back(state.sheep, seat, scope, state.dyke, has_lifesaver)

    return declarations(state.pads[seat], state.scope, room)


def _after_declare(course: Course, move: Move) -> None:
    """The pads are spent, whatever happens to the sheep now."""
    seat, spoken = course.active, declaration(move)
    course.pads[seat] = without(course.pads[seat], spoken.pads)
    course.scope += spoken.change
    show_number(course)
    course.back = spoken.back
    course.tell(Declared(seat, spoken.pads, spoken.change, course.scope, spoken.back))
    go_on(course)


def _why_not_declared(state: State, seat: int, rest: Sequence[str]) -> Message:
    held = state.pads[seat]
    named = () if rest[:1] == [NONE] else tuple(rest[0].split("+")) if rest else ("",)
    change = _whole_number(rest[1]) if len(rest) == 2 else None
    if change is None or any(pad not in KINDS for pad in named):
        return say("Say which pads you use, and how much your number changes altogether.")
    if any(named.count(pad) > held.count(pad) for pad in named):
        return say("You can only use pads that you have.")
    if abs(change) > most_change(named):
        if not most_change(named):
            return say("Only Change pads change your number.")
        most = most_change(named)
        return say("These pads can change your number by {most} at most, up or down.", most=most)
    if state.scope + change < 0:
        return say("Your number can’t go below 0.")
    if any(pad in BACKS for pad in named) and named == tuple(sorted(named, key=KINDS.index)):
        return say("A sheep can’t run back past the first square of the first board.")
    return say("Name the pads from the smallest to the largest: first Change, then Run Back.")


def _whole_number(text: str) -> int | None:
    """The number a text spells in the one way moves spell it."""
    digits = text.removeprefix("-")
    if not digits or any(digit not in DIGITS for digit in digits) or len(digits) > MOST_CARDS:
        return None
    return int(text) if str(int(text)) == text else None


# The empty board, and the rain on it


def _lays(state: State, _seat: int) -> Sequence[Move]:
    return [f"lay {way}" for way in layings(state.dyke[0])]


def _after_lay(course: Course, move: Move) -> None:
    """In the rainy season the same player may flood squares of the board."""
    (seat,) = course.asked
    course.swap(layings(course.dyke[0])[move.partition(" ")[2]], seat)
    if course.variant.rainy:
        course.ask("flood", seat)
    else:
        go_on(course)


def _why_not_laid(state: State, _seat: int, _rest: Sequence[str]) -> Message:
    return say(
        "The empty board goes down again with side A or B up, either way round: {ways}.",
        ways=", ".join(layings(state.dyke[0])),
    )


def _floods(state: State, _seat: int) -> Sequence[Move]:
    return FLOODS[state.dyke[1]]


def _after_flood(course: Course, move: Move) -> None:
    squares = tuple(int(square) for square in move.split(" ")[1:] if square != "none")
    first, second = course.dyke
    course.dyke = (first, second._replace(puddles=frozenset(square - BOARD for square in squares)))
    course.tell(Flooded(course.asked[0], squares))
    go_on(course)


def _why_not_flooded(state: State, _seat: int, rest: Sequence[str]) -> Message:
    squares = [_whole_number(text) for text in rest]
    known = [square for square in squares if square is not None]
    if not known or len(known) < len(squares):
        return say("Say which squares the rain floods, or none.")
    if any(not BOARD <= square < 2 * BOARD for square in known):
        return say("Rain falls only on the board that was just laid, squares 100 to 199.")
    if any(square - BOARD in SAFE for square in known):
        return say("The first three and the last three squares of a board always stay dry.")
    if any(is_water(state.dyke, square) for square in known):
        return say("Only dry squares can be flooded.")
    if len(known) > PUDDLES:
        return say("The rain floods two squares at most.")
    return say("Name two different squares, the smaller one first.")


# The cherub's gift


def _takes(state: State, _seat: int) -> Sequence[Move]:
    return [*(f"take {pad}" for pad in dict.fromkeys(state.supply)), "pass"]


def _after_take(course: Course, move: Move) -> None:
    (seat,) = course.asked
    if move == "pass":
        course.tell(PadLeft(seat))
    else:
        pad = move.partition(" ")[2]
        course.supply = without(course.supply, (pad,))
        course.pads[seat] = with_pad(course.pads[seat], pad)
        course.tell(PadTaken(seat, pad))
    go_on(course)


def _why_not_taken(state: State, _seat: int, rest: Sequence[str]) -> Message:
    if len(rest) == 1 and rest[0] in KINDS and rest[0] not in state.supply:
        return say("There is no pad like that left.")
    return say("Whoever has the cherub takes one of the pads that are left, or none.")


QUESTIONS: Mapping[str, Question] = {
    "deal": Question(_no_moves, _after_deal, say("First, let’s see who goes first."), _why_no_deal),
    "build": Question(_builds, _after_build, say("First the dyke must be built."), _why_no_build),
    "choose": Question(
        _choices,
        _after_choose,
        say("Now everybody chooses a number."),
        _why_no_number,
        lasting=True,
        secret=True,
    ),
    "declare": Question(
        _declarations,
        _after_declare,
        say("Now it’s time for clover pads."),
        _why_not_declared,
        lasting=True,
    ),
    "lay": Question(
        _lays, _after_lay, say("Now the empty board goes to the far end."), _why_not_laid, lasting=True
    ),
    "flood": Question(
        _floods, _after_flood, say("Now the rain falls on the new board."), _why_not_flooded, lasting=True
    ),
    "take": Question(
        _takes,
        _after_take,
        say("Now whoever has the cherub may take a clover pad."),
        _why_not_taken,
        ("take", "pass"),
    ),
}
"""All questions, by name. A number is not taken back, and the next number is turned over after pads, boards
and rain."""
