"""What a touch on a card may have been meant as, where nothing can be tapped."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Look, Move
from games.lucky.rules.state import State
from games.lucky.scene.questions import in_hand


def meant(view: State, look: Look, thing: str) -> Sequence[Move]:
    """A card of the nine wants to be swapped for, won or laid on; an own card wants to be swapped."""
    kind, _, rest = thing.partition("-")
    if kind == "card" and rest.isdecimal():
        return _of_the_nine(view, look, int(rest) + 1)
    seat, _, place = rest.partition("-")
    if kind == "own" and seat == str(view.active) and place.isdecimal():
        return (f"swap {int(place) + 1} 1",)
    return ()


def _of_the_nine(view: State, look: Look, space: int) -> Sequence[Move]:
    match view.question:
        case "swap":
            place = in_hand(view, look).place
            return () if place is None else (f"swap {place + 1} {space}",)
        case "choose":
            return (f"win {space}",)
        case "lay" if view.drawn is not None:
            return (f"lay {space} {view.drawn.up}",)
    return ()
