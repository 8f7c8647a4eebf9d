"""Why a move is not allowed, each time in a sentence that names the rule."""

from __future__ import annotations

from games.message import Message, Seat, say
from games.shepherd.dice import DOG, GRASS, ROLLS, SHEEP
from games.shepherd.dog import walks, within_walk
from games.shepherd.flight import landings
from games.shepherd.fright import FLEE, PUSH, must_run, others, runners
from games.shepherd.meadow import BIT, CORNERS, NAMES, NEAR, NOWHERE, WAYS, squares_of
from games.shepherd.state import NOBODY, State, owner, sheep_of
from games.shepherd.worms import refuse_deal

OUTSIDE = say("Sheep and dog stay on the meadow; its corners are no part of it.")
ONE_STEP = say("A sheep goes one square up, down, left or right.")
TAKEN = say("Another sheep stands there. Two sheep never share a square, and none jumps over another.")
DOG_THERE = say("The dog is lying there.")
BESIDE_DOG = say("No sheep may stand next to the dog: one square must stay free between them.")
NOT_YOURS = say("Only a sheep of your own may do that.")
PUSHED_FIRST = say("First the sheep that was pushed must go on.")

SQUARES_BY_NAME = {name: square for square, name in enumerate(NAMES) if name}
"""Every name a square can have, the missing corners too."""

SHAPES = {"step": 2, "eat": 1, "sun": 0, "dog": 1, FLEE: 2, PUSH: 2}
"""How many squares each move names."""


def refuse_chance(state: State, move: str) -> Message | None:
    """Whether chance can deal or roll this now, when it is due."""
    if state.active == NOBODY:
        return refuse_deal(state, move)
    if move in ROLLS:
        return None
    return say("The dice can't fall like that: the sun is on the first die only, the dog on the second.")


def explain(state: State, move: str) -> Message:
    """Why a move of the seat that must act is not among its legal moves."""
    word, *names = move.split(" ")
    if SHAPES.get(word) != len(names) or not all(name in SQUARES_BY_NAME for name in names):
        return say("The Shepherd has no such move.")
    squares = [SQUARES_BY_NAME[name] for name in names]
    if word in (FLEE, PUSH):
        return _explain_run(state, word, *squares)
    if must_run(state):
        return say("First every sheep that has to run must run.")
    if word == "step":
        return _explain_step(state, *squares)
    if word == "eat":
        return NOT_YOURS if GRASS in state.unused else _not_rolled(say("grass"))
    if word == "sun":
        return _not_rolled(say("a sun"))
    return _explain_dog(state, *squares)


def _not_rolled(picture: Message) -> Message:
    return say("Neither die has {picture} for you to use.", picture=picture)


def _explain_step(state: State, origin: int, target: int) -> Message:
    if SHEEP not in state.unused:
        return _not_rolled(say("a sheep"))
    if origin not in sheep_of(state, state.active):
        return NOT_YOURS
    if target in CORNERS:
        return OUTSIDE
    if not NEAR[origin] & BIT[target]:
        return ONE_STEP
    return _explain_standing(state, target)


def _explain_standing(state: State, target: int) -> Message:
    """Why a sheep can't stand on a square of the meadow."""
    if target == state.dog:
        return DOG_THERE
    if NEAR[state.dog] & BIT[target]:
        return BESIDE_DOG
    return TAKEN


def _explain_dog(state: State, target: int) -> Message:
    if DOG not in state.unused:
        return _not_rolled(say("a dog"))
    if target in CORNERS:
        return OUTSIDE
    if target == state.dog:
        return say("The dog has to go to another square.")
    if state.flock & BIT[target]:
        return say("A sheep stands there, so there is no room for the dog.")
    if walks(state.setting.tactical, state.dog) and not within_walk(state.dog, state.flock) & BIT[target]:
        if within_walk(state.dog, 0) & BIT[target]:
            return say("Sheep are in the way, and the dog jumps over none.")
        return say("The dog walks one to three squares.")
    return say(
        "The dog may not stand here: {player}'s sheep would have nowhere to run.",
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
    for target in squares_of(landings(state.setting.tactical, dog, rest, moved, origin)):
        goal = BIT[target]
        ends.append(_dead_end(state, dog, rest, moved | goal, target) if rest & goal else NOWHERE)
    if NOWHERE in ends:
        return NOWHERE
    return ends[0] if ends else origin


def _explain_run(state: State, word: str, origin: int, target: int) -> Message:
    if not must_run(state):
        return say("No sheep has to run now.")
    if word != (FLEE if state.pushed == NOBODY else PUSH):
        if word == FLEE:
            return PUSHED_FIRST
        return say("No sheep was pushed; the frightened ones must run.")
    if origin not in runners(state):
        if BIT[origin] & state.scared:
            if state.pushed != NOBODY:
                return PUSHED_FIRST
            return say("Each player moves the frightened sheep of their own.")
        return say("That sheep does not have to run.")
    return _explain_landing(state, origin, target)


def _explain_landing(state: State, origin: int, target: int) -> Message:
    tactical = state.setting.tactical
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
        return _explain_taken(state, origin)
    return say("Then {player}'s sheep would have nowhere to run.", player=_left_behind(state, origin, target))


def _explain_taken(state: State, origin: int) -> Message:
    if not state.setting.tactical:
        return TAKEN
    rest = others(state, origin)
    if landings(True, state.dog, rest, state.moved, origin) & ~rest:
        return say("There is a free square to run to, so no sheep may be pushed away.")
    return say("That sheep has run or been pushed already and is not pushed again.")


def _left_behind(state: State, origin: int, target: int) -> Seat:
    """The owner of a sheep that this run would leave no way out; one that it pushes is named first."""
    rest, moved = others(state, origin), state.moved | BIT[target]
    if rest & BIT[target]:
        end = _dead_end(state, state.dog, rest, moved, target)
        if end != NOWHERE:
            return Seat(owner(state.sheep.index(end)))
    return _stuck(state, state.dog, rest | BIT[target], moved)
