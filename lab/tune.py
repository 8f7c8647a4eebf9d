"""Tunes what a bot reckons with, by playing against the one of today, and writes the weights.

    python3 tasks.py lab --tune shepherd --generations 30 --deals 40

The search is `cma`'s: each generation is a handful of players whose weights lie around the best guess so far,
all of them play the same deals from every seat against today's bot, and the next guess is made of those that
ended furthest ahead. In the end the last guess and today's bot meet once more on deals that neither has seen,
each thinking as the old shepherd does. Only who is better there beyond doubt takes the place of today's; what
came of it is told, and stands in the file that the bot reads, either way. A game can be tuned if its
`bot/worth.py` has `Weights`, `WEIGHTS` and `weighed`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from itertools import groupby
from math import exp
from multiprocessing import Pool
from multiprocessing.pool import Pool as PoolOfProcesses
from random import Random
from statistics import fmean
from typing import NamedTuple

from bots import turns
from bots.budget import Thoughts
from games.catalogue import game
from games.contract import CHANCE, Rules, complete_options
from games.minds import Level, Turns
from lab.arena import weights_file
from lab.arena.players import THOUGHTS
from lab.arena.shares import interval

FAR_AHEAD = 8.0
"""Points ahead or behind that are as good as more."""

AROUND = 0.25
"""How far the first generation lies around today's weights: a quarter more or less."""


class Match(NamedTuple):
    """One match of a player with these weights among today's."""

    game: str
    level: Level
    weights: tuple[float, ...]
    seats: int
    mine: int
    deal: int


def main(argv: Sequence[str]) -> int:
    arguments = _parser().parse_args(argv)
    name, counts = arguments.game, arguments.seats or game(arguments.game).rules.SEATS
    today = tuple(import_module(f"games.{name}.bot.worth").WEIGHTS)
    with Pool(arguments.processes) as pool:
        found = _search(today, arguments, counts, pool)
        last = matches(name, "shepherd", found, counts, range(-arguments.proof, 0))
        lead, doubt = _lead(last, pool.map(play, last, 2))
    told = f"{lead:+.2f} ± {doubt:.2f} points a match in {len(last)} matches"
    print(f"{name}, against today's old shepherds: {told}")
    command = f"python3 tasks.py lab --tune {' '.join(argv)}"
    _write(name, found if lead > doubt else today, command, told, better=lead > doubt)
    return 0


def _search(
    today: Sequence[float], arguments: argparse.Namespace, counts: Sequence[int], pool: PoolOfProcesses
) -> tuple[float, ...]:
    """The best guess after so many generations."""
    import cma  # noqa: PLC0415 - only in the lab's own environment

    settings = {"seed": arguments.seed + 1, "verbose": -9}
    search = cma.CMAEvolutionStrategy([0.0] * len(today), AROUND, settings)
    now = tuple(today)
    for generation in range(arguments.generations):
        guesses = search.ask()
        first = arguments.seed + generation * arguments.deals
        deals = range(first, first + arguments.deals)
        leads = [
            fmean(pool.map(play, matches(arguments.game, "ram", _times(today, guess), counts, deals), 4))
            for guess in guesses
        ]
        search.tell(guesses, [-lead for lead in leads])
        now = _times(today, search.result.xfavorite)
        told = " ".join(f"{weight:.3f}" for weight in now)
        print(f"{arguments.game} {generation + 1}: best {max(leads):+.2f}, now at {told}", flush=True)
    return now


def _lead(played: Sequence[Match], leads: Sequence[float]) -> tuple[float, float]:
    """How far the one was ahead, worked out from deal to deal, since matches of one deal go together."""
    pairs = groupby(zip(played, leads, strict=True), key=lambda pair: pair[0].deal)
    return interval([fmean(lead for _, lead in deal) for _, deal in pairs])


def matches(
    name: str, level: Level, weights: tuple[float, ...], counts: Sequence[int], deals: Sequence[int]
) -> list[Match]:
    """Every deal from every seat, with each number of players in turn."""
    return [
        Match(name, level, weights, seats, mine, deal)
        for deal in deals
        for seats in [counts[deal % len(counts)]]
        for mine in range(seats)
    ]


def play(match: Match) -> float:
    """How far the one ends ahead of the best of the others, in points."""
    rules, chance = game(match.game).rules, Random(f"{match.deal} chance")
    mind = game(match.game).bot.MINDS[match.level]
    assert isinstance(mind, Turns)
    judging = import_module(f"games.{match.game}.bot.worth")
    ours = mind._replace(slips=0.0, worth=partial(judging.weighed, judging.Weights(*match.weights)))
    theirs = mind._replace(slips=0.0)
    thought = THOUGHTS[match.game][match.level]
    state = rules.start(match.seats, complete_options(rules, match.seats, {}))
    while turn := rules.turn(state):
        seat = turn[0]
        if seat == CHANCE:
            move = rules.draw(state, chance)
        else:
            move = _choice(rules, ours if seat == match.mine else theirs, state, seat, thought)
        state = rules.play(state, seat, move).state
    result = rules.result(state)
    assert result is not None
    points = {place.seat: float(place.score or 0) for place in result.places}
    lead = points.pop(match.mine) - max(points.values())
    return max(-FAR_AHEAD, min(FAR_AHEAD, lead))


def _choice(rules: Rules, mind: Turns, state: object, seat: int, thought: int) -> str:
    legal = rules.moves(state, seat)
    if len(legal) == 1:
        return legal[0]
    thoughts = turns.think(
        rules, mind, mind.dream(rules.view(state, seat)), seat, Thoughts(thought), Random(0)
    )
    return next(move for move in thoughts if move is not None)


def _times(today: Sequence[float], guess: Sequence[float]) -> tuple[float, ...]:
    """What the search moves is how many times as much each weight is as today; so none falls below nought."""
    return tuple(round(weight * exp(change), 3) for weight, change in zip(today, guess, strict=True))


def _write(name: str, weights: Sequence[float], command: str, told: str, *, better: bool) -> None:
    fields = import_module(f"games.{name}.bot.worth").Weights._fields
    came_of_it = (
        f"{told} is how far those found are ahead of the ones before{'.' if better else ', which stay.'}"
    )
    about = f"What the bot reckons with when it judges a position.\n\n`{command}`:\n{came_of_it}"
    rows = (f'    "{field}": {weight},' for field, weight in zip(fields, weights, strict=True))
    weights_file.write(name, about, rows)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="lab --tune", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=["shepherd"])
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--deals", type=int, default=40, help="that each player of a generation plays")
    parser.add_argument("--proof", type=int, default=100, help="deals for the last guess and today's bot")
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of players; else all")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int)
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
