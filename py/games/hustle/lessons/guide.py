"""The rules of Sheep Hustle for people, in our own words."""

from __future__ import annotations

from games.lesson import Chapter, Example, Guide
from games.message import say


def _chosen(*numbers: str) -> Example:
    """Four players have chosen these numbers, and all four sheep have run."""
    choices = tuple(f"{seat} choose {number}" for seat, number in enumerate(numbers, 1))
    return Example(4, {"calm": "yes"}, ("* deal 3", *choices))


CHAPTERS = (
    Chapter(
        say("What’s it all about?"),
        (
            say(
                "Sheep race along a dyke and shove each other into the water. When only two are left, the "
                "one behind wins: be brave, but let somebody else go in front."
            ),
        ),
    ),
    Chapter(
        say("Choose a number"),
        (
            say(
                "Everybody has ten cards, 0 to 9. All at once, and in secret, you make a number from one, "
                "two or three of them: hundreds, tens and ones. Zeros in front are fine: 05 is a 5 that "
                "uses up two cards."
            ),
            say("Once your number is down, you can’t take it back."),
        ),
        about=("choose",),
    ),
    Chapter(
        say("Move your sheep"),
        (
            say(
                "Then the numbers are turned over one by one, clockwise from whoever goes first. Each ten "
                "is a step to the right, each one is a step up. From the top of a column you carry on at "
                "the bottom of the next."
            ),
            say(
                "Run past as many sheep and as much water as you like. Only the square where you stop "
                "matters."
            ),
            say(
                "The dyke ends after square 199. A sheep that runs off the end, or gets shoved off, is out,"
                " lifesaver or not."
            ),
        ),
        example=Example(
            4, {"calm": "yes"}, ("* deal 3", "1 choose 25", "2 choose 63", "3 choose 90", "4 choose 18")
        ),
    ),
    Chapter(
        say("Shoving"),
        (
            say(
                "If there is a sheep on the square where you stop, it gets shoved on one square. If there "
                "is a sheep there too, that one gets shoved as well, and so on."
            ),
            say("The start square has room for everybody until a board is moved for the first time."),
        ),
        example=Example(
            4, {"calm": "yes"}, ("* deal 3", "1 choose 25", "2 choose 25", "3 choose 90", "4 choose 18")
        ),
    ),
    Chapter(
        say("Water"),
        (
            say(
                "Landing in water costs a lifesaver, every time, whether you ran in or got shoved in. No "
                "lifesaver? Then you are out. Staying in the water costs nothing."
            ),
            say(
                "Three players start with four lifesavers each, four players with three, five or six with "
                "two, and seven or eight with one."
            ),
        ),
        example=Example(
            4, {"calm": "yes"}, ("* deal 3", "1 choose 25", "2 choose 64", "3 choose 90", "4 choose 18")
        ),
    ),
    Chapter(
        say("The dyke goes on"),
        (
            say(
                "As soon as the first board is empty, it goes to the far end. Whoever has just moved "
                "chooses which side is up and which way round; if that sheep is out, the next player "
                "chooses. If the imp took the last sheep from the board, whoever has the cherub chooses. "
                "Then every square counts 100 less."
            ),
        ),
        about=("lay", "flood"),
        example=Example(
            4, {"calm": "yes"}, ("* deal 3", "1 choose 104", "2 choose 120", "3 choose 132", "4 choose 156")
        ),
    ),
    Chapter(
        say("Imp and cherub"),
        (
            say(
                "After each move the numbers are compared. Whoever has the lowest gets the imp, whoever has"
                " the highest gets the cherub. If two tie for lowest, the later one gets the imp; if two "
                "tie for highest, the earlier one gets the cherub."
            ),
            say(
                "When everybody has moved, the imp takes a lifesaver from whoever has it, or the sheep if "
                "there are none left. Whoever has the cherub may take a clover pad, and goes first in the "
                "next round."
            ),
            say(
                "Whoever goes first has both of them until the first numbers are compared. When somebody "
                "who has one of them is out, it goes to whoever has the lowest or the highest number then."
            ),
        ),
    ),
    Chapter(
        say("Clover pads"),
        (
            say("You may use any of your pads just after your number is turned over. Used pads are gone."),
            say(
                "A Change pad makes your number bigger or smaller, by as much as the pad says or less. The "
                "new number counts for the imp and the cherub too."
            ),
            say(
                "A Run Back pad takes your sheep back to the left after its move; ten squares is one "
                "column. Shoves still go forwards. It can’t save a sheep that is already out."
            ),
            say("Pads can’t take your number below 0, or your sheep back past the first square."),
        ),
        about=("declare", "take"),
    ),
    Chapter(
        say("Cards come back"),
        (
            say(
                "Cards you have played stay away until you have fewer than four left at the end of a round."
                " Then you get all ten back."
            ),
        ),
    ),
    Chapter(
        say("The end"),
        (
            say(
                "When only two sheep are left, you finish the round, and the imp takes its lifesaver or its"
                " sheep. If both are still there, the one further behind wins; if both are still at the "
                "start, they share the win. If only one is left, it wins. If none are left, the last one "
                "out wins."
            ),
        ),
        example=Example(
            4, {"calm": "yes"}, ("* deal 3", "1 choose 25", "2 choose 987", "3 choose 90", "4 choose 986")
        ),
    ),
    Chapter(
        say("Extra rules, if you like"),
        (
            say(
                "Rainy season: whoever lays a board at the far end may turn up to two of its dry squares "
                "into water. The first three and the last three squares of a board always stay dry. When "
                "the board is picked up again, its puddles are gone."
            ),
            say(
                "Calm sea, for learning: the dyke always starts the same, and the empty board is simply "
                "turned over each time. Nobody has to choose."
            ),
        ),
        variant=True,
    ),
    Chapter(
        say("House rules"),
        (
            say("The water on the boards and the numbers on the clover pads are our own."),
            say("When a board goes to the far end, no sheep lands anew: nobody pays for water by it."),
        ),
        ours=True,
    ),
    Chapter(
        say("Who made it"),
        (
            say(
                "Sheep Hustle was invented by Uta Weinkauf, Hans-Peter Stoll and Frank Gartner, and "
                "published by H@LL9000 e.V. in 2011. The boards and pads here are our own, and so are the "
                "pictures and these words."
            ),
        ),
    ),
)

GUIDE = Guide(45, CHAPTERS)
