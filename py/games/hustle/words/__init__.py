"""Sheep Hustle in words: the door to this folder (see `games/contract.py`).

`story` tells what happens, `summary` does so briefly, `headlines` says what goes on, `questions` what is
asked and how each answer is called, `outcomes` what would come of it; `explaining` says what each thing is.
"""

from __future__ import annotations

from games.contract import Event, Move, Telling
from games.hustle.rules.state import State
from games.hustle.words.headlines import ask as ask
from games.hustle.words.headlines import watch as watch
from games.hustle.words.questions import QUESTIONS
from games.hustle.words.story import TELLERS
from games.hustle.words.summary import sum_up as sum_up
from games.message import Message, say

TITLE = say("Sheep Hustle")


def tell(event: Event) -> Telling:
    """One event as one sentence; some are only seen and heard."""
    return TELLERS[type(event)](event)


def describe(view: State, seat: int, move: Move) -> Message:
    """The name of the button that plays a move."""
    return QUESTIONS[view.question].describe(view, seat, move.partition(" ")[2])
