"""Looking some swaps ahead, with the sides that a seat knows: a beam of the most promising tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.contract import Move
from games.lucky.rules.cards import UNKNOWN
from games.lucky.rules.groups import GROUPS_IN, LARGEST_PART, LINES, spaces_by_colour
from games.lucky.rules.state import State, faces
from games.minds import Budget

LEFT = 0.01
"""What the neighbours of colours that are left in the middle are worth to the next player."""

Sides = tuple[int, int]


class TableAhead(NamedTuple):
    """A table thought of: what the nine show, their backs, and the four cards, as far as known."""

    faces: tuple[int, ...]
    backs: tuple[int, ...]
    hand: tuple[Sides, ...]


class Plan(NamedTuple):
    """Swaps in a row and where they lead."""

    value: int
    """Points of the best group that would stand then."""
    promise: int
    """How near groups are, the lucky colour counting double."""
    position: TableAhead
    steps: tuple[Move, ...] = ()
    left: int = 0
    """How near groups are for others, once the best one has been taken away."""

    @property
    def worth(self) -> float:
        """What it brings, less what it leaves to the next player."""
        return self.value - LEFT * self.left


class Wants(NamedTuple):
    """What a group must be like, and which colour counts double."""

    straight: bool
    lucky: int


def wants(view: State, seat: int) -> Wants:
    return Wants(view.straight, view.lucky[seat])


def start_plan(view: State, seat: int) -> Plan:
    """The table as a seat knows it, before any swap."""
    position = TableAhead(
        tuple(faces(view)),
        tuple(card.down if card else UNKNOWN for card in view.nine),
        tuple((card.up, card.down) for card in view.hands[seat]),
    )
    return _plan(position, (), wants(view, seat))


def beam(now: Plan, depth: int, breadth: int, wanted: Wants, budget: Budget) -> Iterator[Plan | None]:
    """None while there is more to look at; at last the plan that is worth most, the shorter of equals."""
    best = now
    for layer in _layers(now, depth, breadth, wanted, budget):
        if layer is None:
            yield None
            continue
        here = max(layer.kept, key=_worth)
        if here.worth > best.worth + 1e-9:
            best = here
    yield best


def best_by_first_step(
    now: Plan, depth: int, breadth: int, wanted: Wants, budget: Budget
) -> Iterator[dict[Move, float] | None]:
    """None while there is more to look at; at last the worth of the best plan for each first swap."""
    best = dict[Move, float]()
    for layer in _layers(now, depth, breadth, wanted, budget):
        if layer is None:
            yield None
            continue
        for plan in layer.found:
            first = plan.steps[0]
            if plan.worth > best.get(first, -1.0):
                best[first] = plan.worth
    yield best


class Layer(NamedTuple):
    """All plans with one swap more, and the most promising of them, which are thought further."""

    found: list[Plan]
    kept: list[Plan]


def _layers(now: Plan, depth: int, breadth: int, wanted: Wants, budget: Budget) -> Iterator[Layer | None]:
    """Swap by swap, until there are no other tables or no time; None while there is more to look at."""
    kept, met, enough = [now], {now.position}, False
    for _ in range(depth):
        found: list[Plan] = []
        for plan in kept:
            more = [step for step in onward(plan, wanted) if step.position not in met]
            met.update(step.position for step in more)
            found += more
            enough = not budget.spend(len(more))
            yield None
            if enough:
                break
        if not found:
            return
        kept = sorted(found, key=_hope)[:breadth]
        yield Layer(found, kept)
        if enough:
            return


def _hope(plan: Plan) -> tuple[int, tuple[Move, ...]]:
    return -plan.promise - 2 * plan.value, plan.steps


def _worth(plan: Plan) -> float:
    return plan.worth


def onward(plan: Plan, wanted: Wants) -> Iterator[Plan]:
    """The plan with each swap more that shows a side it knows."""
    shown, backs, hand = plan.position
    for place, (up, down) in enumerate(hand):
        if down == UNKNOWN:
            continue
        for space, face in enumerate(shown):
            if face not in (up, down):
                continue
            new = down if face == up else up
            position = TableAhead(
                (*shown[:space], new, *shown[space + 1 :]),
                (*backs[:space], face, *backs[space + 1 :]),
                (*hand[:place], (face, backs[space]), *hand[place + 1 :]),
            )
            yield _plan(position, (*plan.steps, f"swap {place + 1} {space + 1}"), wanted)


def unseen_back(now: Plan, step: Plan) -> bool:
    """Whether the first swap of a plan takes a card whose back is not known yet."""
    return now.position.backs[int(step.steps[0][-1]) - 1] == UNKNOWN


def _plan(position: TableAhead, steps: tuple[Move, ...], wanted: Wants) -> Plan:
    value, promise, plain, taken = 0, 0, 0, 0
    straight, lucky = wanted
    cut = GROUPS_IN[straight]
    for colour, spaces in enumerate(spaces_by_colour(position.faces)):
        if not spaces or colour == UNKNOWN:
            continue
        weight = 2 if colour == lucky else 1
        near = _nearness(spaces, straight) ** 2
        promise += weight * near
        plain += near
        for group in cut[spaces]:
            points = weight * group.bit_count()
            if points > value:
                value, taken = points, near
    return Plan(value, promise, position, steps, plain - taken)


def _nearness(spaces: int, straight: bool) -> int:
    """How much of a group stands already."""
    if straight:
        return max((line & spaces).bit_count() for line in LINES)
    return LARGEST_PART[spaces]


def promise_of(shown: Sequence[int], straight: bool) -> int:
    """How near groups are in nine faces, whatever one's lucky colour is."""
    return _plan(TableAhead(tuple(shown), (), ()), (), Wants(straight, UNKNOWN)).promise
