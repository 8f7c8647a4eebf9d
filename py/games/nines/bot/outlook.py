"""What part of the win every seat may expect: by the points hoped for, and how much is still to come."""

from __future__ import annotations

from collections.abc import Sequence

from games.judging import parts_of_the_win
from games.nines.bot.worth import hoped
from games.nines.rules.state import GOAL, STRIDE, State

AT_THE_END, AT_THE_START = 5.0, 20.0
"""The doubt in points, with nothing of the way left and with all of it: by what matches of bots came to."""


A_TURN = 5.0
"""Points by which whoever rolls next is better off than whoever waits longest: as much as a turn brings,
which the points hoped for don't tell."""


def outlook(state: State) -> Sequence[float]:
    """As the old shepherd counts."""
    if not state.players:
        return [1 / state.seats] * state.seats
    way = STRIDE * state.stretches
    pawns = [space for player in state.players for space in player.pawns]
    left = sum([way - max(0, space) for space in pawns if space != GOAL]) / (way * len(pawns))
    waiting = [(seat - state.seat) % state.seats / (state.seats - 1) for seat in range(state.seats)]
    hopes = [
        hope - (A_TURN * waits if any(space != GOAL for space in player.pawns) else 0.0)
        for hope, waits, player in zip(hoped(state), waiting, state.players, strict=True)
    ]
    return parts_of_the_win(hopes, AT_THE_END + (AT_THE_START - AT_THE_END) * left)
