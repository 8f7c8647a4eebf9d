"""How a bot answers each question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from games.contract import Move
from games.lucky.bot.aims import aims
from games.lucky.bot.exploring import Prospect, prospects, unseen
from games.lucky.bot.levels import Manner, swaps_in
from games.lucky.bot.planning import Plan, beam, help_in, move_of, onward, start_plan
from games.lucky.rules import guess, moves, play
from games.lucky.rules.state import NO_HOURGLASS, State, faces, standing, swaps_left
from games.minds import Budget

Answer = Callable[[State, int, Manner, Budget, Random], Iterator[Move | None]]


def swaps_to_make(view: State, manner: Manner) -> int:
    """How many swaps are left in this turn, for whoever plays like this: with the sand no more than people
    have time for, so that nobody is beaten by a machine's speed."""
    if view.clock == NO_HOURGLASS:
        return min(manner.swaps - view.swaps, swaps_left(view))
    return swaps_in(manner, view.clock) - view.swaps


def _swap(view: State, seat: int, manner: Manner, budget: Budget, rng: Random) -> Iterator[Move | None]:
    """On the way to the best group in sight, or to where one is likely to be."""
    left, wanted = swaps_to_make(view, manner), aims(view, seat, manner.farsighted, manner.temper)
    now = start_plan(view, seat, wanted)
    if left <= 0 or (now.colour and rng.random() < manner.lazy):
        yield "stop"
        return
    found: list[Prospect] = []
    for seen in prospects(view, seat, left, manner, wanted, budget):
        if seen is None:
            yield None
        else:
            found = seen
    best = max(found, key=_promise, default=None)
    if best is not None and (best.worth > now.worth + manner.content or not now.colour):
        yield move_of(best.swap)
        return
    steps = [] if now.colour else list(onward(now, wanted))
    yield _gamble(steps, unseen(now, wanted), rng) if steps else "stop"


def _promise(prospect: Prospect) -> tuple[float, tuple[int, int]]:
    return prospect.worth, prospect.swap


def _gamble(steps: list[Plan], new: list[Plan], rng: Random) -> Move:
    """No better group in sight: rather a card that is new to us, and then what brings colours together."""
    best = max(new or steps, key=lambda plan: (plan.hope, rng.random()))
    return move_of(best.steps[0])


def _choose(view: State, seat: int, manner: Manner, _budget: Budget, _rng: Random) -> Iterator[Move | None]:
    """The group that is worth most."""
    wanted = aims(view, seat, manner.farsighted, manner.temper)
    worths = [wanted.gain(group.colour, len(group.spaces)) for group in standing(view)]
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
        return help_in(laid, view.straight), rng.random()

    legal.sort(key=help_given)
    if not manner.worlds or len(legal) == 1:
        yield legal[0]
        return
    yield from _where_others_make_least(view, seat, legal[:LAYINGS], manner.worlds, budget, rng)


LAYINGS = 8
"""Ways to lay a card that are thought through."""

THEIR_SWAPS, THEIR_BREADTH = 4, 6
"""How far the next player is taken to look."""

NEARLY = 0.02
"""What it is worth to the next player to have colours near one another."""


def _where_others_make_least(
    view: State, seat: int, legal: list[Move], worlds: int, budget: Budget, rng: Random
) -> Iterator[Move | None]:
    """In worlds in which the next player knows what they have seen: where they can make least of it."""
    following = (seat + 1) % view.seats
    made = dict.fromkeys(legal, 0.0)
    for _ in range(worlds):
        world = guess(view, seat, rng)
        wanted = aims(world, following)
        for move in legal:
            now = start_plan(play(world, seat, move).state, following, wanted)
            for plan in beam(now, THEIR_SWAPS, THEIR_BREADTH, wanted, budget):
                yield None
                if plan is not None:
                    made[move] += plan.worth + NEARLY * plan.hope
        if not budget.spend(0):
            break
    yield min(made, key=lambda move: (made[move], move))


QUESTIONS: dict[str, Answer] = {"swap": _swap, "choose": _choose, "lay": _lay}
"""What is asked of a seat, by its name in a state."""
