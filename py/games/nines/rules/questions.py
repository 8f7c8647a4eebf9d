"""What the game asks, one row a question: what may be answered, what follows, why not something else.

The deal and the die are asked of chance. Which pawn walks, which tile is taken and which number is put aside
is asked of the player whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from games.contract import Event, Move
from games.message import Message
from games.nines.rules import events
from games.nines.rules.deal import draw_deal, lay, refuse_deal
from games.nines.rules.refusals import why_no_discard, why_no_roll, why_no_take, why_no_walk
from games.nines.rules.settling import discard_tile, move_pawn, take_tile, unlike
from games.nines.rules.spelling import DISCARDS, HOPS, SPACES, TAKES, TILES, WALKS, target
from games.nines.rules.state import DEAL, DISCARD, GOAL, ROLL, TAKE, WALK, State
from games.nines.rules.track import free_tiles, hopped


def _nothing(_state: State) -> Sequence[Move]:
    return ()


class Question(NamedTuple):
    """One question: the row of each is `QUESTIONS[state.question]`."""

    follow: Callable[[State, Move], tuple[State, list[Event]]]
    """What a legal answer leads to, and what is seen on the way."""
    why_not: Callable[[State, Move], Message | None]
    """Why something else is no answer. Of chance, which has no list of answers: None for one that is."""
    answers: Callable[[State], Sequence[Move]] = _nothing
    """All that the player may answer."""
    draw: Callable[[State, Random], Move] | None = None
    """How chance answers, if it is asked."""


def _draw_roll(_state: State, rng: Random) -> Move:
    return f"roll {rng.randint(1, 6)}"


def _rolled(state: State, move: Move) -> tuple[State, list[Event]]:
    number = int(move[5:])
    after = State._make((
        state.seats, state.stretches, state.chosen_first, WALK, state.seat, number,
        state.faces, state.numbers, state.track, state.players, 0, -1, False, (),
    ))  # fmt: skip
    return after, [events.Rolled(state.seat, number)]


def _pawns_that_may_go(state: State) -> list[Move]:
    """One move for each space with own pawns, since these are interchangeable; with a 1 its hop as well."""
    spaces = sorted(set(state.players[state.seat].pawns) - {GOAL})
    found = [WALKS[space] for space in spaces]
    if state.roll == 1:
        found += [HOPS[space] for space in spaces if hopped(state, space) is not None]
    return found


def _walked(state: State, move: Move) -> tuple[State, list[Event]]:
    return move_pawn(state, SPACES[move], target(state, move), move[0] == "h")


def _tiles_to_take(state: State) -> list[Move]:
    return [TAKES[tile] for tile in free_tiles(state, state.boundary)]


def _taken(state: State, move: Move) -> tuple[State, list[Event]]:
    return take_tile(state, TILES[move])


def _numbers_to_put_aside(state: State) -> list[Move]:
    return [DISCARDS[tile] for tile in unlike(state.players[state.seat].front, state.faces)]


def _put_aside(state: State, move: Move) -> tuple[State, list[Event]]:
    return discard_tile(state, TILES[move])


QUESTIONS: dict[str, Question] = {
    DEAL: Question(lay, refuse_deal, draw=draw_deal),
    ROLL: Question(_rolled, why_no_roll, draw=_draw_roll),
    WALK: Question(_walked, why_no_walk, _pawns_that_may_go),
    TAKE: Question(_taken, why_no_take, _tiles_to_take),
    DISCARD: Question(_put_aside, why_no_discard, _numbers_to_put_aside),
}
