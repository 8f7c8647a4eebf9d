"""Why a move is not allowed, each time in a sentence that names the rule."""

from __future__ import annotations

from games.contract import CHANCE, Move
from games.message import Message, Seat, say
from games.nines.rules.questions import QUESTIONS
from games.nines.rules.state import DEAL, OVER, ROLL, State


def why_not(state: State, seat: int, move: Move) -> Message | None:
    """None for a legal move."""
    not_now = _not_now(state, seat)
    if not_now is not None:
        return not_now
    question = QUESTIONS[state.question]
    return None if move in question.answers(state) else question.why_not(state, move)


def _not_now(state: State, seat: int) -> Message | None:
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
