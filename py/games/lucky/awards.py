"""What somebody may be best at among the nine cards."""

from __future__ import annotations

from games.awards import Award, of_kind
from games.contract import KitSymbol
from games.lucky.rules import events
from games.message import say_many

AWARDS = (
    Award(
        "largest",
        KitSymbol("sheep-glee"),
        of_kind(events.GroupWon, lambda event: len(event.spaces)),
        lambda count: say_many(
            "Largest flock: {count} sheep at once", "Largest flock: {count} sheep at once", count
        ),
        by="most",
        least=3,
    ),
    Award(
        "lucky",
        KitSymbol("clover"),
        of_kind(events.LuckyShown, lambda event: int(event.matches)),
        lambda count: say_many("Clover nose: {count} lucky sheep", "Clover nose: {count} lucky sheep", count),
    ),
    Award(
        "swaps",
        KitSymbol("swap-arrows"),
        of_kind(events.Swapped),
        lambda count: say_many("Swapping champion: {count} swap", "Swapping champion: {count} swaps", count),
    ),
    Award(
        "groups",
        KitSymbol("star"),
        of_kind(events.GroupWon),
        lambda count: say_many(
            "Best shepherd: {count} group won", "Best shepherd: {count} groups won", count
        ),
    ),
    Award(
        "tidy",
        KitSymbol("deck-back"),
        of_kind(events.Laid),
        lambda count: say_many(
            "Tidiest hands: {count} card laid", "Tidiest hands: {count} cards laid", count
        ),
    ),
    Award(
        "bad luck",
        KitSymbol("sheep-wink"),
        of_kind(events.NoGroup),
        lambda count: say_many(
            "Best at smiling all the same: {count} turn without a group",
            "Best at smiling all the same: {count} turns without a group",
            count,
        ),
    ),
    Award(
        "enough",
        KitSymbol("sheep-stand"),
        of_kind(events.Stopped),
        lambda count: say_many(
            "Best at stopping in time: {count} time", "Best at stopping in time: {count} times", count
        ),
    ),
)
