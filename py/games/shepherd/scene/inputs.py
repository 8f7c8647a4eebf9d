"""What a picture is drawn from, and what may only be drawn while its beat is told."""

from __future__ import annotations

from typing import NamedTuple

from games.contract import Look
from games.shepherd.rules import events
from games.shepherd.rules.meadow import NOWHERE, board_of
from games.shepherd.rules.state import State
from games.shepherd.scene.layout import Layout
from games.shepherd.scene.picks import NextTouch

COMING = (events.DogPlaced, events.DogWalked, events.Barked, events.Frightened)
"""The dog comes, and sheep take fright one after another."""


class Picture(NamedTuple):
    """Everything that the board's picture depends on."""

    view: State
    look: Look
    chosen: NextTouch
    layout: Layout


def going(view: State, look: Look) -> int:
    """The square whose grass is eaten or turned over in this very beat."""
    match look.event:
        case events.Ate(_, square) | events.MealGlimpsed(_, square) | events.WormFound(_, square):
            return square
        case events.WormGlimpsed():
            return view.shown
    return NOWHERE


def told_scared(view: State, look: Look) -> int:
    """The squares of the sheep of which it is known by now that they are frightened."""
    if not isinstance(look.event, COMING):
        return view.scared
    scared = []
    for event in reversed(look.told):
        if not isinstance(event, events.Frightened):
            break
        scared.append(event.square)
    return board_of(scared)
