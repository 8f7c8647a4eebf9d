"""How the pieces got there: the die tumbles, the pawn hops, the track closes up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.contract import Event, Motion, Shape
from games.nines import events as happened
from games.nines.layout import LAYOUTS, Point, pawn_places, places
from games.nines.state import State

LEAPS = 7
"""A hop longer than this is one great leap."""

FIRST_STEP = 1
"""A walk is the first event of its move."""


def motions(before: State, after: State, events: Sequence[Event]) -> tuple[Motion, ...]:
    """The die or the pawn first, then what was taken and what came of it.

    The rows break elsewhere in each shape of window, so each has its own ways over the board.
    """
    if not before.players:
        return ()
    found: list[Motion] = []
    walk: happened.Moved | None = None
    for step, event in enumerate(events, FIRST_STEP):
        match event:
            case happened.Rolled():
                found.append(Motion("die", "tumble", after=step))
            case happened.Moved():
                walk = event
            case happened.Took() | happened.TookCactus():
                if event.tile in after.players[event.seat].front:
                    found.append(Motion(f"has-{event.tile}", "pop", after=step))
                else:
                    found.append(Motion(f"score-{event.seat}", "ripple", after=step))
            case happened.MadeNine():
                found.append(Motion(f"score-{event.seat}", "ripple", after=step))
            case happened.Discarded() | happened.Settled():
                found.append(Motion(f"score-{event.seat}", "shake", after=step))
            case happened.CameHome():
                found.append(Motion("chair", "ripple", after=step))
    for shape in LAYOUTS:
        found += _over_the_board(before, after, walk, shape)
    return tuple(found)


def _over_the_board(
    before: State, after: State, walk: happened.Moved | None, shape: Shape
) -> Iterator[Motion]:
    """The track closes up as the pawn sets off, and the pawn hops from space to space."""
    old, new = places(before, shape).spaces, places(after, shape).spaces
    stood, stands = pawn_places(before, shape), pawn_places(after, shape)
    for tile in after.track:
        if old[tile] != new[tile]:
            yield _slide(f"tile-{tile}", old[tile], new[tile], shape)
    mover = (walk.seat, walk.pawn) if walk else None
    for pawn, (rest, _) in stands.items():
        was = stood[pawn][0]
        if walk and pawn == mover:
            between = walk.path[:-1] if len(walk.path) <= LEAPS else ()
            way = (was, *(new.get(space, old[space]) for space in between), rest)
            path = tuple(_relative(point, rest) for point in way)
            yield Motion(_pawn_key(pawn), "hop", path, FIRST_STEP, shape)
        elif was != rest:
            yield _slide(_pawn_key(pawn), was, rest, shape)


def _pawn_key(pawn: tuple[int, int]) -> str:
    return f"pawn-{pawn[0]}-{pawn[1]}"


def _slide(key: str, was: Point, rest: Point, shape: Shape) -> Motion:
    return Motion(key, "slide", (_relative(was, rest), (0.0, 0.0)), FIRST_STEP, shape)


def _relative(point: Point, rest: Point) -> tuple[float, float]:
    return (float(point[0] - rest[0]), float(point[1] - rest[1]))
