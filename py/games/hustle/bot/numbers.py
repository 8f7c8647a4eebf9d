"""What each number promises a seat, by all that lies open; and which one people like it are likely to lay."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random
from typing import NamedTuple

from games.hustle.bot.worth import worth, worth_of_hand
from games.hustle.rules.boards import LAST
from games.hustle.rules.cards import numbers_within
from games.hustle.rules.preview import foresee
from games.hustle.rules.state import State, living

HUMOUR = 0.8
"""How much less a number may promise and still be laid down nearly as often: nobody sees through it all."""


class Numbers(NamedTuple):
    """The numbers of a hand, best first: the digits as they would be laid, and what each promises."""

    digits: tuple[str, ...]
    values: tuple[float, ...]
    weights: tuple[float, ...]
    """How likely somebody sensible lays each, unscaled."""

    def drawn(self, rng: Random) -> str:
        """One that somebody sensible may lay."""
        return rng.choices(self.digits, self.weights)[0]


def numbers(view: State, seat: int) -> Numbers:
    """The numbers of a seat on a table that lies open, each with the cards that are best spent on it."""
    for _step in weigh(view, seat):
        pass
    return _WEIGHED[view, seat]


def weigh(view: State, seat: int) -> Iterator[None]:
    """Find them a few at a time, unless they are known already."""
    if (view, seat) in _WEIGHED:
        _WEIGHED[view, seat] = _WEIGHED.pop((view, seat))
        return
    ways: dict[int, list[str]] = {}
    for digits in numbers_within(view.hands[seat], LAST - view.sheep[seat]):
        ways.setdefault(int(digits), []).append(digits)
    rivals = tuple(other for other in living(view) if other != seat)
    judged: list[tuple[float, str]] = []
    for count, each in enumerate(ways.values()):
        spent, digits = max((worth_of_hand(view, seat, digits), digits) for digits in each)
        judged.append((worth(view, foresee(view, seat, digits), rivals) + spent, digits))
        if count % AT_A_TIME == 0:
            yield
    judged.sort(reverse=True)
    best = judged[0][0]
    if len(_WEIGHED) >= REMEMBERED:
        del _WEIGHED[next(iter(_WEIGHED))]
    _WEIGHED[view, seat] = Numbers(
        tuple(digits for _, digits in judged),
        tuple(value for value, _ in judged),
        tuple(exp((value - best) / HUMOUR) for value, _ in judged),
    )


AT_A_TIME = 6
"""Numbers that are looked at without a breath."""

REMEMBERED = 64

_WEIGHED: dict[tuple[State, int], Numbers] = {}
"""What has been found last, the oldest first: a round's table is the same for all who think about it."""
