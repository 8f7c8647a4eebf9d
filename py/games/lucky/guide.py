"""The rules of Lucky Sheep, told in our own words, and who made the published game."""

from __future__ import annotations

from games.message import say

TITLE = say("Lucky Sheep")

GUIDE = (
    (
        say("What it is about"),
        (
            say("Bring sheep of one colour together in the middle and win them. Most points at the end win."),
            say(
                "Everybody has a secret lucky card. Sheep of that colour count double for you, so don’t let"
                " the others notice which colour you like best."
            ),
        ),
    ),
    (
        say("What lies on the table"),
        (
            say("Each sheep card has a different sheep on either side. There are seven colours."),
            say(
                "Nine cards lie in the middle, three by three. You have four cards and may look at both"
                " sides of them. Of all other cards you see only the side that lies up."
            ),
            say(
                "Each pair of colours is on three cards, or on two when only two play. So you may count"
                " what has already been seen."
            ),
        ),
    ),
    (
        say("Swapping"),
        (
            say("Choose one of your cards, and a card in the middle that shows one of its two sheep."),
            say(
                "Your card goes there with that sheep underneath, so a new sheep looks up. The other card"
                " is yours, and you may use it at once."
            ),
            say("What is on the back of the card you take? You see it only when you have it."),
            say("A swap can’t be taken back. You may only swap again."),
        ),
    ),
    (
        say("How long a turn lasts"),
        (
            say("With the hourglass, swap as often as you like until the sand has run out."),
            say("Without it you have three swaps, and as much time as you want."),
            say("You may stop earlier. You need not swap at all."),
        ),
    ),
    (
        say("Winning sheep"),
        (
            say(
                "When your turn ends, three or more sheep of one colour that touch are a group. Corners"
                " don’t count as touching, but the group may go round a bend."
            ),
            say(
                "Playing with straight lines only, a group is a full row or a full column, and just those"
                " three cards are won."
            ),
            say("You win the whole group. If several groups stand, you choose one; the others stay."),
            say("A group that already stood there is yours too, even if you swapped nothing."),
        ),
    ),
    (
        say("Filling up"),
        (
            say(
                "For each card you won, draw one from the deck, look at both sides, and lay it on an empty"
                " space with the side up that you choose. Then draw the next."
            ),
            say("A group that comes about like this is for the next player."),
        ),
    ),
    (
        say("If nobody wins anything"),
        (
            say(
                "When everybody has had two turns in a row and nothing was won, nine new cards are laid in"
                " the middle. If the deck has fewer than nine, the match ends."
            ),
        ),
    ),
    (
        say("The end"),
        (
            say("When somebody wins more cards than the deck can replace, the match ends at once."),
            say(
                "Now the lucky cards are shown. Each card you won is one point, and two points if it shows"
                " your lucky sheep. On a tie more lucky sheep decide, then the most sheep of one colour."
            ),
        ),
    ),
    (
        say("Who made it"),
        (
            say(
                "The game is by Nicolas Walther. The published game was illustrated by Olivier Fagnère and"
                " came out at Azao Games in 2017. Words and pictures here are our own."
            ),
        ),
    ),
)
