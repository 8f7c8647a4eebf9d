"""With one pawn each left to come home the old shepherd plays exactly: a solver of the test's own says so."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bots.budget import Thoughts
from bots.question import BotQuestion
from bots.thinking import think
from games.contract import CHANCE, complete_options
from games.nines import rules
from games.nines.rules.state import GOAL, State, is_home

MATCHES = 40
"""For each number of players."""

NO_TIME = 1
"""Exact play is no question of the budget."""


def shares(state: State, met: dict[State, list[float]]) -> list[float]:
    """What part of the win each seat gets if all play for their own part of it: by brute force."""
    if state in met:
        return met[state]
    turn = rules.turn(state)
    if not turn:
        result = rules.result(state)
        assert result is not None
        winners = [place.seat for place in result.places if place.rank == 1]
        found = [float(seat in winners) / len(winners) for seat in range(state.seats)]
    elif turn[0] == CHANCE:
        found = [0.0] * state.seats
        for roll in range(1, 7):
            after = shares(rules.play(state, CHANCE, f"roll {roll}").state, met)
            found = [before + part / 6 for before, part in zip(found, after, strict=True)]
    else:
        ways = [shares(rules.play(state, turn[0], move).state, met) for move in rules.moves(state, turn[0])]
        found = max(ways, key=lambda way: way[turn[0]])
    met[state] = found
    return found


def endings(seats: int, seed: int) -> Iterator[State]:
    """The choices of a match, played at random, from where nobody has more than one pawn on the way."""
    rng = Random(seed)
    state = rules.start(seats, complete_options(rules, seats, {}))
    while rules.turn(state):
        seat = rules.turn(state)[0]
        few = all(sum(space != GOAL for space in player.pawns) <= 1 for player in state.players)
        if seat != CHANCE and few and len(rules.moves(state, seat)) > 1:
            yield state
        move = rules.draw(state, rng) if seat == CHANCE else rng.choice(rules.moves(state, seat))
        state = rules.play(state, seat, move).state


def test_one_pawn_each_is_played_exactly_by_two() -> None:
    decided = 0
    for seed in range(MATCHES):
        for state in endings(2, seed):
            seat, met = rules.turn(state)[0], dict[State, list[float]]()
            values = {
                move: shares(rules.play(state, seat, move).state, met)[seat]
                for move in rules.moves(state, seat)
            }
            chosen = think(BotQuestion("nines", state, seat, seed, "shepherd"), Thoughts(NO_TIME))
            assert values[chosen] > max(values.values()) - 1e-9, (seed, values, chosen)
            decided += max(values.values()) - min(values.values()) > 1e-9
    assert decided > 3, "no choice mattered"


def test_one_pawn_each_is_played_exactly_by_more() -> None:
    """With three and more, others may be indifferent between ways that are not the same to oneself: what is
    exact is that no better move is left when all others do as the bot takes them to do."""
    decided = 0
    for seats in (3, 4, 5):
        for seed in range(MATCHES):
            for state in endings(seats, seed):
                seat = rules.turn(state)[0]
                if sum(not is_home(player) for player in state.players) > 2:
                    continue
                met = dict[State, list[float]]()
                values = {
                    move: shares(rules.play(state, seat, move).state, met)[seat]
                    for move in rules.moves(state, seat)
                }
                chosen = think(BotQuestion("nines", state, seat, seed, "shepherd"), Thoughts(NO_TIME))
                assert values[chosen] > max(values.values()) - 1e-9, (seats, seed, values, chosen)
                decided += 1
    assert decided > 10
