"""The sheet with everything that has happened, newest first, one sentence an event."""

from __future__ import annotations

from collections.abc import Sequence

from app.frame import symbol_of
from app.parts import sheet
from games.message import say
from games.picture import Node, node
from table.match import Match
from table.sitting import Line

SHOWN = 200
"""More than anybody reads; a long match has over a thousand events."""


def log_sheet(lines: Sequence[Line], match: Match) -> Node:
    """The log as a sheet, with everybody in their own colours, and what became of the dice."""
    people = match.people
    newest = tuple(enumerate(line.telling for line in lines))[::-1][:SHOWN]
    if not newest:
        nothing = say("Nothing yet: the story is just beginning.")
        return sheet(say("The story so far"), node("p", nothing), *_dice(match), name="log")
    rows = (
        node("li", *symbol_of(telling, people), node("span", telling.sentence), key=str(number))
        for number, telling in newest
        if telling.sentence is not None
    )
    events = node("ol", *rows, class_="events", reversed=True, key="events")
    return sheet(say("The story so far"), events, *_dice(match), name="log")


def _dice(match: Match) -> tuple[Node, ...]:
    """Nobody turned them: while the match runs, what was sealed; when it is over, that all came out of it."""
    if not match.is_sealed:
        return ()
    told = [
        say(
            "All luck of this game was sealed before its first move. The seal: {seal}", seal=match.head.sealed
        )
    ]
    if not match.turn:
        fair = say("Opened, and rolled once more: every roll and every card came out of the seal.")
        turned = say("Opened, and rolled once more: something did not come out of the seal.")
        told += [turned if match.turned_dice else fair, say("The seed: {seed}", seed=match.seed)]
    return (node("section", *(node("p", line, class_="soft dice") for line in told), key="dice"),)
