"""A match while it is being moved on: a state unpacked, changed by steps, and packed again.

The steps stand in `turn.py` and `evaluation.py`; this page gives them what they share: losing a sheep,
landing on a square, handing over the imp and the cherub, asking somebody and ending the race.

Every step changes first and tells then. So a course that is looked at (`ToldCourse`) can keep, with each
event, the state that it left; a plain one keeps the events alone, which is quick.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.contract import Beat
from games.hustle.rules.boards import BOARD, LAST, Board, sea
from games.hustle.rules.dyke import GONE, shoved
from games.hustle.rules.events import (
    Card,
    Cause,
    Ended,
    Handed,
    Happening,
    Moved,
    Out,
    RanBack,
    Shoved,
    Splashed,
    Swapped,
)
from games.hustle.rules.imp_and_cherub import holders
from games.hustle.rules.ranking import winners
from games.hustle.rules.state import WATCH, Loss, State

NO_PEAK = (GONE, GONE)
"""Neither a shove nor a splash is a turn's greatest moment."""


class Course:
    """A state that can be changed, and the events that tell of the changes."""

    __slots__ = (
        "active", "asked", "back", "cherub", "chosen", "dyke", "events", "hands", "imp", "lifesavers",
        "lost", "numbers", "pads", "peaked", "question", "revealed", "round", "scope", "scopes", "sheep",
        "starter", "step", "supply", "swaps", "tell", "variant",
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
        self.tell: Callable[[Happening], None] = self.events.append
        """Tells of a change that has just been made."""
        self.peaked = False
        """The greatest moment of this turn has been told."""

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

    def ask(self, question: str, *seats: int) -> None:
        self.question = question
        self.asked = seats

    def land(self, run: Moved | RanBack) -> None:
        """A sheep comes to a square: the whole chain of shoves first, then water and falls in its order."""
        seat, _, square = run
        chain = shoved(self.sheep, seat, square, not self.swaps)
        self.sheep[seat] = square
        self.tell(run)
        water = sea(self.dyke)
        last_shove, last_splash = self._peak(chain, square, water) if len(chain) > 1 else NO_PEAK
        by = seat
        for place, other in enumerate(chain, square):
            self.sheep[other] = place + 1
            self.tell(Shoved(other, by, place, place + 1, place == last_shove))
            by = other
        before = len(self.lost)
        for place, other in enumerate((seat, *chain), square):
            if place > LAST:
                self.lose(other, "edge")
            elif water >> place & 1:
                self.splash(other, place == last_splash)
        if len(self.lost) > before:
            self.hand_over()

    def _peak(self, chain: Sequence[int], square: int, water: int) -> tuple[int, int]:
        """Where a long chain of shoves is at its best, if nobody is lost by it and no run back follows:
        at its last splash, or if all stay dry, at its last shove."""
        end = square + len(chain)
        if self.back or self.peaked or end > LAST:
            return NO_PEAK
        wet = [place for place in range(square, end + 1) if water >> place & 1]
        everybody = (self.active, *chain)
        if any(not self.lifesavers[everybody[place - square]] for place in wet):
            return NO_PEAK
        self.peaked = True
        return (GONE, wet[-1]) if wet else (end - 1, GONE)

    def splash(self, seat: int, peak: bool = False) -> None:
        """A sheep has come into water: one lifesaver, or the race."""
        if self.lifesavers[seat]:
            self.lifesavers[seat] -= 1
            self.tell(Splashed(seat, self.sheep[seat], self.lifesavers[seat], peak))
        else:
            self.lose(seat, "water")

    def lose(self, seat: int, cause: Cause) -> None:
        """A sheep is out, with its player's cards, pads and lifesavers; what lies face down stays unseen."""
        out = Out(seat, self.sheep[seat], cause, not self.peaked)
        self.peaked = True
        self.lost.append(Loss(seat, self.round, cause))
        self.sheep[seat] = GONE
        self.lifesavers[seat] = 0
        self.hands[seat] = 0
        self.pads[seat] = ()
        self.chosen[seat] = ""
        self.revealed &= ~(1 << seat)
        self.scopes[seat] = None
        self.tell(out)

    def hand_over(self) -> None:
        """Work out anew who holds the imp and the cherub."""
        imp, cherub = holders(self.starter, self.scopes, self.sheep[self.starter] != GONE)
        if imp != self.imp:
            giver, self.imp = self.imp, imp
            self._hand("imp", giver, imp)
        if cherub != self.cherub:
            giver, self.cherub = self.cherub, cherub
            self._hand("cherub", giver, cherub)

    def _hand(self, card: Card, giver: int | None, taker: int | None) -> None:
        self.tell(Handed(card, giver, taker, self.scope_of(giver), self.scope_of(taker)))

    def scope_of(self, seat: int | None) -> int | None:
        return None if seat is None else self.scopes[seat]

    def swap(self, board: Board, seat: int | None) -> None:
        """The first board goes to the far end, as `board` says; every square counts 100 less."""
        was, other = self.dyke
        self.dyke = (other, board)
        self.swaps += 1
        self.sheep = [place if place == GONE else place - BOARD for place in self.sheep]
        self.tell(Swapped(seat, board, was, tuple(self.sheep)))

    def end(self) -> None:
        self.ask("")
        self.tell(Ended(winners(self.sheep, self.lost)))


class ToldCourse(Course):
    """A course that is looked at: it keeps every event with the state that it left."""

    __slots__ = ("beats",)

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.beats: list[Beat] = []
        self.tell = self._tell

    def _tell(self, event: Happening) -> None:
        """What is told on the way asks nobody: the question stands when all has been told."""
        state = self.packed()
        if state.asked:
            state = state._replace(question=WATCH, asked=())
        self.beats.append(Beat(event, state))

    def told(self) -> tuple[Beat, ...]:
        """All beats; the last one leaves what `play` leaves."""
        *earlier, last = self.beats
        return *earlier, Beat(last.event, self.packed())
