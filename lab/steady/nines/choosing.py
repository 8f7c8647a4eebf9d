"""A sensible player: it looks one pawn's move ahead, with all tiles that this may bring.

What a position is worth to it: the points made, the numbers in front by what they usually lead to, and the
tiles its pawns may still hope for. Other players' plans do not enter its head.
"""

from __future__ import annotations

from functools import cache
from random import Random

from games.nines.rules import moves, play
from games.nines.rules.ranking import PLUS
from games.nines.rules.state import DISCARD, GOAL, START, STRIDE, TAKE, State, is_home
from games.nines.rules.track import first_crossed, remaining

HOPED = 3.2
"""What a tile still to be taken is usually worth."""
SPAN = 4
"""How many more numbers the bot thinks ahead for the ones in front of it."""
THOUGHTS = 160
"""Positions looked at before it contents itself with what it has seen: it must answer at once."""


def choose(view: State, seat: int, rng: Random) -> str:
    """The move that leads to the best position; equals are drawn by lot."""
    legal = moves(view, seat)
    if len(legal) == 1:
        return legal[0]
    budget = max(1, THOUGHTS // len(legal))
    worth = [_settled_worth(play(view, seat, move).state, seat, budget) for move in legal]
    best = max(worth)
    return rng.choice([move for move, value in zip(legal, worth, strict=True) if value > best - 0.01])


def _settled_worth(state: State, seat: int, budget: int) -> float:
    """The worth of a position once this seat has made its remaining choices of the turn well."""
    if state.question not in (TAKE, DISCARD):
        return worth(state, seat)
    legal = moves(state, seat)
    if budget < len(legal):
        return worth(state, seat)
    share = budget // len(legal)
    return max(_settled_worth(play(state, seat, move).state, seat, share) for move in legal)


def worth(state: State, seat: int) -> float:
    """A position in points, as far as the bot can tell."""
    player = state.players[seat]
    made = PLUS * len(player.pile) - sum(state.numbers[tile] for tile in player.minus)
    if is_home(player):
        return float(made)
    front = tuple(sorted(state.numbers[tile] for tile in player.front))
    hopes = 0.0
    crowd = sorted(space for each in state.players for space in each.pawns)
    for space in player.pawns:
        if space != GOAL:
            hopes += _hopes(state, front, space, crowd)
    return made + promise(front[:2], SPAN) + hopes


def _hopes(state: State, front: tuple[int, ...], space: int, crowd: list[int]) -> float:
    """What a pawn may still collect: where it is by what lies there, in later stretches by custom."""
    total = 0.0
    for boundary in range(max(1, first_crossed(space)), state.stretches + 1):
        tiles = remaining(state.track, boundary)
        before = len([other for other in crowd if space < other <= STRIDE * boundary])
        spare = len(tiles) - before
        if spare > 0:
            total += HOPED + 0.25 * min(spare, 4)
        if boundary == first_crossed(space) and space != START and tiles:
            total += _likely(state, space) * _best_gain(state, front, tiles)
    return total


def _likely(state: State, space: int) -> float:
    """The chance that the next roll takes this pawn across the boundary ahead of it."""
    ahead = STRIDE * first_crossed(space)
    steps = len([tile for tile in state.track if space < tile <= ahead])
    return max(0, 6 - steps) / 6


def _best_gain(state: State, front: tuple[int, ...], tiles: tuple[int, ...]) -> float:
    now = promise(front[:2], SPAN)
    best = max(_taken(front[:2], state.numbers[tile], SPAN) for tile in tiles)
    return 0.5 * max(0.0, best - now)


def _taken(front: tuple[int, ...], number: int, span: int) -> float:
    """The worth of the numbers in front after one more has come; 0 stands for an animal."""
    if not number:
        return PLUS + promise(front, span)
    for other in front:
        if other + number == 9:
            rest = list(front)
            rest.remove(other)
            return 2 * PLUS + promise(tuple(rest), span)
    if len(front) < 2:
        return promise(tuple(sorted((*front, number))), span)
    three = (*front, number)
    if sum(three) == 9:
        return 3 * PLUS + promise((), span)
    kept = ((left, tuple(sorted(three[:place] + three[place + 1 :]))) for place, left in enumerate(three))
    return max(promise(rest, span) - left for left, rest in kept)


@cache
def promise(front: tuple[int, ...], span: int) -> float:
    """What the numbers in front lead to when so many more come, each the better of two drawn blindly."""
    if span == 0:
        return -float(sum(front))
    values = sorted(_taken(front, number, span - 1) for number in range(1, 7))
    return sum(value * (2 * rank + 1) for rank, value in enumerate(values)) / 36
