"""Thinking where all choose at once: candidates against the same sampled worlds.

Worlds are drawn once and used again for every candidate. Halves of the candidates that do worst are left
behind as worlds are added (successive halving), and at the end regret matching mixes those that are left, so
that the choice can't be read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from bots.slips import pick
from games.contract import Move, View
from games.minds import Budget, Secret

FIRST_WORLDS = 6
"""Worlds that every candidate is tried in before any is left behind."""

FEW = 3
"""With so few candidates none is left behind any more."""


def think(mind: Secret, view: View, seat: int, budget: Budget, rng: Random) -> Iterator[Move | None]:
    """None while there is more to think, the move at last."""
    candidates: list[Move] = []
    for found in mind.candidates(view, seat, rng):
        candidates = list(found or ())[: mind.breadth]
        yield None
    if len(candidates) == 1:
        yield candidates[0]
        return
    results: dict[Move, list[float]] = {move: [] for move in candidates}
    left, worlds, wanted, more = candidates, 0, FIRST_WORLDS, True
    while more:
        world, luck = mind.world(view, seat, rng), rng.getrandbits(32)
        for move in left:
            results[move].append(mind.outcome(world, seat, move, Random(luck)))
            more = budget.spend() and more
            yield None
        worlds += 1
        if worlds == wanted and len(left) > FEW:
            left = sorted(left, key=lambda move: -_mean(results[move]))[: max(FEW, len(left) // 2)]
            wanted *= 2
    values = [_mean(results[move]) for move in left]
    if mind.mixing and not mind.slips:
        yield _mixed(left, [results[move] for move in left], values, mind.mixing, rng)
        return
    yield pick(left, values, mind.slips, rng)


def _mean(results: Sequence[float]) -> float:
    return sum(results) / len(results)


def _mixed(
    moves: Sequence[Move],
    results: Sequence[Sequence[float]],
    values: Sequence[float],
    rounds: int,
    rng: Random,
) -> Move:
    """Regret matching over the worlds seen: each is drawn as often as it would have been regretted not to
    play it. What is clearly worse on average is not played at all."""
    best, worlds = max(values), len(results[0])
    spread = _spread(results)
    close = [place for place, value in enumerate(values) if value >= best - spread]
    if len(close) == 1:
        return moves[close[0]]
    regrets = [0.0] * len(close)
    played = [0.0] * len(close)
    for round_ in range(rounds):
        world = round_ % worlds
        gains = [results[place][world] for place in close]
        share = _shares(regrets)
        expected = sum(each * gain for each, gain in zip(share, gains, strict=True))
        regrets = [regret + gain - expected for regret, gain in zip(regrets, gains, strict=True)]
        played = [before + each for before, each in zip(played, share, strict=True)]
    return moves[rng.choices(close, played)[0]]


def _shares(regrets: Sequence[float]) -> list[float]:
    positive = [max(0.0, regret) for regret in regrets]
    whole = sum(positive)
    return [each / whole for each in positive] if whole > 0 else [1 / len(regrets)] * len(regrets)


def _spread(results: Sequence[Sequence[float]]) -> float:
    """How far apart two averages over so many worlds may be by chance alone."""
    worlds = len(results[0])
    mean = _mean(results[0])
    variance = sum((each - mean) ** 2 for each in results[0]) / worlds
    return float((variance / worlds) ** 0.5)
