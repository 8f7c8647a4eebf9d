"""The second lesson: what lies on hidden backs. A card laid by a swap hides the colour that lay there."""

from __future__ import annotations

from games.lesson import FREE, Lesson, Step, anything, one_of
from games.message import Seat, say

CLEVER_TRICKS = Lesson(
    title=say("Clever tricks"),
    seats=2,
    options={"clock": "none"},
    before=("* deal first 2 lucky 1 2 hand 71 36 67 26 hand 54 32 65 64 nine 17 47 24 35 21 37 46 75 56",),
    others=("2 swap 2 3", "2 stop"),
    steps=(
        Step(
            say(
                "{player} covered a blue sheep, so that card is blue below. Take it with your second card",
                player=Seat(1),
            ),
            one_of("swap 2 3"),
            ("play swap 2 3", "pick hand 2"),
            ((anything, say("That fits, but this time take the card in the top right corner.")),),
        ),
        Step(
            say("Just as you knew: blue on its back! Put the blue one on the blue sheep in the centre"),
            one_of("swap 2 5"),
            ("play swap 2 5", "pick hand 2"),
            ((anything, say("Look at the middle row: two yellow sheep. Put your new card between them.")),),
        ),
        Step(
            say("Three yellow sheep in two swaps! Stop and take them"),
            one_of("stop"),
            ("play stop", "pick stop"),
            ((anything, say("You have three together: take them before {player} does!", player=Seat(1))),),
        ),
        Step(say("What a swap covers stays hidden below, and everybody saw it. Remember it!"), at_once=True),
        *(FREE, FREE, FREE),
    ),
)
