"""Small endings, played exactly: every throw and every choice to the very end.

Whoever has a choice takes what gives them the largest part of the win, and of what gives the same part, what
leaves them furthest ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import NamedTuple

from games.contract import CHANCE, Move, Rules, State
from games.minds import Turns

MOST_STATES = 2500
"""An ending with more positions than that is left to the search."""

AT_A_TIME = 40
"""Positions that are looked at without a breath."""


class Expected(NamedTuple):
    """What all seats may expect of a position."""

    shares: tuple[float, ...]
    """Of the win."""
    leads: tuple[float, ...]

    def to(self, seat: int) -> tuple[float, float]:
        """How much one seat likes it."""
        return round(self.shares[seat], 9), self.leads[seat]


Values = dict[Move, Expected]


def solved(rules: Rules, mind: Turns, state: State, seat: int) -> Generator[None, None, Values | None]:
    """Every move with what comes of it; None if the ending is too large after all."""
    ending = _Ending(rules, mind)
    values: Values = {}
    for move in rules.moves(state, seat):
        values[move] = yield from ending.value(rules.play(state, seat, move).state)
    return None if ending.too_large else values


class _Ending:
    """The positions met so far."""

    def __init__(self, rules: Rules, mind: Turns) -> None:
        self._rules = rules
        self._mind = mind
        self._met: dict[State, Expected] = {}

    @property
    def too_large(self) -> bool:
        return len(self._met) > MOST_STATES

    def value(self, state: State) -> Generator[None, None, Expected]:
        """What comes of a position, which is worked out once."""
        rules = self._rules
        if (known := self._met.get(state)) is not None or self.too_large:
            return known or self._over(state)
        turn = rules.turn(state)
        if not turn:
            found = self._over(state)
        else:
            seat = turn[0]
            steps = (
                rules.outcomes(state)
                if seat == CHANCE
                else [(move, 1.0) for move in rules.moves(state, seat)]
            )
            ways = []
            for move, weight in steps:
                after = rules.play(state, seat, move).state
                ways.append((weight, (yield from self.value(after))))
            found = _mean(ways) if seat == CHANCE else max([way for _, way in ways], key=_liking(seat))
        self._met[state] = found
        if len(self._met) % AT_A_TIME == 0:
            yield
        return found

    def _over(self, state: State) -> Expected:
        """How it has ended; or, where it is not followed, nobody has won yet."""
        leads, result = tuple(self._mind.worth(state)), self._rules.result(state)
        winners = [] if result is None else [place.seat for place in result.places if place.rank == 1]
        return Expected(tuple((seat in winners) / max(1, len(winners)) for seat in range(len(leads))), leads)


def _liking(seat: int) -> Callable[[Expected], tuple[float, float]]:
    return lambda prospect: prospect.to(seat)


def _mean(ways: Iterable[tuple[float, Expected]]) -> Expected:
    """What may be expected of a throw."""
    weighed = list(ways)
    return Expected(
        tuple(
            sum(weight * part for (weight, _), part in zip(weighed, parts, strict=True))
            for parts in zip(*(prospect.shares for _, prospect in weighed), strict=True)
        ),
        tuple(
            sum(weight * part for (weight, _), part in zip(weighed, parts, strict=True))
            for parts in zip(*(prospect.leads for _, prospect in weighed), strict=True)
        ),
    )
