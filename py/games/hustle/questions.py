"""What may be answered to each question: the lists of legal moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from games.contract import Move
from games.hustle.boards import FLOODS, LAYOUTS, layings
from games.hustle.cards import choices
from games.hustle.clovers import declarations
from games.hustle.dyke import room_to_run_back
from games.hustle.state import State, Variant


@cache
def deals(variant: Variant, seats: int) -> tuple[Move, ...]:
    """What chance may decide: who begins, if that is drawn, and the dyke, if that is left to it."""
    firsts = range(seats) if variant.first is None else (variant.first,)
    if variant.calm or variant.chosen_layout:
        return tuple(f"deal {first + 1}" for first in firsts)
    return tuple(f"deal {first + 1} {layout}" for first in firsts for layout in LAYOUTS)


_BUILDS = tuple(f"build {layout}" for layout in LAYOUTS)


def _deals(_state: State, _seat: int) -> Sequence[Move]:
    return ()


def _builds(_state: State, _seat: int) -> Sequence[Move]:
    return _BUILDS


def _choices(state: State, seat: int) -> Sequence[Move]:
    return choices(state.hands[seat])


def _declarations(state: State, seat: int) -> Sequence[Move]:
    has_lifesaver = state.lifesavers[seat] > 0

    def room(scope: int) -> int:
        return room_to_run_back(state.sheep, seat, scope, state.dyke, has_lifesaver)

    return declarations(state.pads[seat], state.scope, room)


def _lays(state: State, _seat: int) -> Sequence[Move]:
    return [f"lay {way}" for way in layings(state.dyke[0])]


def _floods(state: State, _seat: int) -> Sequence[Move]:
    return FLOODS[state.dyke[1]]


def _takes(state: State, _seat: int) -> Sequence[Move]:
    return [*(f"take {pad}" for pad in dict.fromkeys(state.supply)), "pass"]


LISTS: Mapping[str, Callable[[State, int], Sequence[Move]]] = {
    "deal": _deals,
    "build": _builds,
    "choose": _choices,
    "declare": _declarations,
    "lay": _lays,
    "flood": _floods,
    "take": _takes,
}
"""For each question the moves that answer it. Chance has no list: it draws from `deals`."""
