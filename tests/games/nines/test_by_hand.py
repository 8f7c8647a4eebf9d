"""A turn once more, written down as slowly and plainly as it is told, against the rules. N2 to N13.

Nothing here counts boundaries or keeps numbers of stretches: a pawn walks tile by tile, remembers each cactus
that it has left behind, and whoever has to choose is asked on the way.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from games.contract import CHANCE, complete_options, fitting_options
from games.nines import rules
from games.nines.rules.state import GOAL, START, State

Question = tuple[str, list[int]]
Asking = Generator[Question, int, None]


class Pawn:
    """A pawn, where it stands and what it has passed."""

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.space = START
        self.passed: list[int] = []


class Table:
    """The track as a row of tiles, each with the cactus that its stretch lies behind."""

    def __init__(self, dealt: State) -> None:
        self.faces = dealt.faces
        self.row = list(dealt.track)
        self.stretch_behind: dict[int, list[int]] = {}
        for tile in self.row:
            if self.is_cactus(tile):
                cactus = tile
                self.stretch_behind[cactus] = []
            else:
                self.stretch_behind[cactus].append(tile)
        self.pawns = [Pawn(seat) for seat, player in enumerate(dealt.players) for _ in player.pawns]
        self.front = [list(player.front) for player in dealt.players]
        self.jar: list[list[int]] = [[] for _ in dealt.players]
        self.aside: list[list[int]] = [[] for _ in dealt.players]

    def is_cactus(self, tile: int) -> bool:
        return self.faces[tile].startswith("cactus")

    def number(self, tile: int) -> int:
        kind, _, shown = self.faces[tile].partition("-")
        return 0 if kind == "animal" else int(shown)

    def mine(self, seat: int) -> list[Pawn]:
        return [pawn for pawn in self.pawns if pawn.owner == seat]

    def walks(self, seat: int, roll: int) -> dict[str, tuple[Pawn, list[int]]]:
        """Every move of a pawn, with the spaces it passes, the last one being where it stops."""
        found = {}
        for pawn in self.mine(seat):
            if pawn.space == GOAL:
                continue
            name = "start" if pawn.space == START else str(pawn.space)
            ahead = self.row if pawn.space == START else self.row[self.row.index(pawn.space) + 1 :]
            way = [*ahead, GOAL]
            found[f"walk {name}"] = (pawn, way[:roll])
            others = {other.space for other in self.pawns}
            next_one = [steps for steps, tile in enumerate(ahead, 1) if tile in others]
            if roll == 1 and next_one and next_one[0] > 1:
                found[f"hop {name}"] = (pawn, way[: next_one[0]])
        return found

    def move(self, pawn: Pawn, way: Sequence[int]) -> Asking:
        """Put the pawn down, then settle what it has passed, one thing after the other."""
        left = [pawn.space, *way[:-1]]
        pawn.space = way[-1]
        passed = [tile for tile in left if tile != START and self.is_cactus(tile)]
        all_home = all(each.space == GOAL for each in self.mine(pawn.owner))
        pawn.passed += passed
        due = []
        for cactus in passed:
            before = [earlier for earlier in self.stretch_behind if earlier < cactus]
            due += [self.stretch_behind[before[-1]]] if before else []
            due += [[cactus]] if all(cactus in each.passed for each in self.pawns) else []
        if pawn.space == GOAL:
            due.append(self.stretch_behind[list(self.stretch_behind)[-1]])
        for place, tiles in enumerate(due, 1):
            coming = [tile for later in due[place:] for tile in self.free(later)]
            yield from self.take_from(pawn.owner, tiles, all_home and not any(map(self.number, coming)))
        if all_home:
            self.aside[pawn.owner] += self.front[pawn.owner]
            self.front[pawn.owner] = []

    def free(self, tiles: Sequence[int]) -> list[int]:
        occupied = [pawn.space for pawn in self.pawns]
        return [tile for tile in tiles if tile in self.row and tile not in occupied]

    def take_from(self, seat: int, tiles: Sequence[int], nothing_comes: bool) -> Asking:
        free = self.free(tiles)
        if free:
            taken = free[0] if len(free) == 1 else (yield ("take", free))
            yield from self.collect(seat, taken, nothing_comes)

    def collect(self, seat: int, tile: int, nothing_comes: bool) -> Asking:
        self.row.remove(tile)
        if not self.number(tile):
            self.jar[seat].append(tile)
            return
        front = self.front[seat]
        front.append(tile)
        for made in self.nines(front):
            self.jar[seat] += made
            self.front[seat] = [each for each in front if each not in made]
            return
        if len(front) == 3 and not nothing_comes:
            unlike = [each for place, each in enumerate(front) if self.face_is_new(front, place)]
            gone = unlike[0] if len(unlike) == 1 else (yield ("discard", unlike))
            front.remove(gone)
            self.aside[seat].append(gone)

    def nines(self, front: Sequence[int]) -> Iterator[Sequence[int]]:
        """All ways to make nine, those with what has been there longest first."""
        for size in (2, 3):
            for some in combinations(front, size):
                if sum(self.number(tile) for tile in some) == 9:
                    yield some

    def face_is_new(self, front: Sequence[int], place: int) -> bool:
        return self.faces[front[place]] not in [self.faces[tile] for tile in front[:place]]

    def check(self, state: State) -> None:
        """The rules' state says the same."""
        assert list(state.track) == self.row
        for seat, player in enumerate(state.players):
            assert sorted(player.pawns) == sorted(pawn.space for pawn in self.mine(seat))
            assert list(player.front) == self.front[seat]
            assert list(player.pile) == self.jar[seat]
            assert list(player.minus) == self.aside[seat]


def rolls(rng: Random) -> Iterator[int]:
    """Any, with many 1s, so that pawns go ahead to one another and linger on cacti."""
    while True:
        yield rng.choice((1, 1, 1, 2, 3, 4, 5, 6, 6))


@pytest.mark.parametrize("track", ["long", "short"])
@pytest.mark.parametrize("seats", rules.SEATS)
def test_n2_to_n13_rules_and_rulings_agree(seats: int, track: str) -> None:
    for seed in range(50):
        rng = Random(seed)
        fitting = fitting_options(rules, seats, {"track": track})
        state = rules.start(seats, complete_options(rules, seats, fitting))
        state = rules.play(state, CHANCE, rules.draw(state, rng)).state
        table, dice = Table(state), rolls(rng)
        seat = state.seat
        while any(pawn.space != GOAL for pawn in table.pawns):
            if all(pawn.space == GOAL for pawn in table.mine(seat)):
                seat = (seat + 1) % seats
                continue
            state = play_turn(table, state, seat, next(dice), rng)
            table.check(state)
            seat = (seat + 1) % seats
        assert rules.turn(state) == ()


def play_turn(table: Table, state: State, seat: int, roll: int, rng: Random) -> State:
    """One roll and all that follows from it, each choice compared."""
    assert (rules.turn(state), rules.thrower(state)) == ((CHANCE,), seat)
    state = rules.play(state, CHANCE, f"roll {roll}").state
    walks = table.walks(seat, roll)
    assert set(rules.moves(state, seat)) == set(walks)
    move = rng.choice(sorted(walks))
    state = rules.play(state, seat, move).state
    asking = table.move(*walks[move])
    answer: int | None = None
    while True:
        try:
            word, options = next(asking) if answer is None else asking.send(answer)
        except StopIteration:
            return state
        assert rules.turn(state) == (seat,)
        assert rules.moves(state, seat) == [f"{word} {tile}" for tile in options]
        answer = rng.choice(options)
        state = rules.play(state, seat, f"{word} {answer}").state
