"""What has been touched towards a move: a tap's text becomes one of these; touched again it is put back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.contract import Look, Move
from games.nines.rules.spelling import SPACES
from games.nines.rules.state import START, State


class Pawn(NamedTuple):
    """A pawn of this space has been picked up."""

    space: int


class Tile(NamedTuple):
    """A tile of the track has been touched, to see what it would come to."""

    tile: int


class NumberTouched(NamedTuple):
    """A number has been touched, to put it aside."""

    tile: int


Picked = Pawn | Tile | NumberTouched


def pick(_view: State, look: Look, thing: str) -> Picked | None:
    """One thing at a time, and only what a move is there for; touching it again puts it back."""
    found = _thing(look, thing)
    if found is None:
        return picked(look)
    return None if found == look.picked else found


def picked(look: Look) -> Picked | None:
    """What has been touched."""
    return look.picked if isinstance(look.picked, Pawn | Tile | NumberTouched) else None


def _thing(look: Look, thing: str) -> Picked | None:
    for move in look.moves:
        word, _, tile = move.partition(" ")
        if thing == f"tile {tile}" and word == "take":
            return Tile(int(tile))
        if thing == f"number {tile}" and word == "discard":
            return NumberTouched(int(tile))
        if move in SPACES and thing == f"pawn {name_of(SPACES[move])}":
            return Pawn(SPACES[move])
    return None


def touches(_view: State, _look: Look, move: Move) -> Sequence[str]:
    """What is touched on the way to a move: the pawn, the tile or the number that it is about."""
    word, _, tile = move.partition(" ")
    if move in SPACES:
        return (f"pawn {name_of(SPACES[move])}",)
    return {"take": (f"tile {tile}",), "discard": (f"number {tile}",)}.get(word, ())


def name_of(space: int) -> str:
    """How a space is spelt in taps."""
    return "start" if space == START else str(space)
