"""The second lesson: what clover pads are good for, and the end, where being second is winning.

Seat 3 ran off the dyke in the first round, and seat 2 does so in the last: two are left, and the one further
behind wins.
"""

from __future__ import annotations

from games.contract import Move
from games.hustle.rules.boards import is_water
from games.hustle.rules.pads import declaration
from games.hustle.rules.state import State
from games.lesson import LEARNER, Lesson, Step, anything, one_of
from games.message import Seat, say

FEW = 29
"""In the last round the learner lays no more than this."""


def _dry(state: State, move: Move) -> bool:
    if not move.startswith("declare "):
        return False
    scope = state.scope + declaration(move).change
    return not is_water(state.dyke, state.sheep[LEARNER] + scope)


def _few(_state: State, move: Move) -> bool:
    return move.startswith("choose ") and int(move.partition(" ")[2]) <= FEW


CLEVER_TRICKS = Lesson(
    title=say("Clever tricks"),
    seats=4,
    options={"calm": "yes"},
    before=(*("* deal 1", "1 choose 60", "2 choose 41", "3 choose 30", "4 choose 987", "1 take c5"),),
    others=(
        *("2 choose 28", "3 choose 9", "2 take b20"),
        *("2 choose 70", "3 choose 876", "2 declare none 0"),
    ),
    steps=(
        Step(
            say("15 squares ahead is water. Play 15 all the same: you have a clover pad!"),
            one_of("choose 15"),
            ("play choose 15", "pick card 1", "pick card 5"),
            ((anything, say("This once play 15: the pad will help you over the water.")),),
        ),
        Step(
            say("±5: your number may grow or shrink by up to 5. Use the pad and stay dry"),
            _dry,
            ("play declare c5 5", "pick spend c5"),
            ((anything, say("That ends in the water. Let the pad change your number a little.")),),
        ),
        Step(
            say(
                "When two are left, the one further behind wins. {player} is far ahead: play less than 30",
                player=Seat(1),
            ),
            _few,
            ("play choose 8", "pick card 8"),
            ((anything, say("Too far! Whoever is further behind wins. Play less than 30.")),),
        ),
        Step(say("Only two are left, and you’re the one behind. The second wins: you!")),
    ),
)
