"""How the game is learnt: not by playing yet, but its rules can be read."""

from __future__ import annotations

from games import defaults
from games.lesson import Chapter, Guide
from games.message import say

LESSONS = defaults.LESSONS
MEETINGS = defaults.MEETINGS

CHAPTERS = (
    Chapter(
        say("The race"),
        (
            say("Each sheep starts at the fold. The first one on the beach wins."),
            say("On your turn, roll the die and walk as many steps as it shows."),
        ),
    ),
    Chapter(
        say("The clover card"),
        (
            say("Everybody gets a secret card with a number from one to six; no two are the same."),
            say("Once in each race you may turn it over and walk its number instead of the die’s."),
        ),
    ),
)

GUIDE = Guide(10, CHAPTERS)
