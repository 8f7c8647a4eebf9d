"""On a phone the standing dyke is longer than its window: which part of it is seen."""

from __future__ import annotations

from games.contract import Look
from games.hustle.rules.boards import BOARD
from games.hustle.rules.dyke import GONE, START
from games.hustle.rules.events import ImpPaid, Out
from games.hustle.rules.state import NOBODY, State
from games.hustle.scene.layout import Layout, middle

HALF = 800.0
"""Half of what the window shows at most, as the style sheet has it."""

REACH = 1100.0
"""A start and a landing so far apart are seen together."""


def focus_at(layout: Layout, down: float) -> float:
    """The height on the dyke that lies in the middle of the window when it goes along with this point.

    It does not look beyond the dyke's ends.
    """
    return min(max(down, HALF), layout.height - HALF)


def focus_of(layout: Layout, view: State, look: Look) -> float:
    """What is looked at while nobody here chooses: whose turn it is, whom the imp visits, or who begins."""
    seat = view.active
    if seat == NOBODY:
        now = look.event
        seat = now.seat if isinstance(now, ImpPaid | Out) else view.starter
    square = view.sheep[seat]
    return focus_at(layout, middle(layout, START if square == GONE else square)[1])


def focus(layout: Layout, view: State, look: Look, board: int | None, landing: int | None) -> float:
    """What is looked at now: the chooser's own sheep and where it would go, or the board that is asked about.

    The style sheet, which knows how high the window is, keeps it from looking beyond the ends.
    """
    if not look.moves:
        return focus_of(layout, view, look)
    if board is not None:
        return middle(layout, BOARD * board + BOARD // 2)[1]
    here = middle(layout, max(START, view.sheep[look.seat]))[1]
    if landing is None:
        return here
    there = middle(layout, landing)[1]
    return (here + there) / 2 if abs(here - there) < REACH else there
