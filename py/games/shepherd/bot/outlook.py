"""What part of the win every seat may expect: by the cards hoped for, and how much of the day is left."""

from __future__ import annotations

from collections.abc import Sequence

from games.judging import parts_of_the_win
from games.shepherd.bot.worth import cards
from games.shepherd.rules.state import NOBODY, State

AT_THE_END, AT_THE_START = 0.7, 2.6
"""The doubt in cards, at sunset and at sunrise: by what matches of bots came to."""


def outlook(state: State) -> Sequence[float]:
    """As the old shepherd counts."""
    if state.active == NOBODY:
        return [1 / state.variant.seats] * state.variant.seats
    left = 1 - state.sun / state.variant.track
    hopes = [have + hope for have, hope in cards(state)]
    return parts_of_the_win(hopes, AT_THE_END + (AT_THE_START - AT_THE_END) * left)
