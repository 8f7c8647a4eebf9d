"""A hint that somebody asks for: what the old shepherd would do at their seat, knowing only what they know.

First it is told where to look, then, asked again, the move is laid out on the board by the game's own
preview, and why. What it comes to stands in `app.learning.hints`, which comes with the lessons.
"""

from __future__ import annotations

from typing import NamedTuple

from app.settings import Settings
from bots.question import Advice
from table.moments import Asking
from table.sitting import Sitting, left_to_luck, waits_until_ready


class Hint(NamedTuple):
    """A hint for the one choice that is to be made now."""

    seat: int
    seed: int
    advice: Advice | None = None
    """None while the old shepherd thinks."""
    way: tuple[str, ...] = ()
    """The things to be touched towards the move."""
    laid_out: bool = False
    """Whether the move is shown, too."""


def may_ask(sitting: Sitting, settings: Settings) -> bool:
    """Whether a hint is offered: to a person who has something to choose, if the table likes hints."""
    moment = sitting.moment
    if settings.hints == "off" or sitting.course is not None or not isinstance(moment, Asking):
        return False
    if waits_until_ready(sitting) or left_to_luck(sitting, moment.seat):
        return False
    return len(sitting.match.moves(moment.seat)) > 1
