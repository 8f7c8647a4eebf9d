"""How long the links of finished matches are, and how large their square codes: is each game small enough?

    python3 tasks.py lab --links --matches 200

Bots play that many matches of each game, at every size of table in turn, with options drawn anew. Each goes
through its link and back. A match may take 300 bytes on average, and no code more than version 15.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random
from statistics import mean

from tools.places import RUNTIME
from tools.square_codes import FILE

from app.sharing.compact import lengthen, shorten
from app.sharing.square_code import modules
from app.sharing.taking import link_to, shared
from conformance.matches import played_on
from games.catalogue import GAMES, Game
from games.contract import complete_options, fitting_options
from table.match import Match
from table.sitter import PERSON, Sitter

MOST_BYTES = 300
LARGEST_VERSION = 15
ADDRESS = "https://somebody-somewhere.github.io/paddock/"
NAMES = ("Annika", "Ben", "Charlotte", "David", "Ella", "Finn", "Großmutter", "Hugo")


def main(argv: Sequence[str]) -> int:
    """Play, measure, print a table; gives 1 if a game is over."""
    parser = argparse.ArgumentParser(prog="lab --links", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=200, help="of each game (200)")
    arguments = parser.parse_args(argv)
    sys.path.append(str(RUNTIME / FILE))
    print("| game | matches | letters: mean | longest | code's version: mean | largest | over 15 |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    fits = [_measured(game, arguments.matches) for game in GAMES]
    return 0 if all(fits) else 1


def _measured(game: Game, matches: int) -> bool:
    letters, versions = list[int](), list[int]()
    for number in range(matches):
        match = played(game, number)
        word = shorten(match.record)
        if lengthen(word) != match.record:
            print(f"{game.name} {number}: its link tells another match")
            return False
        letters.append(len(word))
        versions.append((len(modules(link_to(ADDRESS, shared(match)))) - 17) // 4)
    over = sum(version > LARGEST_VERSION for version in versions)
    print(
        f"| {game.name} | {matches} | {mean(letters):.0f} | {max(letters)} | {mean(versions):.1f} "
        f"| {max(versions)} | {over} |",
        flush=True,
    )
    return mean(letters) <= MOST_BYTES and not over


def played(game: Game, number: int) -> Match:
    """A match of bots to its end, with options from this number and a seed as long as a real one."""
    rng = Random(f"{game.name} {number}")
    seats = game.seats[number % len(game.seats)]
    sitters = [Sitter(NAMES[seat], seat + 1, rng.choice((PERSON, "ewe"))) for seat in range(seats)]
    drawn = {option.name: rng.choice(option.values) for option in game.rules.OPTIONS}
    options = complete_options(game.rules, seats, fitting_options(game.rules, seats, drawn))
    return played_on(Match.begin(game, sitters, options, f"{rng.getrandbits(256):064x}"), rng)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
