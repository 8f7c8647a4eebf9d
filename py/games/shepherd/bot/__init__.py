"""How a seat without a person tends its sheep: it plans whole turns, and knows only what everybody knows.

For what a hidden card is worth it takes the chance that it is a worm. Of worms that were turned back it
remembers the last ones, as many as its level can; and it wonders at grass on which its sheep has stood
without eating it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random

from games.contract import Move
from games.judging import shifting
from games.minds import EVEN, Level, Mind, Temper, Turns
from games.shepherd.bot.outlook import outlook
from games.shepherd.bot.reasons import reason
from games.shepherd.bot.trying import dream, recall, risk, tries
from games.shepherd.bot.worth import worth, worth_to
from games.shepherd.rules import moves, play
from games.shepherd.rules.meadow import WORMS
from games.shepherd.rules.state import State

__all__ = ["MINDS", "outlook", "quick", "reason", "tempered"]


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

_MINDS: dict[Level, Turns] = {
    "lamb": _PLANNED._replace(slips=0.8),
    "ewe": _PLANNED._replace(slips=0.35, recall=partial(recall, 1)),
    "ram": _PLANNED._replace(slips=0.12, recall=partial(recall, 2)),
    "shepherd": _PLANNED._replace(turns=3, breadth=10, recall=partial(recall, WORMS)),
}

MINDS: Mapping[Level, Mind] = _MINDS

A_CHANGE = 0.15
"""Cards that whoever likes a change gives for it."""


def tempered(level: Level, temper: Temper) -> Mind:
    """A character counts others' cards, grass to come and worms in its own way."""
    mind = _MINDS[level]
    if temper == EVEN:
        return mind
    own = mind._replace(worth=partial(worth_to, temper), risk=partial(_risk_to, temper))
    return shifting(own, temper, A_CHANGE)


def _risk_to(temper: Temper, state: State, move: Move) -> float:
    return risk(state, move) * (1 - temper.daring)
