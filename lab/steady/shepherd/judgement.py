"""What a seat without a person thinks of a move: what it brings, and what a worm would spoil."""

from __future__ import annotations

from lab.steady.shepherd.questions import QUESTIONS

from games.contract import Move
from games.shepherd.rules import moves, play, turn
from games.shepherd.rules.grazing import collected
from games.shepherd.rules.meadow import BIT, DARK, NEAR, SQUARE_NAMED, cards_on, squares_of
from games.shepherd.rules.state import State, sheep_of
from games.shepherd.rules.worms import worm_chance

UNDERFOOT, NEARBY = 0.5, 0.15
"""What grass under a sheep, or one step from it, is worth beside grass in the pile."""

OTHERS = 0.4
"""How much the others' good is one's own harm."""

FEW = 12
"""With so few moves to choose from, the next one is thought of as well."""

DOUBT = 0.6
"""Tactical: how likely a card is a worm on which one's sheep stood before the roll, uneaten."""


class Judgement:
    """One seat's judgement of what moves lead to, in a dream where no card is a worm."""

    def __init__(self, view: State, seat: int) -> None:
        self.seat = seat
        self.chances = {square: worm_chance(view, square) for square in squares_of(view.cards)}
        if view.variant.tactical and view.unused == view.dice:
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
        """What the move may cost."""
        word, *names = move.split(" ")
        cost = QUESTIONS.get(word)
        return cost(state, self.chances, *(SQUARE_NAMED[name] for name in names)) if cost else 0.0

    def standing(self, state: State) -> float:
        """How well the seat stands, measured against the average of the others."""
        worth = [
            collected(state, seat) + sum(self.prospect(state, square) for square in sheep_of(state, seat))
            for seat in range(state.variant.seats)
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
