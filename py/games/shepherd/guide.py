"""The rules of The Shepherd in our own words, with credits last."""

from __future__ import annotations

from games.message import say

GUIDE = (
    (
        say("What it is about"),
        (
            say("After the rain your sheep are hungry. Which flock finds the most grass before sunset?"),
            say("You have two sheep. Every grass card you collect counts one. A dark square has two cards."),
        ),
    ),
    (
        say("Your turn"),
        (
            say("Roll both dice. Use both pictures, in the order you like."),
            say(
                "If one can't be used yet, it waits for the other. "
                "It is lost only when nothing more can be done."
            ),
        ),
    ),
    (
        say("Sheep"),
        (
            say("One of your sheep steps one square up, down, left or right."),
            say(
                "Never onto another sheep, never over one, never off the meadow. "
                "And never next to the dog; diagonally is fine."
            ),
            say("Two sheep pictures: one sheep steps twice, or both step once."),
        ),
    ),
    (
        say("Grass"),
        (
            say("One of your sheep eats what it stands on: one card, or both cards of a dark square."),
            say("If there is no card, you get nothing."),
        ),
    ),
    (
        say("Worms"),
        (
            say("Four of the light cards hide a worm. Nobody eats it: it stays there, for all to see."),
            say(
                "Eating unseen: take cards without looking. "
                "At the end every worm goes back, and one more card with it."
            ),
        ),
    ),
    (
        say("Sun"),
        (say("The sun moves one field on its way round the meadow. When it is home, the day ends."),),
    ),
    (
        say("Dog"),
        (
            say("Put the dog on any free square, another one than before."),
            say(
                "Every sheep next to it runs one square away, wherever its owner likes, "
                "to a free square that is not next to the dog."
            ),
            say("The dog may only go where all frightened sheep can run."),
        ),
    ),
    (
        say("The end"),
        (
            say(
                "When the sun is home, or only worms are left, you finish the roll and the day is over. "
                "Eating unseen, there must be no card left at all."
            ),
            say("Whoever has the most cards wins. If several have as many, they win together."),
        ),
    ),
    (
        say("The clever game"),
        (
            say("A worm that turns up is turned back again. Remember where it was!"),
            say(
                "Nothing gives it away later: of every meal the story keeps only that a sheep grazed, "
                "and the move right after it can't be taken back."
            ),
            say(
                "The first dog picture puts the dog anywhere. From then on it walks one to three squares, "
                "with turns, but over no sheep."
            ),
            say(
                "Sheep next to the square where it stops must run, and whoever rolled moves them. "
                "They may run over the edge and come back at the other end of the row or column."
            ),
            say(
                "If all squares to run to are taken, a sheep pushes another one away, "
                "and that one runs on by the same rules. A sheep that has run already is not pushed again."
            ),
        ),
    ),
    (
        say("Who made it"),
        (say("The Shepherd is a game by Stephan Riedel and Barbara Schyns, published by Logis."),),
    ),
)
