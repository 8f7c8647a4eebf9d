"""What is explained in The Shepherd when somebody first sees it happen."""

from __future__ import annotations

from collections.abc import Mapping

from games.lesson import Meeting
from games.message import say
from games.shepherd.rules.events import DogPlaced, DogWalked, Frightened, SunMoved, WormFound, WormGlimpsed
from games.shepherd.words.explaining import DICE, GROUND, SUN_WALKS

WORM = Meeting("worm", "worm", GROUND["worm"])

MEETINGS: Mapping[type, Meeting] = {
    WormFound: WORM,
    WormGlimpsed: WORM,
    DogPlaced: Meeting("dog", "dog-head", DICE["dog"]),
    DogWalked: Meeting(
        "walking dog", "dog-head", say("The dog walks one to three squares. Where it stops, sheep run.")
    ),
    Frightened: Meeting("fright", "fright", say("A sheep that stands next to the dog runs off, one square.")),
    SunMoved: Meeting("sun", "sun", SUN_WALKS),
}
