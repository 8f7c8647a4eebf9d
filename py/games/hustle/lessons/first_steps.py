"""The first lesson: a number, what it does, the shove into the water, and what low and high numbers bring.

The dyke lies as in the calm sea. Seat 2 has the highest number of the first round, so that seat 1, who is
shoved, runs after the learner; and the shove is the highest of the second, so that the cherub comes to the
learner.
"""

from __future__ import annotations

from games.contract import Move
from games.hustle.rules.boards import LAST, is_water
from games.hustle.rules.state import State
from games.lesson import LEARNER, Lesson, Step, anything, one_of
from games.message import Seat, say


def _lands(state: State, move: Move) -> int:
    return state.sheep[LEARNER] + int(move.partition(" ")[2])


def _too_far(state: State, move: Move) -> bool:
    return _lands(state, move) > LAST


def _stays_dry(state: State, move: Move) -> bool:
    return not (_too_far(state, move) or is_water(state.dyke, _lands(state, move)))


def _a_pad(_state: State, move: Move) -> bool:
    return move != "pass"


FIRST_STEPS = Lesson(
    title=say("First steps"),
    seats=4,
    options={"calm": "yes"},
    before=("* deal 3",),
    others=(
        *("2 choose 63", "3 choose 70", "4 choose 12", "3 take c5"),
        *("2 choose 25", "3 choose 14", "4 choose 30", "3 declare none 0"),
        *("2 choose 19", "3 choose 6", "4 choose 46", "3 declare none 0"),
    ),
    steps=(
        Step(
            say("How far will your sheep run? Play 25: tap the 2, then the 5"),
            one_of("choose 25"),
            ("play choose 25", "pick card 2", "pick card 5"),
            ((anything, say("Try 25 first: a 2 for the tens, a 5 for the ones.")),),
        ),
        Step(
            say("The lowest number wakes the imp: it takes a lifesaver. The highest calls the cherub"),
        ),
        Step(
            say("{player} is 38 squares ahead, next to water. Play 38 and shove!", player=Seat(1)),
            one_of("choose 38"),
            ("play choose 38", "pick card 3", "pick card 8"),
            ((anything, say("That misses {player}. Play 38 to land on the same square.", player=Seat(1))),),
        ),
        Step(say("Splash! Whoever gets wet pays a lifesaver. With none left, the sheep is out")),
        Step(
            say("Yours was the highest: the cherub brings you a clover pad. Take one"),
            _a_pad,
            ("play take c9", "pick pad c9"),
            ((anything, say("Take one: it’s a present, and you may keep it for later.")),),
        ),
        Step(say("When two sheep are left it’s over, and the one further behind wins: the second!")),
        Step(
            say("Now play any number you like, but stay dry"),
            _stays_dry,
            wrong=(
                (_too_far, say("That’s off the end of the dyke: out! Take a smaller number.")),
                (anything, say("That square is water, and water costs a lifesaver. One more or less?")),
            ),
        ),
    ),
)
