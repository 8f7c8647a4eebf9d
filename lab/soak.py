"""Thousands of random matches of every game: do they all end, how long are they, is a seat favoured?

    python3 tasks.py lab --soak --matches 10000 --game nines --bots

Options are drawn anew for each match, and so is who begins: a seat that is named, or whoever the lot names.
A seat's wins stand with the bounds that chance alone would keep 19 times out of 20; a seat outside of them,
again and again, is favoured by the rules or their numbers. A shared first rank counts for each of its winners
by its part.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from math import sqrt
from multiprocessing import Pool
from random import Random
from time import perf_counter
from typing import NamedTuple

from conformance.matches import LONGEST
from games.catalogue import GAMES, Game, game
from games.contract import CHANCE, FIRST, complete_options, fitting_options


class Outcome(NamedTuple):
    """What is remembered of a match: its length, who won, and who began, if that was said beforehand."""

    moves: int
    winners: tuple[int, ...]
    starter: int | None


class Endless(Exception):
    """A match that does not end."""


def main(argv: Sequence[str]) -> int:
    """Play, print, and give 1 if a match failed to end."""
    arguments = _parser().parse_args(argv)
    entries = [game(arguments.game)] if arguments.game else list(GAMES)
    with Pool(arguments.processes) as pool:
        for entry in entries:
            for seats in arguments.seats or entry.rules.SEATS:
                begun = perf_counter()
                play = partial(play_match, entry.name, seats, arguments.bots)
                seeds = range(arguments.seed, arguments.seed + arguments.matches)
                try:
                    outcomes = list(pool.imap_unordered(play, seeds, chunksize=20))
                except Endless as endless:
                    print(f"{entry.name}, {seats} players: {endless}")
                    return 1
                print(report(entry, seats, outcomes, perf_counter() - begun), flush=True)
    return 0


def play_match(name: str, seats: int, bots: bool, seed: int) -> Outcome:
    """One match with options, dice and choices from this seed."""
    entry, rng = game(name), Random(seed)
    rules = entry.rules
    chosen = {option.name: rng.choice(option.values) for option in rules.OPTIONS}
    starter = rng.choice((None, *range(seats)))
    first = "drawn" if starter is None else str(starter + 1)
    fitting = fitting_options(rules, seats, {**chosen, FIRST: first})
    state = rules.start(seats, complete_options(rules, seats, fitting))
    moves = 0
    while turn := rules.turn(state):
        seat = rng.choice(turn)
        if seat == CHANCE:
            move = rules.draw(state, rng)
        elif bots:
            move = entry.bot.quick(rules.view(state, seat), seat, rng)
        else:
            move = rng.choice(rules.moves(state, seat))
        state = rules.play(state, seat, move).state
        moves += 1
        if moves > LONGEST:
            raise Endless(f"seed {seed} does not end")
    result = rules.result(state)
    assert result is not None
    return Outcome(moves, tuple(place.seat for place in result.places if place.rank == 1), starter)


def report(entry: Game, seats: int, outcomes: Sequence[Outcome], seconds: float) -> str:
    """The lengths and the wins, as a few lines to read."""
    lengths = sorted(outcome.moves for outcome in outcomes)
    count = len(lengths)
    lines = [
        f"{entry.name}, {seats} players: {count} matches ended, {sum(lengths) / seconds:,.0f} moves a second",
        f"  moves: shortest {lengths[0]}, median {lengths[count // 2]}, "
        f"95 % {lengths[count * 95 // 100]}, longest {lengths[-1]}",
        f"  wins by seat:          {_shares(seats, [outcome.winners for outcome in outcomes])}",
    ]
    places = [
        tuple((seat - outcome.starter) % seats for seat in outcome.winners)
        for outcome in outcomes
        if outcome.starter is not None
    ]
    if places:
        lines.append(f"  wins from who begins:  {_shares(seats, places)}")
    return "\n".join(lines)


def _shares(seats: int, winners: Sequence[tuple[int, ...]]) -> str:
    """Each seat's part of the wins, marked where chance alone would hardly bring it."""
    count = len(winners)
    wins = [0.0] * seats
    for shared in winners:
        for seat in shared:
            wins[seat] += 1 / len(shared)
    fair = 1 / seats
    bound = 1.96 * sqrt(fair * (1 - fair) / count)
    parts = (f"{share / count:.1%}{'!' if abs(share / count - fair) > bound else ''}" for share in wins)
    return f"{' '.join(parts)}  (fair {fair:.1%} ± {bound:.1%})"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="lab --soak", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=10_000, help="for each game and number of players")
    parser.add_argument("--game", choices=[entry.name for entry in GAMES])
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of players; all, if not given")
    parser.add_argument("--seed", type=int, default=0, help="the first match's seed")
    parser.add_argument("--processes", type=int, default=2, help="how many matches are played side by side")
    parser.add_argument("--bots", action="store_true", help="let the games' bots choose")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
