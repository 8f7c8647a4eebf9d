"""Is every sentence of *The turning points* true of its record?

    python3 tasks.py lab --turning_points 24

So many matches of each game, played by bots and, every other one, by bots with whims, who give more away.
Each sentence is held against the record (`tests/conformance/turning_points.py`). What was said to have been
better is thought through in other worlds as well; how often it is better there too is told at the end.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import process_time

from conformance.turning_points import check, looked_back_on
from games.catalogue import GAMES, game


def main(argv: Sequence[str]) -> int:
    """Stops at the first sentence that is not so."""
    parser = argparse.ArgumentParser(
        prog="lab --turning_points", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("matches", type=int, help="how many of each game")
    parser.add_argument("--game", choices=[entry.name for entry in GAMES], help="only this one")
    parser.add_argument("--seed", type=int, default=0, help="the first one's seed")
    arguments = parser.parse_args(argv)
    for entry in [game(arguments.game)] if arguments.game else GAMES:
        begun, told, said, better = process_time(), 0, 0, 0
        for seed in range(arguments.seed, arguments.seed + arguments.matches):
            found = check(looked_back_on(entry, seed))
            told, said, better = told + found.told, said + found.said, better + found.better
            print(f"{entry.name} {seed}: {found.told} sentences are so", file=sys.stderr, flush=True)
        print(
            f"{entry.name}: {arguments.matches} matches, {told} turning points, each of them so; "
            f"{said} name a better move, and {better} of these are better in other worlds too; "
            f"{(process_time() - begun) / arguments.matches:.1f} s a match",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
