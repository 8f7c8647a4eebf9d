"""How a seat without a person tends its sheep: it tries each move in thought and looks at the meadow.

It knows only the view. For what a hidden card is worth it takes the chance that it is a worm.
"""

from __future__ import annotations

from random import Random

from games.contract import Move
from games.shepherd.grazing import collected
from games.shepherd.meadow import BIT, NEAR, SQUARE_NAMED, cards_on, squares_of
from games.shepherd.rules import moves, play, turn
from games.shepherd.state import State, sheep_of
from games.shepherd.worms import worm_chance

UNDERFOOT, NEARBY = 0.5, 0.15
"""What grass under a sheep, or one step from it, is worth beside grass in the pile."""

OTHERS = 0.4
"""How much the others' good is one's own harm."""

FEW = 12
"""With so few moves to choose from, the next one is thought of as well."""


def choose(view: State, seat: int, rng: Random) -> Move:
    """The move after which one's own sheep stand best; of equals any."""
    legal = moves(view, seat)
    if len(legal) == 1:
        return legal[0]
    ahead = len(legal) <= FEW
    dream = view._replace(worms=0)
    rated = [(_worth(dream, seat, move, ahead), rng.random(), move) for move in legal]
    return max(rated)[2]


def _worth(dream: State, seat: int, move: Move, ahead: bool) -> float:
    """What a move brings, in a dream where no card is a worm, less what a worm would spoil."""
    after = play(dream, seat, move).state
    risk = _risk(dream, move)
    if ahead and turn(after) == (seat,) and after.active == dream.active:
        following = moves(after, seat)
        if len(following) <= FEW:
            return max(_worth(after, seat, following_move, False) for following_move in following) - risk
    return _standing(after, seat) - risk


def _risk(dream: State, move: Move) -> float:
    """What a graze probably loses to a worm."""
    word, *names = move.split(" ")
    if word != "eat":
        return 0.0
    chance = worm_chance(dream, SQUARE_NAMED[names[0]])
    return chance * (2.0 if dream.setting.blind else 1.0)


def _standing(state: State, seat: int) -> float:
    """How well a seat stands, measured against the average of the others."""
    worth = [
        collected(state, anyone) + sum(_prospect(state, square) for square in sheep_of(state, anyone))
        for anyone in range(state.setting.seats)
    ]
    rest = (sum(worth) - worth[seat]) / (len(worth) - 1)
    return worth[seat] - OTHERS * rest


def _prospect(state: State, square: int) -> float:
    """What a sheep on this square may hope for."""
    around = NEAR[square] & ~(state.flock | NEAR[state.dog] | BIT[state.dog])
    best = max((_grass(state, near) for near in squares_of(around)), default=0.0)
    return UNDERFOOT * _grass(state, square) + NEARBY * best


def _grass(state: State, square: int) -> float:
    """The cards to be expected on a square."""
    here = BIT[square] & state.cards
    return cards_on(here) * (1.0 - worm_chance(state, square)) if here else 0.0
