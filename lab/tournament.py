"""Plays levels and versions of bots against each other, and writes who takes which share of the matches.

    python3 tasks.py lab --tournament nines ram ewe --seats 2 --deals 200 --write

The first named plays one seat, the second all others. Every deal is played once from each seat with the same
dice, so that luck is shared; a share has the interval in which it lies 19 times out of 20, worked out from
deal to deal. A shared win counts by its part. `--write` keeps the line in docs/lab/, where a later run of the
same pairing takes its place.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import NamedTuple

from conformance.matches import LONGEST
from games.catalogue import GAMES, game
from games.contract import CHANCE, complete_options
from lab.players import player

TABLES = Path(__file__).parents[1] / "docs" / "lab"
ENOUGH = 2000
"""Matches that tell levels apart."""

HEAD = (
    "| one | among | players | deals | matches | share | 95 % | fair | times | moves | ms | options |",
    "| --- | --- | ---: | ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: | --- |",
)


class Series(NamedTuple):
    """What is played, again and again."""

    game: str
    one: str
    others: str
    seats: int
    chosen: tuple[tuple[str, str], ...]


class Dealt(NamedTuple):
    """One deal, played from every seat: the share that the one has taken, and what it took."""

    share: float
    moves: int
    choices: int
    """How often the one had to choose."""
    seconds: float
    """How long it thought, in all."""


def main(argv: Sequence[str]) -> int:
    arguments = _parser().parse_args(argv)
    chosen = tuple(tuple(pair.split("=", 1)) for pair in arguments.set)
    for seats in arguments.seats or [game(arguments.game).rules.SEATS[0]]:
        series = Series(arguments.game, arguments.one, arguments.others, seats, chosen)
        dealt = list(_played(series, arguments))
        line = row(series, dealt)
        print("\n".join((*HEAD, line)), flush=True)
        if arguments.write:
            keep(series, line)
    return 0


def _played(series: Series, arguments: argparse.Namespace) -> Iterator[Dealt]:
    """Deal after deal, with the time left; what is done when the time is up is what there is."""
    begun = perf_counter()
    seeds = range(arguments.seed, arguments.seed + arguments.deals)
    with Pool(arguments.processes) as pool:
        for done, dealt in enumerate(pool.imap(partial(play_deal, series), seeds), 1):
            yield dealt
            spent = perf_counter() - begun
            if sys.stderr.isatty():
                left = spent / done * (arguments.deals - done)
                print(f"\r{done} of {arguments.deals}, {left:.0f} s left ", end="", file=sys.stderr)
            if spent > arguments.seconds:
                pool.terminate()
                return


def play_deal(series: Series, seed: int) -> Dealt:
    """The same deal and dice, once from each seat."""
    results = [_match(series, seat, seed) for seat in range(series.seats)]
    shares, moves, choices, seconds = zip(*results, strict=True)
    return Dealt(sum(shares) / series.seats, sum(moves) // series.seats, sum(choices), sum(seconds))


def _match(series: Series, mine: int, seed: int) -> tuple[float, int, int, float]:
    """One match: what the one has of the win, moves, its choices and the time it took."""
    rules, chance = game(series.game).rules, Random(f"{seed} chance")
    one, other = player(series.game, series.one), player(series.game, series.others)
    thought = [Random(f"{seed} {seat}") for seat in range(series.seats)]
    state = rules.start(series.seats, complete_options(rules, series.seats, dict(series.chosen)))
    moves, choices, seconds = 0, 0, 0.0
    while turn := rules.turn(state):
        seat = turn[0]
        if seat == CHANCE:
            move = rules.draw(state, chance)
        else:
            legal = rules.moves(state, seat)
            begun = process_time()
            choose = one if seat == mine else other
            move = legal[0] if len(legal) == 1 else choose(rules.view(state, seat), seat, thought[seat])
            if seat == mine and len(legal) > 1:
                choices, seconds = choices + 1, seconds + process_time() - begun
        state = rules.play(state, seat, move).state
        moves += 1
        if moves > LONGEST:
            raise RuntimeError(f"The match with seed {seed} does not end.")
    result = rules.result(state)
    assert result is not None
    winners = [place.seat for place in result.places if place.rank == 1]
    return (1 / len(winners) if mine in winners else 0.0), moves, choices, seconds


def row(series: Series, dealt: Sequence[Dealt]) -> str:
    """A line of the table."""
    count, fair = len(dealt), 1 / series.seats
    share = sum(each.share for each in dealt) / count
    spread = sum((each.share - share) ** 2 for each in dealt) / max(1, count - 1)
    bound = 1.96 * sqrt(spread / count)
    moves = sum(each.moves for each in dealt) // count
    cost = 1000 * sum(each.seconds for each in dealt) / max(1, sum(each.choices for each in dealt))
    options = ", ".join(f"{name} {value}" for name, value in series.chosen)
    return (
        f"| {series.one} | {series.others} | {series.seats} | {count} | {_matches(series, count)} "
        f"| {share:.1%} | {max(0.0, share - bound):.1%} to {min(1.0, share + bound):.1%} "
        f"| {fair:.1%} | {share / fair:.2f} | {moves} | {cost:.1f} | {options} |"
    )


def _matches(series: Series, deals: int) -> str:
    """How many were played; too few to be sure are called so."""
    played = deals * series.seats
    return str(played) if played >= ENOUGH else f"{played} (few)"


def keep(series: Series, line: str) -> None:
    """Into the game's table, instead of the line that measured the same before."""
    file = TABLES / f"{series.game}.md"
    title = f"# {series.game}: who beats whom"
    told = [
        f"Made line by line by `tasks.py lab --tournament {series.game} ONE AMONG --write`. Thinking is",
        "counted in thoughts (`lab/players.py`), about as many as fit into a level's time where Python is",
        "slowest; *times* is the share beside the fair one, *ms* a choice's time on ordinary Python.",
        f"Fewer than {ENOUGH} matches are called few.",
    ]
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    rows = [each for each in lines if each.startswith("| ") and each not in HEAD]
    rows = [each for each in rows if not _same(each, line)]
    TABLES.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join([title, "", *told, "", *HEAD, *rows, line, ""]), "utf-8")


def _same(one: str, other: str) -> bool:
    def what(line: str) -> tuple[str, ...]:
        cells = [cell.strip() for cell in line.split("|")]
        return (*cells[1:4], cells[12])

    return what(one) == what(other)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="lab --tournament", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=[entry.name for entry in GAMES])
    parser.add_argument("one", help="a level, steady, quick or random: see lab/players.py")
    parser.add_argument("others", help="who has all other seats")
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of players; the fewest, if not given")
    parser.add_argument("--deals", type=int, default=100, help="each is played from every seat")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=10**9, help="stop after so long, with what there is")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--write", action="store_true", help="keep the line in docs/lab/")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
