"""A turn after the roll: one pawn walks, and each boundary it crossed is settled in order.

The pawn stands on its new space first. Then, boundary by boundary: a tile out of the stretch left, the
nine checked and a discard if due; the cactus, if this was the last pawn of all, with nine and discard
again; only then the next boundary. Whenever the player has a real choice the settling stops, and goes
on from the state that was handed out.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from games.nines.rules import events
from games.nines.rules.ranking import PLUS, winners
from games.nines.rules.state import (
    DISCARD,
    GOAL,
    OVER,
    ROLL,
    STRIDE,
    TAKE,
    WALK,
    Player,
    State,
    is_home,
)
from games.nines.rules.track import (
    all_across,
    first_crossed,
    free_tiles,
    last_crossed,
    remaining,
    way,
)

Event = tuple[object, ...]


def nine(front: tuple[int, ...], numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles in front that add up to nine, the ones longest there preferred; empty if none do.

    There is never a real choice: three that make nine contain no two that do.
    """
    for place, tile in enumerate(front):
        for other in front[place + 1 :]:
            if numbers[tile] + numbers[other] == 9:
                return (tile, other)
    if len(front) == 3 and sum([numbers[tile] for tile in front]) == 9:
        return front
    return ()


def unlike(front: tuple[int, ...], faces: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers that may be put aside. Of tiles that look alike the oldest stands for all."""
    different: dict[str, int] = {}
    for tile in front:
        different.setdefault(faces[tile], tile)
    return tuple(different.values())


def move_pawn(state: State, origin: int, target: int, hop: bool) -> tuple[State, list[Event]]:
    """Put one of the active player's pawns on its new space and settle what it crossed."""
    mine = state.players[state.seat]
    pawn = mine.pawns.index(origin)
    pawns = (*mine.pawns[:pawn], target, *mine.pawns[pawn + 1 :])
    start, end = bisect_right(state.track, origin), bisect_left(state.track, target) + 1
    path = way(state.track, origin, target)
    seen: list[Event] = [events.Moved(state.seat, pawn, origin, path, hop, start, end)]
    if target == GOAL:
        seen.append(events.CameHome(state.seat, len([space for space in pawns if space != GOAL])))
    moved_one = Player(pawns, mine.front, mine.pile, mine.minus)
    players = (*state.players[: state.seat], moved_one, *state.players[state.seat + 1 :])
    moved = State._make((
        state.seats, state.stretches, state.chosen_first, WALK, state.seat, state.roll,
        state.faces, state.numbers, state.track, players,
        first_crossed(origin), last_crossed(state.stretches, target), False, (),
    ))  # fmt: skip
    return _Settling(moved, seen).run(), seen


def take_tile(state: State, tile: int) -> tuple[State, list[Event]]:
    """The player has chosen a tile of the stretch left."""
    seen: list[Event] = []
    settling = _Settling(state, seen)
    settling.take(tile, forced=False)
    return settling.run(), seen


def discard_tile(state: State, tile: int) -> tuple[State, list[Event]]:
    """The player has chosen the number that is put aside."""
    seen: list[Event] = []
    settling = _Settling(state, seen)
    settling.discard(tile, forced=False)
    return settling.run(), seen


class _Settling:
    """A turn in the making: what changes while boundaries are settled, until a state is handed out again."""

    def __init__(self, state: State, seen: list[Event]) -> None:
        self.state = state
        self.seen = seen
        self.seat = state.seat
        self.track = state.track
        self.holes = state.holes
        self.boundary = state.boundary
        self.tile_done = state.tile_done
        mine = state.players[state.seat]
        self.front = mine.front
        self.pile = mine.pile
        self.minus = mine.minus
        self.last_home = is_home(mine)

    def run(self) -> State:
        """Settle one boundary after the other, up to the next choice or to the end of the turn."""
        while True:
            if len(self.front) == 3 and not self._settles_all_now():
                choices = unlike(self.front, self.state.faces)
                if len(choices) > 1:
                    return self._handed_out(DISCARD)
                self.discard(choices[0], forced=True)
            elif self.boundary > self.state.until:
                return self._next_turn()
            elif not self.tile_done:
                free = free_tiles(self.state, self.boundary) if self.boundary else ()
                if free:
                    self.seen.append(events.LeftStretch(self.seat, self.boundary, free))
                if len(free) > 1:
                    return self._handed_out(TAKE)
                self._take_only(free)
            else:
                self._take_cactus()
                self.boundary += 1
                self.tile_done = False

    def take(self, tile: int, forced: bool) -> None:
        """Take a tile out of the stretch behind this boundary."""
        self.tile_done = True
        made = self._collect(tile)
        face, so_far = self.state.faces[tile], self._so_far(tile, made)
        self.seen.append(events.Took(self.seat, tile, face, self.boundary, forced, so_far, self._points()))
        self._make_nine(made)

    def discard(self, tile: int, forced: bool) -> None:
        """Put one of three numbers aside: it is going to cost its points."""
        self.front = tuple([other for other in self.front if other != tile])
        self.minus = (*self.minus, tile)
        face = self.state.faces[tile]
        self.seen.append(events.Discarded(self.seat, tile, face, forced, self._points()))

    def _take_only(self, free: tuple[int, ...]) -> None:
        """Nothing to choose: the one free tile, or none."""
        self.tile_done = True
        if free:
            self.take(free[0], forced=True)
        elif self.boundary:
            occupied = bool(remaining(self.track, self.boundary))
            self.seen.append(events.TookNothing(self.seat, self.boundary, occupied))

    def _take_cactus(self) -> None:
        """The cactus goes to the last pawn of all to cross it. The goal has none."""
        if self.boundary < self.state.stretches and all_across(self.state, self.boundary):
            cactus = STRIDE * self.boundary
            made = self._collect(cactus)
            face, so_far = self.state.faces[cactus], self._so_far(cactus, made)
            self.seen.append(events.TookCactus(self.seat, cactus, face, so_far))
            self._make_nine(made)

    def _collect(self, tile: int) -> tuple[int, ...]:
        """Off the track: an animal goes to the pile, a number in front. Gives what makes nine with it."""
        place = self.track.index(tile)
        self.track = self.track[:place] + self.track[place + 1 :]
        self.holes = (*self.holes, tile)
        if not self.state.numbers[tile]:
            self.pile = (*self.pile, tile)
            return ()
        self.front = (*self.front, tile)
        return nine(self.front, self.state.numbers)

    def _make_nine(self, made: tuple[int, ...]) -> None:
        """Numbers that make nine go to the pile."""
        if made:
            self.front = tuple([other for other in self.front if other not in made])
            self.pile = self.pile + made
            faces = tuple([self.state.faces[other] for other in made])
            self.seen.append(events.MadeNine(self.seat, made, faces, self._points()))

    def _so_far(self, tile: int, made: tuple[int, ...]) -> int:
        numbers = self.state.numbers
        hopeless = made or not numbers[tile] or len(self.front) == 3
        return 0 if hopeless else sum([numbers[other] for other in self.front])

    def _points(self) -> int:
        numbers = self.state.numbers
        return PLUS * len(self.pile) - sum([numbers[tile] for tile in self.minus])

    def _settles_all_now(self) -> bool:
        """With all pawns home and no number to come, all that is in front is minus: nothing is asked."""
        return self.last_home and not any(map(self._may_yield_a_number, self._boundaries_ahead()))

    def _boundaries_ahead(self) -> range:
        return range(self.boundary, self.state.until + 1)

    def _may_yield_a_number(self, boundary: int) -> bool:
        """Whether a number may be taken from the stretch before it, or its cactus is due."""
        if boundary < self.state.stretches and all_across(self.state, boundary):
            return True
        if not boundary or (boundary == self.boundary and self.tile_done):
            return False
        return any(self.state.numbers[tile] for tile in free_tiles(self.state, boundary))

    def _handed_out(self, question: str) -> State:
        return self._state(question, self.seat, self.state.roll, self.boundary, self.state.until)

    def _next_turn(self) -> State:
        if self.holes:
            self.seen.append(events.ClosedUp(self.seat, self.holes))
            self.holes = ()
        if self.last_home:
            self._settle()
        seat = (self.seat + 1) % self.state.seats
        if not is_home(self.state.players[seat]):
            return self._state(ROLL, seat, self.state.roll, 0, -1)
        return self._pass_over(seat)

    def _pass_over(self, seat: int) -> State:
        """Whoever is home has no turn; when all are, the match is over."""
        skipped: list[int] = []
        while len(skipped) < self.state.seats:
            if not is_home(self.state.players[seat]):
                self.seen.append(events.Skipped(tuple(skipped), self.seat, seat))
                return self._state(ROLL, seat, self.state.roll, 0, -1)
            skipped.append(seat)
            seat = (seat + 1) % self.state.seats
        over = self._state(OVER, self.seat, self.state.roll, 0, -1)
        self.seen.append(events.Ended(*winners(over)))
        return over

    def _settle(self) -> None:
        """All pawns are home: what is left in front goes to the minus pile, number by number."""
        while self.front:
            tile, *rest = self.front
            self.front = tuple(rest)
            self.minus = (*self.minus, tile)
            face = self.state.faces[tile]
            self.seen.append(events.LeftOver(self.seat, tile, face, self._points()))
        self.seen.append(events.Settled(self.seat, self._points()))

    def _state(self, question: str, seat: int, roll: int, boundary: int, until: int) -> State:
        before = self.state
        old = before.players[self.seat]
        players = before.players
        if self.front is not old.front or self.pile is not old.pile or self.minus is not old.minus:
            mine = Player(old.pawns, self.front, self.pile, self.minus)
            players = (*players[: self.seat], mine, *players[self.seat + 1 :])
        tile_done = self.tile_done and question not in (ROLL, OVER)
        return State._make((
            before.seats, before.stretches, before.chosen_first, question, seat, roll, before.faces,
            before.numbers, self.track, players, boundary, until, tile_done, self.holes,
        ))  # fmt: skip
