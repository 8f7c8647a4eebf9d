"""The board: the snake of tiles down to the sea, the pawns on it, and whatever can be touched there."""

from __future__ import annotations

from functools import lru_cache

from games.contract import Look
from games.nines.rules.state import GOAL, START, State
from games.nines.scene.ground import ground, stretches
from games.nines.scene.layout import Point, at, places
from games.nines.scene.pawns import pawns
from games.nines.scene.questions import asked
from games.nines.scene.screen_reader import reading
from games.nines.scene.traces import footprints, lit
from games.nines.words import explaining
from games.picture import Node, node, piece


def board(view: State, look: Look) -> Node:
    """Everything in the order in which it lies over one another; but the darker sand comes with its tiles."""
    where = places(view, look.shape)
    question = asked(view, look)
    return node(
        "div",
        ground(where.layout, where.spaces[START], where.spaces[GOAL], where.goal_row),
        *(
            _ring(space, where.spaces[space], space == question.chosen(look))
            for space in question.dotted(view, look)
        ),
        *[_mark("ring lit", f"lit-{tile}", where.spaces[tile]) for tile in lit(look)],
        *[_mark("hole", f"hole-{tile}", where.spaces[tile]) for tile in view.holes],
        _chair(where.spaces[GOAL]),
        *[_tile(view.faces[tile], tile, where.spaces[tile]) for tile in view.track],
        stretches(where),
        *question.foreseen(view, look, where),
        *footprints(look, where),
        *pawns(view, look),
        *question.touch(view, look, where),
        reading(view),
        class_="on-board",
        data_board=True,
        style=f"--w:{where.layout.width};--h:{where.layout.height}",
    )


def _mark(classes: str, key: str, point: Point) -> Node:
    return node("span", class_=classes, key=key, style=at(point))


def _ring(space: int, point: Point, chosen: bool) -> Node:
    """The dots on cream under whatever may be tapped, and yellow under what has been."""
    size = " big" if space in (START, GOAL) else ""
    return _mark(f"ring{size}" + " chosen" * chosen, f"ring-{space}", point)


def _chair(point: Point) -> Node:
    return piece(
        "beachchair",
        class_="chair",
        key="chair",
        data_explain=explaining.HOME,
        style=at(point, point[1]),
    )


@lru_cache(maxsize=256)
def _tile(face: str, tile: int, point: Point) -> Node:
    explained = explaining.tile(face)
    return piece(face, class_="tile", key=f"tile-{tile}", style=at(point), data_explain=explained)
