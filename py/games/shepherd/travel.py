"""How the pieces got there: dice tumble, sheep hop, munch and run over the edge, the sun moves on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from games.contract import Event, Motion
from games.shepherd import events as seen
from games.shepherd.grazing import collected
from games.shepherd.layout import LAYOUTS, SQUARE, Point, middle, standing, sun_way
from games.shepherd.meadow import BIT, NAMES, NEAR, NOWHERE, heading
from games.shepherd.state import State

BOARD = LAYOUTS["wide"]
"""Ways over the meadow are the same in every shape of window."""

Path = tuple[tuple[float, float], ...]


def motions(before: State, after: State, events: Sequence[Event]) -> tuple[Motion, ...]:
    """One step of the telling for each event."""
    found: list[Motion] = []
    if before.shown != NOWHERE:
        found.append(Motion(_tile(before.shown), "flip"))
    for step, event in enumerate(events, 1):
        if type(event) in MOVING:
            found += (motion._replace(after=step) for motion in MOVING[type(event)](before, after, event))
    return tuple(found)


def _rolled(before: State, after: State, event: seen.Rolled) -> Iterator[Motion]:  # noqa: ARG001
    yield Motion("die-0", "tumble")
    yield Motion("die-1", "tumble")


def _lost(before: State, after: State, event: seen.Lost) -> Iterator[Motion]:  # noqa: ARG001
    places = [place for place, face in enumerate(after.dice) if face == event.result]
    yield Motion(f"die-{places[-1]}", "shake")


def _ate(before: State, after: State, event: seen.Ate) -> Iterator[Motion]:  # noqa: ARG001
    yield Motion(_sheep_on(after, event.square), "munch")
    most = collected(after, event.seat)
    for place in range(most - event.cards, most):
        yield Motion(f"card-{event.seat}-{place}", "drop", ((0.0, -60.0), (0.0, 0.0)))


def _startled(before: State, after: State, event: seen.AteNothing | seen.Frightened) -> Iterator[Motion]:  # noqa: ARG001
    yield Motion(_sheep_on(after, event.square), "shake")


def _worm(before: State, after: State, event: seen.WormFound | seen.WormTurnedBack) -> Iterator[Motion]:  # noqa: ARG001
    """A worm that is turned back is named by no event; until the next move it lies open."""
    square = after.shown if isinstance(event, seen.WormTurnedBack) else event.square
    yield Motion(_tile(square), "flip")
    yield Motion(_sheep_on(after, square), "shake")


def _bumped(before: State, after: State, event: seen.Bumped) -> Iterator[Motion]:  # noqa: ARG001
    yield Motion(f"sheep-{after.pushed}", "shake")


def _dog_placed(before: State, after: State, event: seen.DogPlaced) -> Iterator[Motion]:  # noqa: ARG001
    path = (middle(BOARD, before.dog), middle(BOARD, event.square))
    yield Motion("dog", "drop", _relative(path))


def _dog_walked(before: State, after: State, event: seen.DogWalked) -> Iterator[Motion]:  # noqa: ARG001
    yield Motion("dog", "hop", _relative([middle(BOARD, square) for square in event.path]))


def _sun_moved(before: State, after: State, event: seen.SunMoved) -> Iterator[Motion]:  # noqa: ARG001
    for shape, layout in LAYOUTS.items():
        way = sun_way(layout, event.track)
        yield Motion("sun", "slide", _relative((way[event.gone - 1], way[event.gone])), shape=shape)


def _dusk(before: State, after: State, event: seen.Dusk) -> Iterator[Motion]:  # noqa: ARG001
    yield Motion("sun", "ripple")


def _tile(square: int) -> str:
    return f"tile-{NAMES[square]}"


def _sheep_on(state: State, square: int) -> str:
    return f"sheep-{state.sheep.index(square)}"


def _gone(before: State, after: State, event: Event) -> Iterator[Motion]:  # noqa: ARG001
    """The sheep that went elsewhere, and those that made room on a square they share."""
    stood, stands = standing(before, BOARD), standing(after, BOARD)
    for sheep, (was, rest) in enumerate(zip(stood, stands, strict=True)):
        origin, target = before.sheep[sheep], after.sheep[sheep]
        if origin != target and not NEAR[origin] & BIT[target]:
            yield Motion(f"sheep-{sheep}", "wrap", _over_the_edge(origin, target, was, rest))
        elif was != rest:
            yield Motion(f"sheep-{sheep}", "hop", _relative((was, rest)))


def _over_the_edge(origin: int, target: int, was: Point, rest: Point) -> Path:
    """Out at one end of the row or column, in again at the other."""
    down, across = heading(origin, target)
    out = (was[0] + across * SQUARE, was[1] + down * SQUARE)
    back = (rest[0] - across * SQUARE, rest[1] - down * SQUARE)
    return _relative((was, out, back, rest))


def _relative(points: Sequence[Point]) -> Path:
    """Points as they lie from the last of them."""
    rest_x, rest_y = points[-1]
    return tuple((float(x - rest_x), float(y - rest_y)) for x, y in points)


MOVING: dict[type, Callable[[State, State, Any], Iterator[Motion]]] = {
    seen.Rolled: _rolled,
    seen.Stepped: _gone,
    seen.Fled: _gone,
    seen.Pushed: _gone,
    seen.Bumped: _bumped,
    seen.Ate: _ate,
    seen.AteNothing: _startled,
    seen.Frightened: _startled,
    seen.WormFound: _worm,
    seen.WormTurnedBack: _worm,
    seen.SunMoved: _sun_moved,
    seen.Dusk: _dusk,
    seen.DogPlaced: _dog_placed,
    seen.DogWalked: _dog_walked,
    seen.Lost: _lost,
}
"""What moves for which event."""
