"""Does luck + choices + rivals + what was missed come to the result to the last digit? How much is missed?

python3 tasks.py lab --sums 1000                 random matches of all games, over any estimate whatever
python3 tasks.py lab --sums 20 --estimate        bots' matches as the old shepherd sees them, with figures
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from time import process_time

from bots.finished_match import WHOLE
from conformance.accounts import adds_up, course_of, over_any_estimate, reckoned
from conformance.matches import any_move, bots_move, play_out
from conformance.setups import TABLES


def main(argv: Sequence[str]) -> int:
    """Stops at the first match that does not add up."""
    parser = argparse.ArgumentParser(prog="lab --sums", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("matches", type=int, help="how many, dealt out over games, players and options")
    parser.add_argument("--estimate", action="store_true", help="as the old shepherd sees them")
    arguments = parser.parse_args(argv)
    seconds, missed, made = (
        defaultdict[str, float](float),
        defaultdict[str, float](float),
        defaultdict[str, int](int),
    )
    for seed in range(arguments.matches):
        table = TABLES[seed % len(TABLES)]
        setup = table.setups[seed // len(TABLES) % len(table.setups)]
        name = setup.name
        if not arguments.estimate:
            match = play_out(setup, seed, any_move if seed % 2 else bots_move)
            with over_any_estimate(table.seats):
                adds_up(match, reckoned(course_of(match)))
            made[name] += 1
            continue
        match = play_out(setup, seed, bots_move)
        begun = process_time()
        spans = reckoned(course_of(match))
        seconds[name] += process_time() - begun
        adds_up(match, spans)
        for seat in range(table.seats):
            missed[name] += abs(sum(each.missed[seat] for each in spans)) / WHOLE / table.seats
        made[name] += 1
    for name, count in made.items():
        told = f"{name}: {count} matches add up"
        if arguments.estimate:
            told += f"; {seconds[name] / count:.1f} s each, {100 * missed[name] / count:.0f} of 100 missed"
        print(told)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
