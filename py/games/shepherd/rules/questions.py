"""The questions of the game, a row each: which answers there are, what follows from one, and why not another.

What is rolled asks `step`, `eat`, `sun` and `dog`; a sheep that has to run asks `flee` or `push`. A move's
first word is its question. The scene, the words and the bot have a row of the same name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from games.contract import Event, Move, Played
from games.message import Message, say
from games.shepherd.rules import events, refusals
from games.shepherd.rules.dice import DOG, GRASS, SHEEP, SUN, can_use, without
from games.shepherd.rules.dog import path, stops, walks
from games.shepherd.rules.fright import must_run, run, runners, ways_out
from games.shepherd.rules.grazing import eaters, graze, is_bare
from games.shepherd.rules.meadow import NAMES, SIDE, squares_of
from games.shepherd.rules.state import NOBODY, State, owner, sheep_of
from games.shepherd.rules.stepping import steps
from games.shepherd.rules.sun import ends_the_day, is_sunset
from games.shepherd.rules.turns import settle


class Question(NamedTuple):
    """What a seat may be asked."""

    squares: int
    """How many squares an answer names."""
    answers: Callable[[State], Sequence[Move]]
    """All legal answers, while it is asked."""
    follow: Callable[..., Played]
    """What follows from an answer: the state, then the squares."""
    why_not: Callable[..., Message]
    """Why an answer is not among them; the same arguments."""
    face: str = ""
    """The picture on the dice that asks it."""


STEP, EAT, SUN_STEP, DOG_PLACE, FLEE, PUSH = "step", "eat", "sun", "dog", "flee", "push"


def asked(state: State) -> tuple[str, ...]:
    """The questions that are open; the seat may answer whichever it likes."""
    if must_run(state):
        return (FLEE,) if state.pushed == NOBODY else (PUSH,)
    return tuple(name for name, question in QUESTIONS.items() if question.face in state.unused)


def answers(state: State) -> Sequence[Move]:
    """All legal answers to them."""
    if must_run(state):
        return QUESTIONS[FLEE if state.pushed == NOBODY else PUSH].answers(state)
    found: list[Move] = []
    for question in ROLLED:
        if question.face in state.unused:
            found += question.answers(state)
    return found


def why_not(state: State, move: Move) -> Message:
    """Why a move of the seat that must act is not among its legal moves."""
    word, *names = move.split(" ")
    question = QUESTIONS.get(word)
    squares = [refusals.SQUARES_BY_NAME[name] for name in names if name in refusals.SQUARES_BY_NAME]
    if question is None or not len(names) == len(squares) == question.squares:
        return say("The Shepherd has no such move.")
    if question.face and must_run(state):
        return say("First every sheep that has to run must run.")
    if question.face and question.face not in state.unused:
        return refusals.NOT_ROLLED[question.face]
    return question.why_not(state, *squares)


def _steps(state: State) -> Sequence[Move]:
    found: list[Move] = []
    for square in sheep_of(state, state.active):
        found += _ways(STEP, square, steps(state, square))
    return found


@lru_cache(maxsize=512)
def _ways(word: str, origin: int, targets: int) -> tuple[Move, ...]:
    """The moves of one sheep to each of these squares."""
    return tuple(f"{word} {NAMES[origin]} {NAMES[target]}" for target in squares_of(targets))


def _step(state: State, origin: int, target: int) -> Played:
    sheep = tuple(target if square == origin else square for square in state.sheep)
    after = state._replace(sheep=sheep, unused=without(state.unused, SHEEP))
    return settle(after, [events.Stepped(state.active, origin, target)])


def _meals(state: State) -> Sequence[Move]:
    return [f"eat {NAMES[square]}" for square in eaters(state, state.active)]


def _eat(state: State, square: int) -> Played:
    """Where none of the sheep stands on a card, all grass of the roll is used at once."""
    barren = len(eaters(state, state.active)) == 1
    unused = tuple(face for face in state.unused if face != GRASS or not barren)
    after, told = graze(state._replace(unused=unused if barren else without(unused, GRASS)), square)
    if barren and state.unused == state.dice and not any(can_use(after, face) for face in unused):
        return settle(after, [])
    if after.cards != state.cards and is_bare(after):
        told.append(events.GrazedBare())
    return settle(after, told)


def comes_to_the_same(state: State, move: Move) -> bool:
    """Whether grass was used with the other of two sheep that stand on no card: old records do so."""
    if EAT not in asked(state):
        return False
    return move in [f"eat {NAMES[square]}" for square in sheep_of(state, state.active)]


def is_settled(state: State, seat: int, move: Move) -> bool:
    """Two results of grass with nothing to eat were two moves once."""
    if state.dice != (GRASS, GRASS) or EAT in asked(state):
        return False
    return move in [f"eat {NAMES[square]}" for square in sheep_of(state, seat)]


def _sun_steps(_state: State) -> Sequence[Move]:
    return ("sun",)


def _sun(state: State) -> Played:
    after = state._replace(sun=state.sun + 1, unused=without(state.unused, SUN))
    moved = events.SunMoved(state.active, after.sun, state.variant.track)
    return settle(after, [moved, events.Dusk()] if is_sunset(after) else [moved])


def _dog_places(state: State) -> Sequence[Move]:
    board = stops(state.variant.tactical, state.dog, state.flock)
    found: list[Move] = []
    for row in range(SIDE):
        found += _dog_row(row, board >> row * SIDE & 0xFF)
    return found


@cache
def _dog_row(row: int, squares: int) -> tuple[Move, ...]:
    return tuple(f"dog {NAMES[row * SIDE + column]}" for column in squares_of(squares))


def _dog(state: State, square: int) -> Played:
    told: list[Event] = [events.DogPlaced(state.active, square, state.dog)]
    if walks(state.variant.tactical, state.dog):
        told = [events.DogWalked(state.active, path(state.dog, square, state.flock))]
    after = state._replace(dog=square, unused=without(state.unused, DOG))
    if after.scared:
        told.append(events.Barked(square, ends_the_day(after)))
        told += (events.Frightened(owner(state.sheep.index(here)), here) for here in squares_of(after.scared))
    return settle(after, told)


def _flights(state: State) -> Sequence[Move]:
    return _runs(FLEE, state)


def _pushes(state: State) -> Sequence[Move]:
    return _runs(PUSH, state)


def _runs(word: str, state: State) -> Sequence[Move]:
    return [move for origin in runners(state) for move in _ways(word, origin, ways_out(state, origin))]


def _run(state: State, origin: int, target: int) -> Played:
    return settle(*run(state, origin, target))


QUESTIONS: dict[str, Question] = {
    STEP: Question(2, _steps, _step, refusals.why_not_step, SHEEP),
    EAT: Question(1, _meals, _eat, refusals.why_not_eat, GRASS),
    SUN_STEP: Question(0, _sun_steps, _sun, refusals.why_not_sun, SUN),
    DOG_PLACE: Question(1, _dog_places, _dog, refusals.why_not_dog, DOG),
    FLEE: Question(2, _flights, _run, refusals.why_not_flee),
    PUSH: Question(2, _pushes, _run, refusals.why_not_push),
}
"""Every question by its name."""

ROLLED = tuple(question for question in QUESTIONS.values() if question.face)
"""Those that the dice ask."""
