"""Positions of The Shepherd, built directly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.contract import complete_options
from games.shepherd import rules
from games.shepherd.rules.meadow import NOWHERE, SQUARE_NAMED, board_of
from games.shepherd.rules.state import NOBODY, State

WORMS = "b1 g1 b8 g8"


def board(names: str) -> int:
    """The squares of these names as a board."""
    return board_of(SQUARE_NAMED[name] for name in names.split())


def build(*flocks: str, roll: str = "", dog: str = "", worms: str = WORMS, **more: Any) -> State:
    """A position: each seat's two sheep, what has just been rolled, the dog, and the worms.

    `options` as a family chooses them; `piles` by their squares; `bare` squares without a card;
    everything else by the state's own names.
    """
    options = complete_options(rules, len(flocks), {"track": "16", **more.pop("options", {})})
    piles = tuple(board(pile) for pile in more.pop("piles", ("",) * len(flocks)))
    bare = board(more.pop("bare", ""))
    dice = tuple(roll.split())
    state = rules.start(len(flocks), options)._replace(
        active=0,
        dice=dice,
        unused=dice,
        sheep=tuple(SQUARE_NAMED[name] for flock in flocks for name in flock.split()),
        dog=SQUARE_NAMED.get(dog, NOWHERE),
        worms=board(worms),
        piles=piles,
    )
    left = state.cards & ~bare
    for pile in piles:
        left &= ~pile
    found = board(more.pop("found", ""))
    return state._replace(cards=left, found=found, **more)


@pytest.fixture
def position() -> Callable[..., State]:
    """The builder of positions."""
    return build


@pytest.fixture
def squares() -> Callable[[str], int]:
    """The board of some squares by their names."""
    return board


@pytest.fixture
def undealt() -> Callable[..., State]:
    """A table before the deal, by options."""

    def before(seats: int, **options: str) -> State:
        state = rules.start(seats, complete_options(rules, seats, options))
        assert state.active == NOBODY
        return state

    return before
