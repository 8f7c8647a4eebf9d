"""The rules of All Nines, told in our own words, for reading at the table."""

from __future__ import annotations

from games.message import say

GUIDE = (
    (
        say("What it is about"),
        (
            say("Sheep walk along a track of numbers down to the sea. On the way they gather tiles."),
            say("Numbers that add up to nine are worth points. Whoever has most points at the end wins."),
        ),
    ),
    (
        say("The track"),
        (
            say(
                "Six cacti, each with a stretch of seven tiles behind it: numbers from 1 to 6, and here and"
                " there a seal, a crab or a gull. Two or three players may choose a shorter track of five"
                " stretches."
            ),
            say(
                "Everybody draws one number before the match. Two players have four pawns each, three players"
                " have three, four or five players have two."
            ),
        ),
    ),
    (
        say("Your turn"),
        (
            say(
                "Roll the die, then one of your pawns walks exactly that far. Its first step is onto the"
                " first cactus."
            ),
            say("Any number of pawns may share a space. Nobody is ever thrown out."),
        ),
    ),
    (
        say("If you roll a 1"),
        (
            say(
                "Walk one step, or let a pawn hop to whichever pawn is nearest in front of it, however far"
                " that is and whosever it is. Pawns that are home don't count."
            ),
        ),
    ),
    (
        say("Taking a tile"),
        (
            say(
                "When your pawn walks past a cactus, it leaves a stretch behind. You must take one tile out"
                " of that stretch: whichever you like, as long as no pawn stands on it. Nothing free? Then"
                " you take nothing. The first cactus brings no tile, since nothing lies before it."
            ),
            say(
                "Standing on a cactus is not past it yet. If you pass several cacti in one turn, you take"
                " from the stretch you left first, then from the next."
            ),
            say("The track closes up behind every tile that is taken, so it gets shorter and shorter."),
        ),
    ),
    (
        say("The last pawn of all"),
        (
            say(
                "If every other pawn of every player has already passed a cactus, the last one takes the"
                " cactus as well, after the tile. It counts as a number like any other."
            ),
        ),
    ),
    (
        say("Making nine"),
        (
            say(
                "Numbers lie open in front of you. As soon as two or three of them add up to nine, they go"
                " into your jar."
            ),
            say(
                "Three numbers and no nine? Then you must lay one of them aside, and at the end it costs"
                " you as many points as it shows. Several tiles in one turn come one after the other."
            ),
            say("Animals go straight into the jar."),
        ),
    ),
    (
        say("Coming home"),
        (
            say(
                "One step past the last tile your pawn is home, and steps left over don't matter. You take"
                " a tile from the last stretch, if one is free."
            ),
            say(
                "When your last pawn is home, all numbers still in front of you are laid aside. They cost"
                " points too."
            ),
        ),
    ),
    (
        say("Points"),
        (
            say(
                "Every animal and every number in your jar is worth 5 points, whatever it shows. Numbers laid"
                " aside cost what they show."
            ),
            say("In a tie the player with more cacti is ahead. Still equal? Then you share the place."),
        ),
    ),
    (
        say("Who made it"),
        (
            say(
                "All Nines was invented by Wolfgang Kramer, Bernhard Lach and Uwe Rapp, and published by"
                " moses. Verlag in 2020. The pictures and words here are our own."
            ),
        ),
    ),
)
