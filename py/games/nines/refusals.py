"""Why a move is not allowed, each time in a sentence that names the rule."""

from __future__ import annotations

from games.contract import CHANCE
from games.message import Message, Seat, say
from games.nines.deal import refuse_deal
from games.nines.state import DEAL, GOAL, OVER, ROLL, START, TAKE, WALK, State, is_cactus
from games.nines.track import next_pawn

FACES = frozenset(f"roll {number}" for number in range(1, 7))

NOT_A_MOVE = say("All Nines has no such move.")


def refuse_chance(state: State, move: str) -> Message | None:
    """Dice and deal: only when they are due, and only what the box can give."""
    if state.phase == DEAL:
        return refuse_deal(state, move)
    if state.phase != ROLL:
        return refuse_turn(state, CHANCE)
    if move not in FACES:
        return say("The die shows a number from 1 to 6.")
    return None


def refuse_turn(state: State, seat: int) -> Message | None:
    """Whether it is somebody else's turn."""
    if state.phase == OVER:
        return say("The match is over.")
    if state.phase == DEAL:
        return say("First the track must be laid.")
    if seat == CHANCE:
        return say("The die is rolled once a turn, and {player} has not finished.", player=Seat(state.seat))
    if seat != state.seat:
        return say("It is {player}'s turn.", player=Seat(state.seat))
    if state.phase == ROLL:
        return say("First the die is rolled.")
    return None


def explain(state: State, move: str) -> Message:
    """Why a move of the seat that must act is not among its legal moves."""
    word, _, thing = move.partition(" ")
    if word not in ("walk", "hop", "take", "discard"):
        return NOT_A_MOVE
    if state.phase == WALK:
        return _explain_pawn(state, word, thing)
    if state.phase == TAKE:
        return _explain_take(state, word, thing)
    return _explain_discard(state, word, thing)


def _number(thing: str) -> int | None:
    """A tile in its one spelling, or None."""
    plain = thing.isascii() and thing.isdigit() and len(thing) <= 2
    return int(thing) if plain and str(int(thing)) == thing else None


def _explain_pawn(state: State, word: str, thing: str) -> Message:
    if word not in ("walk", "hop"):
        return say("First one of your pawns must walk.")
    space = START if thing == "start" else _number(thing)
    if space is None:
        return NOT_A_MOVE
    if space == GOAL:
        return say("Pawns in the goal stay there until the end.")
    if space not in state.players[state.seat].pawns:
        return say("None of your pawns stands there.")
    if state.roll != 1:
        return say("Only a 1 lets a pawn go ahead to the next pawn.")
    if next_pawn(state, space) is None:
        return say("No pawn is ahead of this one on the track, so it goes one step.")
    return say("The next pawn is only one space ahead, so hopping and walking are the same move.")


def _explain_take(state: State, word: str, thing: str) -> Message:
    if word != "take":
        return say("First a tile must be taken from the stretch your pawn has left.")
    tile = _number(thing)
    if tile is None:
        return NOT_A_MOVE
    if tile not in state.track:
        return say("That tile no longer lies on the track.")
    if is_cactus(state, tile):
        return say("Cacti belong to no stretch: only the last pawn of all to cross one takes it.")
    if any(tile in player.pawns for player in state.players):
        return say("A pawn stands on that tile. Only an unoccupied tile can be taken.")
    return say("The tile must come from stretch {number}, which your pawn has left.", number=state.boundary)


def _explain_discard(state: State, word: str, thing: str) -> Message:
    if word != "discard":
        return say("Three numbers and no nine: first one of them must be laid aside.")
    tile = _number(thing)
    if tile is None:
        return NOT_A_MOVE
    if tile not in state.players[state.seat].front:
        return say("Only one of your own three open numbers can be laid aside.")
    return say("These two are alike: lay aside the one that has been there longer.")
