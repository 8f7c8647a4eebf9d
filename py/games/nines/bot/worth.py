"""What a position is worth to every seat: the points made, and those to come by the table of weights."""

from __future__ import annotations

from collections.abc import Sequence

from games.judging import ahead, ahead_as, in_haste
from games.minds import Temper
from games.nines.bot.prospects import prospects
from games.nines.bot.weights import WEIGHTS
from games.nines.rules.ranking import PLUS
from games.nines.rules.state import State


def made(state: State, seat: int) -> int:
    """The points that a seat has for certain."""
    player = state.players[seat]
    return PLUS * len(player.pile) - sum([state.numbers[tile] for tile in player.minus])


def hoped(state: State) -> list[float]:
    """The points that every seat may expect to have at the end."""
    weights = WEIGHTS[state.seats]
    return [
        made(state, seat) + sum([weights[feature] * value for feature, value in facts])
        for seat, facts in enumerate(prospects(state))
    ]


def worth(state: State) -> Sequence[float]:
    """How far every seat is ahead, in points."""
    return ahead(hoped(state))


FEAR = 0.25
"""What the careful fear for each point of the numbers that lie open in front of them, beyond what is due."""


def worth_to(temper: Temper, state: State) -> Sequence[float]:
    """The same as a character sees it."""
    points = [
        in_haste(temper, float(made(state, seat)), hope - made(state, seat))
        for seat, hope in enumerate(hoped(state))
    ]
    fears = [
        FEAR * temper.daring * sum([state.numbers[tile] for tile in player.front]) for player in state.players
    ]
    return ahead_as(temper, [sum(both) for both in zip(points, fears, strict=True)])
