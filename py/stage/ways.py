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
    """One node's part in a beat, ready for the browser."""

    key: str
    source: str
    delay: float
    duration: float
    travel: list[Frame]
    """Its way; without one the page finds out where it comes from."""
    leaps: bool
    """Whether it goes there in leaps."""
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


def _leaping(path: Sequence[Point]) -> list[Frame]:
    """From point to point, as high as one jumps over something that pricks."""
    frames: list[Frame] = []
    for (from_x, from_y), (to_x, to_y) in pairwise(path):
        top = ((from_x + to_x) / 2, min(from_y, to_y) - 0.9 * hypot(to_x - from_x, to_y - from_y))
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


NEAR = 1.8
"""How large everything is while a climax is seen from close by."""


def _coming_near(path: Sequence[Point]) -> list[Frame]:
    return [{**_straight(path)[0], "scale": "1"}, {**_straight(path)[-1], "scale": f"{NEAR}"}] if path else []


def _going_away(path: Sequence[Point]) -> list[Frame]:
    return [{**_straight(path)[0], "scale": f"{NEAR}"}, {**_straight(path)[-1], "scale": "1"}] if path else []


TUMBLING: tuple[Frame, ...] = (
    {"rotate": "-720deg", "scale": "1"},
    {"rotate": "-420deg", "scale": "1.22", "offset": 0.35},
    {"rotate": "-60deg", "scale": "1.1", "offset": 0.75},
    {"rotate": "8deg", "scale": "0.97", "offset": 0.9},
    {"rotate": "0deg", "scale": "1"},
)
FLIPPING: tuple[Frame, ...] = ({"scale": "1 1"}, {"scale": "0.03 1.06"}, {"scale": "1 1"})
TURNING_OVER: tuple[Frame, ...] = (
    {"scale": "1 1"},
    {"scale": "1.06 1.06", "offset": 0.5},
    {"scale": "0.03 1.08", "offset": 0.75},
    {"scale": "1 1"},
)
JUMPING: tuple[Frame, ...] = (
    {"translate": "0 0"},
    {"translate": "0 -45%", "scale": "0.96 1.06", "offset": 0.25},
    {"translate": "0 0", "scale": "1.08 0.92", "offset": 0.5},
    {"translate": "0 -30%", "scale": "1 1", "offset": 0.75},
    {"translate": "0 0"},
)
SPLASHING: tuple[Frame, ...] = (
    {"rotate": "0deg", "scale": "1"},
    {"rotate": "14deg", "scale": "1.4", "offset": 0.4},
    {"rotate": "-10deg", "scale": "0.7 0.55", "offset": 0.62},
    {"rotate": "6deg", "scale": "1.2 1.3", "offset": 0.8},
    {"rotate": "0deg", "scale": "1"},
)
CARRYING: tuple[Frame, ...] = (
    {"scale": "1"},
    {"scale": "0.82", "offset": 0.25},
    {"scale": "0.82", "offset": 0.75},
    {"scale": "1"},
)
CARRYING_AND_TURNING: tuple[Frame, ...] = (
    {"scale": "1 1"},
    {"scale": "0.82 0.82", "offset": 0.25},
    {"scale": "0.02 0.86", "offset": 0.5},
    {"scale": "0.82 0.82", "offset": 0.75},
    {"scale": "1 1"},
)
FACING_AWAY: tuple[Frame, ...] = (
    {"opacity": 1.0},
    {"opacity": 1.0, "offset": 0.5},
    {"opacity": 0.0, "offset": 0.5},
    {"opacity": 0.0},
)
"""As long as carrying and turning takes: the old face is gone when the edge is seen."""
FLATTENING: tuple[Frame, ...] = ({"scale": "1 2.5"}, {"scale": "1 2.5", "offset": 0.6}, {"scale": "1 1"})
"""What lies flat in the picture comes flying round."""
POUNCING: tuple[Frame, ...] = (
    {"scale": "1"},
    {"scale": "2.5", "rotate": "-8deg", "offset": 0.25},
    {"scale": "2.4", "rotate": "7deg", "offset": 0.5},
    {"scale": "2.5", "rotate": "-4deg", "offset": 0.7},
    {"scale": "1", "rotate": "0deg"},
)
VISITING: tuple[Frame, ...] = ({"scale": "1"}, {"scale": "2.2", "offset": 0.5}, {"scale": "1"})
BUMPING: tuple[Frame, ...] = (
    {"rotate": "0deg", "scale": "1"},
    {"rotate": "16deg", "scale": "1.2", "offset": 0.4},
    {"rotate": "-9deg", "scale": "1.12 0.9", "offset": 0.75},
    {"rotate": "0deg", "scale": "1"},
)
SHAKING: tuple[Frame, ...] = tuple({"rotate": f"{angle}deg"} for angle in (0, -9, 8, -6, 4, 0))
MUNCHING: tuple[Frame, ...] = tuple({"rotate": f"{angle}deg"} for angle in (0, 7, -2, 7, -2, 7, 0))
RIPPLING: tuple[Frame, ...] = ({"scale": "1"}, {"scale": "1.14"}, {"scale": "0.97"}, {"scale": "1"})
FLIPPING_AWAY: tuple[Frame, ...] = (
    {"scale": "1 1", "opacity": 1.0},
    {"scale": "0.03 1.06", "opacity": 1.0, "offset": 0.95},
    {"scale": "0.03 1.06", "opacity": 0.0},
)
FLIPPING_UP: tuple[Frame, ...] = ({"scale": "0.03 1.06"}, {"scale": "1 1"})
BARKING: tuple[Frame, ...] = (
    {"scale": "1"},
    {"scale": "1.7", "rotate": "-4deg", "offset": 0.18},
    {"scale": "1.35", "rotate": "0deg", "offset": 0.42},
    {"scale": "1.75", "rotate": "4deg", "offset": 0.6},
    {"scale": "1.4", "rotate": "0deg", "offset": 0.8},
    {"scale": "1"},
)
STARTLING: tuple[Frame, ...] = (
    {"translate": "0 0", "rotate": "0deg"},
    {"translate": "0 -26%", "rotate": "-8deg", "offset": 0.25},
    {"translate": "0 0", "rotate": "8deg", "offset": 0.5},
    {"translate": "0 0", "rotate": "-6deg", "offset": 0.65},
    {"translate": "0 0", "rotate": "4deg", "offset": 0.82},
    {"translate": "0 0", "rotate": "0deg"},
)
POPPING: tuple[Frame, ...] = ({"scale": "0"}, {"scale": "1.12", "offset": 0.7}, {"scale": "1"})
SHOWING: tuple[Frame, ...] = (
    {"opacity": 0.0, "scale": "0.4"},
    {"opacity": 1.0, "scale": "1.15", "offset": 0.2},
    {"opacity": 1.0, "scale": "1", "offset": 0.85},
    {"opacity": 0.0, "scale": "1"},
)
VANISHING: tuple[Frame, ...] = ({"opacity": 1.0}, {"opacity": 0.0})
SWELLING: tuple[Frame, ...] = ({"scale": "1"}, {"scale": "1.3", "offset": 0.5}, {"scale": "1"})
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
TOSSING: tuple[Frame, ...] = (
    {"opacity": 1.0, "rotate": "0deg", "scale": "1"},
    {"opacity": 1.0, "rotate": "200deg", "scale": "1.25", "offset": 0.45},
    {"opacity": 1.0, "rotate": "360deg", "scale": "0.6", "offset": 0.9},
    {"opacity": 0.0, "rotate": "360deg", "scale": "0.4"},
)
PLUCKING: tuple[Frame, ...] = (
    {"rotate": "0deg", "scale": "1"},
    {"rotate": "-13deg", "scale": "1 1.1", "offset": 0.02},
    {"rotate": "13deg", "scale": "1 1.18", "offset": 0.06},
    {"rotate": "-9deg", "scale": "1 1.25", "offset": 0.1},
    {"rotate": "0deg", "scale": "1.25", "offset": 0.2},
    {"rotate": "0deg", "scale": "1"},
)
"""It sits fast at first: most of its turning is over before it gets away."""
FLASHING: tuple[Frame, ...] = (
    {"scale": "1"},
    {"scale": "1.16"},
    {"scale": "1"},
    {"scale": "1.16"},
    {"scale": "1"},
)
FADING: tuple[Frame, ...] = ({"opacity": 0.0}, {"opacity": 1.0})

