"""What a touch on a piece may have been meant as, where nothing can be tapped."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Look, Move
from games.nines.rules.state import GOAL, START, TAKE, WALK, State


def meant(view: State, look: Look, thing: str) -> Sequence[Move]:  # noqa: ARG001
    """A pawn wants to walk, a tile to be taken or stood on, a number in front to be put aside."""
    kind, _, rest = thing.partition("-")
    match kind, rest.split("-"):
        case "pawn", [seat, pawn] if seat.isdecimal() and pawn.isdecimal():
            return _of_a_space(view, view.players[int(seat)].pawns[int(pawn)])
        case "tile", [tile] if tile.isdecimal():
            return _of_a_space(view, int(tile))
        case "front", [tile]:
            return (f"discard {tile}",)
    return ()


def _of_a_space(view: State, space: int) -> Sequence[Move]:
    if view.question == TAKE and space not in (START, GOAL):
        return (f"take {space}",)
    if view.question in (TAKE, WALK) or space in (START, GOAL):
        return (f"walk {'start' if space == START else space}",)
    return (f"walk {space}", f"take {space}")
