"""What a touch on a piece may have been meant as, where nothing can be tapped."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import Look, Move
from games.shepherd.rules.meadow import NAMES, NOWHERE
from games.shepherd.rules.questions import DOG_PLACE, EAT, FLEE, PUSH, STEP, SUN_STEP
from games.shepherd.rules.state import State
from games.shepherd.scene.questions import chosen_by

GOING = (STEP, FLEE, PUSH)
"""Questions that are answered with a sheep and where it goes."""


def meant(view: State, look: Look, thing: str) -> Sequence[Move]:
    """A sheep wants to go, a square to be gone to, the sun and the dog to move."""
    kind, _, name = thing.partition("-")
    if thing == "sun":
        return (SUN_STEP,)
    if thing == "dog":
        return () if view.dog == NOWHERE else (f"dog {NAMES[view.dog]}",)
    if kind == "sheep" and name.isdecimal():
        square = NAMES[view.sheep[int(name)]]
        return _with_square(look, square, square)
    if kind == "tile":
        return _with_square(look, name, "")
    return ()


def _with_square(look: Look, square: str, sheep: str) -> Sequence[Move]:
    """The answer with this square; a sheep that is touched is the one that goes."""
    chosen = chosen_by(look)
    question = chosen.question or (EAT if look.throws else "")
    if question in GOING:
        origin = sheep or NAMES[chosen.held]
        return (f"{question} {origin} {square}",)
    return (f"{question} {square}",) if question in (EAT, DOG_PLACE) else ()
