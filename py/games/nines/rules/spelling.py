"""How the moves of pawns and tiles are spelt, and where a pawn's move leads.

`walk 12` (the pawn on space 12 walks the roll; `walk start` for one that still waits), `hop 12` (with a 1:
ahead to the next pawn), `take 9` (out of the stretch left behind), `discard 50` (to the minus pile).
"""

from __future__ import annotations

from games.nines.rules.state import LONG, PAWNS, START, STRIDE, State
from games.nines.rules.track import hopped, walked

LENGTH = STRIDE * LONG
"""Tiles of the longer track."""

WALKS = {START: "walk start", **{tile: f"walk {tile}" for tile in range(LENGTH)}}
HOPS = {START: "hop start", **{tile: f"hop {tile}" for tile in range(LENGTH)}}
TAKES = tuple(f"take {tile}" for tile in range(LENGTH))
DISCARDS = tuple(f"discard {tile}" for tile in range(LENGTH + max(PAWNS)))
SPACES = {move: space for table in (WALKS, HOPS) for space, move in table.items()}
TILES = {move: tile for table in (TAKES, DISCARDS) for tile, move in enumerate(table)}
"""Each move's text, and back: made once, since random play asks for them thousands of times a second."""

SIDES = tuple((f"roll {number}", 1 / 6) for number in range(1, 7))
"""Each roll, and how likely it is."""

ROLLS = frozenset(roll for roll, _ in SIDES)


def target(state: State, move: str) -> int:
    """The space that a pawn's legal move leads to."""
    space = SPACES[move]
    ahead = hopped(state, space) if move.startswith("hop") else None
    return walked(state.track, space, state.roll) if ahead is None else ahead


def space_of(thing: str) -> int | None:
    """The space that a text names in its one spelling, or None."""
    return SPACES.get(f"walk {thing}", _number(thing))


def _number(thing: str) -> int | None:
    plain = thing.isascii() and thing.isdigit() and len(thing) <= 2
    return int(thing) if plain and str(int(thing)) == thing else None
