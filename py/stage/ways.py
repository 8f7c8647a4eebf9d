"""How things move, as tables: each way is a few key frames that the browser plays by itself.

Distances are in the board's own units. A picture made of SVG needs nothing: its units are CSS pixels. A
picture laid out with CSS sets the custom property `--unit` on its board to the length of one unit.

Only `translate`, `rotate`, `scale` and `opacity` are touched, so a node may have a `transform` of its
own that says where it stands. What travels is the node; what turns is the drawing inside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from games.contract import Motion

Frame = dict[str, str | float]
Point = tuple[float, float]

PACES = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
"""How long everything takes at each pace; nothing moves at all when it is off."""

SMOOTH = "cubic-bezier(.4, 0, .3, 1)"
LAND = "cubic-bezier(.3, 1.3, .5, 1)"


class Way(NamedTuple):
    """One way to move: how long, how it travels along its path, how the drawing turns meanwhile."""

    length: int
    """Milliseconds for the first step of the path, or in place."""
    step: int
    """Milliseconds for each further step."""
    travel: Callable[[Sequence[Point]], list[Frame]]
    turn: tuple[Frame, ...] = ()
    easing: str = SMOOTH


class Cue(NamedTuple):
    """One node's part in the telling, ready for the browser."""

    key: str
    start: float
    length: float
    travel: list[Frame]
    turn: tuple[Frame, ...]
    easing: str


def _at(point: Point) -> str:
    across, down = point
    return f"calc(var(--unit, 1px) * {across:.4g}) calc(var(--unit, 1px) * {down:.4g})"


def _straight(path: Sequence[Point]) -> list[Frame]:
    return [{"translate": _at(point)} for point in path] if len(path) > 1 else []


def _hopping(path: Sequence[Point]) -> list[Frame]:
    """From point to point in little leaps, as one counts squares with a finger."""
    frames: list[Frame] = []
    for (from_x, from_y), (to_x, to_y) in pairwise(path):
        lift = 0.32 * hypot(to_x - from_x, to_y - from_y)
        top = ((from_x + to_x) / 2, (from_y + to_y) / 2 - lift)
        frames += [
            {"translate": _at((from_x, from_y)), "easing": "ease-out"},
            {"translate": _at(top), "easing": "ease-in"},
        ]
    return [*frames, {"translate": _at(path[-1])}] if frames else []


def _round_the_edge(path: Sequence[Point]) -> list[Frame]:
    """The first half of the path goes out over an edge; without a way between, the rest comes in."""
    half = (len(path) + 1) // 2
    return [*_timed(path[:half], 0.0, 0.5), *_timed(path[half:], 0.5, 1.0)] if len(path) > 1 else []


def _timed(path: Sequence[Point], begin: float, end: float) -> list[Frame]:
    """Points passed at an even pace within a part of the time; a single one is the end of it."""
    gaps = max(1, len(path) - 1)
    times = [begin + (end - begin) * place / gaps for place in range(len(path))] if len(path) > 1 else [end]
    return [{"translate": _at(point), "offset": time} for point, time in zip(path, times, strict=True)]


FAR = 250.0
"""A counting step longer than this leaves at one edge of the board and comes in at another."""


def _counting(path: Sequence[Point]) -> list[Frame]:
    """One small leap a count. Over an edge a piece goes out of sight and comes in again elsewhere.

    How visible it is at both ends stays the picture's affair: the piece may be lost by then.
    """
    frames: list[Frame] = []
    for (from_x, from_y), (to_x, to_y) in pairwise(path):
        reach = hypot(to_x - from_x, to_y - from_y)
        if reach > FAR:
            frames += [
                {"translate": _at((from_x, from_y)), "opacity": 1.0},
                {"translate": _at((from_x, from_y)), "opacity": 0.0, "easing": "step-end"},
                {"translate": _at((to_x, to_y)), "opacity": 0.0},
                {"translate": _at((to_x, to_y)), "opacity": 1.0},
            ]
            continue
        top = ((from_x + to_x) / 2, (from_y + to_y) / 2 - 0.32 * reach)
        frames += [
            {"translate": _at((from_x, from_y)), "easing": "ease-out"},
            {"translate": _at(top), "easing": "ease-in"},
        ]
    return [*frames, {"translate": _at(path[-1])}] if frames else []


