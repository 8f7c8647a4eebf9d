"""How many random moves a second the rules play, listing the legal moves each time; and what a search lives
on: how many plays alone, and how many guesses of what is hidden.

    python tests/bench/rules_speed.py [seconds for each game and number of players] [game …]

A move is `turn`, `moves`, a random choice and `play`; a roll or a deal is `turn`, `draw` and `play`. A guess
is made of the view of whoever is asked. It needs nothing but the standard library, so the same file measures
CPython and Pyodide. The last line is JSON, for whoever compares the two.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

# Inside Pyodide nobody says where our modules are, so this file finds them by itself in both.
sys.path.append(str(Path(__file__).parents[2] / "py"))

from games.catalogue import GAMES, game
from games.contract import CHANCE, Move, Rules, State, View, complete_options, fitting_options

MATCHES_TO_WARM_UP = 20
MATCHES_TO_LOOK_AT = 10

BETWEEN_LOOKS = 50
"""So often something is done until the clock is asked again."""


class Speeds(NamedTuple):
    """How often a second."""

    moves: float
    """Moves of random matches, all that is legal listed each time."""
    plays: float
    """`play` by itself."""
    guesses: float
    """What a seat can't see, dealt anew."""


def begun(rules: Rules, seats: int, rng: Random) -> State:
    """A match with random options."""
    chosen = {option.name: rng.choice(option.values) for option in rules.OPTIONS}
    return rules.start(seats, complete_options(rules, seats, fitting_options(rules, seats, chosen)))


def play_match(rules: Rules, seats: int, rng: Random) -> int:
    """A whole random match; how many moves it took."""
    state = begun(rules, seats, rng)
    moves = 0
    while turn := rules.turn(state):
        seat = turn[0]
        move = rules.draw(state, rng) if seat == CHANCE else rng.choice(rules.moves(state, seat))
        state = rules.play(state, seat, move).state
        moves += 1
    return moves


def speed(rules: Rules, seats: int, seconds: float) -> float:
    """Moves a second, over whole matches for about so long."""
    rng = Random(1)
    for _ in range(MATCHES_TO_WARM_UP):
        play_match(rules, seats, rng)
    moves, begun = 0, perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        moves += play_match(rules, seats, rng)
    return moves / spent


class Decision(NamedTuple):
    """A move somebody has made, and what they saw of it before."""

    state: State
    view: View
    seat: int
    move: Move


def decisions(rules: Rules, seats: int, rng: Random) -> list[Decision]:
    """Those of a few random matches, in a random order."""
    found = []
    for _ in range(MATCHES_TO_LOOK_AT):
        state = begun(rules, seats, rng)
        while turn := rules.turn(state):
            seat = turn[0]
            if seat == CHANCE:
                move = rules.draw(state, rng)
            else:
                move = rng.choice(rules.moves(state, seat))
                found.append(Decision(state, rules.view(state, seat), seat, move))
            state = rules.play(state, seat, move).state
    rng.shuffle(found)
    return found


def a_second(do: Callable[[Decision], object], with_each: list[Decision], seconds: float) -> float:
    """How often this is done in a second."""
    done, begun = 0, perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        for each in with_each[:BETWEEN_LOOKS]:
            do(each)
        done += len(with_each[:BETWEEN_LOOKS])
        with_each = [*with_each[BETWEEN_LOOKS:], *with_each[:BETWEEN_LOOKS]]
    return done / spent


def speeds(names: tuple[str, ...], seconds: float) -> Iterator[tuple[str, int, Speeds]]:
    """Game, players, and how often a second each of it."""
    for name in names:
        rules = game(name).rules
        for seats in rules.SEATS:
            rng = Random(2)
            known = decisions(rules, seats, rng)
            found = Speeds(
                speed(rules, seats, seconds),
                a_second(partial(replayed, rules), known, seconds / 3),
                a_second(partial(guessed, rules, rng), known, seconds / 3),
            )
            yield name, seats, found


def replayed(rules: Rules, decision: Decision) -> None:
    rules.play(decision.state, decision.seat, decision.move)


def guessed(rules: Rules, rng: Random, decision: Decision) -> None:
    rules.guess(decision.view, decision.seat, rng)


def main(argv: list[str]) -> int:
    seconds = float(argv[0]) if argv else 1.0
    names = tuple(argv[1:]) or tuple(entry.name for entry in GAMES)
    found: dict[str, dict[str, int]] = {}
    for name, seats, each in speeds(names, seconds):
        print(
            f"{name:10} {seats} players {each.moves:>10,.0f} moves, {each.plays:>10,.0f} plays alone, "
            f"{each.guesses:>10,.0f} guesses a second",
            flush=True,
        )
        found[f"{name}-{seats}"] = {kind: round(value) for kind, value in each._asdict().items()}
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
