"""The way along the track: where a pawn goes, what it crosses on the way, and what lies free behind it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from games.nines.rules.state import GOAL, STRIDE, State


def walked(track: tuple[int, ...], space: int, steps: int) -> int:
    """The space so many steps ahead; whatever goes beyond the last tile ends in the goal."""
    place = bisect_right(track, space) + steps - 1
    return track[place] if place < len(track) else GOAL


def next_pawn(state: State, space: int) -> int | None:
    """The space of the nearest pawn ahead on the track, whoever's it is; none in the goal counts."""
    nearest = GOAL
    for player in state.players:
        for other in player.pawns:
            if space < other < nearest:
                nearest = other
    return None if nearest == GOAL else nearest


def hopped(state: State, space: int) -> int | None:
    """Where a hop leads, or None: nobody is ahead, or one step leads to the same space."""
    ahead = next_pawn(state, space)
    if ahead is None or ahead == walked(state.track, space, 1):
        return None
    return ahead


def way(track: tuple[int, ...], origin: int, target: int) -> tuple[int, ...]:
    """The spaces from behind the origin up to the target."""
    begin = bisect_right(track, origin)
    if target == GOAL:
        return (*track[begin:], GOAL)
    return track[begin : bisect_right(track, target)]


def first_crossed(space: int) -> int:
    """The first boundary ahead. A cactus that a pawn stands on is still ahead: only moving past crosses."""
    return (space + STRIDE - 1) // STRIDE


def last_crossed(stretches: int, target: int) -> int:
    """The last boundary behind a space. A cactus that a pawn comes to stand on has not been crossed."""
    return stretches if target == GOAL else (target - 1) // STRIDE


def remaining(track: tuple[int, ...], boundary: int) -> tuple[int, ...]:
    """The tiles that still lie in the stretch before a boundary. Cacti belong to no stretch."""
    cactus = STRIDE * (boundary - 1)
    return track[bisect_right(track, cactus) : bisect_left(track, cactus + STRIDE)]


def free_tiles(state: State, boundary: int) -> tuple[int, ...]:
    """The tiles of the stretch before a boundary that no pawn stands on."""
    left = remaining(state.track, boundary)
    if not left:
        return left
    occupied = {space for player in state.players for space in player.pawns}
    return tuple([tile for tile in left if tile not in occupied])


def all_across(state: State, boundary: int) -> bool:
    """Whether every pawn of every player has crossed the cactus of a boundary."""
    cactus = STRIDE * boundary
    return min([min(player.pawns) for player in state.players]) > cactus


def lying(track: tuple[int, ...], holes: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces as they are counted and drawn: holes are among them until the track closes up."""
    return tuple(sorted(track + holes)) if holes else track


def numbered(track: tuple[int, ...], holes: tuple[int, ...]) -> dict[int, int]:
    """The number of each space, as people count them: from 1, along the track as it lies now."""
    return {tile: number for number, tile in enumerate(lying(track, holes), 1) if tile not in holes}
