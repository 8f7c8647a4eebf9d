"""What is explained in Lucky Sheep when somebody first sees it happen."""

from __future__ import annotations

from collections.abc import Mapping

from games.lesson import Meeting
from games.lucky.rules.events import Dealt, Drawn, GroupWon, LastSwap, NineLeft, Swapped
from games.lucky.words.explaining import DECK, LUCKY_BACK
from games.message import say

MEETINGS: Mapping[type, Meeting] = {
    Dealt: Meeting("lucky card", "lucky-back", LUCKY_BACK),
    Swapped: Meeting(
        "swap", "swap-arrows", say("A swap: a card goes on top of the same sheep, and shows its other side.")
    ),
    GroupWon: Meeting(
        "group", "sheep-card", say("Three or more of one colour that touch are a group, and are won.")
    ),
    Drawn: Meeting("deck", "deck-back", DECK),
    LastSwap: Meeting(
        "third swap", "swap-token-spent", say("Without the hourglass the third swap ends the turn.")
    ),
    NineLeft: Meeting("nine", "deck-back", say("Nobody has won for two rounds, so nine new cards come.")),
}
