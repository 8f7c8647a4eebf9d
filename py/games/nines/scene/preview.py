"""The pawn in hand, and what its moves would lead to: nothing is played."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Look, Move
from games.nines.rules.spelling import SPACES, target
from games.nines.rules.state import STRIDE, State
from games.nines.rules.track import first_crossed, last_crossed, remaining, way
from games.nines.scene.picks import Pawn, picked


class Crossing(NamedTuple):
    """One boundary on the way."""

    boundary: int
    choices: tuple[int, ...]
    """The tiles that could be taken from the stretch left."""
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
        for boundary in range(first_crossed(space), last_crossed(state.stretches, goes_to) + 1)
    )
    return Preview(space, goes_to, way(state.track, space, goes_to), crossings)


def _crossing(state: State, boundary: int, pawns: tuple[int, ...]) -> Crossing:
    cactus = STRIDE * boundary
    last = boundary < state.stretches and min(pawns) > cactus
    free = tuple(tile for tile in remaining(state.track, boundary) if tile not in pawns)
    return Crossing(boundary, free if boundary else (), cactus if last else None)


class Hand(NamedTuple):
    """A pawn that has been picked up: its space and what it may do."""

    space: int
    ways: tuple[tuple[Move, Preview], ...]

    @property
    def targets(self) -> dict[int, Move]:
        return {seen.target: move for move, seen in self.ways}


def hand_of(view: State, look: Look) -> Hand | None:
    """The pawn picked up; the only one that can move lies in the hand by itself."""
    spaces = {SPACES[move] for move in look.moves}
    pawn = picked(look)
    if isinstance(pawn, Pawn) and pawn.space in spaces:
        space = pawn.space
    elif len(spaces) == 1:
        space = spaces.pop()
    else:
        return None
    ways = tuple((move, preview(view, move)) for move in look.moves if SPACES[move] == space)
    return Hand(space, ways)


def earning(view: State, look: Look) -> tuple[int, ...]:
    """The spaces whose pawn would earn a tile or a cactus, this way or that."""
    spaces = {SPACES[move]: None for move in look.moves if preview(view, move).choices}
    return tuple(spaces)
