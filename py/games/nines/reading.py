"""The board for those who listen: each stretch with its tiles and pawns, as a list out of sight."""

from __future__ import annotations

from functools import lru_cache

from games.message import Message, Seat, say, say_many
from games.nines.state import GOAL, START, STRIDE, State
from games.nines.words import face_name
from games.picture import Node, node

Pawns = tuple[tuple[int, ...], ...]
"""The spaces of each seat's pawns."""


def reading(state: State) -> Node:
    """The start, the stretches and the goal in order. Stretches that are wholly gone are left out."""
    return _reading(state.faces, state.track, tuple(player.pawns for player in state.players))


@lru_cache(maxsize=4)
def _reading(faces: tuple[str, ...], track: tuple[int, ...], pawns: Pawns) -> Node:
    """Kept, since most pictures show the board as the one before did."""
    stretches: dict[int, list[Message]] = {}
    for place, tile in enumerate(track, 1):
        stretches.setdefault(tile // STRIDE, []).append(_tile(place, faces[tile], _who(pawns, tile)))
    lines = (
        say("Start: {pawns}", pawns=_who(pawns, START) or say("nobody")),
        *(
            say("Stretch {number}: {tiles}", number=segment + 1, tiles=_one_after_the_other(tiles))
            for segment, tiles in stretches.items()
        ),
        say("Goal: {pawns}", pawns=_who(pawns, GOAL) or say("nobody")),
    )
    items = (node("li", line, key=f"line-{number}") for number, line in enumerate(lines))
    return node("ol", *items, class_="vh", aria_label=say("The track in words"), key="reading")


def _tile(place: int, face: str, pawns: Message | None) -> Message:
    """A tile with its place and whoever stands there."""
    tile = say("{place}: {tile}", place=place, tile=face_name(face))
    return tile if pawns is None else say("{tile} with {pawns}", tile=tile, pawns=pawns)


def _one_after_the_other(tiles: list[Message]) -> Message:
    sentence = tiles[-1]
    for tile in reversed(tiles[:-1]):
        sentence = say("{tile}; {others}", tile=tile, others=sentence)
    return sentence


def _who(pawns: Pawns, space: int) -> Message | None:
    """Whose pawns stand on a space; None if nobody's do."""
    sentence: Message | None = None
    for seat in reversed(range(len(pawns))):
        many = pawns[seat].count(space)
        if many:
            one = say_many("{player}'s pawn", "{count} pawns of {player}", many, player=Seat(seat))
            sentence = one if sentence is None else say("{pawns}, {others}", pawns=one, others=sentence)
    return sentence
