"""What an answer may cost that the meadow does not show: a row for each question that has a risk."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.shepherd.rules.meadow import BIT
from games.shepherd.rules.questions import EAT
from games.shepherd.rules.state import State

Chances = Mapping[int, float]
"""For each square that has a card, how likely it is a worm."""


def _eat(state: State, chances: Chances, square: int) -> float:
    """What a graze probably loses to a worm; in blind eating, another card with it."""
    if BIT[square] & state.found:
        return 0.0
    return chances.get(square, 0.0) * (2.0 if state.variant.blind else 1.0)


QUESTIONS: dict[str, Callable[..., float]] = {EAT: _eat}
"""By their names in the rules: the state, the chances, then the squares of the answer."""
