"""Makes golden matches: a record and, beside it, the same match told in English.

    python3 tasks.py lab --golden nines short --seats 3 --seed 7 --set track=short
    python3 tasks.py lab --golden nines --retell

The first plays a match of bots (or, with --random, of any moves) and keeps it as tests/records/nines-short.
The second writes the English text of the game's records anew: after better words, look at the difference,
then commit it. Records written by hand are told in the same way.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from conformance.matches import any_move, bots_move, play_out
from conformance.setups import Setup
from conformance.transcript import transcript
from games.catalogue import game
from games.contract import complete_options
from table.record import read, write

RECORDS = Path(__file__).parents[1] / "tests" / "records"


def main(argv: list[str]) -> int:
    arguments = _parser().parse_args(argv)
    try:
        rules = game(arguments.game).rules
        chosen = dict(pair.split("=", 1) for pair in arguments.set)
        options = complete_options(rules, arguments.seats or rules.SEATS[0], chosen)
    except ValueError as wrong:
        print(wrong)
        return 2
    if arguments.name:
        setup = Setup(arguments.game, arguments.seats or rules.SEATS[0], tuple(options.items()))
        match = play_out(setup, arguments.seed, any_move if arguments.random else bots_move)
        file = RECORDS / f"{arguments.game}-{arguments.name}.record"
        file.write_text(write(match.record), "utf-8")
        print(f"{file.name}: {len(match.moments)} moves")
    for file in sorted(RECORDS.glob(f"{arguments.game}-*.record")):
        file.with_suffix(".txt").write_text(transcript(read(file.read_text("utf-8"))), "utf-8")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="lab --golden", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("name", nargs="?", help="what is special about it: one word")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--random", action="store_true", help="any legal moves instead of the bots'")
    parser.add_argument("--retell", action="store_true", help="only write the English text anew")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
