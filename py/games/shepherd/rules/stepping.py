"""A sheep moved by the dice: one square up, down, left or right, never over the edge."""

from __future__ import annotations

from games.shepherd.rules.meadow import BIT, NEAR
from games.shepherd.rules.state import State, sheep_of


def steps(state: State, square: int) -> int:
    """The board of squares to which the sheep here may step: free, and not next to the dog."""
    return NEAR[square] & ~(state.flock | BIT[state.dog] | NEAR[state.dog])


def can_step(state: State) -> bool:
    """Whether either sheep of the seat whose turn it is has a legal step."""
    return any(steps(state, square) for square in sheep_of(state, state.active))
