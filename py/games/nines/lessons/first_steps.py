"""The first lesson: roll and walk, what a pawn earns that leaves a stretch, nine, and the animals."""

from __future__ import annotations

from games.contract import Move
from games.lesson import FREE, Lesson, Step, a_roll, anything, one_of
from games.message import say
from games.nines.rules.spelling import TILES
from games.nines.rules.state import ANIMALS, State

TRACK = "4-24356s1 6-2646315 1-1424236 2-45453s6 5-611342g 3-g521132"
"""Behind the first cactus lie 2 4 3 5 6, a seal and a 1."""


def _takes_four(state: State, move: Move) -> bool:
    return move.startswith("take ") and state.faces[TILES[move]] == "tile-4"


def _takes_animal(state: State, move: Move) -> bool:
    return move.startswith("take ") and state.faces[TILES[move]] in ANIMALS


FIRST_STEPS = Lesson(
    title=say("First steps"),
    seats=2,
    options={},
    before=(
        f"* deal first 1 own 5 3 track {TRACK}",
        *("* roll 4", "1 walk start", "* roll 2", "2 walk start"),
        *("* roll 6", "1 walk start", "* roll 6", "2 walk 1"),
    ),
    others=("* roll 6", "* roll 2", "2 walk start", "* roll 5"),
    steps=(
        Step(say("You want to make nine, and there’s a 5 in front of you. Roll!"), a_roll, ("app throw",)),
        Step(
            say("A 6! Walk with the pawn behind: past the cactus, out of the stretch"),
            one_of("walk 3"),
            ("play walk 3", "pick pawn 3"),
            (
                (
                    anything,
                    say("This time take the pawn further back. It will leave the stretch."),
                ),
            ),
        ),
        Step(
            say("Leaving a stretch earns a tile. What makes 9 with your 5?"),
            _takes_four,
            ("play take 2", "pick tile 2"),
            (
                (_takes_animal, say("A fine seal! But first take the number that makes 9 with your 5.")),
                (anything, say("That and your 5 don’t make 9. Look for the 4.")),
            ),
        ),
        Step(say("5 + 4 = 9! Both are safe in your jar now: 5 points each at the end"), at_once=True),
        Step(say("Now roll again"), a_roll, ("app throw",)),
        Step(
            say("Your other pawn can leave the stretch too"),
            one_of("walk 5"),
            ("play walk 5", "pick pawn 5"),
            ((anything, say("Walk with the last pawn in the first stretch: it will earn a tile.")),),
        ),
        Step(
            say("Animals are 5 points too, just like that. Take the seal!"),
            _takes_animal,
            ("play take 6", "pick tile 6"),
            ((anything, say("That’s a number. Take the seal this time.")),),
        ),
        Step(say("What’s still in front of you at the end is minus. Most points win! Play on as you like")),
        *(FREE, FREE, FREE),
    ),
)
