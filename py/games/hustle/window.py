"""On a phone the standing dyke is longer than its window: which part of it is seen."""

from __future__ import annotations

from games.contract import Look
from games.hustle.boards import BOARD
from games.hustle.dyke import GONE, START
from games.hustle.layout import Layout, middle
from games.hustle.state import State

HALF = 640.0
"""Half of what the window shows, nearly: it does not look beyond the dyke's ends."""


def focus_at(layout: Layout, down: float) -> float:
    """The height on the dyke that lies in the middle of the window when it looks at this point."""
    return min(max(down, HALF), layout.height - HALF)


def focus_of(layout: Layout, view: State) -> float:
    """What is looked at while nobody here chooses: whose turn it is, or who begins."""
    seat = view.active if view.active >= 0 else view.starter
    square = view.sheep[seat]
    return focus_at(layout, middle(layout, START if square == GONE else square)[1])


def focus(layout: Layout, view: State, look: Look, landing: int | None) -> float:
    """What is looked at now: the chooser's own sheep and where it would go, or the board that is laid."""
    if not look.moves:
        return focus_of(layout, view)
    if view.question in ("build", "lay", "flood"):
        board = 1 if view.question == "flood" else 0
        return focus_at(layout, middle(layout, BOARD * board + BOARD // 2)[1])
    here = middle(layout, max(START, view.sheep[look.seat]))[1]
    if landing is None:
        return focus_at(layout, here)
    there = middle(layout, landing)[1]
    return focus_at(layout, max((here + there) / 2, there + HALF - 150) if here - there < 2 * HALF else there)