TUMBLING: tuple[Frame, ...] = (
    {"rotate": "-720deg", "scale": "1"},
    {"rotate": "-420deg", "scale": "1.22", "offset": 0.35},
    {"rotate": "-60deg", "scale": "1.1", "offset": 0.75},
    {"rotate": "8deg", "scale": "0.97", "offset": 0.9},
    {"rotate": "0deg", "scale": "1"},
)
FLIPPING: tuple[Frame, ...] = ({"scale": "1 1"}, {"scale": "0.03 1.06"}, {"scale": "1 1"})
SPLASHING: tuple[Frame, ...] = (
    {"rotate": "0deg", "scale": "1"},
    {"rotate": "14deg", "scale": "1.12", "offset": 0.45},
    {"rotate": "-10deg", "scale": "0.7 0.55", "offset": 0.65},
    {"rotate": "6deg", "scale": "1.06 1.1", "offset": 0.82},
    {"rotate": "0deg", "scale": "1"},
)
SHAKING: tuple[Frame, ...] = tuple({"rotate": f"{angle}deg"} for angle in (0, -9, 8, -6, 4, 0))
MUNCHING: tuple[Frame, ...] = tuple({"rotate": f"{angle}deg"} for angle in (0, 7, -2, 7, -2, 7, 0))
RIPPLING: tuple[Frame, ...] = ({"scale": "1"}, {"scale": "1.14"}, {"scale": "0.97"}, {"scale": "1"})
POPPING: tuple[Frame, ...] = ({"scale": "0"}, {"scale": "1.12", "offset": 0.7}, {"scale": "1"})
SHOWING: tuple[Frame, ...] = (
    {"opacity": 0.0, "scale": "0.4"},
    {"opacity": 1.0, "scale": "1.15", "offset": 0.2},
    {"opacity": 1.0, "scale": "1", "offset": 0.85},
    {"opacity": 0.0, "scale": "1"},
)
VANISHING: tuple[Frame, ...] = ({"opacity": 1.0}, {"opacity": 0.0})
FALLING: tuple[Frame, ...] = (
    {"opacity": 1.0, "rotate": "0deg", "scale": "1"},
    {"opacity": 1.0, "rotate": "50deg", "scale": "0.9", "offset": 0.4},
    {"opacity": 0.0, "rotate": "200deg", "scale": "0.3"},
)
SINKING: tuple[Frame, ...] = (
    {"opacity": 1.0, "rotate": "0deg", "scale": "1"},
    {"opacity": 1.0, "rotate": "-14deg", "scale": "1.05", "offset": 0.2},
    {"opacity": 1.0, "rotate": "12deg", "scale": "0.9", "offset": 0.35},
    {"opacity": 0.0, "rotate": "-6deg", "scale": "0.5", "offset": 0.6},
    {"opacity": 0.0},
)
FADING: tuple[Frame, ...] = ({"opacity": 0.0}, {"opacity": 1.0})

WAYS = {
    "slide": Way(260, 160, _straight),
    "hop": Way(180, 180, _hopping, easing="linear"),
    "tumble": Way(700, 200, _straight, TUMBLING),
    "flip": Way(320, 160, _straight, FLIPPING),
    "wrap": Way(300, 160, _round_the_edge),
    "munch": Way(620, 160, _straight, MUNCHING),
    "splash": Way(620, 160, _straight, SPLASHING, easing="linear"),
    "shake": Way(360, 160, _straight, SHAKING),
    "ripple": Way(320, 160, _straight, RIPPLING),
    "pop": Way(280, 160, _straight, POPPING),
    "fade": Way(260, 160, _straight, FADING, easing="linear"),
    "count": Way(220, 200, _counting, easing="linear"),
    "pan": Way(220, 200, _straight, easing="linear"),
    "carry": Way(900, 160, _straight, FLIPPING),
    "show": Way(900, 160, _straight, SHOWING, easing="linear"),
    "vanish": Way(260, 160, _straight, VANISHING, easing="linear"),
    "fall": Way(700, 160, _straight, FALLING, easing="ease-in"),
    "sink": Way(900, 0, _straight, SINKING, easing="linear"),
    "drop": Way(320, 200, _straight, easing=LAND),
}
"""Every way by its name, as scenes write it in a `Motion`."""

LEAVING = frozenset({"show", "vanish", "fall", "sink"})
"""Ways that end out of sight: for pieces that the picture keeps, but shows no more."""


def cues(motions: Sequence[Motion], pace: str) -> tuple[list[Cue], float]:
    """All parts of a telling on one clock, in milliseconds, and when the last one ends.

    Motions with the same `after` run together; each group begins when the one before it has ended.
    """
    factor = PACES[pace]
    planned: list[Cue] = []
    clock = 0.0
    for group in sorted({motion.after for motion in motions}):
        end = clock
        for motion in motions:
            if motion.after != group:
                continue
            way = WAYS[motion.way]
            length = factor * (way.length + way.step * max(0, len(motion.path) - 2))
            planned.append(Cue(motion.key, clock, length, way.travel(motion.path), way.turn, way.easing))
            end = max(end, clock + length)
        clock = end
    return planned, clock
