"""What is asked at the meadow and what each move is called; what happened stands in `telling`."""

from __future__ import annotations

from games.contract import Move
from games.message import Message, Seat, say, say_many
from games.shepherd import guide, telling
from games.shepherd.dice import can_use
from games.shepherd.dog import walks
from games.shepherd.fright import decider, must_run, others
from games.shepherd.grazing import worms_seen
from games.shepherd.meadow import BIT, DOWN, LEFT, NAMES, NEAR, RIGHT, SQUARE_NAMED, UP, cards_on, heading
from games.shepherd.state import NOBODY, State, owner
from games.shepherd.telling import RESULTS

TITLE = say("The Shepherd")
GUIDE = guide.GUIDE
tell = telling.tell


def ask(view: State, seat: int) -> Message:  # noqa: ARG001 - all see and hear the same
    """What is to be done now; the same for all eyes, since all see the same."""
    if view.over:
        return say("The day is over.")
    if view.active == NOBODY:
        return say("The meadow is being laid out.")
    if must_run(view):
        return _ask_run(view)
    return _ask_results(view, Seat(view.active))


def _ask_run(view: State) -> Message:
    mover = Seat(decider(view))
    if view.pushed != NOBODY:
        return say(
            "{player}, where does {owner}'s pushed sheep go?", player=mover, owner=Seat(owner(view.pushed))
        )
    if view.setting.tactical:
        return say("{player}, move a frightened sheep away from the dog.", player=mover)
    return say("{player}, run from the dog!", player=mover)


def _ask_results(view: State, player: Seat) -> Message:
    match sorted({result for result in view.unused if can_use(view, result)}):
        case []:
            return say("{player}, roll the dice!", player=player)
        case ["sheep"]:
            return say("{player}, step with a sheep.", player=player)
        case ["grass"]:
            return say("{player}, let a sheep graze.", player=player)
        case ["sun"]:
            return say("{player}, move the sun.", player=player)
        case ["dog"] if walks(view.setting.tactical, view.dog):
            return say("{player}, walk the dog.", player=player)
        case ["dog"]:
            return say("{player}, put the dog on the meadow.", player=player)
        case [first, second]:
            return say(
                "{player}, what comes first: {first} or {second}?",
                player=player, first=RESULTS[first], second=RESULTS[second],
            )  # fmt: skip
    raise ValueError("Two dice have no more than two results.")


def describe(view: State, seat: int, move: Move) -> Message:  # noqa: ARG001 - all see the same
    """A legal move in words that tell it from all others."""
    word, *names = move.split(" ")
    squares = [SQUARE_NAMED[name] for name in names]
    if word == "step":
        return _describe_step(*squares)
    if word == "eat":
        return _describe_eat(view, *squares)
    if word == "sun":
        return say("Move the sun one field")
    if word == "dog":
        return _describe_dog(view, *squares)
    return _describe_run(view, *squares)


def _describe_step(origin: int, target: int) -> Message:
    here, there = NAMES[origin], NAMES[target]
    return {
        UP: say("Sheep on {origin}: step up to {target}", origin=here, target=there),
        DOWN: say("Sheep on {origin}: step down to {target}", origin=here, target=there),
        LEFT: say("Sheep on {origin}: step left to {target}", origin=here, target=there),
        RIGHT: say("Sheep on {origin}: step right to {target}", origin=here, target=there),
    }[heading(origin, target)]


def _describe_eat(view: State, square: int) -> Message:
    if BIT[square] & worms_seen(view):
        return say("Sheep on {square}: a worm lies here, and nobody eats that", square=NAMES[square])
    if not BIT[square] & view.cards:
        return say("Sheep on {square}: nothing to eat here", square=NAMES[square])
    return say_many(
        "Sheep on {square}: eat {count} card",
        "Sheep on {square}: eat {count} cards",
        cards_on(BIT[square]),
        square=NAMES[square],
    )


def _describe_dog(view: State, square: int) -> Message:
    running = (NEAR[square] & view.flock).bit_count()
    if not running:
        return say("Dog to {square}", square=NAMES[square])
    return say_many(
        "Dog to {square}: {count} sheep must run",
        "Dog to {square}: {count} sheep must run",
        running,
        square=NAMES[square],
    )


def _describe_run(view: State, origin: int, target: int) -> Message:
    runner = view.sheep.index(origin) if view.pushed == NOBODY else view.pushed
    player, here, there = Seat(owner(runner)), NAMES[origin], NAMES[target]
    if others(view, origin) & BIT[target]:
        other = Seat(owner(view.sheep.index(target)))
        return say(
            "{player}'s sheep on {origin}: run to {target} and push {other}'s sheep",
            player=player, origin=here, target=there, other=other,
        )  # fmt: skip
    if NEAR[origin] & BIT[target]:
        return say("{player}'s sheep on {origin}: run to {target}", player=player, origin=here, target=there)
    return say(
        "{player}'s sheep on {origin}: run over the edge to {target}",
        player=player, origin=here, target=there,
    )  # fmt: skip
