"""Learns what part of the win each seat may expect when a round begins, and writes the weights.

    python3 tasks.py lab --learn_shares hustle --matches 700 500 150

So many matches with three, four and five players are played by what comes to a bot's mind at once. For every
round the seats that still live are told by a few numbers (`prospects`); the weights are those by which their
parts of the win come nearest to what happened (a logit among the living). They hold for so many as live, from
the fewest up to the most of these and beyond. A tenth of the matches is kept aside and says how well.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from math import exp, log
from multiprocessing import Pool
from random import Random

from games.catalogue import game
from games.contract import CHANCE, complete_options
from lab.arena import weights_file

STEPS, STRIDE, RIDGE = 250, 0.8, 0.002
"""How the weights are found: steps down the slope, how long, and how strongly held towards nothing."""

Round = tuple[list[tuple[float, ...]], list[float]]
"""What is seen of each seat that lives, and its part of the win in the end."""


def main(argv: Sequence[str]) -> int:
    arguments = _parser().parse_args(argv)
    name, fewest = arguments.game, game(arguments.game).rules.SEATS[0]
    matches: list[list[Round]] = []
    for seats, count in enumerate(arguments.matches, fewest):
        with Pool(arguments.processes) as pool:
            matches += pool.imap(partial(play_match, name, seats), range(count), chunksize=4)
    weights = {}
    for left in range(fewest, fewest + len(arguments.matches)):
        train = _with_so_many(left, matches, False)
        kept = _with_so_many(left, matches, True)
        weights[left] = fit(train)
        told = f"{_surprise(kept, weights[left]):.3f}, not knowing anything {log(left):.3f}"
        print(f"{name}, {left} left: {len(train)} rounds, surprise {told}", flush=True)
    command = f"python3 tasks.py lab --learn_shares {' '.join(argv)}"
    about = "What each of the prospects weighs, by how many sheep live (the most also for more)."
    rows = (f"    {left}: ({', '.join(map(str, row))})," for left, row in sorted(weights.items()))
    weights_file.write(name, f"{about}\n\nMade by `{command}`.", rows, ": dict[int, tuple[float, ...]]")
    return 0


def play_match(name: str, seats: int, seed: int) -> list[Round]:
    """Every round of a match, and what came of it."""
    rng, rules, bot = Random(f"{seats} {seed}"), game(name).rules, game(name).bot
    prospects = import_module(f"games.{name}.bot.prospects").prospects
    state = rules.start(seats, complete_options(rules, seats, {}))
    rounds: list[tuple[tuple[int, ...], list[tuple[float, ...]]]] = []
    asked = 0
    while turn := rules.turn(state):
        if len(turn) > max(1, asked):
            rounds.append((turn, [prospects(state, seat) for seat in turn]))
        asked, seat = len(turn), turn[0]
        chance = seat == CHANCE
        move = rules.draw(state, rng) if chance else bot.quick(rules.view(state, seat), seat, rng)
        state = rules.play(state, seat, move).state
    result = rules.result(state)
    assert result is not None
    winners = [place.seat for place in result.places if place.rank == 1]
    return [
        (seen, [(seat in winners) / len(winners) for seat in alive])
        for alive, seen in rounds
        if set(winners) <= set(alive)
    ]


def fit(rounds: Sequence[Round]) -> tuple[float, ...]:
    """The weights by which the parts of the win come nearest."""
    size = len(rounds[0][0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [RIDGE * weight for weight in weights]
        for seen, parts in rounds:
            for facts, wanted, found in zip(seen, parts, shares(seen, weights), strict=True):
                error = (found - wanted) / len(rounds)
                for place, value in enumerate(facts):
                    slope[place] += error * value
        weights = [weight - STRIDE * down for weight, down in zip(weights, slope, strict=True)]
    return tuple(round(weight, 3) for weight in weights)


def shares(seen: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """Everybody's part by these weights."""
    likes = [
        exp(sum([weight * value for weight, value in zip(weights, facts, strict=True)])) for facts in seen
    ]
    whole = sum(likes)
    return [like / whole for like in likes]


def _with_so_many(left: int, matches: Sequence[list[Round]], kept: bool) -> list[Round]:
    """The rounds with so many living, of the matches that are kept aside or of the others."""
    return [
        each
        for number, rounds in enumerate(matches)
        for each in rounds
        if len(each[0]) == left and (number % 10 == 0) == kept
    ]


def _surprise(rounds: Sequence[Round], weights: Sequence[float]) -> float:
    """How unlikely, on average, what happened was taken to be: the smaller the better."""
    told = [
        -part * log(found)
        for seen, parts in rounds
        for part, found in zip(parts, shares(seen, weights), strict=True)
    ]
    return sum(told) / max(1, len(rounds))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="lab --learn_shares", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("game", choices=["hustle"])
    parser.add_argument("--matches", type=int, nargs="+", default=[700, 500, 150])
    parser.add_argument("--processes", type=int, default=2)
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
