"""Looking a few swaps ahead, with the sides that a seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.contract import Move
from games.lucky.rules.cards import UNKNOWN
from games.lucky.rules.groups import GROUPS_IN, LARGEST_PART, LINES, spaces_by_colour
from games.lucky.rules.state import State, faces

BREADTH = 12
"""Positions kept at each step of looking ahead."""

Sides = tuple[int, int]


class Position(NamedTuple):
    """A table thought of: what the nine show, their backs, and the four cards, as far as known."""

    faces: tuple[int, ...]
    backs: tuple[int, ...]
    hand: tuple[Sides, ...]


class Plan(NamedTuple):
    """Swaps in a row and where they lead."""

    value: int
    """Points of the best group that would stand then."""
    promise: int
    """How near other groups are."""
    position: Position
    steps: tuple[Move, ...] = ()


def start_plan(view: State, seat: int) -> Plan:
    """The table as a seat knows it, before any swap."""
    return _plan(_position(view, seat), (), view.straight, view.lucky[seat])


def _position(view: State, seat: int) -> Position:
    return Position(
        tuple(faces(view)),
        tuple(card.down if card else UNKNOWN for card in view.nine),
        tuple((card.up, card.down) for card in view.hands[seat]),
    )


def best_plan(now: Plan, depth: int, straight: bool, lucky: int) -> Plan:
    """The plan with the most valuable group, the shorter one among equals."""
    best, front, met = now, [now], {now.position}
    for _ in range(depth):
        found = []
        for plan in front:
            for step in onward(plan, straight, lucky):
                if step.position not in met:
                    met.add(step.position)
                    found.append(step)
        if not found:
            break
        front = sorted(found, key=lambda plan: (-plan.value, -plan.promise, plan.steps))[:BREADTH]
        if front[0].value > best.value:
            best = front[0]
    return best


def onward(plan: Plan, straight: bool, lucky: int) -> Iterator[Plan]:
    """The plan with each swap more that shows a side it knows."""
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


def promise_of(shown: Sequence[int], straight: bool) -> int:
    """How near groups are in nine faces, whatever one's lucky colour is."""
    return _plan(Position(tuple(shown), (), ()), (), straight, UNKNOWN).promise
