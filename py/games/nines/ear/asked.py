"""What is answered about the track to whoever asks by ear."""

from __future__ import annotations

from collections.abc import Sequence

from games.contract import TABLE, Look
from games.message import Message, Place, as_it_is, listed, say
from games.nines.rules.state import GOAL, START, State
from games.nines.rules.track import numbered, walked
from games.nines.words.names import face_name, tiles_listed

MOST_STEPS = 6


def where(view: State, seat: int) -> Message | None:
    """The spaces of a seat's pawns."""
    spaces = [_space(view, space) for space in sorted(view.players[seat].pawns)] if view.players else []
    return say("pawns on: {spaces}", spaces=listed(spaces)) if spaces else None


def _space(view: State, space: int) -> Message:
    if space in (START, GOAL):
        return say("start") if space == START else say("home")
    return as_it_is(str(numbered(view.track, view.holes)[space]))


def mine(view: State, look: Look) -> Sequence[Message]:
    """The numbers that wait to make nine."""
    front = () if look.seat == TABLE else view.players[look.seat].front
    if not front:
        return (say("No numbers are waiting."),)
    return (say("Your numbers: {tiles}", tiles=tiles_listed([view.faces[tile] for tile in front])),)


def ahead(view: State, look: Look) -> Sequence[Message]:
    """For each of one's pawns the next six tiles, one for each roll."""
    if look.seat == TABLE:
        return (say("It is nobody’s turn here."),)
    spaces = sorted({space for space in view.players[look.seat].pawns if space != GOAL})
    return [_six_ahead(view, space) for space in spaces] or (say("All your pawns are home."),)


def _six_ahead(view: State, space: int) -> Message:
    reached = [walked(view.track, space, steps) for steps in range(1, MOST_STEPS + 1)]
    tiles = [_tile(view, tile) for tile in reached]
    return say("From {space}, by 1 to 6 steps: {tiles}", space=_space(view, space), tiles=listed(tiles))


def _tile(view: State, space: int) -> Message:
    if space == GOAL:
        return say("home")
    name: Place = face_name(view.faces[space])
    return name if isinstance(name, Message) else as_it_is(str(name))


def written(_view: State, _look: Look) -> None:
    """Nothing is written here."""
