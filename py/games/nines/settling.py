"""A turn after the roll: one pawn walks, and each boundary it crossed is settled in order.

The pawn stands on its new space first. Then, boundary by boundary: a tile out of the segment left, the
nine checked and a discard if due; the cactus, if this was the last pawn of all, with nine and discard
again; only then the next boundary. Whenever the player has a real choice the settling stops, and goes
on from the state that was handed out.
"""

from __future__ import annotations

from games.nines import events as happened
from games.nines.scoring import winners
from games.nines.state import (
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
from games.nines.track import (
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
    """The numbers that may be laid aside. Of tiles that look alike the oldest stands for all."""
    different: dict[str, int] = {}
    for tile in front:
        different.setdefault(faces[tile], tile)
    return tuple(different.values())


def move_pawn(state: State, origin: int, target: int, hop: bool) -> tuple[State, list[Event]]:
    """Put one of the active player's pawns on its new space and settle what it crossed."""
    mine = state.players[state.seat]
    pawn = mine.pawns.index(origin)
    pawns = (*mine.pawns[:pawn], target, *mine.pawns[pawn + 1 :])
    seen: list[Event] = [happened.Moved(state.seat, pawn, origin, way(state.track, origin, target), hop)]
    if target == GOAL:
        seen.append(happened.CameHome(state.seat, len([space for space in pawns if space != GOAL])))
    players = list(state.players)
    players[state.seat] = Player(pawns, mine.front, mine.pile, mine.minus)
    moved = State(
        state.seats, state.segments, state.chosen_first, WALK, state.seat, state.roll,
        state.faces, state.numbers, state.track, tuple(players),
        first_crossed(origin), last_crossed(state.segments, target), False,
    )  # fmt: skip
    return _Settling(moved, seen).run(), seen


def take_tile(state: State, tile: int) -> tuple[State, list[Event]]:
    """The player has chosen a tile of the segment left."""
    seen: list[Event] = []
    settling = _Settling(state, seen)
    settling.take(tile, forced=False)
    return settling.run(), seen


def discard_tile(state: State, tile: int) -> tuple[State, list[Event]]:
    """The player has chosen the number that is laid aside."""
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
                if len(free) > 1:
                    return self._handed_out(TAKE)
                self._take_only(free)
            else:
                self._take_cactus()
                self.boundary += 1
                self.tile_done = False

    def take(self, tile: int, forced: bool) -> None:
        """Take a tile out of the segment behind this boundary."""
        self.tile_done = True
        face = self.state.faces[tile]
        self.seen.append(happened.Took(self.seat, tile, face, self.boundary, forced))
        self._collect(tile)

    def discard(self, tile: int, forced: bool) -> None:
        """Lay one of three numbers aside: it is going to cost its points."""
        self.front = tuple([other for other in self.front if other != tile])
        self.minus = (*self.minus, tile)
        self.seen.append(happened.Discarded(self.seat, tile, self.state.faces[tile], forced))

    def _take_only(self, free: tuple[int, ...]) -> None:
        """Nothing to choose: the one free tile, or none."""
        self.tile_done = True
        if free:
            self.take(free[0], forced=True)
        elif self.boundary:
            occupied = bool(remaining(self.track, self.boundary))
            self.seen.append(happened.TookNothing(self.seat, self.boundary, occupied))

    def _take_cactus(self) -> None:
        """The cactus goes to the last pawn of all to cross it. The goal has none."""
        if self.boundary < self.state.segments and all_across(self.state, self.boundary):
            cactus = STRIDE * self.boundary
            self.seen.append(happened.TookCactus(self.seat, cactus, self.state.faces[cactus]))
            self._collect(cactus)

    def _collect(self, tile: int) -> None:
        """Off the track: an animal goes to the pile, a number in front, where it may make nine at once."""
        place = self.track.index(tile)
        self.track = self.track[:place] + self.track[place + 1 :]
        numbers = self.state.numbers
        if not numbers[tile]:
            self.pile = (*self.pile, tile)
            return
        self.front = (*self.front, tile)
        made = nine(self.front, numbers)
        if made:
            self.front = tuple([other for other in self.front if other not in made])
            self.pile = self.pile + made
            faces = tuple([self.state.faces[other] for other in made])
            self.seen.append(happened.MadeNine(self.seat, made, faces))

    def _settles_all_now(self) -> bool:
        """After the goal's own tile all that is left in front is minus, so nothing is asked."""
        goal = self.state.segments
        return self.last_home and (self.boundary > goal or (self.boundary == goal and self.tile_done))

    def _handed_out(self, phase: str) -> State:
        return self._state(phase, self.seat, self.state.roll, self.boundary, self.state.until)

    def _next_turn(self) -> State:
        if self.last_home:
            left = self.front
            self.minus = self.minus + left
            self.front = ()
            faces = tuple([self.state.faces[tile] for tile in left])
            self.seen.append(happened.Settled(self.seat, left, faces))
        seats = self.state.seats
        skipped: list[int] = []
        for seat in [(self.seat + step) % seats for step in range(1, seats + 1)]:
            if not is_home(self.state.players[seat]):
                if skipped:
                    self.seen.append(happened.Skipped(tuple(skipped), self.seat, seat))
                return self._state(ROLL, seat, self.state.roll, 0, -1)
            skipped.append(seat)
        over = self._state(OVER, self.seat, self.state.roll, 0, -1)
        self.seen.append(happened.Ended(*winners(over)))
        return over

    def _state(self, phase: str, seat: int, roll: int, boundary: int, until: int) -> State:
        before = self.state
        players = list(before.players)
        pawns = players[self.seat].pawns
        players[self.seat] = Player(pawns, self.front, self.pile, self.minus)
        tile_done = self.tile_done and phase not in (ROLL, OVER)
        return State(
            before.seats, before.segments, before.chosen_first, phase, seat, roll,
            before.faces, before.numbers, self.track, tuple(players), boundary, until, tile_done,
        )  # fmt: skip
