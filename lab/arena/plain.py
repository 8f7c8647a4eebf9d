"""The search that no game helps: every move is tried in guessed worlds that are played to their end by lot.

It knows the contract and nothing else, so that it shows what a game's own part of the thinking is good for.
It may play as many moves in thought as take the time that the old shepherd takes.
"""

from __future__ import annotations

from random import Random

from games.catalogue import game
from games.contract import CHANCE, Move, Rules, State, View

MOVES = {"nines": 2500, "lucky": 1500, "shepherd": 1800, "hustle": 2500}
USUAL = 2000
"""Moves played in thought for a choice: about the old shepherd's time on ordinary Python."""


def choose(name: str, view: View, seat: int, rng: Random) -> Move:
    """The move that has won most often, of those tried at least once."""
    rules, left = game(name).rules, MOVES.get(name, USUAL)
    legal = list(rules.moves(view, seat))
    rng.shuffle(legal)
    tried = dict.fromkeys(legal, 0)
    won = dict.fromkeys(legal, 0.0)
    while left > 0:
        world = rules.guess(view, seat, rng)
        for move in legal:
            part, played = _played_out(rules, rules.play(world, seat, move).state, seat, rng)
            tried[move] += 1
            won[move] += part
            left -= played
            if left <= 0:
                break
    return max(legal, key=lambda move: won[move] / tried[move] if tried[move] else -1.0)


def _played_out(rules: Rules, state: State, mine: int, rng: Random) -> tuple[float, int]:
    """The seat's part of the win when all goes on by lot, and how many moves that took."""
    played = 1
    while turn := rules.turn(state):
        seat = turn[0]
        move = rules.draw(state, rng) if seat == CHANCE else rng.choice(rules.moves(state, seat))
        state = rules.play(state, seat, move).state
        played += 1
    result = rules.result(state)
    assert result is not None
    winners = [place.seat for place in result.places if place.rank == 1]
    return (1 / len(winners) if mine in winners else 0.0), played
