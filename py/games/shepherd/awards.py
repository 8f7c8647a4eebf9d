"""What somebody's sheep may be best at on the meadow."""

from __future__ import annotations

from games.awards import Award, Count, of_kind
from games.contract import Event, KitSymbol
from games.message import say_many
from games.shepherd.rules import events

MEALS = (events.Ate, events.MealGlimpsed)
WORMS = (events.WormFound, events.WormGlimpsed)
HUNGRY = (events.AteNothing, events.NothingGlimpsed)
DOG = (events.DogPlaced, events.DogWalked)


def _double_meal(event: Event) -> Count | None:
    return (event.seat, 1) if isinstance(event, MEALS) and event.cards > 1 else None


def _worm(event: Event) -> Count | None:
    return (event.seat, 1) if isinstance(event, WORMS) else None


def _nothing(event: Event) -> Count | None:
    return (event.seat, 1) if isinstance(event, HUNGRY) else None


def _dog(event: Event) -> Count | None:
    return (event.seat, 1) if isinstance(event, DOG) else None


def _across(event: Event) -> Count | None:
    return (event.owner, 1) if isinstance(event, (events.Fled, events.Pushed)) and event.across else None


AWARDS = (
    Award(
        "worms",
        KitSymbol("worm"),
        _worm,
        lambda count: say_many("Worm finder: {count} worm", "Worm finder: {count} worms", count),
    ),
    Award(
        "double",
        KitSymbol("sheep-graze"),
        _double_meal,
        lambda count: say_many(
            "Biggest mouth: {count} double meal", "Biggest mouth: {count} double meals", count
        ),
    ),
    Award(
        "dog",
        KitSymbol("dog"),
        _dog,
        lambda count: say_many(
            "Bravest barker: sent the dog {count} time", "Bravest barker: sent the dog {count} times", count
        ),
    ),
    Award(
        "travels",
        KitSymbol("hooves"),
        _across,
        lambda count: say_many(
            "World traveller: over the edge {count} time",
            "World traveller: over the edge {count} times",
            count,
        ),
    ),
    Award(
        "frights",
        KitSymbol("fright"),
        of_kind(events.Frightened, whose="owner"),
        lambda count: say_many("Fastest heart: {count} fright", "Fastest heart: {count} frights", count),
    ),
    Award(
        "bumps",
        KitSymbol("sheep-fall"),
        of_kind(events.Bumped, whose="owner"),
        lambda count: say_many("Best bumper sheep: {count} bump", "Best bumper sheep: {count} bumps", count),
    ),
    Award(
        "sun",
        KitSymbol("sun"),
        of_kind(events.SunMoved),
        lambda count: say_many("The sun’s helper: {count} push", "The sun’s helper: {count} pushes", count),
    ),
    Award(
        "steps",
        KitSymbol("sheep-run"),
        of_kind(events.Stepped),
        lambda count: say_many("Busiest hooves: {count} step", "Busiest hooves: {count} steps", count),
    ),
    Award(
        "hungry",
        KitSymbol("no-grass"),
        _nothing,
        lambda count: say_many(
            "Best at chewing air: {count} time", "Best at chewing air: {count} times", count
        ),
    ),
)
