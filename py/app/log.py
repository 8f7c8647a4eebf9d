"""The sheet with everything that has happened, newest first, one sentence an event."""

from __future__ import annotations

from collections.abc import Sequence

from app.frame import symbol_of
from app.parts import sheet
from games.contract import Person, Telling
from games.message import say
from games.picture import Node, node

SHOWN = 200
"""More than anybody reads; a long match has over a thousand events."""


def log_sheet(tellings: Sequence[Telling], people: Sequence[Person]) -> Node:
    """The log as a sheet, with everybody in their own colours."""
    newest = tuple(enumerate(tellings))[::-1][:SHOWN]
    if not newest:
        return sheet(
            say("What happened so far"), node("p", say("Nothing yet: it is just beginning.")), name="log"
        )
    rows = (
        node("li", *symbol_of(telling, people), node("span", telling.sentence), key=str(number))
        for number, telling in newest
    )
    return sheet(say("What happened so far"), node("ol", *rows, class_="events", reversed=True), name="log")
