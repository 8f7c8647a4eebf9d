"""A match that is over with all its cards open: the table as everybody saw it, and on it what was hidden."""

from __future__ import annotations

from app.learning.walking import laid
from games.contract import Look, Shape, State
from games.hidden import Hidden
from games.message import say
from games.picture import Node, node
from table.sitting import Sitting, look, shown_state


def with_all_open(picture: Node, sitting: Sitting, shape: Shape) -> Node:
    """The same table; all that nobody could see at the time lies on dashes."""
    hidden, state, here = sitting.match.game.hidden, shown_state(sitting), look(sitting, shape)
    on_board = hidden.on_board(state, here)
    opened = laid(picture, lambda board: board._replace(children=(*board.children, *on_board))) or picture
    children = (
        _with_kept(child, hidden, state, here) if isinstance(child, Node) and child.key == "strip" else child
        for child in opened.children
    )
    attributes = {**opened.attributes, "class": f"{opened.attributes['class']} all-open"}
    return opened._replace(attributes=attributes, children=(*children, _in_words(hidden, state)))


def _with_kept(strip: Node, hidden: Hidden, state: State, here: Look) -> Node:
    """What each seat kept to itself hangs below its place."""
    places = [child for child in strip.children if isinstance(child, Node)]
    hung = (
        place._replace(
            children=(
                *place.children,
                node("div", *hidden.kept(state, here, seat), class_="kept", key="kept"),
            )
        )
        for seat, place in enumerate(places)
    )
    return strip._replace(children=tuple(hung))


def _in_words(hidden: Hidden, state: State) -> Node:
    """The same for those who listen."""
    lines = hidden.told(state) or (say("Nothing is hidden here."),)
    items = (node("li", line, key=f"line-{number}") for number, line in enumerate(lines))
    return node("ol", *items, class_="vh", aria_label=say("What was hidden"), key="hidden")
