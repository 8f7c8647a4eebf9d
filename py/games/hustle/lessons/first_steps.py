"""The first lesson: a number, what it does, the shove into the water, and what low and high numbers bring.

The dyke lies as in the calm sea. Seat 2 has the highest number of the first two rounds, so that seat 1,
who is shoved, always runs after the learner.
"""

from __future__ import annotations

from games.contract import Move
from games.hustle.rules.boards import LAST, is_water
from games.hustle.rules.state import State
from games.lesson import LEARNER, Lesson, Step, anything, one_of
from games.message import Seat, say

HIGHEST_OF_OTHERS = 30
"""In the third round the learner's number beats this one."""


def _number(move: Move) -> int:
    return int(move.partition(" ")[2])


def _lands(state: State, move: Move) -> int:
    return state.sheep[LEARNER] + _number(move)


def _too_low(_state: State, move: Move) -> bool:
    return _number(move) <= HIGHEST_OF_OTHERS


def _too_far(state: State, move: Move) -> bool:
    return _lands(state, move) > LAST


def _wet(state: State, move: Move) -> bool:
    return not _too_far(state, move) and is_water(state.dyke, _lands(state, move))


def _high_and_dry(state: State, move: Move) -> bool:
    return not (_too_low(state, move) or _too_far(state, move) or _wet(state, move))


def _a_pad(_state: State, move: Move) -> bool:
    return move != "pass"


FIRST_STEPS = Lesson(
    title=say("First steps"),
    seats=4,
    options={"calm": "yes"},
    before=("* deal 3",),
    others=(
        *("2 choose 63", "3 choose 70", "4 choose 12", "3 take c5"),
        *("2 choose 50", "3 choose 52", "4 choose 30", "3 declare none 0", "3 take c3"),
        *("2 choose 29", "3 choose 4", "4 choose 5", "3 declare none 0"),
    ),
    steps=(
        Step(
            say("How far will your sheep run? Lay 25: tap the 2, then the 5"),
            one_of("choose 25"),
            ("play choose 25", "pick card 2", "pick card 5"),
            ((anything, say("Try 25 first: a 2 for the tens, a 5 for the ones.")),),
        ),
        Step(
            say("The lowest number wakes the imp: it takes a lifesaver. The highest calls the cherub"),
        ),
        Step(
            say("{player} stands 38 squares ahead, next to water. Lay 38 and shove!", player=Seat(1)),
            one_of("choose 38"),
            ("play choose 38", "pick card 3", "pick card 8"),
            ((anything, say("That misses {player}. Lay 38 to land on the same square.", player=Seat(1))),),
        ),
        Step(say("Splash! Whoever gets wet pays a lifesaver. With none left, the sheep is out")),
        Step(
            say("Now you: lay more than 30, land on a dry square, and the cherub comes to you"),
            _high_and_dry,
            ("play choose 61", "pick card 6", "pick card 1"),
            (
                (_wet, say("That square is water, and water costs a lifesaver. One more or less?")),
                (_too_far, say("That’s off the end of the dyke: out! Take a smaller number.")),
                (anything, say("Too low for the cherub. Lay more than 30.")),
            ),
        ),
        Step(
            say("The cherub is yours! Take a clover pad: it can change a later number"),
            _a_pad,
            ("play take c9", "pick pad c9"),
            ((anything, say("Take one: it’s a present, and you may keep it for later.")),),
        ),
        Step(say("When two sheep are left it’s over, and the one further behind wins: the second!")),
        Step(say("That’s the whole game! Play on for a moment, just as you like"), anything),
    ),
)
