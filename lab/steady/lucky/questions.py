"""How a bot answers each question."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from lab.steady.lucky.planning import Plan, best_plan, onward, promise_of, start_plan

from games.contract import Move
from games.lucky.rules import moves
from games.lucky.rules.cards import UNKNOWN
from games.lucky.rules.ranking import worth
from games.lucky.rules.state import NO_HOURGLASS, State, faces, standing, swaps_left

PATIENCE = 8
"""Swaps in a turn, if the sand would allow more."""

LOOK_AHEAD = 4
"""Swaps thought through before the first of them is made."""


def _swap(view: State, seat: int, rng: Random) -> Move:
    """On the way to the best group in sight; or what may help to find one."""
    left = swaps_left(view) if view.clock == NO_HOURGLASS else PATIENCE - view.swaps
    lucky = view.lucky[seat]
    now = start_plan(view, seat)
    best = best_plan(now, min(left, LOOK_AHEAD), view.straight, lucky)
    if best.steps and best.value > now.value:
        return best.steps[0]
    first_steps = list(onward(now, view.straight, lucky)) if left > 0 and not now.value else []
    if not first_steps:
        return "stop"
    return _gamble(now, first_steps, rng)


def _gamble(now: Plan, first_steps: list[Plan], rng: Random) -> Move:
    """No group in sight: rather a card that is new to us, and then what brings colours together."""

    def hope(plan: Plan) -> tuple[bool, int, float]:
        space = int(plan.steps[0].split(" ")[2]) - 1
        return now.position.backs[space] == UNKNOWN, plan.promise, rng.random()

    return max(first_steps, key=hope).steps[0]


def _choose(view: State, seat: int, _rng: Random) -> Move:
    """The group that is worth most."""
    worths = [worth(view, seat, group) for group in standing(view)]
    return moves(view, seat)[worths.index(max(worths))]


def _lay(view: State, seat: int, rng: Random) -> Move:
    """Where it helps the next player least."""
    shown = faces(view)

    def help_given(move: Move) -> tuple[int, float]:
        _, space, colour = move.split(" ")
        laid = [*shown]
        laid[int(space) - 1] = int(colour)
        return promise_of(laid, view.straight), rng.random()

    return min(moves(view, seat), key=help_given)


QUESTIONS: dict[str, Callable[[State, int, Random], Move]] = {"swap": _swap, "choose": _choose, "lay": _lay}
"""What is asked of a seat, by its name in a state."""
