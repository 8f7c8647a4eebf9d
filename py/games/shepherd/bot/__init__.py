"""How a seat without a person tends its sheep: it plans whole turns, and knows only what everybody knows.

For what a hidden card is worth it takes the chance that it is a worm; a worm that was turned back it does not
remember, but it wonders at grass on which its sheep has stood without eating it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from games.contract import Move
from games.minds import Level, Mind, Turns
from games.shepherd.bot.trying import dream, risk, tries
from games.shepherd.bot.worth import worth
from games.shepherd.rules import moves, play
from games.shepherd.rules.state import State

__all__ = ["MINDS", "quick"]


def quick(view: State, seat: int, rng: Random) -> Move:
    """The move after which one's own sheep stand best; of equals any."""
    state = dream(view)
    legal = moves(state, seat)
    if len(legal) == 1:
        return legal[0]
    values = [worth(play(state, seat, move).state)[seat] - risk(state, move) for move in legal]
    best = max(values)
    return rng.choice([move for move, value in zip(legal, values, strict=True) if value == best])


_PLANNED = Turns(dream, worth, risk, tries)

MINDS: Mapping[Level, Mind] = {
    "lamb": _PLANNED._replace(slips=0.8),
    "ewe": _PLANNED._replace(slips=0.25),
    "ram": _PLANNED,
    "shepherd": _PLANNED._replace(turns=3, breadth=10),
}
