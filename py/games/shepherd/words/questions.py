"""What is asked at the meadow and what each answer is called: a row for each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from games.contract import Move
from games.message import Message, Seat, say, say_many
from games.shepherd.rules.dice import can_use
from games.shepherd.rules.dog import walks
from games.shepherd.rules.fright import decider, others
from games.shepherd.rules.grazing import eaters
from games.shepherd.rules.meadow import (
    BIT,
    DOWN,
    LEFT,
    NAMES,
    NEAR,
    RIGHT,
    SQUARE_NAMED,
    UP,
    cards_on,
    heading,
)
from games.shepherd.rules.questions import (
    DOG_PLACE,
    EAT,
    FLEE,
    PUSH,
    STEP,
    SUN_STEP,
    asked,
)
from games.shepherd.rules.questions import (
    QUESTIONS as RULES,
)
from games.shepherd.rules.state import NOBODY, State, owner
from games.shepherd.rules.worms import worms_seen


class QuestionWords(NamedTuple):
    """How a question is asked, and what an answer is called."""

    ask: Callable[[State], Message]
    name: Callable[..., Message]
    """Of an answer: the view, then the squares that it names."""


def ask(view: State, _seat: int) -> Message:
    """What is to be done now; the same for all eyes, since all see the same."""
    if view.over:
        return say("The day is over")
    if view.active == NOBODY:
        return say("The meadow is getting ready")
    waiting = [name for name in asked(view) if not RULES[name].face or can_use(view, RULES[name].face)]
    match waiting:
        case []:
            return say("{player}, roll the dice!", player=Seat(view.active))
        case [only]:
            return QUESTIONS[only].ask(view)
    return WHAT_FIRST[frozenset(waiting)]._replace(places={"player": Seat(view.active)})


def describe(view: State, _seat: int, move: Move) -> Message:
    """A legal move in words that tell it from all others."""
    word, *names = move.split(" ")
    return QUESTIONS[word].name(view, *(SQUARE_NAMED[name] for name in names))


WHAT_FIRST = {
    frozenset({STEP, EAT}): say("{player}, what comes first: the sheep or the grass?"),
    frozenset({STEP, SUN_STEP}): say("{player}, what comes first: the sheep or the sun?"),
    frozenset({STEP, DOG_PLACE}): say("{player}, what comes first: the sheep or the dog?"),
    frozenset({EAT, SUN_STEP}): say("{player}, what comes first: the grass or the sun?"),
    frozenset({EAT, DOG_PLACE}): say("{player}, what comes first: the grass or the dog?"),
    frozenset({SUN_STEP, DOG_PLACE}): say("{player}, what comes first: the sun or the dog?"),
}
"""Two results that may be used in either order."""


def _ask_step(view: State) -> Message:
    return say("{player}, move a sheep", player=Seat(view.active))


def _name_step(_view: State, origin: int, target: int) -> Message:
    here, there = NAMES[origin], NAMES[target]
    return {
        UP: say("Sheep on {origin}: step up to {target}", origin=here, target=there),
        DOWN: say("Sheep on {origin}: step down to {target}", origin=here, target=there),
        LEFT: say("Sheep on {origin}: step left to {target}", origin=here, target=there),
        RIGHT: say("Sheep on {origin}: step right to {target}", origin=here, target=there),
    }[heading(origin, target)]


def _ask_eat(view: State) -> Message:
    return say("{player}, feed a sheep", player=Seat(view.active))


def _name_eat(view: State, square: int) -> Message:
    if len(eaters(view, view.active)) == 1:
        return say("Grass: nothing to eat for either sheep")
    if BIT[square] & worms_seen(view):
        return say("Sheep on {square}: there is a worm here, and nobody eats that", square=NAMES[square])
    if not BIT[square] & view.cards:
        return say("Sheep on {square}: nothing to eat here", square=NAMES[square])
    return say_many(
        "Sheep on {square}: eat {count} card",
        "Sheep on {square}: eat {count} cards",
        cards_on(BIT[square]),
        square=NAMES[square],
    )


def _ask_sun(view: State) -> Message:
    return say("{player}, move the sun", player=Seat(view.active))


def _name_sun(_view: State) -> Message:
    return say("Move the sun one step")


def _ask_dog(view: State) -> Message:
    if walks(view.variant.tactical, view.dog):
        return say("{player}, walk the dog", player=Seat(view.active))
    return say("{player}, put the dog on the meadow", player=Seat(view.active))


def _name_dog(view: State, square: int) -> Message:
    running = (NEAR[square] & view.flock).bit_count()
    if not running:
        return say("Dog to {square}", square=NAMES[square])
    return say_many(
        "Dog to {square}: {count} sheep must run",
        "Dog to {square}: {count} sheep must run",
        running,
        square=NAMES[square],
    )


def _ask_flee(view: State) -> Message:
    mover = Seat(decider(view))
    if view.variant.tactical:
        return say("{player}, move a frightened sheep away from the dog", player=mover)
    return say("{player}, run from the dog!", player=mover)


def _ask_push(view: State) -> Message:
    mover, pushed = decider(view), owner(view.pushed)
    if mover == pushed:
        return say("{player}, where does your pushed sheep go?", player=Seat(mover))
    return say("{player}, where does {owner}’s pushed sheep go?", player=Seat(mover), owner=Seat(pushed))


def _name_run(view: State, origin: int, target: int) -> Message:
    runner = view.sheep.index(origin) if view.pushed == NOBODY else view.pushed
    player, here, there = Seat(owner(runner)), NAMES[origin], NAMES[target]
    if others(view, origin) & BIT[target]:
        other = Seat(owner(view.sheep.index(target)))
        return say(
            "{player}’s sheep on {origin}: run to {target} and push {other}’s sheep",
            player=player, origin=here, target=there, other=other,
        )  # fmt: skip
    if NEAR[origin] & BIT[target]:
        return say("{player}’s sheep on {origin}: run to {target}", player=player, origin=here, target=there)
    return say(
        "{player}’s sheep on {origin}: run over the edge to {target}",
        player=player, origin=here, target=there,
    )  # fmt: skip


QUESTIONS = {
    STEP: QuestionWords(_ask_step, _name_step),
    EAT: QuestionWords(_ask_eat, _name_eat),
    SUN_STEP: QuestionWords(_ask_sun, _name_sun),
    DOG_PLACE: QuestionWords(_ask_dog, _name_dog),
    FLEE: QuestionWords(_ask_flee, _name_run),
    PUSH: QuestionWords(_ask_push, _name_run),
}
"""Every question by its name in the rules."""
