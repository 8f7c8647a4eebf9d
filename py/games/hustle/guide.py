"""The rules of Sheep Hustle for people, in our own words."""

from __future__ import annotations

from games.message import say

GUIDE = (
    (
        say("What it is about"),
        (
            say(
                "Sheep race along a dyke and shove each other into the water. When only two are left, the "
                "second one wins: be brave, but let somebody else be in front."
            ),
        ),
    ),
    (
        say("Choose a number"),
        (
            say(
                "Everybody has ten cards, 0 to 9. All at the same time you lay down one, two or three of "
                "them in secret, as ones, tens and hundreds. Zeros in front are allowed: 05 is a 5 that "
                "uses up two cards."
            ),
            say("You can't take a number back once it lies there."),
        ),
    ),
    (
        say("Move your sheep"),
        (
            say(
                "Then the numbers are turned up one after the other, clockwise from the starting player. "
                "A ten is a step to the right, a one is a step up. From the top of a column you go on at "
                "the bottom of the next one."
            ),
            say("You pass over sheep and water freely. What matters is the square where you stop."),
            say(
                "Beyond square 199 the dyke ends. A sheep that runs off it, or is shoved off it, is out, "
                "lifesaver or not."
            ),
        ),
    ),
    (
        say("Shoving"),
        (
            say(
                "If a sheep stands where you stop, it is shoved one square on. If another one stands "
                "there, that one is shoved too, and so on."
            ),
            say("The start square has room for everybody until a board is moved for the first time."),
        ),
    ),
    (
        say("Water"),
        (
            say(
                "Coming into water costs a lifesaver, each time, whether you walked or were shoved. "
                "Without a lifesaver you are out. Staying in the water costs nothing."
            ),
            say(
                "You begin with four lifesavers if three play, with three if four play, with two if five or "
                "six play, and with one if seven or eight play."
            ),
        ),
    ),
    (
        say("The dyke goes on"),
        (
            say(
                "As soon as nobody stands on the first board, it is laid at the far end. Whoever has just "
                "moved chooses which face is up and whether it is turned round; if that sheep is out, the "
                "next player does. If the imp took the last sheep there, whoever holds the cherub lays the "
                "board. All squares then count 100 less."
            ),
        ),
    ),
    (
        say("Imp and cherub"),
        (
            say(
                "After moving you compare your number. Whoever has the lowest gets the imp, whoever has "
                "the highest gets the cherub. If two are equal, the later one is worse off."
            ),
            say(
                "When all have moved, the imp takes a lifesaver from its holder, or the sheep if there is "
                "none. The cherub gives its holder a clover pad, if wanted, and the first turn of the "
                "next round."
            ),
        ),
    ),
    (
        say("Clover pads"),
        (
            say("You may use any of your pads just after your number is turned up. They are gone then."),
            say(
                "Change makes your number bigger or smaller by as much as the pad says, or less. The new "
                "number also counts for the imp and the cherub."
            ),
            say(
                "Run Back takes your sheep to the left after its move, ten squares for each column. You "
                "still shove forwards. It can't save a sheep that is out already."
            ),
            say(
                "You may not use pads in a way that takes your number below 0, or your sheep back past "
                "the first square."
            ),
        ),
    ),
    (
        say("Cards come back"),
        (
            say(
                "What you played stays away until you have fewer than four cards at the end of a round. "
                "Then you take all ten again."
            ),
        ),
    ),
    (
        say("The end"),
        (
            say(
                "When only two sheep remain, the round is still finished, and the imp takes its due. If both "
                "come through that, the one further behind wins; if both are still at the start, they share "
                "the win. If only one is left, it wins; if none is, the one that stayed longest."
            ),
        ),
    ),
    (
        say("If you like"),
        (
            say(
                "Rainy season: whoever lays a board at the far end may turn up to two of its dry squares "
                "into water. The first and the last three squares of a board always stay dry. When the "
                "board is picked up again, its puddles are gone."
            ),
            say(
                "Calm sea: for learning. The dyke always looks the same at first, the empty board is simply "
                "turned over each time, and nobody is asked."
            ),
        ),
    ),
    (
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
"""Headings, each with its paragraphs."""
