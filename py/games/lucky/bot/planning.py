"""Looking some swaps ahead, with the sides that a seat knows: a beam of the most promising tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.contract import Move
from games.lucky.bot.aims import NOTHING, Aims
from games.lucky.rules.cards import UNKNOWN
from games.lucky.rules.groups import GROUPS_IN, LARGEST_PART, LINES, SETS, SPACES_IN, spaces_by_colour
from games.lucky.rules.knowledge import eyes
from games.lucky.rules.state import State, faces
from games.minds import Budget

AT_A_TIME = 90
"""Tables that are looked at without a breath."""

Sides = tuple[int, int]
Swap = tuple[int, int]
"""The place of one's own card, and the space it goes to, both from 0."""


def _largest(straight: bool, spaces: int) -> int:
    """The spaces of the largest group among those that show one colour; none if there is no group."""
    return max(GROUPS_IN[straight][spaces], key=int.bit_count, default=0)


def _nearness(straight: bool, spaces: int) -> int:
    """How much of a group stands already."""
    if straight:
        return max((line & spaces).bit_count() for line in LINES)
    return LARGEST_PART[spaces]


SIZE = {way: tuple(_largest(way, spaces).bit_count() for spaces in SETS) for way in (False, True)}
NEAR = {way: tuple(_nearness(way, spaces) ** 2 for spaces in SETS) for way in (False, True)}
TAKEN = {
    way: tuple(NEAR[way][spaces] - NEAR[way][spaces & ~_largest(way, spaces)] for spaces in SETS)
    for way in (False, True)
}
"""By *straight lines only* and the spaces that show a colour: how many its largest group has, how near a
group is, and how much of that goes when the largest is won."""


class Plan(NamedTuple):
    """A table thought of, and the swaps that lead there."""

    hope: float
    """How near groups are, and what stands."""
    worth: float
    """What the best group brings, less what is left to the next player."""
    colour: int
    """The colour of that group; 0 if none stands."""
    shown: tuple[int, ...]
    """For each colour the set of spaces that show it."""
    backs: tuple[int, ...]
    hand: tuple[Sides, ...]
    steps: tuple[Swap, ...]

    def size(self, straight: bool) -> int:
        """The cards of the best group."""
        return SIZE[straight][self.shown[self.colour]] if self.colour else 0


def start_plan(view: State, seat: int, aims: Aims) -> Plan:
    """The table as a seat knows it, before any swap; of a state it takes what the seat may know of it."""
    return plan(
        tuple(spaces_by_colour(faces(view))),
        tuple(card.down if card and card.known & eyes(seat) else UNKNOWN for card in view.nine),
        tuple((card.up, card.down) for card in view.hands[seat]),
        (),
        aims,
    )


def plan(
    shown: tuple[int, ...],
    backs: tuple[int, ...],
    hand: tuple[Sides, ...],
    steps: tuple[Swap, ...],
    aims: Aims,
) -> Plan:
    """A table, judged."""
    straight, weights, plain, lucky, leaving = aims
    size, near = SIZE[straight], NEAR[straight]
    own = [0] * len(shown)
    for up, down in hand:
        if down:
            own[up] += 1
            own[down] += 1
    gain, best, hope, left = NOTHING, 0, 0, 0
    for colour, spaces in enumerate(shown):
        if not spaces or not colour:
            continue
        here, weight = near[spaces], weights[colour]
        left += here
        hope += weight * (here + own[colour] * spaces.bit_count())
        if size[spaces]:
            brings = (lucky if weight == 2 else plain)[size[spaces]]
            if not best or brings > gain:
                gain, best = brings, colour
    if best:
        left -= TAKEN[straight][shown[best]]
    return Plan(hope + 2 * gain, gain - leaving * left, best, shown, backs, hand, steps)


def onward(here: Plan, aims: Aims) -> Iterator[Plan]:
    """The plan with each swap more that shows a side it knows."""
    shown, backs, hand = here.shown, here.backs, here.hand
    for place, (up, down) in enumerate(hand):
        if down == UNKNOWN:
            continue
        for old, new in ((up, down), (down, up)):
            for space in SPACES_IN[shown[old]]:
                changed, bit = list(shown), 1 << space
                changed[old] ^= bit
                changed[new] |= bit
                yield plan(
                    tuple(changed),
                    (*backs[:space], old, *backs[space + 1 :]),
                    (*hand[:place], (old, backs[space]), *hand[place + 1 :]),
                    (*here.steps, (place, space)),
                    aims,
                )


def beam(now: Plan, depth: int, breadth: int, aims: Aims, budget: Budget) -> Iterator[Plan | None]:
    """None while there is more to look at; at last the plan that is worth most, the shorter of equals."""
    best, kept, met, looked = now, [now], {(now.shown, now.hand)}, 0
    for _ in range(depth):
        found: list[Plan] = []
        for here in kept:
            for step in onward(here, aims):
                if (step.shown, step.hand) not in met:
                    met.add((step.shown, step.hand))
                    found.append(step)
            looked += 1
            if looked % (AT_A_TIME // 10) == 0:
                yield None
        if not found:
            break
        enough = not budget.spend(len(found))
        found.sort(key=_hope)
        kept = found[:breadth]
        here = max(found, key=_worth)
        if here.worth > best.worth + 1e-9:
            best = here
        if enough:
            break
    yield best


def _hope(plan: Plan) -> tuple[float, tuple[Swap, ...]]:
    return -plan.hope, plan.steps


def _worth(plan: Plan) -> float:
    return plan.worth


def move_of(swap: Swap) -> Move:
    """A swap as the rules spell it."""
    return f"swap {swap[0] + 1} {swap[1] + 1}"


def help_in(shown: Sequence[int], straight: bool) -> int:
    """How near groups are in nine faces, whatever one's lucky colour is."""
    return sum(NEAR[straight][spaces] for spaces in spaces_by_colour(shown)[1:])