WAYS = {
    "slide": Way(260, 160, _straight),
    "hop": Way(180, 180, _hopping, easing="linear"),
    "tumble": Way(700, 200, _straight, TUMBLING),
    "flip": Way(320, 160, _straight, FLIPPING),
    "flip-away": Way(160, 0, _straight, FLIPPING_AWAY, easing="ease-in"),
    "flip-up": Way(200, 0, _straight, FLIPPING_UP, easing="ease-out"),
    "bark": Way(820, 0, _straight, BARKING),
    "startle": Way(560, 0, _straight, STARTLING),
    "turn-over": Way(460, 160, _straight, TURNING_OVER),
    "jump": Way(640, 160, _straight, JUMPING),
    "wrap": Way(300, 160, _round_the_edge),
    "munch": Way(620, 160, _straight, MUNCHING),
    "splash": Way(760, 160, _straight, SPLASHING, easing="linear"),
    "shake": Way(360, 160, _straight, SHAKING),
    "ripple": Way(320, 160, _straight, RIPPLING),
    "pop": Way(280, 160, _straight, POPPING),
    "fade": Way(260, 160, _straight, FADING, easing="linear"),
    "count": Way(220, 200, _counting, easing="linear"),
    "pan": Way(220, 200, _straight, easing="linear"),
    "carry": Way(1300, 0, _straight, CARRYING),
    "carry-over": Way(1300, 0, _straight, CARRYING_AND_TURNING),
    "face-away": Way(1300, 0, _straight, FACING_AWAY, easing="linear"),
    "flatten": Way(520, 0, _straight, FLATTENING),
    "pounce": Way(1000, 160, _straight, POUNCING),
    "visit": Way(700, 160, _hopping, VISITING),
    "bump": Way(420, 260, _hopping, BUMPING, easing="linear"),
    "come-near": Way(380, 0, _coming_near),
    "go-away": Way(420, 0, _going_away),
    "show": Way(900, 160, _straight, SHOWING, easing="linear"),
    "vanish": Way(260, 160, _straight, VANISHING, easing="linear"),
    "fall": Way(700, 160, _straight, FALLING, easing="ease-in"),
    "sink": Way(900, 0, _straight, SINKING, easing="linear"),
    "fly": Way(520, 160, _straight, SWELLING),
    "leap": Way(320, 320, _leaping, easing="linear"),
    "drift": Way(800, 160, _straight),
    "toss": Way(640, 160, _hopping, TOSSING, easing="linear"),
    "pluck": Way(1000, 160, _straight, PLUCKING, easing="cubic-bezier(.7, 0, .3, 1)"),
    "flash": Way(520, 160, _straight, FLASHING),
    "drop": Way(320, 200, _straight, easing=LAND),
}
"""Every way by its name, as scenes write it in a `Motion`."""

LEAVING = frozenset({"show", "vanish", "flip-away", "face-away", "fall", "sink", "toss"})
"""Ways that end out of sight: for pieces that the picture keeps, but shows no more."""


def cues(motions: Sequence[Motion], pace: str, stillness: float = 0) -> list[Cue]:
    """All parts of a beat on one clock, in milliseconds, after a moment of stillness.

    Motions with the same `after` run together; each group begins when the one before it has ended.
    """
    factor = PACES[pace]
    planned: list[Cue] = []
    clock = stillness
    for group in sorted({motion.after for motion in motions}):
        end = clock
        for motion in motions:
            if motion.after != group:
                continue
            way = WAYS[motion.way]
            length = factor * (way.length + way.step * max(0, len(motion.path) - 2))
            travel, leaps = way.travel(motion.path), way.travel in (_hopping, _counting, _leaping)
            planned.append(Cue(motion.key, motion.source, clock, length, travel, leaps, way.turn, way.easing))
            end = max(end, clock + length)
        clock = end
    return planned
