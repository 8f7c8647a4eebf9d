"""Why a move is not allowed, each time in a sentence that names the rule."""

from __future__ import annotations

from games.message import Message, Seat, say
from games.shepherd.rules.dice import DOG, GRASS, ROLLS, SHEEP, SUN
from games.shepherd.rules.dog import walks, within_walk
from games.shepherd.rules.flight import landings
from games.shepherd.rules.fright import must_run, others, runners
from games.shepherd.rules.meadow import BIT, CORNERS, NAMES, NEAR, NOWHERE, WAYS, squares_of
from games.shepherd.rules.state import NOBODY, State, owner, sheep_of
from games.shepherd.rules.worms import refuse_deal

OUTSIDE = say("Sheep and dog stay on the meadow, and the corners are outside.")
ONE_STEP = say("A sheep goes one square up, down, left or right.")
TAKEN = say("There is another sheep there. Two sheep never share a square.")
DOG_THERE = say("The dog is there.")
BESIDE_DOG = say("No sheep may stop right next to the dog; corner to corner is fine.")
NOT_YOURS = say("Only your own sheep can do that.")
NONE_RUNS = say("No sheep has to run now.")
RUNS_NOT = say("That sheep doesn’t have to run.")
PUSHED_FIRST = say("First the pushed sheep must run.")

SQUARES_BY_NAME = {name: square for square, name in enumerate(NAMES) if name}
"""Every name a square can have, the missing corners too."""

NOT_ROLLED = {
    SHEEP: say("Neither die has a sheep for you to use."),
    GRASS: say("Neither die has grass for you to use."),
    SUN: say("Neither die has a sun for you to use."),
    DOG: say("Neither die has a dog for you to use."),
}


def refuse_chance(state: State, move: str) -> Message | None:
    """Whether chance can deal or roll this now, when it is due."""
    if state.active == NOBODY:
        return refuse_deal(state, move)
    if move in ROLLS:
        return None
    return say("The dice can’t land like that: the sun is only on the first die, the dog only on the second.")


def why_not_step(state: State, origin: int, target: int) -> Message:
    """A sheep result: which sheep, and where it can't go."""
    if origin not in sheep_of(state, state.active):
        return NOT_YOURS
    if target in CORNERS:
        return OUTSIDE
    if not NEAR[origin] & BIT[target]:
        return ONE_STEP
    return _why_not_stand(state, target)


def why_not_eat(_state: State, _square: int) -> Message:
    """Grass: only for one's own sheep."""
    return NOT_YOURS


def why_not_sun(_state: State) -> Message:
    """The sun."""
    return NOT_ROLLED[SUN]


def _why_not_stand(state: State, target: int) -> Message:
    """Why a sheep can't stand on a square of the meadow."""
    if target == state.dog:
        return DOG_THERE
    if NEAR[state.dog] & BIT[target]:
        return BESIDE_DOG
    return TAKEN


def why_not_dog(state: State, target: int) -> Message:
    """A dog result: why it can't be there, or can't come there."""
    if target in CORNERS:
        return OUTSIDE
    if target == state.dog:
        return say("The dog has to go to a different square.")
    if state.flock & BIT[target]:
        return say("There is a sheep there, so there is no room for the dog.")
    if walks(state.variant.tactical, state.dog) and not within_walk(state.dog, state.flock) & BIT[target]:
        if within_walk(state.dog, 0) & BIT[target]:
            return say("There are sheep in the way, and the dog doesn’t jump over them.")
        return say("The dog walks one to three squares.")
    return say(
        "The dog can’t go here: {player} would have a sheep with nowhere to run.",
        player=_stuck(state, target, state.flock, 0),
    )


def _stuck(state: State, dog: int, flock: int, moved: int) -> Seat:
    """The owner of a sheep that the dog would leave no way out.

    If there is one that has none even alone in its fright, that one, and not the one that would push it;
    else the first, which takes the others' way as they take its own.
    """
    scared = list(squares_of(flock & NEAR[dog]))
    stuck = (_dead_end(state, dog, flock & ~BIT[square], moved, square) for square in scared)
    return Seat(owner(state.sheep.index(next((end for end in stuck if end != NOWHERE), scared[0]))))


def _dead_end(state: State, dog: int, rest: int, moved: int, origin: int) -> int:
    """Where a sheep stands that would have to go on and can't, if one ran from here; NOWHERE if all can."""
    ends = []
    for target in squares_of(landings(state.variant.tactical, dog, rest, moved, origin)):
        goal = BIT[target]
        ends.append(_dead_end(state, dog, rest, moved | goal, target) if rest & goal else NOWHERE)
    if NOWHERE in ends:
        return NOWHERE
    return ends[0] if ends else origin


def why_not_flee(state: State, origin: int, target: int) -> Message:
    """A frightened sheep: which one, and where it can't run."""
    if not must_run(state):
        return NONE_RUNS
    if state.pushed != NOBODY:
        return PUSHED_FIRST
    if origin not in runners(state):
        if BIT[origin] & state.scared:
            return say("Everybody moves their own frightened sheep.")
        return RUNS_NOT
    return _why_not_land(state, origin, target)


def why_not_push(state: State, origin: int, target: int) -> Message:
    """A pushed sheep: the same."""
    if not must_run(state):
        return NONE_RUNS
    if state.pushed == NOBODY:
        return say("No sheep was pushed; the frightened ones must run.")
    if origin not in runners(state):
        return PUSHED_FIRST if BIT[origin] & state.scared else RUNS_NOT
    return _why_not_land(state, origin, target)


def _why_not_land(state: State, origin: int, target: int) -> Message:
    tactical = state.variant.tactical
    if target in CORNERS:
        return OUTSIDE
    if not (WAYS if tactical else NEAR)[origin] & BIT[target]:
        if tactical:
            return say("A running sheep goes one square, or over the edge to the other end.")
        return ONE_STEP
    if target == state.dog:
        return DOG_THERE
    if NEAR[state.dog] & BIT[target]:
        return BESIDE_DOG
    rest = others(state, origin)
    if not landings(tactical, state.dog, rest, state.moved, origin) & BIT[target]:
        return _why_taken(state, origin)
    return say(
        "Then {player} would have a sheep with nowhere to run.", player=_left_behind(state, origin, target)
    )


def _why_taken(state: State, origin: int) -> Message:
    if not state.variant.tactical:
        return TAKEN
    rest = others(state, origin)
    if landings(True, state.dog, rest, state.moved, origin) & ~rest:
        return say("There is a free square to run to, so no sheep may be pushed away.")
    return say("That sheep has already run or been pushed, so it isn’t pushed again.")


def _left_behind(state: State, origin: int, target: int) -> Seat:
    """The owner of a sheep that this run would leave no way out; one that it pushes is named first."""
    rest, moved = others(state, origin), state.moved | BIT[target]
    if rest & BIT[target]:
        end = _dead_end(state, state.dog, rest, moved, target)
        if end != NOWHERE:
            return Seat(owner(state.sheep.index(end)))
    return _stuck(state, state.dog, rest | BIT[target], moved)
