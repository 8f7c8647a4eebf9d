"""Whole random matches: they end, in all kinds of game, and rare things happen in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random

import pytest

from games.contract import CHANCE, Event, complete_options
from games.shepherd import rules
from games.shepherd.rules.events import Ended
from games.shepherd.rules.state import State

KINDS = [
    *({"game": "tactical", "track": track} for track in ("16", "12", "20", "24")),
    *(
        {"game": "basic", "track": track, "worms": worms}
        for track, worms in product(("16", "12", "20", "24"), ("shown", "blind"))
    ),
]


def play_out(seats: int, chosen: Mapping[str, str], seed: int) -> Iterator[tuple[State, Event]]:
    """A random match, event by event, each with the state after its move."""
    rng = Random(seed)
    state = rules.start(seats, complete_options(rules, seats, chosen))
    while turn := rules.turn(state):
        chance = turn == (CHANCE,)
        move = rules.draw(state, rng) if chance else rng.choice(list(rules.moves(state, turn[0])))
        state, events = rules.play(state, turn[0], move)
        for event in events:
            yield state, event


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("chosen", KINDS, ids=lambda chosen: "-".join(chosen.values()))
def test_random_matches_end(seats: int, chosen: dict[str, str]) -> None:
    for seed in range(8):
        *_, (state, last) = play_out(seats, chosen, seed)
        result = rules.result(state)
        assert result is not None
        winners = [place.seat for place in result.places if place.rank == 1]
        assert last == Ended(tuple(sorted(winners)))
        assert state.sun == int(chosen["track"]) or state.cards.bit_count() in (0, 4)
