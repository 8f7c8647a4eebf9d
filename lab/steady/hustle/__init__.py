"""A sensible player: the door to this folder (see `games/contract.py`).

It looks at where each number would take its sheep if nothing else moved (`questions`), and at what that is
`worth`. It keeps dry, away from the end of the dyke and from the lowest number, and with few sheep left it
likes to have somebody in front. What the others might lay down it takes from the cards they can still hold.
"""

from __future__ import annotations

from random import Random

from lab.steady.hustle.questions import QUESTIONS, any_answer

from games.contract import Move
from games.hustle.rules.state import State


def choose(view: State, seat: int, rng: Random) -> Move:
    """A legal move for this seat."""
    return QUESTIONS.get(view.question, any_answer)(view, seat, rng)
