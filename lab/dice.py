"""Were the dice turned? Rolls all chance of a match that is over once more, from the seed in its record.

    python3 tasks.py lab --dice match.record

The recipe stands in `py/table/dice.py`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from games.contract import CHANCE
from table.match import Match
from table.record import read


def main(argv: Sequence[str]) -> int:
    """Tell of the dice; gives 1 if one was turned or nothing can be checked."""
    parser = argparse.ArgumentParser(prog="lab --dice", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("record", type=Path, help="the record of a match that is over, as text")
    match = Match.resume(read(parser.parse_args(argv).record.read_text("utf-8")), "none was told")
    if not match.is_sealed:
        print("This record tells no seed, or not the one that was sealed: nothing can be checked.")
        return 1
    turned = match.turned_dice
    count = sum(step.seat == CHANCE for step in match.history)
    print(
        f"{count} rolls and deals, {len(turned)} of them not from the seed{': moves ' if turned else ''}",
        end="",
    )
    print(*turned)
    return 1 if turned else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
