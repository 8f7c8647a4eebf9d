"""Plays levels and versions of bots against each other, and writes who takes which share of the matches.

    python3 tasks.py lab
    python3 tasks.py lab --scheduler tcp://192.168.0.7:8786 --seconds 3600
    python3 tasks.py lab --tournament nines ram ewe --seats 2 4 --matches 500

Without names all standing pairings are played (`lab/arena/pairings.py`), as many matches as tell levels
apart. What has been played is kept in `lab/results/`, deal by deal: whoever interrupts this begins where it
was, and more matches are added to those that are there. The pages in `docs/lab/` are made of it, by
`--tables` alone too.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from time import perf_counter

from games.catalogue import GAMES, game
from lab.arena import cluster, ratings, results, tables
from lab.arena.pairings import COUNTS, ENOUGH, STANDING, Pairing, deals_for
from lab.arena.playing import play


def main(argv: Sequence[str]) -> int:
    arguments = _parser().parse_args(argv)
    pairings = list(_pairings(arguments))
    if not arguments.tables:
        with _workers(arguments) as workers:
            _play(pairings, workers, arguments)
    for name in COUNTS:
        tables.write(name)
        for pairing, rows in results.latest(results.read(name)).items():
            if pairing in pairings:
                print(f"{name}: {tables.line(pairing, rows)}", flush=True)
    ratings.write()
    return 0


def _play(pairings: Sequence[Pairing], workers: Executor, arguments: argparse.Namespace) -> None:
    """One after the other, until the time is up; the pages are made anew after each."""
    begun = perf_counter()
    for number, pairing in enumerate(pairings, 1):
        left = arguments.seconds - (perf_counter() - begun)
        deals = deals_for(pairing, arguments.matches)
        ended = play(pairing, deals, workers, left, f"{number}/{len(pairings)} ")
        tables.write(pairing.game)
        if not ended:
            return


def _workers(arguments: argparse.Namespace) -> AbstractContextManager[Executor]:
    return cluster.workers(arguments.scheduler, arguments.processes)


def _pairings(arguments: argparse.Namespace) -> Iterator[Pairing]:
    """What was asked for: a pairing of one's own, or those of the standing ones that fit."""
    name, one, others = arguments.game, arguments.one, arguments.others
    if others is None:
        for pairing in STANDING:
            fits = not arguments.seats or pairing.seats in arguments.seats
            if fits and name in (None, pairing.game) and one in (None, pairing.one):
                yield pairing
        return
    chosen = tuple(tuple(pair.split("=", 1)) for pair in arguments.set)
    for seats in arguments.seats or COUNTS.get(name, tuple(game(name).rules.SEATS[:1])):
        yield Pairing(name, one, others, seats, chosen)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="lab --tournament", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?", choices=[entry.name for entry in GAMES])
    parser.add_argument("one", nargs="?", help="a level, steady, plain, quick or random")
    parser.add_argument("others", nargs="?", help="who has all other seats; else the standing pairings")
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of players; those usually measured")
    parser.add_argument("--matches", type=int, default=ENOUGH, help="so many are wanted of each pairing")
    parser.add_argument("--seconds", type=float, default=10.0**9, help="stop after so long")
    parser.add_argument("--processes", type=int, help="of the local cluster; one for each core")
    parser.add_argument("--scheduler", default="", metavar="ADDRESS", help="of a Dask cluster")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--tables", action="store_true", help="only make the pages anew")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
