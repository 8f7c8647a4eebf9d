"""Choosing where all choose at once: the best on average, mixed where it would be read."""

# ruff: noqa: ARG005 - the ways of a game are asked with all there is

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from bots import secret
from bots.budget import Thoughts
from games.minds import Secret

BEATS = {("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")}


def candidates(_view: object, _seat: int, _rng: Random) -> Iterator[Sequence[str] | None]:
    yield None
    yield ("rock", "paper", "scissors")


def outcome(world: str, _seat: int, move: str, _rng: Random) -> float:
    return 1.0 if (move, world) in BEATS else -1.0 if (world, move) in BEATS else 0.0


MIND = Secret(candidates, lambda view, seat, rng: view, outcome)


def thought(mind: Secret, view: str, seed: int, thoughts: int = 200) -> str:
    found = list(secret.think(mind, view, 0, Thoughts(thoughts), Random(seed)))
    assert found[0] is None
    return str(found[-1])


def test_it_beats_whoever_always_does_the_same() -> None:
    assert {thought(MIND, "rock", seed) for seed in range(10)} == {"paper"}
    assert {thought(MIND._replace(mixing=200), "rock", seed) for seed in range(10)} == {"paper"}


def test_it_can_not_be_read_where_nothing_is_better() -> None:
    anything = MIND._replace(
        world=lambda view, seat, rng: rng.choice(("rock", "paper", "scissors")), mixing=300
    )
    played = Counter(thought(anything, "", seed) for seed in range(60))
    assert min(played[move] for move in ("rock", "paper", "scissors")) >= 6


def test_one_candidate_is_played_without_a_thought() -> None:
    only = MIND._replace(candidates=lambda view, seat, rng: iter([("rock",)]))
    assert thought(only, "paper", 1, thoughts=0) == "rock"


def test_every_candidate_is_tried_even_without_a_budget() -> None:
    assert thought(MIND, "scissors", 1, thoughts=0) == "rock"
