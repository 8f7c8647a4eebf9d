"""Who holds the imp and the cherub."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple


class Holders(NamedTuple):
    """The seat that holds each card; None if nobody does. The fields are the cards' names."""

    imp: int | None
    cherub: int | None


@cache
def turn_order(starter: int, seats: int) -> tuple[int, ...]:
    """All seats, clockwise from the round's starting player, even if that player is out by now."""
    return *range(starter, seats), *range(starter)


def holders(starter: int, scopes: Sequence[int | None], starter_lives: bool) -> Holders:
    """Who holds the cards, given the Scopes of the living players who have compared this round.

    The imp is with the last who has the lowest Scope, the cherub with the first who has the highest: who
    comes later is always worse off. Until somebody has compared, the starting player holds both.
    """
    imp = cherub = starter if starter_lives else None
    lowest: int | None = None
    highest: int | None = None
    for seat in turn_order(starter, len(scopes)):
        scope = scopes[seat]
        if scope is None:
            continue
        if lowest is None or scope <= lowest:
            lowest, imp = scope, seat
        if highest is None or scope > highest:
            highest, cherub = scope, seat
    return Holders(imp, cherub)
