"""Every way to set up every game: which games, how many players, which options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from games.catalogue import GAMES, TEMPLATE, Game, game
from games.contract import FIRST, Options, Rules, complete_options, fitting_options

GAMES_TO_TEST = (*GAMES, TEMPLATE)
"""The whole catalogue, and the game to copy."""


class Setup(NamedTuple):
    """One game with one number of players and one value for each option."""

    name: str
    seats: int
    chosen: tuple[tuple[str, str], ...]

    @property
    def entry(self) -> Game:
        return game(self.name)

    @property
    def rules(self) -> Rules:
        return self.entry.rules

    @property
    def options(self) -> Options:
        return dict(self.chosen)

    @property
    def names(self) -> tuple[str, ...]:
        return ("Anna", "Ben", "Caro", "David", "Emil", "Fine", "Greta", "Hein")[: self.seats]

    def __repr__(self) -> str:
        values = "-".join(f"{name}:{value}" for name, value in self.chosen)
        return f"{self.name}-{self.seats}-{values}"


class Table(NamedTuple):
    """One game with one number of players, and all the set-ups worth trying there."""

    entry: Game
    seats: int

    @property
    def setups(self) -> tuple[Setup, ...]:
        return tuple(_setups(self.entry, self.seats))

    def __str__(self) -> str:
        return f"{self.entry.name}-{self.seats}"


def _setups(entry: Game, seats: int) -> Iterator[Setup]:
    """Every combination of options there is; a choice that isn't offered beside another makes no new one.

    Who begins is tried on its own: it has as many values as there are seats.
    """
    names = [option.name for option in entry.rules.OPTIONS]
    combinations = [
        dict(zip(names, values, strict=True))
        for values in product(*(option.values for option in entry.rules.OPTIONS))
    ]
    firsts = [{FIRST: str(seat + 1)} for seat in range(seats)]
    fitting = (fitting_options(entry.rules, seats, chosen) for chosen in (*combinations, *firsts))
    seen = [complete_options(entry.rules, seats, chosen) for chosen in fitting]
    for options in dict.fromkeys(tuple(each.items()) for each in seen):
        yield Setup(entry.name, seats, options)


TABLES = tuple(Table(entry, seats) for entry in GAMES_TO_TEST for seats in entry.rules.SEATS)
SETUPS = tuple(setup for table in TABLES for setup in table.setups)
