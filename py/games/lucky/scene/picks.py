"""What has been touched towards a move. What it means, the questions say."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Move
from games.lucky.rules.groups import Group


class Picked(NamedTuple):
    """One thing at most is in hand; touches that mean nothing any more are forgotten."""

    place: int | None = None
    """The own card that has been picked up."""
    swaps: tuple[tuple[int, int], ...] = ()
    """Where that card may go, each space with the colour that it would then show."""
    stopping: bool = False
    """To stop without a group has been thought of."""
    group: Group | None = None
    """Of several groups the one to be taken."""
    side: int | None = None
    """The side of the drawn card that will lie up."""
    space: int | None = None
    """Where the drawn card is to lie."""


NOTHING = Picked()


def win(group: Group) -> Move:
    """The move that takes a group; touching it first is written the same way."""
    return "win " + " ".join(str(space + 1) for space in group.spaces)
