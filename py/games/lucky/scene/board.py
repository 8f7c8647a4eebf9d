"""The board: the nine in the middle, a hand of four beside them; at the end all that was won."""

from __future__ import annotations

from games.contract import Look
from games.lucky.rules.state import State
from games.lucky.scene.beat import owner
from games.lucky.scene.layout import LAYOUTS, Mat
from games.lucky.scene.middle import middle
from games.lucky.scene.own_cards import own_cards
from games.lucky.scene.picks import Picked
from games.lucky.scene.piles import piles
from games.lucky.scene.questions import QUESTIONS
from games.lucky.scene.screen_reader import reading
from games.picture import Node, node


def board(view: State, look: Look, touch: Picked) -> Node:
    """Everything that lies on the table, from the bottom to the top."""
    if view.question == "over":
        return piles(view, look)
    layout = LAYOUTS[look.shape]
    asked = QUESTIONS.get(view.question) if look.moves and not look.covered else None
    return node(
        "div",
        _mat("hand-mat", layout.hand, node("h2", look.people[owner(view, look)].name)),
        _mat("nine-mat", layout.nine),
        *middle(view, look, touch, asked.dots(view, look, touch) if asked else ()),
        *own_cards(view, look, touch),
        *(asked.buttons(view, look, touch) if asked else ()),
        reading(view, look),
        class_="on-board",
        style=f"--w:{layout.width:g};--h:{layout.height:g}",
        data_board=True,
        key="cards",
    )


def _mat(name: str, mat: Mat, *children: Node) -> Node:
    place = f"--x:{mat.left:g};--y:{mat.top:g};--mw:{mat.width:g};--mh:{mat.height:g}"
    return node("div", *children, class_=f"mat {name}", style=place, key=name)
