"""The three by three in the middle, and the groups of one colour that stand in it.

Spaces are numbered 0 to 8 along the rows; moves write them from 1. A set of spaces is a number with
one bit a space, so that each question about a shape is answered by a table of 512 entries.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

SPACES = range(9)
SETS = range(1 << len(SPACES))
SMALLEST_GROUP = 3

LINES = (0b000000111, 0b000111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100)
"""The rows from the top, then the columns from the left."""


class Group(NamedTuple):
    """Sheep of one colour that would be won together."""

    spaces: tuple[int, ...]
    colour: int


def _neighbours(space: int) -> int:
    """The spaces beside one: up, down, left and right, never across a corner."""
    row, column = divmod(space, 3)
    return sum(1 << other for other in SPACES if abs(row - other // 3) + abs(column - other % 3) == 1)


NEIGHBOURS = tuple(_neighbours(space) for space in SPACES)

SPACES_IN = tuple(tuple(space for space in SPACES if spaces >> space & 1) for spaces in SETS)
"""The spaces of a set, in order."""


BESIDE = tuple(SPACES_IN[neighbours] for neighbours in NEIGHBOURS)
"""For each space those beside it."""


def _connected_parts(spaces: int) -> tuple[int, ...]:
    """A set of spaces cut into the parts that hang together, by their first space."""
    parts = []
    while spaces:
        part, grown = 0, spaces & -spaces
        while part != grown:
            part = grown
            for space in SPACES_IN[part]:
                grown |= NEIGHBOURS[space] & spaces
        parts.append(part)
        spaces &= ~part
    return tuple(parts)


def _touching(spaces: int) -> tuple[int, ...]:
    return tuple(part for part in _connected_parts(spaces) if part.bit_count() >= SMALLEST_GROUP)


def _straight(spaces: int) -> tuple[int, ...]:
    return tuple(line for line in LINES if line & spaces == line)


def _table(cut: Callable[[int], tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    return tuple(cut(spaces) for spaces in SETS)


GROUPS_IN = {False: _table(_touching), True: _table(_straight)}
"""By *straight lines only*: the groups in a set of spaces that all show one colour."""

LARGEST_PART = tuple(
    max((part.bit_count() for part in _connected_parts(spaces)), default=0) for spaces in SETS
)
"""How many spaces of a set hang together at most."""


def spaces_by_colour(faces: Sequence[int]) -> list[int]:
    """For each colour the set of spaces that show it; index 0 gathers what shows none."""
    shown, bit = [0] * 8, 1
    for colour in faces:
        shown[colour] |= bit
        bit += bit
    return shown


_NO_GROUPS: tuple[Group, ...] = ()


def groups_in(faces: Sequence[int], straight: bool) -> tuple[Group, ...]:
    """Every group in nine faces (0 is an empty space), by their colours."""
    cut, found = GROUPS_IN[straight], _NO_GROUPS
    for colour, spaces in enumerate(spaces_by_colour(faces)):
        if colour and cut[spaces]:
            found += tuple(Group(SPACES_IN[group], colour) for group in cut[spaces])
    return found


def largest_with(space: int, faces: Sequence[int], straight: bool) -> int:
    """How many sheep are in the largest group that a space belongs to; 0 for none."""
    alike = spaces_by_colour(faces)[faces[space]]
    largest = 0
    for group in GROUPS_IN[straight][alike]:
        if group >> space & 1:
            largest = max(largest, group.bit_count())
    return largest


def fit_to_begin(faces: Sequence[int]) -> bool:
    """Whether nine faces may be laid by chance: no more than two of a colour hang together."""
    return not any(GROUPS_IN[False][spaces] for spaces in spaces_by_colour(faces)[1:])
