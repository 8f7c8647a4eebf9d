"""What the table of All Nines looks like: the board, the tray, and what everybody has in the player strip."""

from __future__ import annotations

from games.contract import Drawing, Look
from games.nines.rules.state import State
from games.nines.scene.belongings import belongings
from games.nines.scene.board import board
from games.nines.scene.meant import meant
from games.nines.scene.motions import motions
from games.nines.scene.picks import pick, touches
from games.nines.scene.tally import tally
from games.nines.scene.tray import tray

__all__ = ["draw", "meant", "motions", "pick", "tally", "touches"]


def draw(view: State, look: Look) -> Drawing:
    """The table as this seat sees it."""
    strip = tuple(belongings(view, look, seat) for seat in range(len(look.people)))
    return Drawing(board(view, look), tray(view, look), strip)
