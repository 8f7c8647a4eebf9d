"""The second lesson: the dog. First the learner sends it, then somebody sends it to the learner."""

from __future__ import annotations

from games.contract import Move
from games.lesson import FREE, Lesson, Step, a_roll, anything, one_of
from games.message import Seat, say
from games.shepherd.rules.state import State


def _a_meal(_state: State, move: Move) -> bool:
    return move.startswith("eat ")


CLEVER_TRICKS = Lesson(
    title=say("Clever tricks"),
    seats=2,
    options={"track": "12"},
    before=(
        "* deal b2 g3 c7 f7 1",
        *("* roll sheep sheep", "1 step d1 d2", "1 step d2 d3"),
        *("* roll sheep sheep", "2 step d8 d7", "2 step d7 d6"),
        *("* roll sheep grass", "1 step e1 e2", "1 eat d3"),
        *("* roll sheep sheep", "2 step d6 d5", "2 step e8 e7"),
    ),
    others=(
        *("* roll grass dog", "2 flee d5 d6"),
        *("* roll grass dog", "2 dog c3", "2 eat d6"),
        "* roll sun grass",
    ),
    steps=(
        Step(
            say("{player} stands on dark grass. Roll, and chase that sheep away!", player=Seat(1)),
            a_roll,
            ("app throw",),
        ),
        Step(
            say("The dog! Put it right beside {player}’s sheep", player=Seat(1)),
            one_of("dog e5"),
            ("play dog e5", "pick square e5", "pick use dog"),
            (
                (_a_meal, say("First the dog, then the grass.")),
                (anything, say("Put it next to the sheep on the dark grass, where the hand is.")),
            ),
        ),
        Step(
            say("Whoever stands next to the dog runs off. Now eat"),
            one_of("eat e2"),
            ("play eat e2", "pick use grass"),
            ((anything, say("That sheep stands on bare ground. Let the other one eat.")),),
        ),
        Step(
            say("Now the dog is beside you. Run, and the dark grass is yours!"),
            one_of("flee d3 d4"),
            ("play flee d3 d4", "pick sheep d3"),
            ((anything, say("You may run there too. But the dark grass is right behind you!")),),
        ),
        Step(say("The dog can even help. Roll"), a_roll, ("app throw",)),
        Step(
            say("Eat the dark grass"),
            one_of("eat d4"),
            ("play eat d4",),
            ((anything, say("That sheep has nothing to eat. Take the one on the dark grass.")),),
        ),
        Step(
            say("The owner of a sheep says where it runs, never right next to the dog. Play on as you like")
        ),
        *(FREE, FREE),
    ),
)
