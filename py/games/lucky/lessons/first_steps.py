"""The first lesson: a swap that makes three together, winning them, and filling the gaps. No hourglass runs.

The bot goes first and lays a second purple sheep beside the one in the corner.
"""

from __future__ import annotations

from games.contract import Move
from games.lesson import FREE, Lesson, Step, anything, one_of
from games.lucky.rules.state import State
from games.message import Seat, say


def _lays(_state: State, move: Move) -> bool:
    return move.startswith("lay ")


def _swaps_or_stops(_state: State, move: Move) -> bool:
    return move == "stop" or move.startswith("swap ")


FIRST_STEPS = Lesson(
    title=say("First steps"),
    seats=2,
    options={"clock": "none"},
    before=("* deal first 2 lucky 5 3 hand 53 63 31 52 hand 46 45 35 62 nine 54 34 32 75 14 61 37 76 13",),
    others=("2 swap 3 2", "2 stop", "* draw 12", "* draw 27", "* draw 46"),
    steps=(
        Step(
            say(
                "Two purple sheep, and your first card has a third. Put its yellow side on the yellow corner"
            ),
            one_of("swap 1 3"),
            ("play swap 1 3", "pick hand 1"),
            (
                (
                    anything,
                    say("That fits too, but it makes no three. Put the first card in the top right corner."),
                ),
            ),
        ),
        Step(
            say("Three of a colour side by side! Stop, and they are yours"),
            one_of("stop"),
            ("play stop", "pick stop"),
            ((anything, say("You have three together: take them before {player} does!", player=Seat(1))),),
        ),
        Step(say("Purple is also on your secret lucky card: each of these counts double"), at_once=True),
        Step(
            say("Fill the gaps from the deck. You choose where, and which side is up"),
            _lays,
            ("play lay 1 1", "pick space 1", "pick side 1"),
        ),
        Step(say("Your turn again: up to three swaps. Try for another three"), _swaps_or_stops),
        *(FREE, FREE),
    ),
)
