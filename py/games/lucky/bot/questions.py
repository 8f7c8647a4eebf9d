"""How a bot answers each question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from games.contract import Move
from games.lucky.bot.levels import OFFHAND, Manner
from games.lucky.bot.planning import (
    Plan,
    beam,
    best_by_first_step,
    onward,
    promise_of,
    start_plan,
    unseen_back,
    wants,
)
from games.lucky.rules import guess, moves, play
from games.lucky.rules.ranking import worth
from games.lucky.rules.state import NO_HOURGLASS, State, faces, standing, swaps_left
from games.minds import Budget

Answer = Callable[[State, int, Manner, Budget, Random], Iterator[Move | None]]


def _swap(view: State, seat: int, manner: Manner, budget: Budget, rng: Random) -> Iterator[Move | None]:
    """On the way to the best group in sight, or to where one is likely to be."""
    left = manner.swaps - view.swaps
    if view.clock == NO_HOURGLASS:
        left = min(left, swaps_left(view))
    now = start_plan(view, seat)
    if left <= 0 or (now.value and rng.random() < manner.lazy):
        yield "stop"
    elif manner.worlds:
        yield from _by_worlds(view, seat, min(left, manner.ahead), manner, budget, rng)
    else:
        yield from _by_sight(view, seat, min(left, manner.ahead), manner, budget, rng)


def _by_sight(
    view: State, seat: int, ahead: int, manner: Manner, budget: Budget, rng: Random
) -> Iterator[Move | None]:
    """Only with the sides that are known; where no group is in sight, whatever may help to find one."""
    wanted, now = wants(view, seat), start_plan(view, seat)
    best = now
    for plan in beam(now, ahead, manner.breadth, wanted, budget):
        if plan is None:
            yield None
        else:
            best = plan
    if best.steps and best.value > now.value:
        yield best.steps[0]
        return
    steps = [] if now.value else list(onward(now, wanted))
    yield _gamble(now, steps, rng) if steps else "stop"


def _by_worlds(
    view: State, seat: int, ahead: int, manner: Manner, budget: Budget, rng: Random
) -> Iterator[Move | None]:
    """In worlds with all backs as they may be: the swap after which most can be made of them on average."""
    wanted, now = wants(view, seat), start_plan(view, seat)
    whole: Counter[Move] = Counter()
    worlds = 0
    while worlds < manner.worlds and (not worlds or budget.spend(0)):
        world = start_plan(guess(view, seat, rng), seat)
        for found in best_by_first_step(world, ahead, manner.breadth, wanted, budget):
            yield None
            if found is not None:
                whole.update(found)
        worlds += 1
    step = max(whole, key=lambda move: (whole[move], move), default="stop")
    better = step != "stop" and whole[step] / worlds > now.worth + ENOUGH
    yield step if better or not now.value else "stop"


ENOUGH = 0.25
"""What must be hoped for beyond a group that stands already: where backs are guessed, hopes run high."""


def _gamble(now: Plan, steps: list[Plan], rng: Random) -> Move:
    """No better group in sight: rather a card that is new to us, and then what brings colours together."""
    return max(steps, key=lambda plan: (unseen_back(now, plan), plan.promise, rng.random())).steps[0]


def _choose(view: State, seat: int, _manner: Manner, _budget: Budget, _rng: Random) -> Iterator[Move | None]:
    """The group that is worth most."""
    worths = [worth(view, seat, group) for group in standing(view)]
    yield moves(view, seat)[worths.index(max(worths))]


def _lay(view: State, seat: int, manner: Manner, budget: Budget, rng: Random) -> Iterator[Move | None]:
    """Where it helps the next player least."""
    shown, legal = faces(view), list(moves(view, seat))
    if rng.random() < manner.lazy:
        yield rng.choice(legal)
        return

    def help_given(move: Move) -> tuple[int, float]:
        _, space, colour = move.split(" ")
        laid = [*shown]
        laid[int(space) - 1] = int(colour)
        return promise_of(laid, view.straight), rng.random()

    legal.sort(key=help_given)
    if not manner.worlds or len(legal) == 1:
        yield legal[0]
        return
    yield from _where_others_make_least(view, seat, legal[:LAYINGS], budget, rng)


LAYINGS = 8
"""Ways to lay a card that are thought through."""

WORLDS_TO_LAY_IN = 6


def _where_others_make_least(
    view: State, seat: int, legal: list[Move], budget: Budget, rng: Random
) -> Iterator[Move | None]:
    """In worlds in which the next player knows their cards: where they can make least of it."""
    following = (seat + 1) % view.seats
    made = dict.fromkeys(legal, 0.0)
    for _ in range(WORLDS_TO_LAY_IN):
        world = guess(view, seat, rng)
        wanted = wants(world, following)
        for move in legal:
            now = start_plan(play(world, seat, move).state, following)
            for plan in beam(now, OFFHAND.ahead, OFFHAND.breadth, wanted, budget):
                yield None
                if plan is not None:
                    made[move] += plan.value + NEARLY * plan.promise
        if not budget.spend(0):
            break
    yield min(made, key=lambda move: (made[move], move))


NEARLY = 0.02
"""What it is worth to the next player to have colours near one another."""


QUESTIONS: dict[str, Answer] = {"swap": _swap, "choose": _choose, "lay": _lay}
"""What is asked of a seat, by its name in a state."""
