"""Damaged records, links, files and zips by the thousand: is each answered in a sentence, and none believed?

    python3 tasks.py lab --damage --count 20000

Every one has one to four things wrong (`tests/conformance/damage.py`). None may bring an error nobody
foresaw, take longer than a second of the processor, or give a match that the rules would not have allowed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import process_time

from conformance.damage import check, damaged

EVERY = 1000


def main(argv: Sequence[str]) -> int:
    """Try, print, and give 1 at the first that is not answered well."""
    parser = argparse.ArgumentParser(prog="lab --damage", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0, help="the first one's seed")
    arguments = parser.parse_args(argv)
    begun, slowest, slow_seed, matches = process_time(), 0.0, 0, 0
    for seed in range(arguments.seed, arguments.seed + arguments.count):
        content = damaged(seed)
        try:
            checked = check(content)
        except Exception as error:
            print(f"seed {seed}: {error!r}\n{content[:400]!r}")
            return 1
        matches += checked.matches
        if checked.seconds > slowest:
            slowest, slow_seed = checked.seconds, seed
        if seed % EVERY == EVERY - 1:
            print(f"{seed + 1} … the slowest {slowest:.2f} s (seed {slow_seed})", flush=True)
    print(
        f"{arguments.count} damaged things in {process_time() - begun:.0f} s: all answered, the slowest in "
        f"{slowest:.2f} s (seed {slow_seed}), all of it the processor's time; in them were {matches} matches "
        "that could be read, in whole or up to somewhere."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
