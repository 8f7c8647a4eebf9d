"""How the pieces got there: the die tumbles, the pawn hops, the track closes up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.contract import Event, Motion, Shape
from games.nines import events as happened
from games.nines.layout import LAYOUTS, Point, pawn_places, places
from games.nines.state import State

LEAPS = 7
"""A hop longer than this is one great leap."""


def motions(before: State, after: State, events: Sequence[Event]) -> tuple[Motion, ...]:
    """First the die or the pawn, then what was taken, then the track slides together.

    The rows break elsewhere in each shape of window, so each has its own ways over the board.
    """
    if not before.players:
        return ()
    found: list[Motion] = []
    walk: tuple[happened.Moved, int] | None = None
    for step, event in enumerate(events, 1):
        match event:
            case happened.Rolled():
                found.append(Motion("die", "tumble", after=step))
            case happened.Moved():
                walk = (event, step)
            case happened.Took() | happened.TookCactus():
                found.append(Motion(f"has-{event.tile}", "pop", after=step))
                found.append(Motion(f"front-{event.tile}", "pop", after=step))
            case happened.MadeNine():
                found.append(Motion("jar", "ripple", after=step))
            case happened.Discarded() | happened.Settled():
                found.append(Motion("minus-pile", "shake", after=step))
            case happened.CameHome():
                found.append(Motion("chair", "ripple", after=step))
    for shape in LAYOUTS:
        found += _over_the_board(before, after, walk, len(events) + 1, shape)
    return tuple(found)


def _over_the_board(
    before: State, after: State, walk: tuple[happened.Moved, int] | None, last: int, shape: Shape
) -> Iterator[Motion]:
    """The pawn's way, space by space as they lay before; then whatever lies elsewhere slides there."""
    old, new = places(before, shape).spaces, places(after, shape).spaces
    stood, stands = pawn_places(before, shape), pawn_places(after, shape)
    was = {key: point for key, (point, _) in stood.items()}
    if walk:
        event, step = walk
        mover = (event.seat, event.pawn)
        spaces = event.path if len(event.path) <= LEAPS else event.path[-1:]
        rest = stands[mover][0]
        way = tuple(_relative(point, rest) for point in (was[mover], *(old[space] for space in spaces)))
        yield Motion(_pawn_key(mover), "hop", way, step, shape)
        was[mover] = old[spaces[-1]]
    for tile in after.track:
        if old[tile] != new[tile]:
            yield _slide(f"tile-{tile}", old[tile], new[tile], last, shape)
    for key, (rest, _) in stands.items():
        if was[key] != rest:
            yield _slide(_pawn_key(key), was[key], rest, last, shape)


def _pawn_key(pawn: tuple[int, int]) -> str:
    return f"pawn-{pawn[0]}-{pawn[1]}"


def _slide(key: str, was: Point, rest: Point, step: int, shape: Shape) -> Motion:
    return Motion(key, "slide", (_relative(was, rest), (0.0, 0.0)), step, shape)


def _relative(point: Point, rest: Point) -> tuple[float, float]:
    return (float(point[0] - rest[0]), float(point[1] - rest[1]))
