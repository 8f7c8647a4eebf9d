"""Why a move is not allowed, each time in a sentence that names the rule."""

from __future__ import annotations

from games.contract import CHANCE, Move
from games.message import Message, Seat, say
from games.nines.rules.spelling import ROLLS, TILES, space_of
from games.nines.rules.state import DEAL, GOAL, OVER, ROLL, State, is_cactus
from games.nines.rules.track import next_pawn

NOT_A_MOVE = say("All Nines has no such move.")

WORDS = ("walk", "hop", "take", "discard")
"""How the moves of players begin."""


def not_now(state: State, seat: int) -> Message | None:
    """Whether somebody else is asked."""
    if state.question == OVER:
        return say("This game is over.")
    if seat == CHANCE:
        if state.question in (DEAL, ROLL):
            return None
        return say("You roll once a turn, and {player} hasn’t finished yet.", player=Seat(state.seat))
    if state.question == DEAL:
        return say("First the track must be laid.")
    if seat != state.seat:
        return say("It’s not your turn: {player} is playing now.", player=Seat(state.seat))
    if state.question == ROLL:
        return say("Roll the die first.")
    return None


def why_no_roll(_state: State, move: Move) -> Message | None:
    return None if move in ROLLS else say("The die shows a number from 1 to 6.")


def why_no_walk(state: State, move: Move) -> Message:
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


def why_no_take(state: State, move: Move) -> Message:
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


def why_no_discard(state: State, move: Move) -> Message:
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
