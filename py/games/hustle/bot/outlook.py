"""What part of the win every seat may expect: by lifesavers, room and place when a round begins; in the midst
of one it is played to its end in thought."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.hustle.bot.rounds import offhand, shares
from games.hustle.rules import play
from games.hustle.rules.state import State

WAYS = 3
"""How often the rest of a round is played, since luck and the others' answers go this way or that."""


def outlook(state: State) -> Sequence[float]:
    """As the old shepherd counts."""
    if state.question == "deal":
        return [1 / len(state.sheep)] * len(state.sheep)
    if state.question in ("choose", ""):
        return shares(state)
    ends = [shares(_played_on(state, Random(way))) for way in range(WAYS)]
    return [sum(parts) / WAYS for parts in zip(*ends, strict=True)]


def _played_on(state: State, rng: Random) -> State:
    while state.question not in ("choose", ""):
        seat = state.asked[0]
        state = play(state, seat, offhand(state, seat, rng)).state
    return state
