"""Learns what positions of a game are worth, by letting its bot play against itself, and writes the weights.

    python3 tasks.py lab --learn nines --matches 400 --rounds 3

In each round so many matches are played, by the turn that looks best with the weights so far and now and then
by another. Then the weights are those that tell best, for every seat at every throw, what the points still to
come have been (least squares). The last round's matches and a tenth that was kept aside say how well.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from importlib import import_module
from multiprocessing import Pool
from random import Random
from typing import Any

from bots import turns
from bots.budget import Thoughts
from games.catalogue import game
from games.contract import CHANCE, complete_options
from games.minds import Turns
from lab.arena import weights_file

SLIPS = 1.5
"""How much the players of the lab err, so that they see more than one road."""

RIDGE = 150.0
"""How much a feature must be seen before it is believed."""

Facts = list[tuple[int, float]]
Sample = tuple[Facts, float]


def main(argv: Sequence[str]) -> int:
    arguments = _parser().parse_args(argv)
    name, command = arguments.game, f"Made by `python3 tasks.py lab --learn {' '.join(argv)}`."
    counts = arguments.seats or list(game(name).rules.SEATS)
    with_weights = import_module(f"games.{name}.bot.weights")
    size = import_module(f"games.{name}.bot.prospects").FEATURES
    weights: dict[int, tuple[float, ...]] = dict(with_weights.WEIGHTS)
    for round_ in range(arguments.rounds):
        for seats in counts:
            first = arguments.seed + round_ * arguments.matches
            seeds = range(first, first + arguments.matches)
            with Pool(arguments.processes) as pool:
                samples = list(pool.imap(partial(play_match, name, seats, weights), seeds, chunksize=4))
            train = [sample for match in samples[len(samples) // 10 :] for sample in match]
            kept = [sample for match in samples[: len(samples) // 10] for sample in match]
            weights[seats] = fit(train, weights[seats])
            error, before = _error(kept, weights[seats]), _error(kept, (0.0,) * size)
            told = f"{len(train)} positions, error {error:.2f} of {before:.2f}"
            print(f"{name}, {seats} players, round {round_ + 1}: {told}", flush=True)
            about = f"What each of the prospects is worth, by the number of players.\n\n{command}"
            weights_file.write(name, about, _rows(weights), ": dict[int, tuple[float, ...]]")
    return 0


def play_match(name: str, seats: int, weights: dict[int, tuple[float, ...]], seed: int) -> list[Sample]:
    """One match, and for every throw and seat what could be seen and what came of it."""
    rng, rules, bot = Random(seed), game(name).rules, game(name).bot
    judging: Any = import_module(f"games.{name}.bot.worth")
    judging.WEIGHTS = weights
    prospects = import_module(f"games.{name}.bot.prospects").prospects
    mind = bot.MINDS["ram"]
    assert isinstance(mind, Turns)
    mind = mind._replace(turns=1, slips=SLIPS)
    chosen = {option.name: rng.choice(option.values) for option in rules.OPTIONS}
    state = rules.start(seats, complete_options(rules, seats, chosen))
    seen: list[tuple[int, Facts, float]] = []
    while turn := rules.turn(state):
        seat = turn[0]
        if seat == CHANCE:
            if rules.outcomes(state):
                dream = mind.dream(rules.view(state, 0))
                for each, facts in enumerate(prospects(dream)):
                    seen.append((each, facts, judging.made(dream, each)))
            move = rules.draw(state, rng)
        else:
            view = mind.dream(rules.view(state, seat))
            thoughts = turns.think(rules, mind, view, seat, Thoughts(10**6), rng)
            legal = rules.moves(state, seat)
            move = legal[0] if len(legal) == 1 else next(move for move in thoughts if move is not None)
        state = rules.play(state, seat, move).state
    result = rules.result(state)
    assert result is not None
    points = {place.seat: float(place.score or 0) for place in result.places}
    return [(facts, points[seat] - made) for seat, facts, made in seen]


def fit(samples: Sequence[Sample], before: Sequence[float]) -> tuple[float, ...]:
    """The weights with the least squared error, each held towards what it was by the ridge."""
    size = len(before)
    matrix = [[0.0] * size for _ in range(size)]
    target = [0.0] * size
    for facts, points in samples:
        wanted = points - sum(before[feature] * value for feature, value in facts)
        for feature, value in facts:
            row = matrix[feature]
            target[feature] += value * wanted
            for other, second in facts:
                row[other] += value * second
    for place in range(size):
        matrix[place][place] += RIDGE
    return tuple(round(old + change, 3) for old, change in zip(before, _solved(matrix, target), strict=True))


def _solved(matrix: list[list[float]], target: list[float]) -> list[float]:
    """Gauss; a matrix with a ridge needs no exchange of rows."""
    size = len(target)
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = matrix[row][pivot] / matrix[pivot][pivot]
            if factor:
                matrix[row] = [a - factor * b for a, b in zip(matrix[row], matrix[pivot], strict=True)]
                target[row] -= factor * target[pivot]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(matrix[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (target[row] - rest) / matrix[row][row]
    return found


def _error(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """The root of the mean squared error, in points."""
    errors = [sum(weights[feature] * value for feature, value in facts) - wanted for facts, wanted in samples]
    return float((sum(error * error for error in errors) / max(1, len(errors))) ** 0.5)


def _rows(weights: dict[int, tuple[float, ...]]) -> Iterator[str]:
    """For each number of players its weights, ten on a line."""
    for seats, row in sorted(weights.items()):
        yield f"    {seats}: ("
        yield from (f"        {', '.join(map(str, row[at : at + 10]))}," for at in range(0, len(row), 10))
        yield "    ),"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="lab --learn", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=400, help="for each number of players and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
