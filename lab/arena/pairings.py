"""Who plays against whom, and how many matches are wanted of them."""

from __future__ import annotations

from typing import NamedTuple

from games.catalogue import GAMES

Chosen = tuple[tuple[str, str], ...]

ENOUGH = 2000
"""Matches that tell levels apart."""


class Pairing(NamedTuple):
    """One on a seat, another on all others; every deal is played once with the one on each seat."""

    game: str
    one: str
    others: str
    seats: int
    chosen: Chosen = ()
    """The options that are not as usual, by name."""

    @property
    def fair(self) -> float:
        """The share of whoever plays as well as the others."""
        return 1 / self.seats

    @property
    def options(self) -> str:
        """As the tables and the data write them."""
        return ", ".join(f"{name} {value}" for name, value in self.chosen)


def deals_for(pairing: Pairing, matches: int) -> int:
    """So many deals make at least so many matches."""
    return -(-matches // pairing.seats)


COUNTS = {game.name: (game.seats[0], 4) for game in reversed(GAMES)}
"""The numbers of players that are measured, of every game; last the one whose bots think longest."""

LADDER = (("lamb", "random"), ("ewe", "lamb"), ("ram", "ewe"), ("shepherd", "ram"))
"""Each level against the one below it."""

BESIDE = (
    ("shepherd", "steady"),
    ("shepherd", "plain"),
    ("shepherd", "shepherd*20"),
)
"""The old shepherd against the bot of earlier days, the search that no game helps, and itself with time."""

STANDING = tuple(
    Pairing(game, one, others, seats)
    for one, others in (*LADDER, *BESIDE)
    for game, counts in COUNTS.items()
    for seats in (counts[:1] if others == "shepherd*20" else counts)
)
"""What `tasks.py lab` plays when nobody says what, the quickest first."""
