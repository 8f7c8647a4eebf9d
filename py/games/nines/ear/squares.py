"""The track as it is walked: the start, a row for each stretch with its cactus, and home.

A tile keeps its place in its stretch, whatever is taken before it; the space it lies on is counted as the
track lies now.
"""

from __future__ import annotations

from games.contract import TABLE, Look
from games.ear import EarBoard, Row, Square
from games.message import say
from games.nines.ear.words import Pawns, at_an_end, on_a_tile, who_stands
from games.nines.rules.state import GOAL, START, STRIDE, State
from games.nines.rules.track import lying, numbered
from games.nines.scene.layout import PITCH, Point, places
from games.nines.scene.picks import name_of


def board(view: State, look: Look) -> EarBoard:
    """The track from the start to home. Stretches that are wholly gone are left out."""
    where = places(view, look.shape).spaces
    pawns = tuple(player.pawns for player in view.players)
    rows = [Row(say("Start"), (_square(view, pawns, START, "0", where[START]),))]
    stretches: dict[int, list[Square | None]] = {}
    numbers = numbered(view.track, view.holes)
    for tile in range(STRIDE * view.stretches):
        stretch = stretches.setdefault(tile // STRIDE + 1, [])
        number = numbers.get(tile)
        stretch.append(None if number is None else _square(view, pawns, tile, str(number), where[tile]))
    rows += [
        Row(say("Stretch {number}", number=number), tuple(squares))
        for number, squares in stretches.items()
        if any(squares)
    ]
    home = str(len(lying(view.track, view.holes)) + 1)
    rows.append(Row(say("Home"), (_square(view, pawns, GOAL, home, where[GOAL]),)))
    return EarBoard(say("The track"), tuple(rows), (PITCH, PITCH), here=_here(pawns, look), is_track=True)


def _square(view: State, pawns: Pawns, space: int, number: str, point: Point) -> Square:
    who = who_stands(pawns, space)
    told = (
        at_an_end(space, who) if space in (START, GOAL) else on_a_tile(number, space, view.faces[space], who)
    )
    return Square(
        _key(space),
        number,
        point,
        told,
        _thing(view, pawns, space),
        (f"to-{space}", f"from-{name_of(space)}", f"take-{space}"),
        bool(who),
    )


def _key(space: int) -> str:
    return f"space-{name_of(space)}"


def _thing(view: State, pawns: Pawns, space: int) -> str:
    """A touch meets a pawn, if possible one of whoever's turn it is, or the tile."""
    standing = [(seat, mine.index(space)) for seat, mine in enumerate(pawns) if space in mine]
    for seat, pawn in sorted(standing, key=lambda one: one[0] != view.seat):
        return f"pawn-{seat}-{pawn}"
    return "chair" if space == GOAL else f"tile-{space}"


def _here(pawns: Pawns, look: Look) -> str:
    """A walk begins at the looker's hindmost pawn."""
    return _key(START if look.seat == TABLE else min(pawns[look.seat]))
