"""What the table of Sheep Hustle looks like: the dyke, the flock on it, and the tray of what is asked.

What can be touched and drawn for each question of the rules stands in a module of its own; `ASKED` names
them all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from games.contract import Drawing, Event, Look, Motion
from games.hustle import (
    bench,
    boards_tray,
    gift_tray,
    number_tray,
    pads_tray,
    placing,
    rain_tray,
    travel,
)
from games.hustle.belongings import belongings
from games.hustle.boards import LAST, Dyke
from games.hustle.flock import flock, small_dyke, sunspot
from games.hustle.ground import bank, boards, numbers
from games.hustle.layout import LAYOUTS
from games.hustle.preview import Preview
from games.hustle.reading import reading
from games.hustle.signs import signs
from games.hustle.state import State
from games.hustle.window import focus
from games.picture import Child, Node, node, piece


def _as_it_lies(view: State, _look: Look) -> Dyke:
    return view.dyke


def _nothing_over(_view: State, _look: Look) -> tuple[Node, ...]:
    return ()


def _nothing_foreseen(_view: State, _look: Look) -> None:
    return None


class Asked(NamedTuple):
    """How one question is answered by touch."""

    touch: Callable[[State, Look, str], tuple[str, ...]]
    tray: Callable[[State, Look], tuple[Child, ...]]
    over_the_board: Callable[[State, Look], tuple[Node, ...]] = _nothing_over
    foreseen: Callable[[State, Look], Preview | None] = _nothing_foreseen
    """What would come of what has been touched."""
    dyke: Callable[[State, Look], Dyke] = _as_it_lies
    """The boards as what has been touched would lay them."""


ASKED: Mapping[str, Asked] = {
    "build": Asked(boards_tray.touch_dyke, boards_tray.dyke_tray, dyke=boards_tray.dyke_as_built),
    "choose": Asked(placing.touch, number_tray.tray, foreseen=number_tray.foreseen),
    "declare": Asked(pads_tray.touch, pads_tray.tray, foreseen=pads_tray.foreseen),
    "lay": Asked(
        boards_tray.touch_board,
        boards_tray.board_tray,
        boards_tray.way_to_the_far_end,
        dyke=boards_tray.dyke_as_turned,
    ),
    "flood": Asked(rain_tray.touch, rain_tray.tray, rain_tray.over_the_board, dyke=rain_tray.dyke_as_flooded),
    "take": Asked(gift_tray.touch, gift_tray.tray),
}

WATCHING = Asked(lambda _view, look, _thing: look.picked, bench.tray)
"""While this screen has nothing to answer."""


def _asked(view: State, look: Look) -> Asked:
    return ASKED.get(view.question, WATCHING) if look.moves else WATCHING


def draw(view: State, look: Look) -> Drawing:
    """The table as this seat sees it."""
    asked = _asked(view, look)
    kind = view.question if look.moves else "watching"
    tray = node("div", *asked.tray(view, look), class_=f"hustle-tray {kind}", key=f"tray-{kind}")
    places = tuple(belongings(view, look, seat) for seat in range(len(look.people)))
    return Drawing(_board(view, look, asked), tray, places)


def pick(view: State, look: Look, thing: str) -> tuple[str, ...]:
    """What is picked after touching a thing: each question has its own."""
    return _asked(view, look).touch(view, look, thing)


def motions(before: State, after: State, events: Sequence[Event]) -> tuple[Motion, ...]:
    """How the pieces got from one picture to the next."""
    return travel.motions(before, after, events)


def _board(view: State, look: Look, asked: Asked) -> Node:
    layout = LAYOUTS[look.shape]
    lifted = view.question == "lay" and bool(look.moves)
    preview = asked.foreseen(view, look)
    seen_at = focus(layout, view, look, min(preview.landing, LAST) if preview else None)
    dyke = node(
        "div",
        bank(look.shape),
        *boards(asked.dyke(view, look), look.shape, lifted, view.variant.calm),
        numbers(look.shape),
        *sunspot(view, look),
        *(signs(preview, look.shape) if preview else ()),
        *asked.over_the_board(view, look),
        *flock(view, look),
        class_="dyke",
        style=f"--w:{layout.width};--h:{layout.height};--focus:{seen_at:g}",
        key="dyke",
    )
    beside = (small_dyke(view, look, seen_at / layout.height),) if look.shape == "phone" else ()
    return node(
        "div",
        node("div", dyke, class_="window", key="window"),
        *beside,
        reading(view),
        class_=f"hustle-board {look.shape}",
    )


def tally(view: State, seat: int) -> Child:
    """The lifesavers a seat ended with: all else the reason of its place has told."""
    belts = tuple(piece("lifebelt", 64, 64, key=f"belt-{place}") for place in range(view.lifesavers[seat]))
    return node("div", *belts, class_="hustle-tally")
