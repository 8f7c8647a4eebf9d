"""The rules of All Nines, told in our own words, for reading at the table."""

from __future__ import annotations

from games.lesson import Chapter, Example, Guide
from games.message import say
from games.nines.lessons.clever_tricks import CLEVER_TRICKS
from games.nines.lessons.first_steps import FIRST_STEPS

DEALT = "* deal first 1 own 5 3 track 4-24356s1 6-2646315 1-1424236 2-45453s6 5-611342g 3-g521132"

CHAPTERS = (
    Chapter(
        say("What’s it all about?"),
        (
            say("Sheep walk along a track of numbers down to the sea. On the way they gather tiles."),
            say("Numbers that add up to nine are worth points. Whoever has the most points at the end wins."),
        ),
    ),
    Chapter(
        say("The track"),
        (
            say(
                "There are six cacti, and after each one comes a stretch of seven tiles: numbers from 1 to"
                " 6, and here and there a seal, a crab or a gull. Two or three players may choose a shorter"
                " track of five stretches."
            ),
            say(
                "Everybody draws one number before the game starts. Two players have four pawns each,"
                " three players have three, and four or five players have two."
            ),
        ),
        example=Example(2, {}, (DEALT,)),
    ),
    Chapter(
        say("Your turn"),
        (
            say(
                "Roll the die, then one of your pawns walks exactly that far. Every pawn’s first step is"
                " onto the first cactus."
            ),
            say("Any number of pawns may share a space. Nobody ever gets sent back."),
        ),
        about=("walk",),
        example=Example(2, {}, (DEALT, "* roll 4", "1 walk start")),
    ),
    Chapter(
        say("If you roll a 1"),
        (
            say(
                "Walk one step, or hop to the nearest pawn ahead, however far away it is and whoever it"
                " belongs to. Pawns that are home don’t count."
            ),
        ),
        about=("hop",),
        example=Example(2, {}, (DEALT, "* roll 4", "1 walk start", "* roll 1", "2 hop start")),
    ),
    Chapter(
        say("Taking a tile"),
        (
            say(
                "When your pawn walks past a cactus, it leaves a stretch behind. You must take one tile"
                " from that stretch: any one you like, as long as there is no pawn on it. Nothing free?"
                " Then you take nothing. The first cactus brings no tile: there is no stretch before it."
            ),
            say(
                "Standing on a cactus isn’t past it yet. If you pass several cacti in one turn, take from"
                " the stretch you left first, then from the next."
            ),
            say(
                "When your turn is over, the gaps close up behind the tiles that were taken, so the track"
                " gets shorter and shorter."
            ),
        ),
        about=("take",),
        example=Example(
            2,
            {},
            (
                "* deal first 1 own 5 3 track 4-24356s1 6-2646315 1-1424236 2-45453s6 5-611342g 3-g521132",
                *("* roll 4", "1 walk start", "* roll 2", "2 walk start", "* roll 6", "1 walk 3"),
            ),
        ),
    ),
    Chapter(
        say("The very last pawn"),
        (
            say(
                "When all the other pawns in the game have passed a cactus, the very last one takes the"
                " cactus too, after its tile if there is one. A cactus is a number like any other."
            ),
        ),
        example=Example(2, {}, (*CLEVER_TRICKS.before, "* roll 1", "1 hop start")),
    ),
    Chapter(
        say("Making nine"),
        (
            say(
                "Your numbers wait in front of you, where everybody can see them. As soon as two or three"
                " of them add up to nine, they go into your jar."
            ),
            say(
                "Three numbers and no nine? Then you must put one of them aside, and at the end it costs"
                " as many points as it shows. If you get several tiles in one turn, they come one by one."
            ),
            say("Animals go straight into the jar."),
        ),
        about=("discard",),
        example=Example(2, {}, (*FIRST_STEPS.before, "* roll 6", "1 walk 3", "1 take 3")),
    ),
    Chapter(
        say("Coming home"),
        (
            say(
                "One step past the last tile and your pawn is home; steps left over don’t matter. You take"
                " a tile from the last stretch, if one is free."
            ),
            say(
                "When your last pawn is home, all the numbers still in front of you are put aside. They"
                " cost points too."
            ),
        ),
    ),
    Chapter(
        say("Points"),
        (
            say(
                "Every animal and every number in your jar is worth 5 points, whatever it shows. Numbers"
                " put aside cost what they show."
            ),
            say("In a tie, more cacti wins. Still a tie? Then you share the place."),
        ),
    ),
    Chapter(
        say("House rules"),
        (
            say("Luck draws who goes first, unless you choose. At a table it is the youngest."),
            say("Two numbers that make nine are put together at once: waiting could never bring more."),
        ),
        ours=True,
    ),
    Chapter(
        say("Who made it"),
        (
            say(
                "All Nines was invented by Wolfgang Kramer, Bernhard Lach and Uwe Rapp, and published by"
                " moses. Verlag in 2020. The pictures and words here are our own."
            ),
        ),
    ),
)

GUIDE = Guide(30, CHAPTERS)
