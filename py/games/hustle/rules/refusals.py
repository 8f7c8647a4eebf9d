"""Why a move is not allowed."""

from __future__ import annotations

from games.hustle.rules.dyke import GONE
from games.hustle.rules.questions import QUESTIONS
from games.hustle.rules.state import State
from games.message import Message, Seat, say


def why_not(state: State, seat: int, move: str) -> Message:
    """The reason for a move that is not in the list of legal moves."""
    if seat not in state.asked:
        return _not_asked(state, seat)
    question = QUESTIONS[state.question]
    word, *rest = move.split(" ")
    if word not in (question.words or (state.question,)):
        return question.asks
    return question.why_not(state, seat, rest)


def _not_asked(state: State, seat: int) -> Message:
    if not state.question:
        return say("The race is over.")
    if not 0 <= seat < len(state.sheep):
        return say("Nobody is sitting there.")
    player = Seat(seat)
    if state.sheep[seat] == GONE:
        return say("{player} is out of the race.", player=player)
    if state.chosen[seat] and state.question == "choose":
        return say("Once your number is down, you can’t take it back.")
    return say("{player} has to wait: somebody else plays now.", player=player)
