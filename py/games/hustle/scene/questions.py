"""How each question is answered by touch: a row for each, by its name in the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from games.contract import Look, Picked
from games.hustle.rules.boards import Dyke
from games.hustle.rules.preview import NumberPreview
from games.hustle.rules.state import State
from games.hustle.scene import (
    build_tray,
    card_places,
    choose_tray,
    comparison,
    declare_tray,
    flood_tray,
    lay_tray,
    take_tray,
)
from games.picture import Child, Node


def _as_it_lies(view: State, _look: Look) -> Dyke:
    return view.dyke


def _nothing_over(_view: State, _look: Look) -> tuple[Node, ...]:
    return ()


def _nothing_foreseen(_view: State, _look: Look) -> None:
    return None


class QuestionPicture(NamedTuple):
    """One question as it is seen and touched."""

    touch: Callable[[State, Look, str], Picked]
    """What is picked when a thing is touched, in the question's own words; None if that is no such thing."""
    tray: Callable[[State, Look], tuple[Child, ...]]
    over_the_board: Callable[[State, Look], tuple[Node, ...]] = _nothing_over
    foreseen: Callable[[State, Look], NumberPreview | None] = _nothing_foreseen
    """What would come of what has been touched."""
    dyke: Callable[[State, Look], Dyke] = _as_it_lies
    """The boards as what has been touched would lay them."""
    board: int | None = None
    """The board that it is about (0 is the first): a phone's window shows it."""
    lifts: bool = False
    """The first board is in somebody's hands."""


WATCHING = QuestionPicture(lambda _view, _look, _thing: None, comparison.tray)
"""While this screen has nothing to answer."""

QUESTIONS: Mapping[str, QuestionPicture] = {
    "deal": WATCHING,
    "build": QuestionPicture(build_tray.touch, build_tray.tray, dyke=build_tray.dyke_as_built, board=0),
    "choose": QuestionPicture(card_places.touch, choose_tray.tray, foreseen=choose_tray.foreseen),
    "declare": QuestionPicture(declare_tray.touch, declare_tray.tray, foreseen=declare_tray.foreseen),
    "lay": QuestionPicture(
        lay_tray.touch,
        lay_tray.tray,
        lay_tray.way_to_the_far_end,
        dyke=lay_tray.dyke_as_turned,
        board=0,
        lifts=True,
    ),
    "flood": QuestionPicture(
        flood_tray.touch, flood_tray.tray, flood_tray.over_the_board, dyke=flood_tray.dyke_as_flooded, board=1
    ),
    "take": QuestionPicture(take_tray.touch, take_tray.tray),
}
"""All questions, by name."""


def asked(view: State, look: Look) -> QuestionPicture:
    """What this screen answers now."""
    return QUESTIONS[view.question] if look.moves else WATCHING
