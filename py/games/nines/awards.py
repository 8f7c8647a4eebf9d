"""What somebody may be best at on the way along the beach."""

from __future__ import annotations

from games.awards import Award, Count, of_kind
from games.contract import Event, KitSymbol
from games.message import say_many
from games.nines.rules import events


def _animal(event: Event) -> Count | None:
    found = isinstance(event, events.Took) and event.face.startswith("animal-")
    return (event.seat, 1) if found else None


def _hop(event: Event) -> Count | None:
    return (event.seat, 1) if isinstance(event, events.Moved) and event.hop else None


AWARDS = (
    Award(
        "nines",
        KitSymbol("nine-jar"),
        of_kind(events.MadeNine),
        lambda count: say_many("Nine maker: {count} nine", "Nine maker: {count} nines", count),
    ),
    Award(
        "animals",
        KitSymbol("animal-seal"),
        _animal,
        lambda count: say_many("Animals’ friend: {count} animal", "Animals’ friend: {count} animals", count),
    ),
    Award(
        "cactus",
        KitSymbol("cactus-3"),
        of_kind(events.TookCactus),
        lambda count: say_many("Cactus cuddler: {count} cactus", "Cactus cuddler: {count} cacti", count),
    ),
    Award(
        "hopper",
        KitSymbol("sheep-run"),
        _hop,
        lambda count: say_many("Best hopper: {count} hop", "Best hopper: {count} hops", count),
    ),
    Award(
        "thrower",
        KitSymbol("tile-1"),
        of_kind(events.Discarded),
        lambda count: say_many(
            "Best at putting aside: {count} number", "Best at putting aside: {count} numbers", count
        ),
    ),
    Award(
        "walker",
        KitSymbol("pawn"),
        of_kind(events.Moved, lambda event: len(event.path)),
        lambda count: say_many(
            "Longest way in one go: {count} space", "Longest way in one go: {count} spaces", count
        ),
        by="most",
    ),
    Award(
        "sixes",
        KitSymbol("die-6"),
        of_kind(events.Rolled, lambda event: int(event.number == 6)),
        lambda count: say_many(
            "Queen or king of sixes: {count} six", "Queen or king of sixes: {count} sixes", count
        ),
    ),
    Award(
        "ones",
        KitSymbol("die-1"),
        of_kind(events.Rolled, lambda event: int(event.number == 1)),
        lambda count: say_many("Smallest steps: {count} one", "Smallest steps: {count} ones", count),
    ),
    Award(
        "nothing",
        KitSymbol("sheep-hide"),
        of_kind(events.TookNothing),
        lambda count: say_many(
            "Best at finding nothing: {count} time", "Best at finding nothing: {count} times", count
        ),
    ),
)
