"""Why a move is not allowed, in a sentence that names the rule.

The answers to a question say whether; this module and the questions only say why.
"""

from __future__ import annotations

from games.contract import CHANCE, Move
from games.lucky.rules.questions import OF_CHANCE, QUESTIONS, WORDS
from games.lucky.rules.state import State
from games.message import Message, Seat, say


def why_not(state: State, seat: int, move: Move) -> Message | None:
    """Why a move that isn't among its seat's moves is refused; for chance, None if it is legal."""
    if state.question == "over":
        return say("The game is over.")
    of_chance = state.question in OF_CHANCE
    if of_chance and seat != CHANCE:
        return say("Wait: cards are being dealt.")
    if not of_chance and seat != state.active:
        return say("Wait: {player} is playing.", player=Seat(state.active))
    if not of_chance and move.split(" ")[0] not in WORDS:
        return say("There is no such move in Lucky Sheep.")
    return QUESTIONS[state.question].why_not(state, move)
