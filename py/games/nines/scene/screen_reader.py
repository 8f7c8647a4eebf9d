"""The board for those who listen: each stretch with its tiles and pawns, as a list out of sight."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from games.message import Message, Place, Seat, named_together, say
from games.nines.rules.state import GOAL, START, STRIDE, State
from games.nines.rules.track import numbered
from games.nines.words.names import face_name
from games.picture import Node, node

Pawns = tuple[tuple[int, ...], ...]
"""The spaces of each seat's pawns."""

Standing = tuple[tuple[int, int], ...]
"""Who has pawns on a space: each seat, and how many."""

Space = tuple[int, str, Standing]
"""A space by its number, its tile and who stands there."""


def reading(state: State) -> Node:
    """The start, the stretches and the goal in order. Stretches that are wholly gone are left out."""
    pawns = tuple(player.pawns for player in state.players)
    return _reading(state.faces, state.track, state.holes, pawns)


@lru_cache(maxsize=4)
def _reading(faces: tuple[str, ...], track: tuple[int, ...], holes: tuple[int, ...], pawns: Pawns) -> Node:
    """Kept, since most pictures show the board as the one before did."""
    standing = _standing(pawns)
    stretches: dict[int, list[Space]] = {}
    for tile, number in numbered(track, holes).items():
        space = (number, faces[tile], standing.get(tile, ()))
        stretches.setdefault(tile // STRIDE + 1, []).append(space)
    lines = (
        say("Start: {pawns}", pawns=_named(standing.get(START, ()))),
        *(_stretch(stretch, tuple(spaces)) for stretch, spaces in stretches.items()),
        say("Home: {pawns}", pawns=_named(standing.get(GOAL, ()))),
    )
    items = (node("li", line, key=f"line-{number}") for number, line in enumerate(lines))
    return node("ol", *items, class_="vh", aria_label=say("The track in words"), key="reading")


@lru_cache(maxsize=64)
def _stretch(stretch: int, spaces: tuple[Space, ...]) -> Message:
    """Kept as well: a move changes one or two of them."""
    tiles = _one_after_the_other([_space(*space) for space in spaces])
    return say("Stretch {number}: {tiles}", number=stretch, tiles=tiles)


def _space(number: int, face: str, standing: Standing) -> Message:
    """A space with its number, its tile and whoever has pawns there."""
    if not standing:
        return say("{place}: {tile}", place=number, tile=face_name(face))
    return say("{place}: {tile}, pawns: {pawns}", place=number, tile=face_name(face), pawns=_named(standing))


def _one_after_the_other(spaces: list[Message]) -> Message:
    sentence = spaces[-1]
    for space in reversed(spaces[:-1]):
        sentence = say("{tile}; {others}", tile=space, others=sentence)
    return sentence


def _standing(pawns: Pawns) -> dict[int, Standing]:
    """Who has pawns on each space."""
    standing: dict[int, Standing] = {}
    for seat, mine in enumerate(pawns):
        for space, many in Counter(mine).items():
            standing[space] = (*standing.get(space, ()), (seat, many))
    return standing


def _named(standing: Standing) -> Place:
    """Whose they are, and how many if there are several."""
    if not standing:
        return say("nobody")
    return named_together(
        [
            Seat(seat) if many == 1 else say("{player} ({count})", player=Seat(seat), count=many)
            for seat, many in standing
        ]
    )
