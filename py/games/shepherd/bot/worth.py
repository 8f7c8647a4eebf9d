"""What a moment is worth to every seat: the cards collected, and the grass within its sheep's reach.

A sheep eats where it stands, may step once a turn and is chased away now and then; so grass counts the less
the further off it is, and less where the dog keeps sheep away. As the sun gets home there is less time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from games.judging import ahead, ahead_as, in_haste
from games.minds import Temper
from games.shepherd.bot import weights
from games.shepherd.rules.grazing import collected, score
from games.shepherd.rules.meadow import BIT, DARK, LIGHT, MEADOW, NEAR, NOWHERE, SQUARES, WORMS, squares_of
from games.shepherd.rules.state import State, sheep_of
from games.shepherd.rules.worms import worms_seen


class Weights(NamedTuple):
    """What the bot reckons with; `weights.py` has the values."""

    underfoot: float
    """What a card under a sheep is worth beside one in the pile."""
    beside: float
    """The best card one step away."""
    around: float
    """Every card one step away."""
    further: float
    """What is left of that two steps away."""
    kept_away: float
    """What is left of a card right beside the dog."""
    second: float
    """What is left of what the place of one's other sheep promises, since both seldom eat in one turn."""
    enough: float
    """With so many turns left for each there is time for what is in sight."""


WEIGHTS = Weights(**weights.WEIGHTS)

SUN_EVERY = 6
"""Throws, on average, for each field that the sun goes on."""


def worms_known(state: State) -> int:
    """Those that lie open, and in a dream those that are remembered."""
    return worms_seen(state) | (state.worms or 0)


def worm_chance(view: State) -> float:
    """How likely everybody must think any unknown light card to be a worm."""
    known = worms_known(view)
    hidden = LIGHT & ~known if view.variant.blind else LIGHT & ~known & view.cards
    return (WORMS - known.bit_count()) / max(1, hidden.bit_count())


def worth(state: State) -> Sequence[float]:
    """How far every seat is ahead, in cards."""
    return weighed(WEIGHTS, state)


def weighed(reckoned: Weights, state: State) -> Sequence[float]:
    """The same to whoever reckons with these."""
    return ahead([have + hope for have, hope in cards(state, reckoned)])


def worth_to(temper: Temper, state: State) -> Sequence[float]:
    """The same as a character sees it."""
    return ahead_as(temper, [in_haste(temper, have, hope) for have, hope in cards(state)])


def cards(state: State, reckoned: Weights = WEIGHTS) -> list[tuple[float, float]]:
    """For every seat the cards it has, and those that it may hope for."""
    seats = range(state.variant.seats)
    if state.over:
        return [(float(score(state, seat)), 0.0) for seat in seats]
    chance = worm_chance(state)
    lure = _lure(state.cards & ~worms_known(state), state.dog, round(chance, 2), reckoned)
    turns = SUN_EVERY * (state.variant.track - state.sun) / state.variant.seats
    time = min(1.0, turns / reckoned.enough)
    cards = []
    for seat in seats:
        have = float(collected(state, seat))
        if state.variant.blind:
            have -= 2 * chance * (state.piles[seat] & LIGHT & ~state.found).bit_count()
        one, other = [_hope(state, lure, square) for square in sheep_of(state, seat)]
        hope = one + reckoned.second * other if one > other else other + reckoned.second * one
        cards.append((have, time * hope))
    return cards


def _hope(state: State, lure: Sequence[float], square: int) -> float:
    """What the place of a sheep is worth; that of a frightened one, where it may run."""
    if not BIT[square] & NEAR[state.dog]:
        return lure[square]
    ways = NEAR[square] & ~(state.flock | NEAR[state.dog] | BIT[state.dog])
    return max([lure[near] for near in squares_of(ways)], default=0.0)


@lru_cache(maxsize=2048)
def _lure(cards: int, dog: int, chance: float, reckoned: Weights) -> tuple[float, ...]:
    """For every square what the grass there and around it promises to a sheep that stands on it."""
    grass = [0.0] * (NOWHERE + 1)
    for square in squares_of(cards):
        grass[square] = 2.0 if BIT[square] & DARK else 1.0 - chance
    barred = NEAR[dog] | BIT[dog]
    lure = [0.0] * (NOWHERE + 1)
    for square in SQUARES:
        best = around = 0.0
        for near in squares_of(NEAR[square]):
            there = grass[near] * (reckoned.kept_away if BIT[near] & barred else 1.0)
            best = max(best, there)
            around += there
        for far in squares_of(_two_steps(square)):
            around += reckoned.further * grass[far]
        lure[square] = reckoned.underfoot * grass[square] + reckoned.beside * best + reckoned.around * around
    return tuple(lure)


@cache
def _two_steps(square: int) -> int:
    found = 0
    for near in squares_of(NEAR[square]):
        found |= NEAR[near]
    return found & MEADOW & ~NEAR[square] & ~BIT[square]
