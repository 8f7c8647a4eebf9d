"""What is explained in Sheep Hustle when somebody first sees it happen."""

from __future__ import annotations

from collections.abc import Mapping

from games.hustle.rules.events import CherubCame, Emptied, Flooded, ImpPaid, Out, Refilled, Shoved, Splashed
from games.hustle.words.explaining import CHERUB, IMP, LIGHTHOUSE, WATER
from games.lesson import Meeting
from games.message import say

MEETINGS: Mapping[type, Meeting] = {
    Splashed: Meeting("water", "lifebelt", WATER),
    Shoved: Meeting(
        "shove", "sheep-fall", say("A sheep that lands on another shoves it one square on, and so on.")
    ),
    ImpPaid: Meeting("imp", "imp", IMP),
    CherubCame: Meeting("cherub", "cherub", CHERUB),
    Emptied: Meeting(
        "board swap",
        "hustle-swap",
        say("The first board is empty, so it goes to the far end: every square counts 100 less from now on."),
    ),
    Flooded: Meeting("rain", "water", say("Rain: these squares are water until their board is picked up.")),
    Out: Meeting("out", "lighthouse", LIGHTHOUSE),
    Refilled: Meeting("refill", "card-back", say("Fewer than four cards in hand: all ten come back.")),
}
