"""What a pawn's move would lead to, for pictures and thinkers: nothing is played."""

from __future__ import annotations

from typing import NamedTuple

from games.nines.rules import SPACES, target
from games.nines.state import STRIDE, State
from games.nines.track import first_crossed, last_crossed, remaining, way


class Crossing(NamedTuple):
    """One boundary on the way."""

    boundary: int
    choices: tuple[int, ...]
    """The tiles that could be taken from the segment left."""
    cactus: int | None
    """The boundary's cactus, if this would be the last pawn of all to cross it."""


class Preview(NamedTuple):
    """A pawn's move before it is made."""

    space: int
    target: int
    path: tuple[int, ...]
    crossings: tuple[Crossing, ...]

    @property
    def choices(self) -> tuple[int, ...]:
        """All tiles that the move might bring, cacti included."""
        found: tuple[int, ...] = ()
        for crossing in self.crossings:
            found += crossing.choices
            if crossing.cactus is not None:
                found += (crossing.cactus,)
        return found


def preview(state: State, move: str) -> Preview:
    """The space a legal pawn's move leads to, and what it would collect on the way."""
    space = SPACES[move]
    goes_to = target(state, move)
    others = [other for player in state.players for other in player.pawns]
    others.remove(space)
    pawns = (*others, goes_to)
    crossings = tuple(
        _crossing(state, boundary, pawns)
        for boundary in range(first_crossed(space), last_crossed(state.segments, goes_to) + 1)
    )
    return Preview(space, goes_to, way(state.track, space, goes_to), crossings)


def _crossing(state: State, boundary: int, pawns: tuple[int, ...]) -> Crossing:
    cactus = STRIDE * boundary
    last = boundary < state.segments and min(pawns) > cactus
    free = tuple(tile for tile in remaining(state.track, boundary) if tile not in pawns)
    return Crossing(boundary, free if boundary else (), cactus if last else None)


def places(state: State) -> dict[int, int]:
    """The place of each tile on the track as it lies now, counted from 1."""
    return {tile: place for place, tile in enumerate(state.track, 1)}
