"""How a seat without a person tends its sheep: it tries each move in thought and looks at the meadow.

It knows only the view. For what a hidden card is worth it takes the chance that it is a worm; a worm
that was turned back it does not remember, but it wonders at grass that its sheep has stood on so long.
"""

from __future__ import annotations

from random import Random

from games.contract import Move
from games.shepherd.grazing import collected
from games.shepherd.meadow import BIT, DARK, NEAR, SQUARE_NAMED, cards_on, squares_of
from games.shepherd.rules import moves, play, turn
from games.shepherd.state import State, sheep_of
from games.shepherd.worms import worm_chance

UNDERFOOT, NEARBY = 0.5, 0.15
"""What grass under a sheep, or one step from it, is worth beside grass in the pile."""

OTHERS = 0.4
"""How much the others' good is one's own harm."""

FEW = 12
"""With so few moves to choose from, the next one is thought of as well."""

DOUBT = 0.6
"""Tactical: how likely a card is a worm on which one's sheep stood before the roll, uneaten."""


def choose(view: State, seat: int, rng: Random) -> Move:
    """The move after which one's own sheep stand best; of equals any."""
    legal = moves(view, seat)
    if len(legal) == 1:
        return legal[0]
    mind = _Mind(view, seat)
    dream = view._replace(worms=0)
    ahead = len(legal) <= FEW
    return max((mind.worth(dream, move, ahead), rng.random(), move) for move in legal)[2]


class _Mind:
    """One seat's judgement of what moves lead to, in a dream where no card is a worm."""

    def __init__(self, view: State, seat: int) -> None:
        self.seat = seat
        self.chances = {square: worm_chance(view, square) for square in squares_of(view.cards)}
        if view.setting.tactical and view.unused == view.dice:
            for square in sheep_of(view, seat):
                if square in self.chances and not BIT[square] & DARK:
                    self.chances[square] = max(DOUBT, self.chances[square])

    def worth(self, state: State, move: Move, ahead: bool) -> float:
        """What a move brings, and the best one after it if `ahead`, less what a worm would spoil."""
        after = play(state, self.seat, move).state
        risk = self.risk(state, move)
        if ahead and turn(after) == (self.seat,) and after.active == state.active:
            following = moves(after, self.seat)
            if len(following) <= FEW:
                return max(self.worth(after, then, False) for then in following) - risk
        return self.standing(after) - risk

    def risk(self, state: State, move: Move) -> float:
        """What a graze probably loses to a worm; in blind eating, another card with it."""
        word, *names = move.split(" ")
        if word != "eat":
            return 0.0
        chance = self.chances.get(SQUARE_NAMED[names[0]], 0.0)
        return chance * (2.0 if state.setting.blind else 1.0)

    def standing(self, state: State) -> float:
        """How well the seat stands, measured against the average of the others."""
        worth = [
            collected(state, seat) + sum(self.prospect(state, square) for square in sheep_of(state, seat))
            for seat in range(state.setting.seats)
        ]
        rest = (sum(worth) - worth[self.seat]) / (len(worth) - 1)
        return worth[self.seat] - OTHERS * rest

    def prospect(self, state: State, square: int) -> float:
        """What a sheep on this square may hope for; a frightened one hopes for where it may run."""
        around = NEAR[square] & ~(state.flock | NEAR[state.dog] | BIT[state.dog])
        best = max((self.grass(state, near) for near in squares_of(around)), default=0.0)
        if BIT[square] & NEAR[state.dog]:
            return UNDERFOOT * best
        return UNDERFOOT * self.grass(state, square) + NEARBY * best

    def grass(self, state: State, square: int) -> float:
        """The cards to be expected on a square."""
        here = BIT[square] & state.cards
        return cards_on(here) * (1.0 - self.chances[square]) if here else 0.0
