"""What part of the win every seat may expect: by the points it has, by what its turn brings as far as it
knows, and by what the rest of the deck is worth to whoever has to wait so long for it."""

from __future__ import annotations

from collections.abc import Sequence

from games.judging import parts_of_the_win
from games.lucky.bot.aims import aims
from games.lucky.bot.planning import beam, start_plan
from games.lucky.bot.turns_to_come import A_CARD, FOUND, points_to_come
from games.lucky.rules.cards import COLOURS, UNKNOWN, box
from games.lucky.rules.ranking import won_by_colour, worth
from games.lucky.rules.state import MOST_SWAPS, NO_HOURGLASS, State, standing
from games.minds import NoLimit

AT_THE_END, AT_THE_START = 1.0, 10.0
"""The doubt in points, with an empty deck and with a full one: by what matches of bots came to."""

A_TURN = A_CARD * sum(size * likely for size, likely in FOUND)
"""The points of a turn, on average."""

SWAPS, BREADTH = 3, 6
"""How far a turn is looked ahead."""

ENOUGH_SWAPS = 5
"""With the hourglass so many swaps find what there is to be found."""


def outlook(state: State) -> Sequence[float]:
    """As the old shepherd counts."""
    seats = range(state.seats)
    if not state.won or state.question == "deal":
        return [1 / state.seats] * state.seats
    points = [made(state, seat) for seat in seats]
    left, to_come = len(state.deck), points_to_come(state.seats)
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
    return parts_of_the_win(points, AT_THE_END + (AT_THE_START - AT_THE_END) * part)


def made(state: State, seat: int) -> float:
    """The points of the cards won; where the lucky colour is not known, as it is likely to be."""
    colours = won_by_colour(state, seat)
    lucky = state.lucky[seat]
    return sum(colours) + (float(colours[lucky]) if lucky != UNKNOWN else sum(colours) / len(COLOURS))


def _turn(state: State) -> tuple[float, int]:
    """The points that this turn is likely to bring, and the cards of the group."""
    seat = state.active
    groups = standing(state)
    best = max(((worth(state, seat, group), len(group.spaces)) for group in groups), default=(0, 0))
    if state.question == "choose":
        return float(best[0]), best[1]
    most = MOST_SWAPS if state.clock == NO_HOURGLASS else ENOUGH_SWAPS
    left = max(0, most - state.swaps)
    wanted = aims(state, seat, farsighted=False)
    now = start_plan(state, seat, wanted)
    for plan in beam(now, min(SWAPS, left), BREADTH, wanted, NoLimit()) if left else ():
        if plan is not None and plan.colour:
            size = plan.size(state.straight)
            best = max(best, (size * wanted.weights[plan.colour], size))
    hoped = A_TURN * left / most
    return max(float(best[0]), hoped), best[1] if best[0] >= hoped else round(hoped / A_CARD)
