"""The rulebook of Race to the Beach, as pure functions over one immutable state.

The parts stand in the order of the contract (`games/contract.py`), so that two rulebooks can be read side
by side. Nothing here knows a browser, a clock, a file or a global random generator.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from random import Random
from typing import NamedTuple

from games import defaults
from games.contract import CHANCE, FIRST, Beat, Choice, Move, Option, Options, Placing, Played, Result
from games.message import Message, Seat, say, say_many

NAME = "template"
VERSION = 1
SEATS = range(2, 5)
OPTIONS: tuple[Option, ...] = (
    Option(
        "path",
        say("The path to the beach"),
        (Choice("short", say("Short: 12 steps")), Choice("long", say("Long: 20 steps"))),
    ),
)
LASTING = frozenset({"clover"})
"""A card that has been shown can't be hidden again."""
SECRET = PRIVATE = OFFHAND = defaults.NONE
"""Every choice is made in the open; only what the cards show is secret."""

FLEETING = defaults.NOTHING_FLEETING

STEPS = {"short": 12, "long": 20}
NUMBERS = range(1, 7)
"""What the die shows, and what the six clover cards show, each number once."""

ROLLS: tuple[Move, ...] = tuple(f"roll {number}" for number in NUMBERS)


class Dealt(NamedTuple):
    """Everybody has a clover card; this seat begins."""

    first: int


class Rolled(NamedTuple):
    """The die fell for a seat."""

    seat: int
    number: int


class Shown(NamedTuple):
    """A seat turned its clover card over."""

    seat: int
    number: int


class Walked(NamedTuple):
    """A sheep went from one step to another."""

    seat: int
    start: int
    goal: int


class Arrived(NamedTuple):
    """A sheep is on the beach, and the race is over."""

    seat: int


class State(NamedTuple):
    """Everything about a match at one moment. Equal values are equal positions."""

    length: int
    """Steps from the fold to the beach."""
    first: int | None
    """Who begins; None until the deal has drawn it."""
    seat: int
    """Whose turn it is."""
    die: int
    """What lies rolled; 0 while the die waits to be thrown."""
    steps: tuple[int, ...]
    """How far each sheep has come."""
    cards: tuple[int | None, ...]
    """Each seat's clover card, empty before the deal; in a view None where it is not known."""
    shown: tuple[bool, ...]
    """Whose card has been played and lies open."""


View = State
"""A view is a state with None in place of the cards that are not one's own and not shown."""


def start(seats: int, options: Options) -> State:
    first = None if options[FIRST] == "drawn" else int(options[FIRST]) - 1
    return State(STEPS[options["path"]], first, 0, 0, (0,) * seats, (), (False,) * seats)


def turn(state: State) -> tuple[int, ...]:
    if state.length in state.steps:
        return ()
    if state.die == 0:
        return (CHANCE,)
    return (state.seat,)


def moves(state: State, seat: int) -> Sequence[Move]:
    if turn(state) != (seat,) or seat == CHANCE:
        return ()
    return ("walk",) if state.shown[seat] else ("walk", "clover")


def thrower(state: State) -> int | None:
    """A deal needs nobody's hand; the die is thrown by whoever's turn it is."""
    return state.seat if state.cards and turn(state) == (CHANCE,) else None


turn_begins = thrower


def draw(state: State, rng: Random) -> Move:
    return rng.choice(_outcomes(state))


def outcomes(state: State) -> Sequence[tuple[Move, float]]:
    return [(move, 1 / len(ROLLS)) for move in ROLLS] if state.cards and turn(state) == (CHANCE,) else ()


def play(state: State, seat: int, move: Move) -> Played:
    word, *numbers = move.split()
    if word == "deal":
        return _deal(state, *map(int, numbers))
    if word == "roll":
        number = int(numbers[0])
        return Played(state._replace(die=number), (Rolled(state.seat, number),))
    if word == "walk":
        return _walk(state, seat, state.die)
    number = state.cards[seat] or 0
    shown = tuple(open_ or owner == seat for owner, open_ in enumerate(state.shown))
    after, events = _walk(state._replace(shown=shown), seat, number)
    return Played(after, (Shown(seat, number), *events))


def beats(state: State, seat: int, move: Move) -> tuple[Beat, ...]:
    """The card turns over before the sheep walks; all else of a move happens at once."""
    after, events = play(state, seat, move)
    told = [Beat(event, after) for event in events]
    if move == "clover":
        told[0] = Beat(events[0], state._replace(shown=after.shown))
    return tuple(told)


mover = defaults.mover


def refuse(state: State, seat: int, move: Move) -> Message | None:
    acting = turn(state)
    if not acting:
        return say("The race is over.")
    if seat not in acting:
        return say("It’s not this player’s turn.")
    if seat == CHANCE:
        return None if move in _outcomes(state) else say("Neither the die nor the cards can land like that.")
    if move in moves(state, seat):
        return None
    if move == "clover":
        return say(
            "{player} has already played the clover card; there is only one in each race.", player=Seat(seat)
        )
    return say("A sheep walks what the die shows, or what its clover card shows.")


def view(state: State, seat: int) -> View:
    known = tuple(
        card if owner == seat or state.shown[owner] else None for owner, card in enumerate(state.cards)
    )
    return state._replace(cards=known)


def guess(view: View, _seat: int, rng: Random) -> State:
    """Deal the unseen cards anew among those who hold them."""
    unseen = [number for number in NUMBERS if number not in view.cards]
    rng.shuffle(unseen)
    return view._replace(cards=tuple(card or unseen.pop() for card in view.cards))


timer = defaults.timer
glimpsed = defaults.glimpsed
is_settled = defaults.is_settled


def result(state: State) -> Result | None:
    """Who came furthest is best; those on the same step share a rank."""
    if turn(state):
        return None
    ranked = sorted(range(len(state.steps)), key=lambda seat: -state.steps[seat])
    places = tuple(
        Placing(seat, _rank(state, seat), state.steps[seat], _reason(state, seat)) for seat in ranked
    )
    return Result(places, say("{player} is on the beach first.", player=Seat(ranked[0])))


def _outcomes(state: State) -> tuple[Move, ...]:
    """All that chance could decide now."""
    return ROLLS if state.cards else _deals(len(state.steps), state.first)


@cache
def _deals(seats: int, first: int | None) -> tuple[Move, ...]:
    """Who begins (from 1), then each seat's card."""
    beginners = range(seats) if first is None else (first,)
    return tuple(
        f"deal {beginner + 1} {' '.join(map(str, cards))}"
        for beginner in beginners
        for cards in permutations(NUMBERS, seats)
    )


def _deal(state: State, beginner: int, *cards: int) -> Played:
    first = beginner - 1
    return Played(state._replace(first=first, seat=first, cards=cards), (Dealt(first),))


def _walk(state: State, seat: int, number: int) -> Played:
    """Walk, at most down to the beach, and let the next seat throw the die."""
    here = state.steps[seat]
    goal = min(here + number, state.length)
    steps = (*state.steps[:seat], goal, *state.steps[seat + 1 :])
    after = state._replace(steps=steps, die=0, seat=(seat + 1) % len(steps))
    walked = Walked(seat, here, goal)
    return Played(after, (walked, Arrived(seat)) if goal == state.length else (walked,))


def _rank(state: State, seat: int) -> int:
    return 1 + sum(steps > state.steps[seat] for steps in state.steps)


def _reason(state: State, seat: int) -> Message:
    left = state.length - state.steps[seat]
    if left == 0:
        return say("First on the beach")
    return say_many("{count} step from the beach", "{count} steps from the beach", left)
