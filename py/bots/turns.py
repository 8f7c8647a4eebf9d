"""Thinking in whole turns: every way to end one's own turn, then what the dice and the others make of it.

For games in which all lies open. A turn is followed through all its choices to the next throw; there a
position is judged by the game (`worth`), or looked at further: every throw with its weight, and for each the
turn that whoever has it likes best. The ends that look best are followed first, one turn deeper each time, as
long as the budget lasts; what could not be followed to that depth with the others is not believed. Where the
game says that little is left, all of it is followed (`endings.py`).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from random import Random
from typing import NamedTuple

from bots import endings
from bots.slips import pick
from games.contract import CHANCE, Move, Rules, State
from games.minds import Budget, Turns

IN_PASSING = 3
"""How many ends of another's turn are followed further, beyond the one next in line."""

FEWEST = 2
"""A depth that so many ends can't be followed to is not begun."""

AT_A_TIME = 12
"""Ends that are judged without a breath."""

MOST_ENDS = 4000
"""A turn with more ends than that is only looked at so far."""


class End(NamedTuple):
    """A way to end a turn."""

    move: Move
    """The first move on the way."""
    state: State
    cost: float
    """What may go wrong on the way."""


def think(
    rules: Rules, mind: Turns, state: State, seat: int, budget: Budget, rng: Random
) -> Iterator[Move | None]:
    """None while there is more to think, the move at last."""
    if mind.ending(state):
        exact = yield from endings.solved(rules, mind, state, seat)
        if exact is not None:
            yield max(exact, key=lambda move: exact[move].to(seat))
            return
    search = Search(rules, mind, budget)
    best: dict[State, tuple[End, float]] = {}
    for end in search.ends(state, seat, False):
        value = mind.worth(end.state)[seat] - end.cost
        known = best.get(end.state)
        if known is None or value > known[1]:
            best[end.state] = (end, value)
        yield None
    ends = list(best.values())
    cost = 0.0
    for turns in range(2, mind.turns + 1):
        if len(ends) < FEWEST or cost * FEWEST > budget.left:
            break
        ends.sort(key=lambda judged: -judged[1])
        before = budget.left
        deeper: list[tuple[End, float]] = []
        for end, _ in ends[: mind.breadth]:
            expected = yield from search.expected(end.state, turns - 1)
            if search.out_of_budget:
                break
            deeper.append((end, expected[seat] - end.cost))
        if len(deeper) < FEWEST:
            break
        ends = deeper
        if search.out_of_budget:
            break
        cost = (before - budget.left) / len(deeper) * IN_PASSING * len(rules.outcomes(deeper[0][0].state))
    moves: dict[Move, float] = {}
    for end, value in ends:
        moves[end.move] = max(value, moves.get(end.move, value))
    yield pick(tuple(moves), tuple(moves.values()), mind.slips, rng)


class Search:
    """What is known while one question is thought about."""

    def __init__(self, rules: Rules, mind: Turns, budget: Budget) -> None:
        self.rules = rules
        self.mind = mind
        self.budget = budget
        self.out_of_budget = False

    def ends(self, state: State, seat: int, passing: bool) -> Iterator[End]:
        """Every way to the next throw, each way once."""
        rules, mind = self.rules, self.mind
        met: set[State] = set()
        waiting: list[tuple[State, Move, float]] = [(state, "", 0.0)]
        count = 0
        while waiting and count < MOST_ENDS:
            here, first, cost = waiting.pop()
            turn = rules.turn(here)
            if here in met:
                continue
            if not turn or turn[0] == CHANCE:
                count += 1
                yield End(first, here, cost)
                continue
            if first and cost == 0.0:
                met.add(here)
            if turn[0] != seat:
                waiting.append((self._answered(here, turn[0]), first, cost))
                continue
            for move in mind.tries(here, seat, passing):
                after = rules.play(here, seat, move).state
                waiting.append((after, first or move, cost + mind.risk(here, move)))

    def _answered(self, state: State, other: int) -> State:
        """Somebody else has a say in this turn, and says what looks best to them at once."""
        rules, mind = self.rules, self.mind
        states = [rules.play(state, other, move).state for move in rules.moves(state, other)]
        return max(states, key=lambda after: mind.worth(after)[other]) if len(states) > 1 else states[0]

    def expected(self, state: State, turns: int) -> Generator[None, None, Sequence[float]]:
        """How all may expect to stand after a throw, when whoever has the turn plays it as they like."""
        rules, worth = self.rules, self.mind.worth
        if not rules.turn(state):
            return worth(state)
        whole: list[float] = []
        for roll, weight in rules.outcomes(state):
            thrown = rules.play(state, CHANCE, roll).state
            acting = rules.turn(thrown)
            if not acting or acting[0] == CHANCE:
                part = worth(thrown)
            else:
                part = yield from self._liked(thrown, acting[0], turns)
            whole = [
                each + weight * more for each, more in zip(whole or [0.0] * len(part), part, strict=True)
            ]
            yield None
        return whole

    def _liked(self, state: State, seat: int, turns: int) -> Generator[None, None, Sequence[float]]:
        """How all stand after the turn that its player likes best."""
        judged: list[tuple[float, Sequence[float], State]] = []
        for end in self.ends(state, seat, True):
            worth = self.mind.worth(end.state)
            judged.append((worth[seat] - end.cost, worth, end.state))
            if len(judged) % AT_A_TIME == 0:
                yield None
        if not self.budget.spend(len(judged)):
            self.out_of_budget = True
        if turns <= 1 or self.out_of_budget:
            return max(judged, key=_value)[1]
        judged.sort(key=_value, reverse=True)
        best: Sequence[float] | None = None
        for _, _, end_state in judged[:IN_PASSING]:
            expected = yield from self.expected(end_state, turns - 1)
            if self.out_of_budget:
                break
            if best is None or expected[seat] > best[seat]:
                best = expected
        return judged[0][1] if best is None else best


def _value(judged: tuple[float, Sequence[float], State]) -> float:
    return judged[0]
