"""What a sheep may be best at on the dyke."""

from __future__ import annotations

from games.awards import Award, Count, of_kind
from games.contract import Event, KitSymbol
from games.hustle.rules import events
from games.message import say_many


def _held_the_imp(event: Event) -> Count | None:
    if isinstance(event, events.Handed) and event.card == "imp" and event.taker is not None:
        return event.taker, 1
    return None


def _shoved(event: Event) -> Count | None:
    return (event.by, 1) if isinstance(event, events.Shoved) else None


AWARDS = (
    Award(
        "wettest",
        KitSymbol("lifebelt"),
        of_kind(events.Splashed),
        lambda count: say_many("Wettest sheep: {count} splash", "Wettest sheep: {count} splashes", count),
    ),
    Award(
        "shover",
        KitSymbol("sheep-cheeky"),
        _shoved,
        lambda count: say_many("Best shover: {count} shove", "Best shover: {count} shoves", count),
    ),
    Award(
        "longest run",
        KitSymbol("sheep-run"),
        of_kind(events.Moved, lambda event: int(event.end - event.start)),
        lambda count: say_many("Longest run: {count} square", "Longest run: {count} squares", count),
        by="most",
    ),
    Award(
        "backwards",
        KitSymbol("sheep-back"),
        of_kind(events.RanBack),
        lambda count: say_many(
            "Best at running backwards: {count} time", "Best at running backwards: {count} times", count
        ),
    ),
    Award(
        "imp",
        KitSymbol("imp"),
        _held_the_imp,
        lambda count: say_many(
            "The imp’s best friend: {count} visit", "The imp’s best friend: {count} visits", count
        ),
    ),
    Award(
        "cherub",
        KitSymbol("cherub"),
        of_kind(events.CherubCame),
        lambda count: say_many(
            "The cherub’s darling: {count} visit", "The cherub’s darling: {count} visits", count
        ),
    ),
    Award(
        "pushed about",
        KitSymbol("sheep-fall"),
        of_kind(events.Shoved),
        lambda count: say_many(
            "Most shoved about: {count} shove", "Most shoved about: {count} shoves", count
        ),
    ),
    Award(
        "pads",
        KitSymbol("clover"),
        of_kind(events.PadTaken),
        lambda count: say_many("Clover collector: {count} pad", "Clover collector: {count} pads", count),
    ),
    Award(
        "stander",
        KitSymbol("sheep-stand"),
        of_kind(events.Stayed),
        lambda count: say_many(
            "Best at standing still: {count} time", "Best at standing still: {count} times", count
        ),
    ),
)
