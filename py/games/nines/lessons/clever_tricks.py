"""The second lesson: what a 1 can do, and who gets a cactus.

All pawns but one of the learner's have left the start; the first cactus waits for the last of them.
"""

from __future__ import annotations

from games.contract import Move
from games.lesson import FREE, Lesson, Step, a_roll, anything, one_of
from games.message import Seat, say
from games.nines.lessons.first_steps import TRACK
from games.nines.rules.state import State


def _takes(_state: State, move: Move) -> bool:
    return move.startswith("take ")


CLEVER_TRICKS = Lesson(
    title=say("Clever tricks"),
    seats=2,
    options={},
    before=(
        f"* deal first 2 own 5 3 track {TRACK}",
        *("* roll 6", "2 walk start", "* roll 4", "1 walk start", "* roll 5", "2 walk start"),
        *("* roll 2", "1 walk start", "* roll 3", "2 walk start", "* roll 6", "1 walk start"),
        *("* roll 2", "2 walk start"),
    ),
    others=("* roll 1", "* roll 6", "2 walk 5", "2 take 6", "* roll 1"),
    steps=(
        Step(say("One pawn still waits at the start. Roll!"), a_roll, ("app throw",)),
        Step(
            say("A 1: one step, or a hop to the next pawn. Hop from the start, past the cactus!"),
            one_of("hop start"),
            ("play hop start", "pick pawn start"),
            (
                (one_of("walk start"), say("One step leads onto the cactus. Hop past it, to the next pawn!")),
                (anything, say("Take the pawn at the start: the cactus waits for the very last one.")),
            ),
        ),
        Step(
            say("The last of all pawns to pass a cactus gets it. A cactus counts like a number: 5 + 4 = 9!"),
            at_once=True,
        ),
        Step(say("Roll again"), a_roll, ("app throw",)),
        Step(
            say("Another 1! {player} is far ahead: hop there with your front pawn", player=Seat(1)),
            one_of("hop 5"),
            ("play hop 5", "pick pawn 5"),
            ((anything, say("Hop with the pawn in front: all the way, and out of the stretch.")),),
        ),
        Step(say("A long way for a 1, and a tile for it. Take one"), _takes, ("play take 7", "pick tile 7")),
        Step(say("So a 1 is the best roll of all, if somebody is well ahead. Play on as you like")),
        *(FREE, FREE),
    ),
)
