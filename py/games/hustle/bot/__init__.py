"""How a seat without a person plays Sheep Hustle: the door to this folder (see `games/contract.py`).

At once it looks at where each number would take its sheep if nothing else moved (`questions`), and at what
that is `worth`. With time it draws what the others may lay down, of the `numbers` that promise each of them
most, plays such `rounds` to their end for every number it thinks of, and mixes what does best.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from math import exp
from random import Random

from games.contract import Move
from games.hustle.bot.numbers import numbers, weigh
from games.hustle.bot.outlook import outlook
from games.hustle.bot.questions import (
    QUESTIONS,
    any_answer,
    some_declarations,
    worth_of_declaration,
)
from games.hustle.bot.reasons import reason
from games.hustle.bot.rounds import outcome, outcome_to, shown_before, world
from games.hustle.rules.state import HIDDEN, State, living
from games.minds import EVEN, Level, Mind, Quick, Secret, Temper

__all__ = ["MINDS", "outlook", "quick", "reason", "tempered"]

MOST_DECLARATIONS = 120
"""Ways to spend pads that are thought of."""


def quick(view: State, seat: int, rng: Random) -> Move:
    """A legal move for this seat."""
    return QUESTIONS.get(view.question, any_answer)(view, seat, rng)


def _loosely(humour: float, view: State, seat: int, rng: Random) -> Move:
    """A number that promises something, not always the best."""
    if view.question != "choose":
        return quick(view, seat, rng)
    found = numbers(shown_before(view), seat)
    weights = [weight ** (1 / humour) for weight in found.weights]
    return f"choose {rng.choices(found.digits, weights)[0]}"


def _candidates(view: State, seat: int, rng: Random) -> Iterator[Sequence[Move] | None]:
    """Numbers and declarations by what they promise. All else is answered at once."""
    if view.question not in ("choose", "declare"):
        yield [quick(view, seat, rng)]
        return
    shown = shown_before(view)
    for other in living(shown):
        if other == seat or view.chosen[other] in ("", HIDDEN):
            for _step in weigh(shown, other):
                yield None
    if view.question == "choose":
        yield [f"choose {digits}" for digits in numbers(shown, seat).digits]
        return
    promise: dict[Move, float] = {}
    for move in some_declarations(view, seat, MOST_DECLARATIONS, rng):
        promise[move] = worth_of_declaration(view, seat, move)
        yield None
    yield sorted(promise, key=lambda move: (-promise[move], move))


FURTHER, HIGHER, OTHERWISE = 0.06, 0.03, 1.0
"""What a step further is worth to the hasty, and a higher number to the spiteful, who like to make others
lowest; and how loosely whoever likes a change chooses."""


def _in_character(temper: Temper, humour: float, view: State, seat: int, rng: Random) -> Move:
    """A number by what it promises, and by what this character likes."""
    if view.question != "choose":
        return quick(view, seat, rng)
    found = numbers(shown_before(view), seat)
    far = FURTHER * temper.haste + HIGHER * (temper.spite - 1)
    liked = [
        value * (1 - 0.5 * temper.daring) + far * int(digits)
        for digits, value in zip(found.digits, found.values, strict=True)
    ]
    best, loose = max(liked), humour + OTHERWISE * temper.whim
    return f"choose {rng.choices(found.digits, [exp((value - best) / loose) for value in liked])[0]}"


_IN_WORLDS = Secret(_candidates, world, outcome)

MINDS: Mapping[Level, Mind] = {
    "lamb": Quick(partial(_loosely, 3.0)),
    "ewe": Quick(quick),
    "ram": _IN_WORLDS._replace(breadth=6, slips=0.02),
    "shepherd": _IN_WORLDS._replace(breadth=14, mixing=400),
}


def tempered(level: Level, temper: Temper) -> Mind:
    """A character judges rounds in its own way; the lower levels, what a number promises."""
    mind = MINDS[level]
    if temper == EVEN:
        return mind
    if isinstance(mind, Secret):
        return mind._replace(outcome=partial(outcome_to, temper), slips=mind.slips + 0.02 * temper.whim)
    return Quick(partial(_in_character, temper, 2.4 if level == "lamb" else 0.15))
