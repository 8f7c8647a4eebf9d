"""What can be seen of a position for every seat, as numbers that a learned table weighs (`weights.py`).

The points still to come hang on few things: how many stretches one's pawns have still to leave and how much
will lie there then, what lies in front and what it needs, whether that can be had at once, and who comes last
and takes the cacti.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from games.nines.rules.ranking import PLUS
from games.nines.rules.state import GOAL, STRIDE, State

SPARE = 7
"""How many tiles lie free behind a pawn when it leaves a stretch: 0 or fewer, to 6 and more."""

FRONTS = {
    front: place
    for place, front in enumerate(
        [(), *((one,) for one in range(1, 7)), *((one, two) for one in range(1, 7) for two in range(one, 7))]
    )
}
"""What may lie in front when a turn is over."""

CROSSING = 0
ANIMAL = CROSSING + SPARE
CACTUS = ANIMAL + 2
AT_ONCE = CACTUS + 2
SOON = AT_ONCE + 3
FRONT = SOON + 3
LATE_FRONT = FRONT + len(FRONTS)
FEATURES = LATE_FRONT + len(FRONTS)

Facts = list[tuple[int, float]]
"""What is not nothing: the number of a feature, and its value."""


def prospects(state: State) -> list[Facts]:
    """The features of every seat."""
    seats = range(state.seats)
    numbers, players = state.numbers, state.players
    fronts = [tuple(sorted([numbers[tile] for tile in player.front][:2])) for player in players]
    crowd = sorted([(space, seat) for seat in seats for space in players[seat].pawns if space != GOAL])
    crowd.reverse()
    values = [[0.0] * FRONT for _ in seats]
    crossings = [0] * state.seats
    if crowd:
        _look_along(state, crowd, fronts, values, crossings)
    found: list[Facts] = []
    for seat in seats:
        facts = [(place, value) for place, value in enumerate(values[seat]) if value]
        if crossings[seat]:
            front = FRONTS[fronts[seat]]
            late = 1 / (1 + crossings[seat])
            facts.append((FRONT + front, 1.0))
            facts.append((LATE_FRONT + front, late))
        found.append(facts)
    return found


def _look_along(
    state: State,
    crowd: list[tuple[int, int]],
    fronts: list[tuple[int, ...]],
    values: list[list[float]],
    crossings: list[int],
) -> None:
    """Stretch by stretch: who has still to leave it, in the order in which they stand, and for what."""
    hindmost, last = crowd[-1]
    for boundary, stretch in enumerate(_stretches(state.track, state.numbers, state.stretches), 1):
        end = STRIDE * boundary
        if hindmost > end:
            continue
        spare, animals, begin = stretch.tiles, stretch.animals, end - STRIDE
        before = -1
        for space, seat in crowd:
            if space > end:
                continue
            mine = values[seat]
            crossings[seat] += 1
            if spare <= 0:
                mine[CROSSING] += 1.0
            else:
                mine[CROSSING + spare if spare < SPARE else CROSSING + SPARE - 1] += 1.0
                if animals > 0:
                    mine[ANIMAL] += 1.0
                    animals -= 1
                if space >= begin and space >= 0:
                    gain, kind = _best(fronts[seat], stretch.kinds)
                    chance = gain * stretch.chance[space]
                    mine[AT_ONCE + kind] = max(mine[AT_ONCE + kind], chance)
                    mine[SOON + kind] += gain / spare
            spare -= 1
            if seat != last:
                before = seat
        if boundary < state.stretches:
            values[last][CACTUS] += 1.0
            if before >= 0:
                values[before][CACTUS + 1] += 1.0


class Stretch(NamedTuple):
    """What lies between two cacti."""

    tiles: int
    animals: int
    kinds: frozenset[int]
    """The different numbers that lie there; 0 stands for animals."""
    chance: dict[int, float]
    """For each space the chance that the next throw takes a pawn from there across the cactus ahead."""


@lru_cache(maxsize=512)
def _stretches(track: tuple[int, ...], numbers: tuple[int, ...], count: int) -> tuple[Stretch, ...]:
    """The stretches of a track as it lies."""
    found = []
    for boundary in range(1, count + 1):
        end = STRIDE * boundary
        here = [tile for tile in track if end - STRIDE <= tile <= end]
        shown = [numbers[tile] for tile in here if tile % STRIDE]
        steps = {tile: len(here) - place - 1 for place, tile in enumerate(here)}
        chance = {tile: max(0, 6 - ahead) / 6 for tile, ahead in steps.items()}
        found.append(Stretch(len(shown), shown.count(0), frozenset(shown), chance))
    return tuple(found)


@lru_cache(maxsize=1024)
def _best(front: tuple[int, ...], kinds: frozenset[int]) -> tuple[float, int]:
    """What the best tile of these brings at once, and by what: a nine of three, of two, or an animal."""
    if len(front) == 2 and 9 - sum(front) in kinds:
        return 3.0 * PLUS / 10, 0
    if any(9 - number in kinds for number in front):
        return 2.0 * PLUS / 10, 1
    return (PLUS / 10, 2) if 0 in kinds else (0.0, 0)
