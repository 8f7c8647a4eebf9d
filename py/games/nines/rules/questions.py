"""What the game asks, one row a question: what may be answered, what follows, and why not something else.

The deal and the die are asked of chance. Which pawn walks, which tile is taken and which number is put aside
is asked of the player whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from games.contract import Event, Move
from games.message import Message, say
from games.nines.rules import events
from games.nines.rules.deal import draw_deal, lay, refuse_deal
from games.nines.rules.settling import discard_tile, move_pawn, take_tile, unlike
from games.nines.rules.spelling import DISCARDS, HOPS, SPACES, TAKES, TILES, WALKS, space_of, target
from games.nines.rules.state import DEAL, DISCARD, GOAL, ROLL, TAKE, WALK, State, is_cactus
from games.nines.rules.track import free_tiles, hopped, next_pawn

NOT_A_MOVE = say("All Nines has no such move.")

WORDS = ("walk", "hop", "take", "discard")
"""How the moves of players begin."""


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


SIDES = tuple((f"roll {number}", 1 / 6) for number in range(1, 7))
"""Each roll, and how likely it is."""

ROLLS = frozenset(roll for roll, _ in SIDES)


def _no_roll(_state: State, move: Move) -> Message | None:
    return None if move in ROLLS else say("The die shows a number from 1 to 6.")


def _pawns_that_may_go(state: State) -> list[Move]:
    """One move for each space with own pawns, since these are interchangeable; with a 1 its hop as well."""
    spaces = sorted(set(state.players[state.seat].pawns) - {GOAL})
    found = [WALKS[space] for space in spaces]
    if state.roll == 1:
        found += [HOPS[space] for space in spaces if hopped(state, space) is not None]
    return found


def _walked(state: State, move: Move) -> tuple[State, list[Event]]:
    return move_pawn(state, SPACES[move], target(state, move), move[0] == "h")


def _no_walk(state: State, move: Move) -> Message:
    word, _, thing = move.partition(" ")
    if word not in WORDS:
        return NOT_A_MOVE
    if word not in ("walk", "hop"):
        return say("First one of your pawns must walk.")
    space = space_of(thing)
    if space is None:
        return NOT_A_MOVE
    if space == GOAL:
        return say("Pawns that are home stay home.")
    if space not in state.players[state.seat].pawns:
        return say("You have no pawn there.")
    if state.roll != 1:
        return say("Only a 1 lets a pawn hop to the next pawn.")
    if next_pawn(state, space) is None:
        return say("There is no pawn ahead of this one on the track, so it walks one step.")
    return say("The next pawn is only one space ahead, so hopping and walking are the same move.")


def _tiles_to_take(state: State) -> list[Move]:
    return [TAKES[tile] for tile in free_tiles(state, state.boundary)]


def _taken(state: State, move: Move) -> tuple[State, list[Event]]:
    return take_tile(state, TILES[move])


def _no_take(state: State, move: Move) -> Message:
    word, _, thing = move.partition(" ")
    if word not in WORDS:
        return NOT_A_MOVE
    if word != "take":
        return say("First take a tile from the stretch your pawn has left.")
    tile = TILES.get(f"discard {thing}")
    if tile is None:
        return NOT_A_MOVE
    if tile not in state.track:
        return say("That tile is not on the track any more.")
    if is_cactus(state, tile):
        return say("A cactus isn’t part of a stretch: only the very last pawn to pass it takes it.")
    if any(tile in player.pawns for player in state.players):
        return say("There is a pawn on that tile. Take one with no pawn on it.")
    return say("The tile must come from stretch {number}, which your pawn has left.", number=state.boundary)


def _numbers_to_put_aside(state: State) -> list[Move]:
    return [DISCARDS[tile] for tile in unlike(state.players[state.seat].front, state.faces)]


def _put_aside(state: State, move: Move) -> tuple[State, list[Event]]:
    return discard_tile(state, TILES[move])


def _no_discard(state: State, move: Move) -> Message:
    word, _, thing = move.partition(" ")
    if word not in WORDS:
        return NOT_A_MOVE
    if word != "discard":
        return say("Three numbers and no nine: first put one of them aside.")
    tile = TILES.get(f"discard {thing}")
    if tile is None:
        return NOT_A_MOVE
    if tile not in state.players[state.seat].front:
        return say("You can only put aside one of your own three numbers.")
    return say("These two are the same: put aside the one that has been there longer.")


QUESTIONS: dict[str, Question] = {
    DEAL: Question(lay, refuse_deal, draw=draw_deal),
    ROLL: Question(_rolled, _no_roll, draw=_draw_roll),
    WALK: Question(_walked, _no_walk, _pawns_that_may_go),
    TAKE: Question(_taken, _no_take, _tiles_to_take),
    DISCARD: Question(_put_aside, _no_discard, _numbers_to_put_aside),
}
