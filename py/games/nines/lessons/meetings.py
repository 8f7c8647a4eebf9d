"""What is explained in All Nines when somebody first sees it happen."""

from __future__ import annotations

from collections.abc import Mapping

from games.lesson import Meeting
from games.message import say
from games.nines.rules.events import Discarded, LeftStretch, MadeNine, TookCactus
from games.nines.words.explaining import ASIDE, JAR

MEETINGS: Mapping[type, Meeting] = {
    LeftStretch: Meeting(
        "stretch", "pawn", say("A pawn that walks past a cactus has left a stretch and earns a tile from it.")
    ),
    MadeNine: Meeting("nine", "nine-jar", JAR),
    Discarded: Meeting("put aside", "tile-3", ASIDE),
    TookCactus: Meeting(
        "cactus",
        "cactus-4",
        say("The very last pawn to walk past a cactus takes it. It makes nines like a number."),
    ),
}
