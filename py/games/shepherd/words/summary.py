"""A whole turn in a sentence or two, for those who like it brief, and the headline while it is told.

Of a meal in the tactical game only that a sheep grazes: what it found is told fleetingly or not at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from games.contract import Event
from games.message import Message, Seat, say, say_many
from games.shepherd.rules import events
from games.shepherd.rules.fright import must_run
from games.shepherd.rules.meadow import NAMES
from games.shepherd.rules.state import NOBODY, State
from games.shepherd.words.story import tell

WORTH_SAYING = frozenset(
    {
        events.Began,
        events.Stepped,
        events.Grazed,
        events.Ate,
        events.AteNothing,
        events.WormFound,
        events.SunMoved,
        events.DogPlaced,
        events.DogWalked,
        events.Lost,
        events.NothingToDo,
        events.GrazedBare,
        events.Fined,
        events.Ended,
    }
)
"""The rest is seen: the dice, each frightened sheep running, whose turn it is then."""


def sum_up(told: Sequence[Event]) -> Sequence[Message]:
    """Two things in one sentence where they go together, else one after the other."""
    return tuple(_sentences(told))


def _sentences(told: Sequence[Event]) -> Iterator[Message]:
    running = sum(type(event) is events.Frightened for event in told)
    waiting = [event for event in told if type(event) in WORTH_SAYING]
    while waiting:
        event = waiting.pop(0)
        both = TOGETHER.get((type(event), type(waiting[0]))) if waiting else None
        if both:
            yield both(event, waiting.pop(0))
        elif running and isinstance(event, events.DogPlaced | events.DogWalked):
            yield _scared(event, running)
        elif (telling := tell(event)) is not None and telling.sentence is not None:
            yield telling.sentence


def _step_and_meal(step: events.Stepped, meal: events.Ate) -> Message:
    return say_many(
        "{player} moves a sheep to {square} and gets {count} card: {total} now.",
        "{player} moves a sheep to {square} and gets {count} cards: {total} now.",
        meal.cards,
        player=Seat(step.seat), square=NAMES[step.target], total=meal.total,
    )  # fmt: skip


def _meal_and_step(meal: events.Ate, step: events.Stepped) -> Message:
    return say_many(
        "{player} gets {count} card, {total} now, and moves a sheep to {square}.",
        "{player} gets {count} cards, {total} now, and moves a sheep to {square}.",
        meal.cards,
        player=Seat(step.seat), square=NAMES[step.target], total=meal.total,
    )  # fmt: skip


def _two_steps(one: events.Stepped, two: events.Stepped) -> Message:
    if one.target == two.origin:
        return say(
            "{player} moves a sheep twice, to {square}.", player=Seat(one.seat), square=NAMES[two.target]
        )
    return say(
        "{player} moves one sheep to {first} and the other to {second}.",
        player=Seat(one.seat), first=NAMES[one.target], second=NAMES[two.target],
    )  # fmt: skip


def _two_meals(one: events.Ate, two: events.Ate) -> Message:
    return say(
        "{player} eats twice and gets {cards} cards: {total} now.",
        player=Seat(one.seat), cards=one.cards + two.cards, total=two.total,
    )  # fmt: skip


def _step_and_graze(step: events.Stepped, _graze: events.Grazed) -> Message:
    return say(
        "{player} moves a sheep to {square} and lets a sheep graze.",
        player=Seat(step.seat), square=NAMES[step.target],
    )  # fmt: skip


TOGETHER: dict[tuple[type, type], Callable[[Any, Any], Message]] = {
    (events.Stepped, events.Ate): _step_and_meal,
    (events.Ate, events.Stepped): _meal_and_step,
    (events.Stepped, events.Stepped): _two_steps,
    (events.Ate, events.Ate): _two_meals,
    (events.Stepped, events.Grazed): _step_and_graze,
}


def _scared(came: events.DogPlaced | events.DogWalked, running: int) -> Message:
    if isinstance(came, events.DogPlaced):
        return say_many(
            "{player} puts the dog on {square}, and {count} sheep runs.",
            "{player} puts the dog on {square}, and {count} sheep run.",
            running,
            player=Seat(came.seat), square=NAMES[came.square],
        )  # fmt: skip
    return say_many(
        "{player} walks the dog to {square}, and {count} sheep runs.",
        "{player} walks the dog to {square}, and {count} sheep run.",
        running,
        player=Seat(came.seat), square=NAMES[came.path[-1]],
    )  # fmt: skip


def watch(view: State, seat: int | None) -> Message:
    """Who is at it, or that the dog is."""
    if view.over:
        return say("The day is over")
    if view.active == NOBODY:
        return say("The meadow is getting ready")
    if must_run(view) or view.moved:
        return say("Run, sheep, run!")
    if seat is None:
        return say("Look at the meadow")
    if len(view.unused) > 1:
        return say("{player} rolls the dice", player=Seat(seat))
    return say("{player} is playing", player=Seat(seat))
