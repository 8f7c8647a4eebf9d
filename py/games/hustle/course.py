"""A match while it is being moved on: a state unpacked, changed by steps, and packed again.

The steps stand in `turn.py` and `evaluation.py`; this page gives them what they share: losing a sheep,
landing on a square, handing over the imp and the cherub, asking somebody and ending the race.
"""

from __future__ import annotations

from games.hustle.boards import BOARD, LAST, Board, sea
from games.hustle.dyke import GONE, shoved
from games.hustle.events import Card, Cause, Ended, Handed, Happening, Out, Shoved, Splashed, Swapped
from games.hustle.imp_and_cherub import holders
from games.hustle.ranking import winners
from games.hustle.state import Loss, Question, State


class Course:
    """A state that can be changed, and the events that tell of the changes."""

    __slots__ = (
        "active", "asked", "back", "cherub", "chosen", "dyke", "events", "hands", "imp", "lifesavers",
        "lost", "numbers", "pads", "question", "revealed", "round", "scope", "scopes", "sheep", "starter",
        "step", "supply", "swaps", "variant",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        (
            self.variant, self.question, self.asked, self.step, self.round, self.starter, self.active,
            self.scope, self.back, self.dyke, self.swaps, sheep, lifesavers, hands, chosen, self.revealed,
            scopes, self.imp, self.cherub, pads, self.supply, lost, numbers,
        ) = state  # fmt: skip
        self.sheep = list(sheep)
        self.lifesavers = list(lifesavers)
        self.hands = list(hands)
        self.chosen = list(chosen)
        self.scopes = list(scopes)
        self.pads = list(pads)
        self.lost = list(lost)
        self.numbers = list(numbers)
        self.events: list[Happening] = []

    def packed(self) -> State:
        return State(
            self.variant, self.question, self.asked, self.step, self.round, self.starter, self.active,
            self.scope, self.back, self.dyke, self.swaps, tuple(self.sheep), tuple(self.lifesavers),
            tuple(self.hands), tuple(self.chosen), self.revealed, tuple(self.scopes), self.imp, self.cherub,
            tuple(self.pads), self.supply, tuple(self.lost), tuple(self.numbers),
        )  # fmt: skip

    def lives(self, seat: int) -> bool:
        return self.sheep[seat] != GONE

    def survivors(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.sheep) if place != GONE)

    def next_survivor(self, seat: int) -> int:
        """The seat itself if its sheep lives, else the next one clockwise that does."""
        seats = len(self.sheep)
        return next(other % seats for other in range(seat, seat + seats) if self.lives(other % seats))

    def ask(self, question: Question, *seats: int) -> None:
        self.question = question
        self.asked = seats

    def land(self, seat: int, square: int) -> None:
        """A sheep comes to a square: the whole chain of shoves first, then water and falls in its order."""
        chain = shoved(self.sheep, seat, square, not self.swaps)
        self.sheep[seat] = square
        by = seat
        for place, other in enumerate(chain, square):
            self.sheep[other] = place + 1
            self.events.append(Shoved(other, by, place, place + 1))
            by = other
        before = len(self.lost)
        water = sea(self.dyke)
        for place, other in enumerate((seat, *chain), square):
            if place > LAST:
                self.lose(other, "edge")
            elif water >> place & 1:
                self.splash(other)
        if len(self.lost) > before:
            self.hand_over()

    def splash(self, seat: int) -> None:
        """A sheep has come into water: one lifesaver, or the race."""
        if self.lifesavers[seat]:
            self.lifesavers[seat] -= 1
            self.events.append(Splashed(seat, self.sheep[seat], self.lifesavers[seat]))
        else:
            self.lose(seat, "water")

    def lose(self, seat: int, cause: Cause) -> None:
        """A sheep is out, with its player's cards, pads and lifesavers; what lies face down stays unseen."""
        self.events.append(Out(seat, self.sheep[seat], cause))
        self.lost.append(Loss(seat, self.round, cause))
        self.sheep[seat] = GONE
        self.lifesavers[seat] = 0
        self.hands[seat] = 0
        self.pads[seat] = ()
        self.chosen[seat] = ""
        self.revealed &= ~(1 << seat)
        self.scopes[seat] = None

    def hand_over(self) -> None:
        """Work out anew who holds the imp and the cherub."""
        now = holders(self.starter, self.scopes, self.lives(self.starter))
        self.hand("imp", self.imp, now.imp)
        self.hand("cherub", self.cherub, now.cherub)
        self.imp, self.cherub = now

    def hand(self, card: Card, giver: int | None, taker: int | None) -> None:
        if giver != taker:
            self.events.append(Handed(card, giver, taker, self.scope_of(giver), self.scope_of(taker)))

    def scope_of(self, seat: int | None) -> int | None:
        return None if seat is None else self.scopes[seat]

    def swap(self, board: Board, seat: int | None) -> None:
        """The first board goes to the far end, as `board` says; every square counts 100 less."""
        self.dyke = (self.dyke[1], board)
        self.swaps += 1
        self.sheep = [place if place == GONE else place - BOARD for place in self.sheep]
        self.events.append(Swapped(seat, board))

    def end(self) -> None:
        self.ask("")
        self.events.append(Ended(winners(self.sheep, self.lost)))
