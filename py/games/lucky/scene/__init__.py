"""What the table of Lucky Sheep looks like: the door.

A touch on an own card turns it over and puts dots on whatever it may be swapped for, each with a small
badge of what would show there; a touch there swaps. A drawn card lies with both sides to be seen: touch
the side that is to lie up and a space, in either order.
"""

from __future__ import annotations

from games.contract import Drawing, Look
from games.lucky.rules.state import State
from games.lucky.scene.belongings import belongings, tally
from games.lucky.scene.board import board
from games.lucky.scene.meant import meant
from games.lucky.scene.motions import motions
from games.lucky.scene.questions import in_hand, pick, touches
from games.lucky.scene.tray import tray

__all__ = ["draw", "meant", "motions", "pick", "tally", "touches"]


def draw(view: State, look: Look) -> Drawing:
    """The table as this seat sees it."""
    touched = in_hand(view, look)
    return Drawing(
        board=board(view, look, touched),
        tray=tray(view, look, touched),
        belongings=tuple(belongings(view, look, seat) for seat in range(len(look.people))),
    )
