"""Whole races once more, written down as slowly and plainly as they are told, against the rules.

H1, H3, H5, H8, H11 to H28, H30, H31. Nothing here uses steps, events or bits of the game: sheep stand in
a table of squares, water is a set, and whoever must answer is asked on the way.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random

import pytest

from games.contract import CHANCE
from games.hustle import rules
from games.hustle.rules.boards import FACES
from games.hustle.rules.dyke import GONE
from games.hustle.rules.pads import PADS
from games.hustle.rules.state import State
from helpers.hustle_positions import careful, started

Asking = Generator[tuple[int, str], str, None]

LIFESAVERS = {3: 4, 4: 3, 5: 2, 6: 2, 7: 1, 8: 1}
TENS = {"b10": 10, "b20": 20, "b30": 30, "b40": 40}
ALL_DIGITS = frozenset("0123456789")


class Over(Exception):
    """The race has ended."""


class Board:
    """A board as somebody has laid it: "1B 180"."""

    def __init__(self, laid: str) -> None:
        self.face, turn = laid.split()
        self.water = {99 - square if turn == "180" else square for square in FACES[self.face]}


class Race:
    """Everything on the table, and what happens to it."""

    def __init__(self, seats: int, dyke: str, starter: int, rainy: bool, calm: bool) -> None:
        words = dyke.split()
        self.boards = [Board(" ".join(words[:2])), Board(" ".join(words[2:]))]
        self.rainy, self.calm = rainy, calm
        self.seats, self.starter = seats, starter
        self.sheep = dict.fromkeys(range(seats), 0)
        self.lifesavers = [LIFESAVERS[seats]] * seats
        self.hands = [set(ALL_DIGITS) for _ in range(seats)]
        self.pads: list[list[str]] = [[] for _ in range(seats)]
        self.supply = list(PADS)
        self.out: list[int] = []
        self.swapped = False

    def clockwise(self, first: int) -> list[int]:
        return [*range(first, self.seats), *range(first)]

    def race(self, numbers: dict[int, str]) -> Asking:
        """One round, when all have laid down their numbers."""
        compared: dict[int, int] = {}
        for seat in self.clockwise(self.starter):
            if seat in self.sheep:
                scope = yield from self.turn(seat, numbers[seat])
                if seat in self.sheep:
                    compared[seat] = scope
        compared = {seat: scope for seat, scope in compared.items() if seat in self.sheep}
        imp, _ = self.imp_and_cherub(compared)
        if self.lifesavers[imp]:
            self.lifesavers[imp] -= 1
        else:
            self.lose(imp)
            del compared[imp]
        if len(self.sheep) <= 2:
            raise Over
        _, cherub = self.imp_and_cherub(compared)
        yield from self.swap_if_due(cherub)
        if self.supply:
            taken = yield cherub, "take"
            if taken != "pass":
                pad = taken.split()[1]
                self.supply.remove(pad)
                self.pads[cherub].append(pad)
        self.starter = cherub
        for hand in self.hands:
            if len(hand) < 4:
                hand.update(ALL_DIGITS)

    def turn(self, seat: int, number: str) -> Generator[tuple[int, str], str, int]:
        self.hands[seat] -= set(number)
        scope, back = int(number), 0
        if self.pads[seat]:
            _, pads, change = (yield seat, "declare").split()
            scope += int(change)
            for pad in pads.split("+") if pads != "none" else ():
                self.pads[seat].remove(pad)
                back += TENS.get(pad, 0)
        if scope:
            self.move(seat, self.sheep[seat] + scope)
        yield from self.swap_if_due(seat)
        if back and seat in self.sheep:
            self.move(seat, self.sheep[seat] - back)
        yield from self.swap_if_due(seat)
        return scope

    def move(self, seat: int, square: int) -> None:
        """The mover comes to its square; whoever stands there goes one on, and so on; then all get wet."""
        self.sheep[seat] = square
        moved = [seat]
        while square <= 199 and (square > 0 or self.swapped):
            others = [other for other, at in self.sheep.items() if at == square and other != moved[-1]]
            if not others:
                break
            (shoved,) = others
            square += 1
            self.sheep[shoved] = square
            moved.append(shoved)
        for each in moved:
            here = self.sheep[each]
            if here > 199:
                self.lose(each)
            elif here % 100 in self.boards[here // 100].water:
                if self.lifesavers[each]:
                    self.lifesavers[each] -= 1
                else:
                    self.lose(each)
        if len(self.sheep) < 2:
            raise Over

    def lose(self, seat: int) -> None:
        del self.sheep[seat]
        self.out.append(seat)
        self.lifesavers[seat] = 0
        self.hands[seat] = set(ALL_DIGITS)
        self.pads[seat] = []

    def swap_if_due(self, chooser: int) -> Asking:
        if any(square < 100 for square in self.sheep.values()):
            return
        chooser = next(seat for seat in self.clockwise(chooser) if seat in self.sheep)
        old, second = self.boards
        if self.calm:
            laid = f"lay {old.face[0]}{'B' if old.face[1] == 'A' else 'A'} 0"
        else:
            laid = yield chooser, "lay"
        self.boards = [second, Board(laid.removeprefix("lay "))]
        self.sheep = {seat: square - 100 for seat, square in self.sheep.items()}
        self.swapped = True
        if self.rainy:
            puddles = (yield chooser, "flood").split()[1:]
            self.boards[1].water |= {int(square) - 100 for square in puddles if square != "none"}

    def imp_and_cherub(self, compared: dict[int, int]) -> tuple[int, int]:
        order = [seat for seat in self.clockwise(self.starter) if seat in compared]
        lowest, highest = min(compared.values()), max(compared.values())
        imp = [seat for seat in order if compared[seat] == lowest][-1]
        cherub = next(seat for seat in order if compared[seat] == highest)
        return imp, cherub

    def ranks(self) -> dict[int, int]:
        """Who stands where when it is over."""
        squares = sorted(self.sheep.values())
        left = {seat: 1 + (square > squares[0]) for seat, square in self.sheep.items()}
        return left | {seat: place for place, seat in enumerate(reversed(self.out), 1 + len(self.sheep))}

    def check(self, state: State) -> None:
        """The rules' state says the same."""
        assert list(state.sheep) == [self.sheep.get(seat, GONE) for seat in range(self.seats)]
        assert list(state.lifesavers) == self.lifesavers
        assert [sorted(pads) for pads in state.pads] == [sorted(pads) for pads in self.pads]
        assert sorted(state.supply) == sorted(self.supply)
        assert [loss.seat for loss in state.lost] == self.out
        for seat in self.sheep:
            secret = set() if state.revealed >> seat & 1 else set(state.chosen[seat])
            held = {digit for digit in ALL_DIGITS if state.hands[seat] >> int(digit) & 1}
            assert held == self.hands[seat] >= secret


