"""Positions of All Nines, built directly."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from games.nines.rules.state import (
    ANIMALS,
    NUMBERS,
    ROLL,
    STRIDE,
    WALK,
    Player,
    State,
)

LETTERS = dict(zip("scg", ANIMALS, strict=True))


def face(token: str) -> str:
    """A face from a test's short hand: "4", "c4", "s"."""
    if token in LETTERS:
        return LETTERS[token]
    return f"cactus-{token[1]}" if len(token) == 2 else f"tile-{token}"


def build(
    *stretches: str,
    pawns: Sequence[Sequence[int]],
    front: Sequence[str] = (),
    pile: Sequence[str] = (),
    minus: Sequence[str] = (),
    seat: int = 0,
    roll: int = 0,
) -> State:
    """A position in the middle of a match.

    Each stretch is its cactus and its tiles, "c4 3 6 s", with "-" for what is gone. What lies before the
    players is "4 c2" for each seat; such tiles are given places that are gone from the track.
    """
    laid = {
        STRIDE * stretch + place: face(token)
        for stretch, text in enumerate(stretches)
        for place, token in enumerate(text.split())
        if token != "-"
    }
    length = STRIDE * len(stretches)
    faces = [laid.get(tile, "tile-1") for tile in range(length)] + ["tile-1"] * len(pawns)
    gone = [tile for tile in range(len(faces)) if tile not in laid]

    def belongings(texts: Sequence[str], owner: int) -> tuple[int, ...]:
        tiles = []
        for token in texts[owner].split() if texts else ():
            is_cactus = len(token) == 2
            tile = next(tile for tile in gone if (tile < length and tile % STRIDE == 0) == is_cactus)
            gone.remove(tile)
            faces[tile] = face(token)
            tiles.append(tile)
        return tuple(tiles)

    players = tuple(
        Player(tuple(spaces), belongings(front, owner), belongings(pile, owner), belongings(minus, owner))
        for owner, spaces in enumerate(pawns)
    )
    return State(
        len(pawns),
        len(stretches),
        None,
        WALK if roll else ROLL,
        seat,
        roll,
        tuple(faces),
        tuple(NUMBERS.get(each, 0) for each in faces),
        tuple(sorted(laid)),
        players,
        0,
        -1,
        False,
        (),
    )


@pytest.fixture
def position() -> Callable[..., State]:
    """`build`, for tests."""
    return build


@pytest.fixture
def shown() -> Callable[[State, Sequence[int]], list[str]]:
    """Tiles in a test's short hand."""

    def short(state: State, tiles: Sequence[int]) -> list[str]:
        names = {full: letter for letter, full in LETTERS.items()}
        return [
            names.get(each) or each.replace("tile-", "").replace("cactus-", "c")
            for each in (state.faces[tile] for tile in tiles)
        ]

    return short
