"""What part of the win every seat may expect: by the points it has, by what its turn brings as far as it
knows, and by what the rest of the deck is worth to whoever has to wait so long for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from games.judging import parts_of_the_win
from games.lucky.bot.aims import aims
from games.lucky.bot.levels import MANNERS
from games.lucky.bot.planning import beam, start_plan
from games.lucky.bot.questions import swaps_to_make
from games.lucky.bot.turns_to_come import Found, points_to_come
from games.lucky.rules.cards import COLOURS, UNKNOWN, box
from games.lucky.rules.ranking import won_by_colour, worth
from games.lucky.rules.state import State, standing
from games.minds import NoLimit

AT_THE_END, AT_THE_START = 1.0, 4.0
"""The doubt in points, with an empty deck and with a full one; it goes with the root of what is left: what
fits best to how 90 matches of bots came out."""

SHEPHERD = MANNERS["shepherd"]
"""How many swaps he has time for."""

FINDS: Mapping[tuple[bool, int], Found] = {
    (False, 3): ((0, 0.11), (3, 0.49), (4, 0.3), (5, 0.1)),
    (False, 4): ((0, 0.11), (3, 0.4), (4, 0.31), (5, 0.14), (6, 0.04)),
    (False, 8): ((0, 0.11), (3, 0.25), (4, 0.28), (5, 0.23), (6, 0.12), (7, 0.01)),
    (True, 3): ((0, 0.25), (3, 0.75)),
    (True, 4): ((0, 0.24), (3, 0.76)),
    (True, 8): ((0, 0.13), (3, 0.87)),
}
"""What he finds in a turn, by *straight lines only* and the swaps that he has time for."""

A_WON_CARD = 1.34
"""Points that a card brings him on average."""

HOPE: Mapping[bool, tuple[tuple[float, ...], tuple[float, ...]]] = {
    False: (
        (0.0, 0.0, 0.24, 1.06, 1.4, 1.4, 1.45, 2.2, 3.0),
        (0.0, 0.0, 0.04, 0.24, 0.6, 0.7, 1.0, 1.35, 1.65),
    ),
    True: (
        (0.0, 0.0, 0.22, 0.88, 1.5, 1.65, 2.3, 2.7, 3.2),
        (0.0, 0.0, 0.01, 0.13, 0.25, 0.3, 0.4, 0.6, 0.8),
    ),
}
"""By *straight lines only*: how many points more than he sees he will have made at the end of a turn, by the
swaps that he has left; while no group is in sight, and while one is. Counted over 172 matches of his."""

AHEAD, BREADTH = 3, 6
"""How far a turn is looked ahead."""


def outlook(state: State) -> Sequence[float]:
    """As the old shepherd counts."""
    seats = range(state.seats)
    if not state.won or state.question == "deal":
        return [1 / state.seats] * state.seats
    points = [made(state, seat) for seat in seats]
    left, to_come = len(state.deck), points_to_come(state.seats, _finds(state), A_WON_CARD)
    if state.question == "over":
        return parts_of_the_win(points, AT_THE_END)
    if state.question in ("swap", "choose"):
        gained, cards = _turn(state)
        points[state.active] += gained
        left -= cards
    for seat in seats:
        waits = (seat - state.active - 1) % state.seats
        points[seat] += to_come[waits][left] if left >= 0 else 0.0
    part = max(0, left) / len(box(state.seats))
    return parts_of_the_win(points, AT_THE_END + (AT_THE_START - AT_THE_END) * sqrt(part))


def made(state: State, seat: int) -> float:
    """The points of the cards won; where the lucky colour is not known, as it is likely to be."""
    colours = won_by_colour(state, seat)
    lucky = state.lucky[seat]
    return sum(colours) + (float(colours[lucky]) if lucky != UNKNOWN else sum(colours) / len(COLOURS))


def _swaps(state: State) -> int:
    """How many he has time for in a whole turn."""
    return swaps_to_make(state._replace(swaps=0), SHEPHERD)


def _finds(state: State) -> Found:
    swaps = _swaps(state)
    return FINDS[state.straight, min((most for _, most in FINDS if most >= swaps), default=8)]


def _turn(state: State) -> tuple[float, int]:
    """The points that this turn is likely to bring, and the cards of the group."""
    seat = state.active
    groups = standing(state)
    best = max(((worth(state, seat, group), len(group.spaces)) for group in groups), default=(0, 0))
    if state.question == "choose":
        return float(best[0]), best[1]
    left = max(0, _swaps(state) - state.swaps)
    wanted = aims(state, seat, farsighted=False)
    now = start_plan(state, seat, wanted)
    for plan in beam(now, min(AHEAD, left), BREADTH, wanted, NoLimit()) if left else ():
        if plan is not None and plan.colour:
            size = plan.size(state.straight)
            best = max(best, (size * wanted.weights[plan.colour], size))
    none, some = HOPE[state.straight]
    hoped = (some if best[0] else none)[min(left, len(some) - 1)]
    return best[0] + hoped, best[1] + round(hoped / A_WON_CARD)
