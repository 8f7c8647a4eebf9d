"""The dog's rulings once more, written down as slowly and plainly as they are told, against the rules.

Nothing here uses a board, a cache or a table of the game: squares are pairs of row and column, and the
look ahead tries everything. S7, S11, S12, S13, S14, S15.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import pytest

from games.shepherd import rules
from games.shepherd.rules.meadow import NAMES
from games.shepherd.rules.state import State

Square = tuple[int, int]
Build = Callable[..., State]

CORNERS = {(0, 0), (0, 7), (7, 0), (7, 7)}
MEADOW = {(row, column) for row in range(8) for column in range(8)} - CORNERS
ARROWS = [(-1, 0), (1, 0), (0, -1), (0, 1)]


def name(square: Square) -> str:
    return "abcdefgh"[square[1]] + str(square[0] + 1)


def square_named(text: str) -> Square:
    return int(text[1]) - 1, "abcdefgh".index(text[0])


def next_to(one: Square, other: Square) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def over_the_edge(square: Square, arrow: Square) -> Square:
    """One further; if that is outside, back to the other end."""
    row, column = square[0] + arrow[0], square[1] + arrow[1]
    if (row, column) in MEADOW:
        return row, column
    row, column = square
    while (row - arrow[0], column - arrow[1]) in MEADOW:
        row, column = row - arrow[0], column - arrow[1]
    return row, column


class Scene(NamedTuple):
    """Sheep in order; which have moved; which is pushed; where the dog stands."""

    tactical: bool
    sheep: tuple[Square, ...]
    dog: Square
    moved: frozenset[int]
    pushed: int | None

    def scared(self) -> list[int]:
        return [number for number, square in enumerate(self.sheep) if next_to(square, self.dog)]

    def run(self, number: int, target: Square) -> Scene:
        bumped = [
            other for other in range(len(self.sheep)) if other != number and self.sheep[other] == target
        ]
        sheep = (*self.sheep[:number], target, *self.sheep[number + 1 :])
        return self._replace(sheep=sheep, moved=self.moved | {number}, pushed=bumped[0] if bumped else None)

    def targets(self, number: int) -> set[Square]:
        """Where this sheep may go, not looking ahead."""
        others = {square for other, square in enumerate(self.sheep) if other != number}
        here = self.sheep[number]
        if not self.tactical:
            free = {
                over_the_edge(here, arrow) for arrow in ARROWS if next_to(here, over_the_edge(here, arrow))
            }
            return {square for square in free - others - {self.dog} if not next_to(square, self.dog)}
        ways = {over_the_edge(here, arrow) for arrow in ARROWS} - {self.dog}
        ways = {square for square in ways if not next_to(square, self.dog)}
        if ways - others:
            return ways - others
        settled = {self.sheep[other] for other in self.moved if other != number}
        return ways - settled

    def solvable(self) -> bool:
        if self.pushed is not None:
            return any(self.run(self.pushed, target).solvable() for target in self.targets(self.pushed))
        scared = self.scared()
        return not scared or any(
            self.run(number, target).solvable() for number in scared for target in self.targets(number)
        )

    def moves(self, first: int) -> set[str]:
        """The runs of whoever decides, `first` being the seat whose turn it is."""
        if self.pushed is not None:
            return set(self.runs("push", [self.pushed]))
        scared = self.scared()
        if not self.tactical:
            seats = len(self.sheep) // 2
            owner = min((number // 2 - first) % seats for number in scared)
            scared = [number for number in scared if (number // 2 - first) % seats == owner]
        return set(self.runs("flee", scared))

    def runs(self, word: str, numbers: list[int]) -> Iterator[str]:
        for number in numbers:
            for target in self.targets(number):
                if self.run(number, target).solvable():
                    yield f"{word} {name(self.sheep[number])} {name(target)}"


def stops(tactical: bool, sheep: tuple[Square, ...], dog: Square | None) -> set[str]:
    """Where the dog may stop."""
    free = MEADOW - set(sheep) - {dog}
    if tactical and dog:
        ends = {dog}
        for _ in range(3):
            ends |= {square for square in free for end in ends if next_to(square, end)}
        free = ends - {dog}
    return {
        f"dog {name(square)}"
        for square in free
        if Scene(tactical, sheep, square, frozenset(), None).solvable()
    }


def crowd(rng: Random, seats: int) -> tuple[Square, ...]:
    """Sheep close together, often in a corner, so that rare things happen often."""
    middle = rng.choice(sorted(MEADOW))
    reach = rng.choice((2, 2, 3, 5))
    close = [
        square
        for square in sorted(MEADOW)
        if min(abs(square[0] - middle[0]), 8 - abs(square[0] - middle[0])) <= reach
        and min(abs(square[1] - middle[1]), 8 - abs(square[1] - middle[1])) <= reach
    ]
    return tuple(rng.sample(close, 2 * seats))


def lonely(rng: Random, sheep: tuple[Square, ...]) -> Square | None:
    """A square where the dog could have been left: next to no sheep."""
    quiet = [
        square for square in sorted(MEADOW - set(sheep)) if not any(next_to(square, other) for other in sheep)
    ]
    return rng.choice([None, *quiet])


@pytest.mark.parametrize("tactical", [False, True], ids=["basic", "tactical"])
@pytest.mark.parametrize("part", range(4))
def test_s11_to_s15_rules_and_rulings_agree(tactical: bool, part: int, position: Build) -> None:
    rng = Random(1000 * part + tactical)
    for _ in range(250):
        seats = rng.choice((2, 3, 4, 4, 4))
        sheep = crowd(rng, seats)
        dog = lonely(rng, sheep)
        flocks = [f"{name(sheep[2 * seat])} {name(sheep[2 * seat + 1])}" for seat in range(seats)]
        state = position(
            *flocks,
            roll="grass dog",
            unused=("dog", "grass"),
            active=rng.randrange(seats),
            dog=name(dog) if dog else "",
            options={"game": "tactical" if tactical else "basic"},
        )
        active = state.active
        found = {move for move in rules.moves(state, active) if move.startswith("dog")}
        assert found == stops(tactical, sheep, dog)
        for move in rng.sample(sorted(found), 3):
            check_runs(rules.play(state, active, move).state, active, sheep, square_named(move[4:]), rng)


def check_runs(state: State, active: int, sheep: tuple[Square, ...], dog: Square, rng: Random) -> None:
    """Let all frightened sheep run, comparing every decision on the way."""
    scene = Scene(state.variant.tactical, sheep, dog, frozenset(), None)
    while scene.pushed is not None or scene.scared():
        (seat,) = rules.turn(state)
        found = rules.moves(state, seat)
        assert set(found) == scene.moves(active)
        assert len(set(found)) == len(found)
        move = rng.choice(list(found))
        state = rules.play(state, seat, move).state
        _, origin, target = move.split()
        runner = scene.pushed
        if runner is None:
            runner = scene.sheep.index(square_named(origin))
        scene = scene.run(runner, square_named(target))
    assert state.unused == ("grass",)
    assert rules.turn(state) == (active,)
    assert tuple(square_named(NAMES[square]) for square in state.sheep) == scene.sheep


def test_s7_steps_and_rulings_agree(position: Build) -> None:
    rng = Random(7)
    for _ in range(300):
        seats = rng.choice((2, 3, 4))
        sheep = crowd(rng, seats)
        dog = lonely(rng, sheep)
        flocks = [f"{name(sheep[2 * seat])} {name(sheep[2 * seat + 1])}" for seat in range(seats)]
        state = position(*flocks, roll="sheep grass", dog=name(dog) if dog else "")
        expected = {
            f"step {name(here)} {name(there)}"
            for here in sheep[:2]
            for there in MEADOW - set(sheep) - {dog}
            if next_to(here, there) and not (dog and next_to(there, dog))
        }
        assert {move for move in rules.moves(state, 0) if move.startswith("step")} == expected