VARIANTS: dict[str, dict[str, str]] = {
    "chance": {"layout": "chance"},
    "rainy": {"layout": "chance", "rainy": "yes"},
    "calm": {"calm": "yes"},
}


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", rules.SEATS)
def test_h11_to_h28_rules_and_rulings_agree(seats: int, variant: str) -> None:
    for seed in range(30):
        rng = Random(seed)
        state = started(seats, **VARIANTS[variant])
        deal = rules.draw(state, rng)
        state = rules.play(state, CHANCE, deal).state
        _, first, *dyke = deal.split(" ", 2)
        layout = dyke[0] if dyke else "1A 0 2A 0"
        race = Race(seats, layout, int(first) - 1, rainy=variant == "rainy", calm=variant == "calm")
        while rules.turn(state):
            state = play_round(race, state, rng)
        result = rules.result(state)
        assert result is not None
        assert {place.seat: place.rank for place in result.places} == race.ranks()


def play_round(race: Race, state: State, rng: Random) -> State:
    """All choose; then every question of the round is compared with the one that is asked here."""
    assert state.question == "choose"
    assert (state.starter, list(rules.turn(state))) == (race.starter, sorted(race.sheep))
    race.check(state)
    numbers = {}
    for seat in rng.sample(sorted(race.sheep), len(race.sheep)):
        careless = rng.random() < 0.05
        move = rng.choice(list(rules.moves(state, seat))) if careless else careful(state, seat, rng)
        numbers[seat] = move.split()[1]
        state = rules.play(state, seat, move).state
    asking = race.race(numbers)
    answer = ""
    while True:
        try:
            seat, question = asking.send(answer) if answer else next(asking)
        except (StopIteration, Over):
            race.check(state)
            return state
        assert (rules.turn(state), state.question) == ((seat,), question)
        race.check(state)
        answer = rng.choice(list(rules.moves(state, seat)))
        state = rules.play(state, seat, answer).state
