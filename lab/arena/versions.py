"""Which version of a player it is: a fingerprint of what it answers.

The same questions are put to it, from matches that are always the same. Two versions that answer all of them
alike are one and the same for a tournament, however their code reads; so a tidier program keeps its results,
and a cleverer one begins anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from random import Random

from games.catalogue import game
from games.contract import CHANCE, Move, View, complete_options
from lab.arena.pairings import COUNTS
from lab.arena.players import Player, player

QUESTIONS = 40
"""Put to a player at each number of players that is measured."""

EVERY = 5
"""Of so many choices in a match one is asked about."""


@cache
def version(name: str, spoken: str) -> str:
    """The version of a player in a game, as a short word. With more time it is still the same player."""
    asked, told = player(name, spoken.partition("*")[0]), sha256()
    for seats in COUNTS[name]:
        for number, (view, seat, legal) in enumerate(_questions(name, seats)):
            move = asked(view, seat, Random(number))
            told.update(f"{' '.join(legal)}: {move}\n".encode())
    return told.hexdigest()[:8]


def _questions(name: str, seats: int) -> Iterator[tuple[View, int, tuple[Move, ...]]]:
    """Choices from matches of the bots of earlier days, which never change."""
    rules, steady, rng = game(name).rules, player(name, "steady"), Random(seats)
    count = met = 0
    while True:
        state = rules.start(seats, complete_options(rules, seats, {}))
        while turn := rules.turn(state):
            seat = turn[0]
            if seat == CHANCE:
                state = rules.play(state, CHANCE, rules.draw(state, rng)).state
                continue
            legal, view = tuple(rules.moves(state, seat)), rules.view(state, seat)
            met += len(legal) > 1
            if len(legal) > 1 and met % EVERY == 0:
                yield view, seat, legal
                count += 1
                if count == QUESTIONS:
                    return
            state = rules.play(state, seat, _answer(steady, view, seat, legal, rng)).state


def _answer(steady: Player, view: View, seat: int, legal: tuple[Move, ...], rng: Random) -> Move:
    return legal[0] if len(legal) == 1 else steady(view, seat, rng)
