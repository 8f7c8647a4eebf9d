"""The first lesson, which needs no reading: walk, graze, dark grass, the sun, and somebody else's worm."""

from __future__ import annotations

from games.lesson import FREE, Lesson, Step, a_roll, anything, one_of
from games.message import Seat, say

FOLLOW_THE_HAND = ((anything, say("That’s allowed too. But watch the hand, and tap where it points.")),)

FIRST_STEPS = Lesson(
    title=say("First steps"),
    seats=2,
    options={"track": "12"},
    before=("* deal b2 g3 d7 f7 1",),
    others=(
        *("* roll sheep grass", "* roll sheep grass", "2 step d8 d7", "2 eat d7"),
        *("* roll sheep sheep", "* roll sheep grass", "2 step e8 e7", "2 eat e7"),
        "* roll sun grass",
    ),
    steps=(
        Step(say("Roll the dice"), a_roll, ("app throw",)),
        Step(
            say("A sheep on the die: one of yours may walk"),
            one_of("step d1 d2"),
            ("play step d1 d2", "pick sheep d1", "pick use sheep"),
            FOLLOW_THE_HAND,
        ),
        Step(
            say("Grass on the die: now it eats"),
            one_of("eat d2"),
            ("play eat d2", "pick use grass"),
            FOLLOW_THE_HAND,
        ),
        Step(
            say("{player} found a worm: nobody eats that. Roll again", player=Seat(1)),
            a_roll,
            ("app throw",),
        ),
        Step(
            say("Two sheep: walk twice. Dark grass is the best!"),
            one_of("step d2 d3"),
            ("play step d2 d3", "pick sheep d2"),
            FOLLOW_THE_HAND,
        ),
        Step(
            say("On to the dark grass!"),
            one_of("step d3 d4"),
            ("play step d3 d4", "pick sheep d3"),
            FOLLOW_THE_HAND,
        ),
        Step(say("Roll again"), a_roll, ("app throw",)),
        Step(
            say("Eat the dark grass: two cards at once"),
            one_of("eat d4"),
            ("play eat d4", "pick use grass"),
            FOLLOW_THE_HAND,
        ),
        Step(say("Now the sun takes a step. When it’s home, most grass wins! Play on as you like")),
        *(FREE, FREE, FREE),
    ),
)
