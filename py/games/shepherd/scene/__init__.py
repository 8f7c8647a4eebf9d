"""What the table of The Shepherd looks like: the meadow in its daylight, and all that may be touched."""

from __future__ import annotations

from games.contract import Drawing, Look
from games.shepherd.rules.state import State
from games.shepherd.scene import heaps
from games.shepherd.scene import motions as moving
from games.shepherd.scene.board import board
from games.shepherd.scene.inputs import Picture
from games.shepherd.scene.layout import LAYOUTS
from games.shepherd.scene.meant import meant
from games.shepherd.scene.picks import pick, touches
from games.shepherd.scene.questions import chosen_by
from games.shepherd.scene.tray import tray

__all__ = ["draw", "meant", "motions", "pick", "tally", "touches"]

motions = moving.motions
tally = heaps.tally


def draw(view: State, look: Look) -> Drawing:
    """The table as everybody sees it."""
    picture = Picture(view, look, chosen_by(look), LAYOUTS[look.shape])
    return Drawing(board(picture), tray(picture), heaps.belongings(view, look))
