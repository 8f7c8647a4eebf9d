"""The way along the track: where a pawn goes, what it crosses on the way, and what lies free behind it."""

from __future__ import annotations

from games.nines.state import GOAL, START, STRIDE, State


def walked(track: tuple[int, ...], space: int, steps: int) -> int:
    """The space so many steps ahead; whatever goes beyond the last tile ends in the goal."""
    place = steps - 1 if space == START else track.index(space) + steps
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
    begin = 0 if origin == START else track.index(origin) + 1
    if target == GOAL:
        return (*track[begin:], GOAL)
    return track[begin : track.index(target) + 1]


def first_crossed(space: int) -> int:
    """The first boundary ahead. A cactus that a pawn stands on is still ahead: only moving past crosses."""
    return (space + STRIDE - 1) // STRIDE


def last_crossed(segments: int, target: int) -> int:
    """The last boundary behind a space. A cactus that a pawn comes to stand on has not been crossed."""
    return segments if target == GOAL else (target - 1) // STRIDE


def remaining(track: tuple[int, ...], boundary: int) -> tuple[int, ...]:
    """The tiles that still lie in the segment before a boundary. Cacti belong to no segment."""
    low = STRIDE * (boundary - 1)
    high = low + STRIDE
    return tuple([tile for tile in track if low < tile < high])


def free_tiles(state: State, boundary: int) -> tuple[int, ...]:
    """The tiles of the segment before a boundary that no pawn stands on."""
    occupied = {space for player in state.players for space in player.pawns}
    return tuple([tile for tile in remaining(state.track, boundary) if tile not in occupied])


def all_across(state: State, boundary: int) -> bool:
    """Whether every pawn of every player has crossed the cactus of a boundary."""
    cactus = STRIDE * boundary
    return all(min(player.pawns) > cactus for player in state.players)
