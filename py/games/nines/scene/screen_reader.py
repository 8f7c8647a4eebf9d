"""The board for those who listen: each stretch with its tiles and pawns, as a list out of sight."""

from __future__ import annotations

from functools import lru_cache

from games.message import Message, Place, Seat, named_together, say
from games.nines.rules.state import GOAL, START, STRIDE, State
from games.nines.rules.track import numbered
from games.nines.words.names import face_name
from games.picture import Node, node

Pawns = tuple[tuple[int, ...], ...]
"""The spaces of each seat's pawns."""


def reading(state: State) -> Node:
    """The start, the stretches and the goal in order. Stretches that are wholly gone are left out."""
    pawns = tuple(player.pawns for player in state.players)
    return _reading(state.faces, state.track, state.holes, pawns)


@lru_cache(maxsize=4)
def _reading(faces: tuple[str, ...], track: tuple[int, ...], holes: tuple[int, ...], pawns: Pawns) -> Node:
    """Kept, since most pictures show the board as the one before did."""
    who = _who_stands(pawns)
    stretches: dict[int, list[Place]] = {}
    for tile, number in numbered(track, holes).items():
        stretches.setdefault(tile // STRIDE + 1, []).append(_space(number, faces[tile], who.get(tile)))
    lines = (
        say("Start: {pawns}", pawns=who.get(START, NOBODY)),
        *(
            say("Stretch {number}: {tiles}", number=stretch, tiles=_one_after_the_other(spaces))
            for stretch, spaces in stretches.items()
        ),
        say("Home: {pawns}", pawns=who.get(GOAL, NOBODY)),
    )
    items = (node("li", line, key=f"line-{number}") for number, line in enumerate(lines))
    return node("ol", *items, class_="vh", aria_label=say("The track in words"), key="reading")


def _space(number: int, face: str, pawns: Place | None) -> Message:
    """A space with its number, its tile and whoever has pawns there."""
    if pawns is None:
        return say("{place}: {tile}", place=number, tile=face_name(face))
    return say("{place}: {tile}, pawns: {pawns}", place=number, tile=face_name(face), pawns=pawns)


def _one_after_the_other(spaces: list[Place]) -> Place:
    sentence = spaces[-1]
    for space in reversed(spaces[:-1]):
        sentence = say("{tile}; {others}", tile=space, others=sentence)
    return sentence


NOBODY = say("nobody")


def _who_stands(pawns: Pawns) -> dict[int, Place]:
    """Whose pawns stand on each space, and how many if there are several."""
    standing: dict[int, list[Place]] = {}
    for seat, mine in enumerate(pawns):
        for space in dict.fromkeys(mine):
            many, player = mine.count(space), Seat(seat)
            name = player if many == 1 else say("{player} ({count})", player=player, count=many)
            standing.setdefault(space, []).append(name)
    return {space: named_together(names) for space, names in standing.items()}
