"""The rules of Lucky Sheep, told in our own words, and who made the published game."""

from __future__ import annotations

from games.lesson import Chapter, Example, Guide
from games.message import say

CALM = {"clock": "none"}
DEALT = "* deal first 2 lucky 5 3 hand 53 63 31 52 hand 46 45 35 62 nine 54 34 32 75 14 61 37 76 13"

CHAPTERS = (
    Chapter(
        say("What’s it all about?"),
        (
            say(
                "Bring sheep of one colour together in the middle and win them. Whoever has the most points"
                " at the end wins."
            ),
            say(
                "Everybody has a secret lucky card. Sheep of that colour count double for you, so don’t let"
                " the others notice which colour you like best."
            ),
        ),
    ),
    Chapter(
        say("What’s on the table"),
        (
            say(
                "Every sheep card has two sheep, one on each side, in two different colours. There are seven"
                " colours."
            ),
            say(
                "There are nine cards in the middle, three by three. You have four cards, and may look at"
                " both sides of them. On all the other cards you only see the side that is up."
            ),
            say(
                "Every pair of colours is on three cards, or on two if only two of you play. So you can"
                " count what you have already seen."
            ),
        ),
        example=Example(2, CALM, (DEALT,)),
    ),
    Chapter(
        say("Swapping"),
        (
            say(
                "Choose one of your cards, and a card in the middle that shows one of the two sheep your"
                " card has."
            ),
            say(
                "Your card goes there with that sheep hidden underneath, so its other sheep looks up. The"
                " card from the middle is yours, and you can use it straight away."
            ),
            say("What’s on the back of the card you take? You only find out when you have it."),
            say("You can’t take a swap back. You can only swap again."),
        ),
        about=("swap", "stop"),
        example=Example(2, CALM, (DEALT, "2 swap 3 2")),
    ),
    Chapter(
        say("How long a turn lasts"),
        (
            say("With the hourglass, swap as often as you like until the sand has run out."),
            say(
                "Without it you have up to three swaps, and as much time as you want. The third one ends"
                " your turn."
            ),
            say("You can stop sooner. You don’t have to swap at all."),
        ),
    ),
    Chapter(
        say("Winning sheep"),
        (
            say(
                "When your turn ends, three or more sheep of one colour that touch make a group. Corners"
                " don’t count as touching, but the group may bend."
            ),
            say(
                "If you play with straight lines only, a group is a whole row or a whole column of one"
                " colour, and you win just those three cards."
            ),
            say("You win the whole group. If there are several groups, choose one; the others stay."),
            say("A group that was already there counts too, even if you didn’t swap."),
        ),
        about=("win",),
        example=Example(2, CALM, (DEALT, "2 swap 3 2", "2 stop", "1 swap 1 3")),
    ),
    Chapter(
        say("Filling up"),
        (
            say(
                "For every card you won, draw one from the deck. Look at both sides and put it on an empty"
                " space, whichever side up you like. Then draw the next."
            ),
            say("If this makes a group, it is for the next player."),
        ),
        about=("lay",),
        example=Example(2, CALM, (DEALT, "2 swap 3 2", "2 stop", "1 swap 1 3", "1 stop")),
    ),
    Chapter(
        say("If nobody wins anything"),
        (
            say(
                "If everybody has had two turns in a row and nobody has won anything, the nine cards go away"
                " and nine new ones come. If the deck has fewer than nine, the game ends."
            ),
        ),
    ),
    Chapter(
        say("The end"),
        (
            say("When somebody wins more cards than the deck has left, the game ends at once."),
            say(
                "Now the lucky cards are turned over. Every card you won is one point, or two if it shows"
                " your lucky sheep. In a tie, more lucky sheep wins, then the most sheep of one colour."
                " Still a tie? Then you share the win."
            ),
        ),
    ),
    Chapter(
        say("House rules"),
        (
            say("Which two colours share a card is our own. So is what happens when nobody can win."),
            say("While the hourglass rests, all cards lie face down. A pause is no time to think."),
        ),
        ours=True,
    ),
    Chapter(
        say("Who made it"),
        (
            say(
                "Lucky Sheep was invented by Nicolas Walther, illustrated by Olivier Fagnère and published"
                " by Azao Games in 2017. The pictures and words here are our own."
            ),
        ),
    ),
)

GUIDE = Guide(20, CHAPTERS)
