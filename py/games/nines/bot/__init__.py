"""How a seat without a person plays All Nines: turn by turn, judged by what positions have led to.

All lies open, so nothing has to be guessed; the levels differ in how far they look and how often they slip.
With one pawn each left to come home the old shepherd plays exactly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random

from games.contract import Move
from games.judging import shifting
from games.minds import EVEN, Level, Mind, Temper, Turns
from games.nines.bot.outlook import outlook
from games.nines.bot.reasons import reason
from games.nines.bot.worth import worth, worth_to
from games.nines.rules import moves, play
from games.nines.rules.state import DISCARD, GOAL, TAKE, State

__all__ = ["MINDS", "outlook", "quick", "reason", "tempered"]


def quick(view: State, seat: int, rng: Random) -> Move:
    """The move that leads to the best position, each choice of the turn for itself."""
    legal = moves(view, seat)
    if len(legal) == 1:
        return legal[0]
    values = [_settled(play(view, seat, move).state, seat) for move in legal]
    best = max(values)
    return rng.choice([move for move, value in zip(legal, values, strict=True) if value == best])


def _settled(state: State, seat: int) -> float:
    """A turn that is not over yet is taken on by its first good choice."""
    while state.question in (TAKE, DISCARD):
        after = [play(state, seat, move).state for move in moves(state, seat)]
        state = max(after, key=lambda each: worth(each)[seat])
    return worth(state)[seat]


def _dream(view: State) -> State:
    return view


def _risk(_state: State, _move: Move) -> float:
    return 0.0


def _tries(state: State, seat: int, _passing: bool) -> Sequence[Move]:
    return moves(state, seat)


def one_pawn_each(state: State) -> bool:
    """Whether nobody has more than one pawn that is still to come home."""
    return all(sum([space != GOAL for space in player.pawns]) <= 1 for player in state.players)


_AHEAD = Turns(_dream, worth, _risk, _tries)

_MINDS: dict[Level, Turns] = {
    "lamb": _AHEAD._replace(slips=6.0),
    "ewe": _AHEAD._replace(slips=2.0),
    "ram": _AHEAD,
    "shepherd": _AHEAD._replace(turns=3, breadth=8, ending=one_pawn_each),
}

MINDS: Mapping[Level, Mind] = _MINDS

A_CHANGE = 1.0
"""Points that whoever likes a change gives for it."""


def tempered(level: Level, temper: Temper) -> Mind:
    """A character counts others' points and points to come in its own way."""
    mind = _MINDS[level]
    if temper == EVEN:
        return mind
    return shifting(mind._replace(worth=partial(worth_to, temper)), temper, A_CHANGE)
