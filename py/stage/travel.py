"""How pieces travel: a path of points in the board's own units as key frames for the browser.

A picture made of SVG needs nothing: its units are CSS pixels. A picture laid out with CSS sets the custom
property `--unit` on its board to the length of one unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

Frame = dict[str, str | float]
"""One key frame: where a piece is, how it is turned, how large it is, how well it is seen."""

Point = tuple[float, float]


def _at(point: Point) -> str:
    across, down = point
    return f"calc(var(--unit, 1px) * {across:.4g}) calc(var(--unit, 1px) * {down:.4g})"


def straight(path: Sequence[Point]) -> list[Frame]:
    return [{"translate": _at(point)} for point in path] if len(path) > 1 else []


def hopping(path: Sequence[Point]) -> list[Frame]:
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


def leaping(path: Sequence[Point]) -> list[Frame]:
    """From point to point, as high as one jumps over something that pricks."""
    frames: list[Frame] = []
    for (from_x, from_y), (to_x, to_y) in pairwise(path):
        top = ((from_x + to_x) / 2, min(from_y, to_y) - 0.9 * hypot(to_x - from_x, to_y - from_y))
        frames += [
            {"translate": _at((from_x, from_y)), "easing": "ease-out"},
            {"translate": _at(top), "easing": "ease-in"},
        ]
    return [*frames, {"translate": _at(path[-1])}] if frames else []


def round_the_edge(path: Sequence[Point]) -> list[Frame]:
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


def counting(path: Sequence[Point]) -> list[Frame]:
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


def coming_near(path: Sequence[Point]) -> list[Frame]:
    return [{**straight(path)[0], "scale": "1"}, {**straight(path)[-1], "scale": f"{NEAR}"}] if path else []


def going_away(path: Sequence[Point]) -> list[Frame]:
    return [{**straight(path)[0], "scale": f"{NEAR}"}, {**straight(path)[-1], "scale": "1"}] if path else []
