"""The board for those who listen: each stretch with its tiles and pawns, as a list out of sight."""

from __future__ import annotations

from games.message import Message, Seat, say, say_many
from games.nines.preview import pawns_on
from games.nines.state import GOAL, START, STRIDE, State
from games.nines.words import face_name
from games.picture import Node, node


def reading(state: State) -> Node:
    """The start, the stretches and the goal in order. Stretches that are wholly gone are left out."""
    lines = [say("Start: {pawns}", pawns=_who(state, START))]
    place = 1
    for segment in range(state.segments):
        tiles = [tile for tile in state.track if tile // STRIDE == segment]
        if tiles:
            lines.append(
                say("Stretch {number}: {tiles}", number=segment + 1, tiles=_tiles(state, tiles, place))
            )
        place += len(tiles)
    lines.append(say("Goal: {pawns}", pawns=_who(state, GOAL)))
    items = (node("li", line, key=f"line-{number}") for number, line in enumerate(lines))
    return node("ol", *items, class_="vh", aria_label=say("The track in words"), key="reading")


def _tiles(state: State, tiles: list[int], place: int) -> Message:
    """Every tile with its place and whoever stands there."""
    sentence: Message | None = None
    for offset, tile in reversed(list(enumerate(tiles))):
        one = say("{place}: {tile}", place=place + offset, tile=face_name(state.faces[tile]))
        if pawns_on(state, tile):
            one = say("{tile} with {pawns}", tile=one, pawns=_who(state, tile))
        sentence = one if sentence is None else say("{tile}; {others}", tile=one, others=sentence)
    assert sentence is not None
    return sentence


def _who(state: State, space: int) -> Message:
    """Whose pawns stand on a space."""
    sentence: Message | None = None
    for seat in reversed(range(state.seats)):
        many = state.players[seat].pawns.count(space)
        if many:
            one = say_many("{player}'s pawn", "{count} pawns of {player}", many, player=Seat(seat))
            sentence = one if sentence is None else say("{pawns}, {others}", pawns=one, others=sentence)
    return sentence or say("nobody")
