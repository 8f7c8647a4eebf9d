"""The rules of The Shepherd in our own words, with credits last."""

from __future__ import annotations

from games.lesson import Chapter, Example, Guide
from games.message import say

DEALT = "* deal b2 g3 c7 f7 1"

CHAPTERS = (
    Chapter(
        say("What’s it all about?"),
        (
            say("After the rain your sheep are hungry. Which flock finds the most grass before sunset?"),
            say(
                "You have two sheep. Every grass card you collect counts one. Tall, dark grass has two cards."
            ),
        ),
    ),
    Chapter(
        say("Your turn"),
        (
            say("Roll both dice. Use both pictures, in any order."),
            say(
                "If you can’t use one yet, it waits for the other. "
                "It is only lost when nothing more can be done."
            ),
        ),
        about=("step", "eat", "sun"),
        example=Example(2, {}, (DEALT, "* roll sheep grass")),
    ),
    Chapter(
        say("Moving a sheep"),
        (
            say("One of your sheep steps one square up, down, left or right."),
            say(
                "Never onto another sheep, never over one, never off the meadow. "
                "And never right next to the dog; corner to corner is fine."
            ),
            say("Two sheep pictures? One sheep steps twice, or both step once."),
        ),
        example=Example(2, {}, (DEALT, "* roll sheep sheep", "1 step d1 d2")),
    ),
    Chapter(
        say("Eating grass"),
        (
            say(
                "One of your sheep eats what it stands on: one card, "
                "or both cards if the grass is tall and dark."
            ),
            say("If there is no card, you get nothing."),
        ),
        example=Example(2, {}, (DEALT, "* roll sheep grass", "1 step d1 d2", "1 eat d2")),
    ),
    Chapter(
        say("Worms"),
        (
            say(
                "Four of the light cards hide a worm. Nobody eats it: it stays there, "
                "where everybody can see it."
            ),
            say(
                "Eyes shut: you take cards without looking. "
                "At the end every worm goes back, and one more card with it."
            ),
        ),
        example=Example(2, {}, ("* deal b2 d2 c7 f7 1", "* roll sheep grass", "1 step d1 d2", "1 eat d2")),
    ),
    Chapter(
        say("The sun"),
        (say("The sun takes one step on its way round the meadow. When it is home, the day ends."),),
        example=Example(2, {}, (DEALT, "* roll sun sheep", "1 sun", "1 step d1 d2")),
    ),
    Chapter(
        say("The dog"),
        (
            say("Put the dog on any free square, but not the one it is on."),
            say(
                "Every sheep next to it runs one square, to a free square that is not next to the dog. "
                "Its owner chooses which."
            ),
            say(
                "Owners move their sheep clockwise, beginning with whoever rolled. "
                "Nobody may take a square that leaves a later sheep nowhere to run."
            ),
            say("The dog may only go where every frightened sheep has somewhere to run."),
        ),
        about=("dog", "flee"),
        example=Example(
            2,
            {"track": "12"},
            (
                *("* deal b2 g3 c7 f7 1", "* roll sheep sheep", "1 step d1 d2", "1 step d2 d3"),
                *(
                    "* roll sheep sheep",
                    "2 step d8 d7",
                    "2 step d7 d6",
                    "* roll grass dog",
                    "1 eat d3",
                    "1 dog e6",
                ),
            ),
        ),
    ),
    Chapter(
        say("The end"),
        (
            say(
                "When the sun is home, or only worms are left, you finish the roll and the day is over. "
                "With eyes shut, you eat on until there is no card left at all or the sun is home."
            ),
            say("Whoever has the most cards wins. In a tie, you win together."),
        ),
    ),
    Chapter(
        say("The clever game"),
        (
            say("A worm that turns up is hidden again. Remember where it was!"),
            say(
                "Nobody will tell you later: the story only says that a sheep grazed, "
                "and the move right after it can’t be taken back."
            ),
            say(
                "The first dog picture puts the dog anywhere. From then on it walks one to three squares. "
                "It may turn corners, but it can’t walk over sheep."
            ),
            say(
                "Sheep next to the square where it stops must run, and whoever rolled moves them. "
                "They may run over the edge and come back at the other end of the row or column."
            ),
            say(
                "If every square it could run to is taken, a sheep pushes another one away, "
                "and that one runs by the same rules. "
                "A sheep that has already run or been pushed isn’t pushed again."
            ),
        ),
        about=("push",),
        variant=True,
        example=Example(
            2,
            {"game": "tactical"},
            (
                DEALT,
                "* roll sheep dog",
                "1 step d1 d2",
                "1 dog e4",
                "* roll sheep dog",
                "2 step d8 d7",
                "2 dog e6",
            ),
        ),
    ),
    Chapter(
        say("House rules"),
        (
            say("How the meadow is laid out, and where the sheep start, is our own drawing."),
            say("Grass must be used, but you may name a sheep on bare ground: then nothing is eaten."),
        ),
        ours=True,
    ),
    Chapter(
        say("Who made it"),
        (say("The Shepherd is a game by Stephan Riedel and Barbara Schyns, published by Logis."),),
    ),
)

GUIDE = Guide(20, CHAPTERS)
