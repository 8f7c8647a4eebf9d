"""What lies on the table in All Nines, as immutable values.

A tile's identity is its place on the track as it was laid: tile 0 is the first cactus, 1 to 7 are the
first stretch, 8 is the second cactus, and so on. The numbers that were drawn before the match follow
after the track, one for each seat. A **space** is the tile that a pawn stands on, `START` or `GOAL`;
since pawns are never carried, a space keeps its name while the track shrinks.
"""

from __future__ import annotations

from typing import NamedTuple

STRIDE = 8
"""A cactus and the seven tiles of the stretch behind it."""

START = -1
GOAL = 99
"""Where pawns wait before the first cactus, and beyond the last tile."""

LONG, SHORT = 6, 5
"""Stretches of the two tracks."""

PAWNS = {2: 4, 3: 3, 4: 2, 5: 2}
"""Pawns each, by the number of players."""

DEAL, ROLL, WALK, TAKE, DISCARD, OVER = "deal", "roll", "walk", "take", "discard", "over"
"""What is asked: each has its row in `questions.py`, here and in the other rooms. Over, nothing is."""

BETWEEN = "between"
"""Nothing is asked: a move is half told. Only beats have such states."""

NUMBERS = {f"{kind}-{number}": number for kind in ("tile", "cactus") for number in range(1, 7)}
"""The number on a face. Animals have none."""

ANIMALS = ("animal-seal", "animal-crab", "animal-gull")


class Player(NamedTuple):
    """What belongs to one seat. All but the pawns are tiles, the one longest there first."""

    pawns: tuple[int, ...]
    """The space of each pawn."""
    front: tuple[int, ...]
    """The open numbers that may yet make nine: two, or three while one is to be put aside, or while the last
    pawn comes home and no number can come any more."""
    pile: tuple[int, ...]
    """Animals and nines, face down: five points each."""
    minus: tuple[int, ...]
    """Numbers put aside face up: each costs what it shows."""


class State(NamedTuple):
    """A match at one moment."""

    seats: int
    stretches: int
    chosen_first: int | None
    """The seat that was chosen to go first; None if it is drawn."""
    question: str
    seat: int
    """Whose turn it is."""
    roll: int
    """What the die shows. It lies there until the next roll; 0 before the first."""
    faces: tuple[str, ...]
    """The face of each tile: "tile-4", "cactus-2", "animal-seal". Also the kit's symbol for it."""
    numbers: tuple[int, ...]
    """The number on each tile; 0 for animals."""
    track: tuple[int, ...]
    """The tiles still lying, in order."""
    players: tuple[Player, ...]
    boundary: int
    """The boundary to settle next, from 0: the stretch that is left lies before it, its cactus on it."""
    until: int
    """The last boundary that this move crosses."""
    tile_done: bool
    """The tile of the stretch behind this boundary has been dealt with; its cactus is next."""
    holes: tuple[int, ...]
    """The tiles taken in this turn. The track closes up when it is over; nobody walks before."""


def is_cactus(state: State, tile: int) -> bool:
    """Whether a tile is one of the cacti that separate the stretches."""
    return tile < STRIDE * state.stretches and tile % STRIDE == 0


def is_home(player: Player) -> bool:
    """Whether all pawns of a player have reached the goal."""
    return min(player.pawns) == GOAL
