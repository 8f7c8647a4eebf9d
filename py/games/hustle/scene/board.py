"""The whole dyke as this seat sees it: boards, sheep, and what is foreseen, told or remembered on it."""

from __future__ import annotations

from games.contract import Look
from games.hustle.rules.boards import LAST, Board
from games.hustle.rules.events import Dealt, Swapped
from games.hustle.rules.state import State
from games.hustle.scene.effects import momentary
from games.hustle.scene.ground import bank, boards, numbers, turned_on_the_way
from games.hustle.scene.layout import LAYOUTS
from games.hustle.scene.preview import signs
from games.hustle.scene.questions import QuestionPicture
from games.hustle.scene.screen_reader import reading
from games.hustle.scene.scrolling import focus
from games.hustle.scene.sheep import flock, small_dyke, sunspot
from games.hustle.scene.traces import traces
from games.picture import Node, node


def board(view: State, look: Look, question: QuestionPicture) -> Node:
    layout = LAYOUTS[look.shape]
    preview = question.foreseen(view, look)
    seen_at = focus(layout, view, look, question.board, min(preview.landing, LAST) if preview else None)
    drawn = node(
        "div",
        bank(look.shape),
        *(
            boards(question.dyke(view, look), look.shape, question.lifts, _carried(look), _until_now(look))
            if is_built(view, look)
            else ()
        ),
        numbers(look.shape),
        *traces(view, look),
        *sunspot(view, look),
        *(signs(preview, look.shape) if preview else ()),
        *question.over_the_board(view, look),
        *flock(view, look),
        *momentary(view, look),
        class_="dyke told" if look.telling else "dyke",
        style=f"--w:{layout.width};--h:{layout.height};--focus:{seen_at:g}",
        data_board=True,
        key="dyke",
    )
    beside = (small_dyke(view, look, seen_at / layout.height),) if look.shape == "phone" else ()
    return node(
        "div",
        node("div", drawn, class_="window", key="window"),
        *beside,
        reading(view, look, is_built(view, look)),
        class_="on-board",
    )


def is_built(view: State, look: Look) -> bool:
    """Whether the boards lie, or somebody here is just laying them."""
    if view.round or look.moves:
        return True
    return view.question not in ("deal", "build") and not isinstance(look.event, Dealt)


def _carried(look: Look) -> bool:
    """Whether the empty board is on its way to the far end."""
    return isinstance(look.event, Swapped)


def _until_now(look: Look) -> Board | None:
    """How the board lay that is carried to the far end, if it is turned on the way."""
    now = look.event
    return now.was if isinstance(now, Swapped) and turned_on_the_way(now, look) else None
