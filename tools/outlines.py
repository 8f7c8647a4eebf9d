"""Forms of SVG as plain values: what a path, a circle or a box draws, moved, measured and written again.

Points are complex numbers, so that turning and growing is one multiplication. Only movements that keep every
form similar to itself are known here, which is all that the kit is drawn with.
"""

from __future__ import annotations

import re
from cmath import phase, rect
from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import degrees, radians
from typing import NamedTuple

TAG = "{http://www.w3.org/2000/svg}"

FORMS: Mapping[str, tuple[str, ...]] = {
    TAG + "path": ("d",),
    TAG + "circle": ("cx", "cy", "r"),
    TAG + "ellipse": ("cx", "cy", "rx", "ry"),
    TAG + "rect": ("x", "y", "width", "height", "rx", "ry"),
}
"""The elements that have a form, with the attributes that say it."""

NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?")
COMMAND = re.compile(r"([A-Za-z])([^A-Za-z]*)")
MOVEMENT = re.compile(r"\s*(\w+)\(([^)]*)\)\s*")

COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7}
"""How many numbers a step of each command takes."""


class Unknown(ValueError):
    """A form or a movement that is beyond this module."""


class Step(NamedTuple):
    """One step of a path, everything counted from the drawing's own corner."""

    command: str
    """M, L, C, Q, A or Z."""
    points: tuple[complex, ...] = ()
    """Where it leads, last; the points that bend it before."""
    radii: tuple[float, float] = (0, 0)
    tilt: float = 0
    large: bool = False
    sweep: bool = False


Form = tuple[Step, ...]


class Movement(NamedTuple):
    """Turned and grown, perhaps mirrored before, and put elsewhere."""

    turn: complex = 1
    shift: complex = 0
    mirrored: bool = False

    def point(self, point: complex) -> complex:
        """Where a point comes to lie."""
        return self.turn * (point.conjugate() if self.mirrored else point) + self.shift

    def after(self, first: Movement) -> Movement:
        """This movement, after another one."""
        turn = first.turn.conjugate() if self.mirrored else first.turn
        return Movement(self.turn * turn, self.point(first.shift), self.mirrored != first.mirrored)

    def form(self, form: Form) -> Form:
        """A form, moved."""
        return tuple(self._step(step) for step in form)

    def _step(self, step: Step) -> Step:
        wide, high = step.radii
        size = abs(self.turn)
        tilt = degrees(phase(self.turn)) + (-step.tilt if self.mirrored else step.tilt)
        return step._replace(
            points=tuple(map(self.point, step.points)),
            radii=(wide * size, high * size),
            tilt=tilt if wide != high else 0,
            sweep=step.sweep != self.mirrored,
        )


def movement(text: str) -> Movement:
    """What an attribute `transform` says."""
    whole = Movement()
    for name, written in MOVEMENT.findall(text):
        numbers = [float(number) for number in NUMBER.findall(written)]
        whole = whole.after(_movement(name, numbers))
    return whole


def _movement(name: str, numbers: list[float]) -> Movement:
    match name, numbers:
        case "translate", [across, down]:
            return Movement(shift=complex(across, down))
        case "rotate", [angle, *about]:
            turn = rect(1, radians(angle))
            middle = complex(*about) if about else 0j
            return Movement(turn, middle - turn * middle)
        case "scale", [size]:
            return Movement(complex(size))
        case "scale", [across, down] if abs(across) == abs(down):
            return Movement(complex(across), mirrored=across != down)
    raise Unknown(f"{name} {numbers}")


def form_of(tag: str, said: Mapping[str, str]) -> Form:
    """What an element draws."""
    if tag == TAG + "path":
        return _path(said["d"])
    if tag == TAG + "rect":
        left, top, wide, high = (float(said.get(name, 0)) for name in ("x", "y", "width", "height"))
        return _box(left, top, wide, high, _corner(said))
    wide, high = (float(said.get(name, said.get("r", 0))) for name in ("rx", "ry"))
    middle = complex(float(said.get("cx", 0)), float(said.get("cy", 0)))
    ends = middle - wide, middle + wide
    halves = (Step("A", (end,), (wide, high)) for end in reversed(ends))
    return (Step("M", (ends[0],)), *halves, Step("Z"))


