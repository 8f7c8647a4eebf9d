"""How many random moves a second the rules play, listing the legal moves each time.

    python tests/bench/rules_speed.py [seconds for each game and number of players] [game …]

A move is `turn`, `moves`, a random choice and `play`; a roll or a deal is `turn`, `draw` and `play`. It needs
nothing but the standard library, so the same file measures CPython and Pyodide. The last line is
JSON, for whoever compares the two.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter

# Inside Pyodide nobody says where our modules are, so this file finds them by itself in both.
sys.path.append(str(Path(__file__).parents[2] / "py"))

from games.catalogue import GAMES, game
from games.contract import CHANCE, Rules, complete_options

MATCHES_TO_WARM_UP = 20


def play_match(rules: Rules, seats: int, rng: Random) -> int:
    """A whole random match, with random options; how many moves it took."""
    chosen = {option.name: rng.choice(option.values) for option in rules.OPTIONS}
    state = rules.start(seats, complete_options(rules, seats, chosen))
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


def speeds(names: tuple[str, ...], seconds: float) -> Iterator[tuple[str, int, float]]:
    """Game, players, moves a second."""
    for name in names:
        rules = game(name).rules
        for seats in rules.SEATS:
            yield name, seats, speed(rules, seats, seconds)


def main(argv: list[str]) -> int:
    seconds = float(argv[0]) if argv else 1.0
    names = tuple(argv[1:]) or tuple(entry.name for entry in GAMES)
    found = {}
    for name, seats, moves in speeds(names, seconds):
        print(f"{name:10} {seats} players {moves:>10,.0f} moves a second", flush=True)
        found[f"{name}-{seats}"] = round(moves)
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
