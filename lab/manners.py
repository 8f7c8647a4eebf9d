"""Counts what each character does otherwise than somebody without a manner, and writes docs/lab/manners.md.

    python3 tasks.py lab --manners --matches 40

Each of them plays so many matches of every game at one level, among others of that level who are nobody in
particular, each match from another seat. The same deals are played by nobody in particular in its place.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bots.budget import Thoughts
from bots.characters import CHARACTERS
from bots.question import BotQuestion
from bots.thinking import think
from games.catalogue import game
from games.contract import CHANCE, complete_options
from games.minds import EVEN, Level, Temper
from lab.arena.shares import interval

PAGE = Path(__file__).parents[1] / "docs" / "lab" / "manners.md"

LEVEL: Level = "ewe"
THOUGHTS = 400

NOBODY = "nobody in particular"

ABOUT = """# What characters do otherwise

Made by `{command}`: so many matches of each game, at the same level ({level}), by each
character among others who are nobody in particular; the same deals for all. Each figure is the mean of a
match, with the interval in which it lies 19 times out of 20; in **bold**, where that does not meet nobody's.
"""


class Habit(NamedTuple):
    """Something that is counted in what a seat does."""

    title: str
    event: str
    """The name of the game's event."""
    amount: Callable[[Any], float] = lambda _event: 1.0
    """What an event counts for."""
    whose: Callable[[Any, int], int] = lambda event, _mover: int(event.seat)
    """Whose doing it is, of the event and of whoever moved."""
    per: str = ""
    """The event whose number it is divided by; without one it is all of a match."""


def _anothers(event: Any, mover: int) -> int:
    """Whoever frightens somebody else's sheep."""
    return mover if event.owner != mover else CHANCE


HABITS: Mapping[str, tuple[Habit, ...]] = {
    "hustle": (
        Habit("a number's height", "Revealed", lambda event: float(event.scope), per="Revealed"),
        Habit("others shoved", "Shoved", whose=lambda event, _mover: int(event.by)),
        Habit("lifesavers lost in the water", "Splashed"),
    ),
    "nines": (
        Habit("nines made", "MadeNine"),
        Habit("tiles taken", "Took"),
        Habit("numbers put away", "Discarded"),
    ),
    "shepherd": (
        Habit("others' sheep frightened", "Frightened", whose=_anothers),
        Habit("meals", "Ate"),
        Habit("worms met", "WormFound"),
    ),
    "lucky": (
        Habit("swaps a group", "Swapped", per="GroupWon"),
        Habit("cards in a group", "GroupWon", lambda event: float(len(event.spaces)), per="GroupWon"),
        Habit("groups won", "GroupWon"),
    ),
}


def main(argv: Sequence[str]) -> int:
    arguments = _parser().parse_args(argv)
    lines = [ABOUT.format(command=f"python3 tasks.py lab --manners {' '.join(argv)}".strip(), level=LEVEL)]
    tempers = {NOBODY: EVEN, **{character.name: character.temper for character in CHARACTERS}}
    with Pool(arguments.processes) as pool:
        for name in arguments.games or HABITS:
            found = {}
            for who, temper in tempers.items():
                found[who] = pool.map(partial(play_match, name, temper), range(arguments.matches))
                print(f"{name}: {who}", flush=True)
            lines += [f"## {name}", "", *table(name, found), ""]
    PAGE.write_text("\n".join(lines), "utf-8")
    return 0


def play_match(name: str, temper: Temper, seed: int) -> list[float]:
    """One match of somebody of this temper: each habit's figure."""
    rules, rng = game(name).rules, Random(f"{name} {seed}")
    seats = rules.SEATS[0]
    mine = seed % seats
    state = rules.start(seats, complete_options(rules, seats, {}))
    sums: defaultdict[str, float] = defaultdict(float)
    counts: defaultdict[str, int] = defaultdict(int)
    while turn := rules.turn(state):
        seat = turn[0]
        if seat == CHANCE:
            move = rules.draw(state, rng)
        else:
            manner = temper if seat == mine else EVEN
            view, thought = rules.view(state, seat), rng.getrandbits(32)
            move = think(BotQuestion(name, view, seat, thought, LEVEL, temper=manner), Thoughts(THOUGHTS))
        state, events = rules.play(state, seat, move)
        for event in events:
            kind = type(event).__name__
            counts[kind] += getattr(event, "seat", CHANCE) == mine
            for habit in HABITS[name]:
                if habit.event == kind and habit.whose(event, seat) == mine:
                    sums[habit.title] += habit.amount(event)
    return [sums[habit.title] / (max(1, counts[habit.per]) if habit.per else 1) for habit in HABITS[name]]


def table(name: str, found: Mapping[str, Sequence[Sequence[float]]]) -> list[str]:
    """The characters of a game, a line each."""
    lines = [
        f"| | {' | '.join(habit.title for habit in HABITS[name])} |",
        f"| --- |{' ---: |' * len(HABITS[name])}",
    ]
    usual = [interval(values) for values in zip(*found[NOBODY], strict=True)]
    for who, matches in found.items():
        cells = []
        for (mean, bound), (even, doubt) in zip(
            [interval(values) for values in zip(*matches, strict=True)], usual, strict=True
        ):
            text = f"{mean:.1f} ± {bound:.1f}"
            cells.append(f"**{text}**" if abs(mean - even) > bound + doubt else text)
        lines.append(f"| {who} | {' | '.join(cells)} |")
    return lines


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="lab --manners", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=40, help="of each game by each character")
    parser.add_argument("--games", nargs="*", choices=list(HABITS))
    parser.add_argument("--processes", type=int, default=2)
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
