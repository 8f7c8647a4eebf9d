"""What can be seen of a seat when a round begins, as numbers that a learned table weighs (`weights.py`)."""

from __future__ import annotations

from games.hustle.rules.boards import LAST
from games.hustle.rules.cards import FULL_HAND
from games.hustle.rules.state import State, living

MOST_LIVES = 4
"""Lifesavers beyond that don't occur."""

SHORT = 70
"""With less dyke than this before it a sheep runs short of numbers."""

LOW_CARDS = 0b111
"""0, 1 and 2: what begins a low number."""

FEATURES = MOST_LIVES + 6


def prospects(state: State, seat: int) -> tuple[float, ...]:
    """Of a seat that lives: its lifesavers, its place, its cards and its pads."""
    place, hand = state.sheep[seat], state.hands[seat]
    left = living(state)
    behind = sum([state.sheep[other] > place for other in left]) / max(1, len(left) - 1)
    room = LAST - place
    spare = state.lifesavers[seat]
    return (
        *[1.0 if spare >= count else 0.0 for count in range(1, MOST_LIVES + 1)],
        behind,
        room / 100,
        max(0.0, 1 - room / SHORT),
        float(len(state.pads[seat])),
        hand.bit_count() / FULL_HAND.bit_count(),
        (hand & LOW_CARDS).bit_count() / 3,
    )
