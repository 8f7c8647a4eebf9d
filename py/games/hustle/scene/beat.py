"""What a picture knows of the story: which sheep still stand dry, since their splash is told later."""

from __future__ import annotations

from games.contract import Look
from games.hustle.rules.boards import LAST, sea
from games.hustle.rules.dyke import GONE
from games.hustle.rules.events import Moved, RanBack, Shoved, Splashed
from games.hustle.rules.state import State


def afloat(view: State, look: Look) -> frozenset[int]:
    """The seats whose sheep float: those on water, but for one that still has to splash."""
    wet = sea(view.dyke)
    return frozenset(
        seat
        for seat, square in enumerate(view.sheep)
        if GONE < square <= LAST and wet >> square & 1 and not _about_to_splash(look, seat)
    )


def _about_to_splash(look: Look, seat: int) -> bool:
    if not look.telling:
        return False
    for event in reversed(look.told):
        if isinstance(event, Moved | RanBack | Shoved | Splashed) and event.seat == seat:
            return not isinstance(event, Splashed)
    return False