def _corner(said: Mapping[str, str]) -> float:
    across, down = said.get("rx"), said.get("ry")
    if across and down and across != down:
        raise Unknown("a corner that is no part of a circle")
    return float(across or down or 0)


def _box(left: float, top: float, wide: float, high: float, corner: float) -> Form:
    """A box with round corners, from the top left corner onwards."""
    corner = min(corner, wide / 2, high / 2)
    steps: list[Step] = []
    for across, down, way in ((0, 0, 1), (wide, 0, 1j), (wide, high, -1), (0, high, -1j)):
        here = complex(left + across, top + down)
        steps.append(Step("L" if steps else "M", (here + way * 1j * corner,)))
        if corner:
            steps.append(Step("A", (here + way * corner,), (corner, corner), sweep=True))
    return (*steps, Step("Z"))


def _path(text: str) -> Form:
    steps: list[Step] = []
    here = start = 0j
    for name, written in COMMAND.findall(text):
        if name in "Zz":
            steps.append(Step("Z"))
            here = start
            continue
        numbers = [float(number) for number in NUMBER.findall(written)]
        count = COUNTS.get(name.upper(), 0)
        if not count or not numbers or len(numbers) % count:
            raise Unknown(f"{name}{written}")
        for place in range(0, len(numbers), count):
            step = _step(name, numbers[place : place + count], here)
            steps.append(step)
            here = step.points[-1]
            start = here if step.command == "M" else start
            name = {"M": "L", "m": "l"}.get(name, name)  # noqa: PLW2901 - more points after a move are lines
    return tuple(steps)


def _step(name: str, numbers: list[float], here: complex) -> Step:
    base = here if name.islower() else 0j
    match name.upper():
        case "H":
            return Step("L", (complex(base.real + numbers[0], here.imag),))
        case "V":
            return Step("L", (complex(here.real, base.imag + numbers[0]),))
        case "A":
            wide, high, tilt, large, sweep, across, down = numbers
            if {large, sweep} - {0, 1}:
                raise Unknown(f"A {numbers}")
            return Step("A", (base + complex(across, down),), (wide, high), tilt, bool(large), bool(sweep))
    points = zip(numbers[::2], numbers[1::2], strict=True)
    return Step(name.upper(), tuple(base + complex(across, down) for across, down in points))


def written(form: Form) -> str:
    """A form as the attribute `d` of a path."""
    return "".join(step.command + _numbers(step) for step in form)


def _numbers(step: Step) -> str:
    numbers = [number for point in step.points for number in (point.real, point.imag)]
    if step.command == "A":
        numbers = [*step.radii, step.tilt, step.large, step.sweep, *numbers]
    return " ".join(f"{round(number, 2):g}" for number in numbers)


class Box(NamedTuple):
    """What a line surely lies within."""

    left: float
    top: float
    right: float
    bottom: float

    def gap(self, other: Box) -> float:
        """How far the two are from one another; less than nothing if they may touch."""
        across = max(self.left, other.left) - min(self.right, other.right)
        down = max(self.top, other.top) - min(self.bottom, other.bottom)
        return max(across, down)


def boxes_of(form: Form) -> list[Box]:
    """The boxes around a form, one for each of its lines."""
    starts = [place for place, step in enumerate(form) if step.command == "M"]
    return [_around(form[start:end]) for start, end in pairwise([*starts, len(form)])]


def _around(line: Form) -> Box:
    points = list(_points(line))
    across, down = [point.real for point in points], [point.imag for point in points]
    return Box(min(across), min(down), max(across), max(down))


def _points(form: Form) -> Iterable[complex]:
    here = 0j
    for step in form:
        yield from step.points
        if step.command == "A":
            middle, reach = (here + step.points[-1]) / 2, _reach(step, abs(step.points[-1] - here))
            yield from (middle - complex(reach, reach), middle + complex(reach, reach))
        here = step.points[-1] if step.points else here


def _reach(arc: Step, distance: float) -> float:
    """How far an arc surely stays from the middle between its ends."""
    wide, high = arc.radii
    if arc.large:
        return max(2 * max(wide, high), distance / 2)
    return distance / 2 if wide == high else max(wide, high, distance / 2)
