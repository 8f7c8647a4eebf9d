"""Where each sheep is drawn: on its square, in the crowd at the start, pushed aside, or beyond the end."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games.contract import Look
from games.hustle.rules.boards import LAST
from games.hustle.rules.dyke import GONE, START
from games.hustle.rules.events import Moved
from games.hustle.rules.state import State
from games.hustle.scene.layout import LAYOUTS, Layout, Point, middle, rest_of_the_lost
from games.hustle.scene.routes import counted, off_the_end

CROWD_GAP = 50
"""Sheep that share the start stand so far apart."""

CROWD_ROOM = 100
"""So much room a crowd needs left of the dyke; what is missing it stands further right."""

ABREAST = 4
"""The most that stand in one row there."""


@cache
def standing_together(count: int) -> tuple[Point, ...]:
    """How sheep that share a square stand about its middle, the ones behind first."""
    if count == 1:
        return ((0, 0),)
    rows = -(-count // ABREAST)
    spots: list[Point] = []
    for row in range(rows):
        many = -(-(count - len(spots)) // (rows - row))
        down = 8 - 46 * (rows - 1 - row)
        half = (many - 1) / 2
        spots += [(round((place - half) * CROWD_GAP + 8 * (rows - 1 - row)), down) for place in range(many)]
    return tuple(spots)


PUSHED_ASIDE = {False: (16, -30), True: (36, -8)}
"""How far a sheep gives way to one that comes to its square, until it is shoved on, on a dyke that lies or
stands."""


class Stand(NamedTuple):
    """Where a sheep is drawn, and whether it is one of several on the start square."""

    point: Point
    crowded: bool = False


def stands(view: State, look: Look) -> tuple[Stand, ...]:
    """Each seat's sheep in the picture."""
    layout, sheep = LAYOUTS[look.shape], view.sheep
    crowd = [seat for seat, square in enumerate(sheep) if square == START]
    spots = dict(zip(crowd, standing_together(max(1, len(crowd))), strict=False))
    aside = max(0, CROWD_ROOM - layout.left) if len(crowd) > 1 else 0
    found = []
    for seat, square in enumerate(sheep):
        if square == GONE:
            found.append(Stand(rest_of_the_lost(layout)))
            continue
        if square > LAST:
            found.append(Stand(_beyond(layout, seat, look)))
            continue
        x, y = middle(layout, square)
        if seat in spots:
            across, down = spots[seat]
            found.append(Stand((x + across + aside, y + down), len(crowd) > 1))
            continue
        across, down = PUSHED_ASIDE[layout.standing] if _gives_way(sheep, seat, look) else (0, 0)
        found.append(Stand((x + across, y + down)))
    return tuple(found)


def _gives_way(sheep: tuple[int, ...], seat: int, look: Look) -> bool:
    """Somebody has just come to this sheep's square."""
    return sheep.count(sheep[seat]) > 1 and getattr(look.event, "seat", seat) != seat


def _beyond(layout: Layout, seat: int, look: Look) -> Point:
    """Over the end of the dyke: where it ran to, or beside the last square, from which it was shoved."""
    now = look.event
    if isinstance(now, Moved) and now.seat == seat:
        return counted(layout, now.start, now.end - now.start)[-1]
    return off_the_end(layout, LAST)
