"""Every way to set up every game: which games, how many players, which options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement, product
from typing import NamedTuple

from games.catalogue import GAMES, TEMPLATE, Game, game
from games.contract import FIRST, Options, Rules, complete_options

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
    """Set-ups in which every two values that can be chosen together stand together at least once.

    Who begins is tried on its own: it has as many values as there are seats.
    """
    seen: set[tuple[tuple[str, str], ...]] = set()
    for options in _all_options(entry.rules, seats):
        pairs = set(combinations_with_replacement(options.items(), 2))
        if not pairs <= seen:
            seen |= pairs
            yield Setup(entry.name, seats, tuple(options.items()))
    for first in range(seats):
        options = complete_options(entry.rules, seats, {FIRST: str(first + 1)})
        yield Setup(entry.name, seats, tuple(options.items()))


def _all_options(rules: Rules, seats: int) -> Iterator[Mapping[str, str]]:
    names = [option.name for option in rules.OPTIONS]
    for values in product(*(option.values for option in rules.OPTIONS)):
        yield complete_options(rules, seats, dict(zip(names, values, strict=True)))


TABLES = tuple(Table(entry, seats) for entry in GAMES_TO_TEST for seats in entry.rules.SEATS)
SETUPS = tuple(setup for table in TABLES for setup in table.setups)
