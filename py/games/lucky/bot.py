"""How a seat without a person plays Lucky Sheep.

It looks a few exchanges ahead with the sides that it knows and goes for the group that is worth most to
it. Where no group can be seen it takes cards of which it doesn't know the back: each one it learns is
another way to go on.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from games.contract import Move
from games.lucky.cards import UNKNOWN
from games.lucky.groups import GROUPS_IN, LARGEST_PART, LINES, spaces_by_colour
from games.lucky.rules import moves
from games.lucky.scoring import worth
from games.lucky.state import NO_HOURGLASS, State, exchanges_left, faces, standing

PATIENCE = 8
"""Exchanges in a turn, if the sand would allow more."""

LOOK_AHEAD = 4
"""Exchanges thought through before the first of them is made."""

BREADTH = 12
"""Positions kept at each step of looking ahead."""

Sides = tuple[int, int]


class Position(NamedTuple):
    """A table thought of: what the nine show, their backs, and the four cards, as far as known."""

    faces: tuple[int, ...]
    backs: tuple[int, ...]
    hand: tuple[Sides, ...]


class Plan(NamedTuple):
    """Exchanges in a row and where they lead."""

    value: int
    """Points of the best group that would stand then."""
    promise: int
    """How near other groups are."""
    position: Position
    steps: tuple[Move, ...] = ()


def choose(view: State, seat: int, rng: Random) -> Move:
    """A legal move, from what this seat may know and nothing else."""
    if view.stage == "choose":
        groups = standing(view)
        worths = [worth(view, seat, group) for group in groups]
        return moves(view, seat)[worths.index(max(worths))]
    if view.stage == "lay":
        return _lay(view, seat, rng)
    return _exchange(view, seat, rng)


def _exchange(view: State, seat: int, rng: Random) -> Move:
    left = exchanges_left(view) if view.clock == NO_HOURGLASS else PATIENCE - view.exchanges
    lucky = view.lucky[seat]
    now = _plan(_position(view, seat), (), view.straight, lucky)
    best = _best_plan(now, min(left, LOOK_AHEAD), view.straight, lucky)
    if best.steps and best.value > now.value:
        return best.steps[0]
    first_steps = list(_onward(now, view.straight, lucky)) if left > 0 and not now.value else []
    if not first_steps:
        return "stop"
    return _gamble(now, first_steps, rng)


def _gamble(now: Plan, first_steps: list[Plan], rng: Random) -> Move:
    """No group in sight: rather a card that is new to us, and then what brings colours together."""

    def hope(plan: Plan) -> tuple[bool, int, float]:
        space = int(plan.steps[0].split(" ")[2]) - 1
        return now.position.backs[space] == UNKNOWN, plan.promise, rng.random()

    return max(first_steps, key=hope).steps[0]


def _position(view: State, seat: int) -> Position:
    return Position(
        tuple(faces(view)),
        tuple(card.down if card else UNKNOWN for card in view.nine),
        tuple((card.up, card.down) for card in view.hands[seat]),
    )


def _best_plan(now: Plan, depth: int, straight: bool, lucky: int) -> Plan:
    """The plan with the most valuable group, the shorter one among equals."""
    best, front, met = now, [now], {now.position}
    for _ in range(depth):
        found = []
        for plan in front:
            for step in _onward(plan, straight, lucky):
                if step.position not in met:
                    met.add(step.position)
                    found.append(step)
        if not found:
            break
        front = sorted(found, key=lambda plan: (-plan.value, -plan.promise, plan.steps))[:BREADTH]
        if front[0].value > best.value:
            best = front[0]
    return best


def _onward(plan: Plan, straight: bool, lucky: int) -> Iterator[Plan]:
    """The plan with each exchange more that shows a side it knows."""
    shown, backs, hand = plan.position
    for place, (up, down) in enumerate(hand):
        if down == UNKNOWN:
            continue
        for space, face in enumerate(shown):
            if face not in (up, down):
                continue
            new = down if face == up else up
            position = Position(
                (*shown[:space], new, *shown[space + 1 :]),
                (*backs[:space], face, *backs[space + 1 :]),
                (*hand[:place], (face, backs[space]), *hand[place + 1 :]),
            )
            yield _plan(position, (*plan.steps, f"swap {place + 1} {space + 1}"), straight, lucky)


def _plan(position: Position, steps: tuple[Move, ...], straight: bool, lucky: int) -> Plan:
    value, promise = 0, 0
    for colour, spaces in enumerate(spaces_by_colour(position.faces)):
        if not spaces or colour == UNKNOWN:
            continue
        weight = 2 if colour == lucky else 1
        for group in GROUPS_IN[straight][spaces]:
            value = max(value, weight * group.bit_count())
        promise += weight * _nearness(spaces, straight) ** 2
    return Plan(value, promise, position, steps)


def _nearness(spaces: int, straight: bool) -> int:
    """How much of a group stands already."""
    if straight:
        return max((line & spaces).bit_count() for line in LINES)
    return LARGEST_PART[spaces]


def _lay(view: State, seat: int, rng: Random) -> Move:
    """Where it helps the next player least."""
    shown = faces(view)

    def help_given(move: Move) -> tuple[int, float]:
        _, space, colour = move.split(" ")
        laid = [*shown]
        laid[int(space) - 1] = int(colour)
        promise = _plan(Position(tuple(laid), (), ()), (), view.straight, UNKNOWN).promise
        return promise, rng.random()

    return min(moves(view, seat), key=help_given)
