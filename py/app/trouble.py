"""When something goes wrong: what the family reads, and what they may send us."""

from __future__ import annotations

from typing import NamedTuple

from app.parts import act, icon, sheet
from games.message import Message, say
from games.picture import Node, button, node, piece

UNFORESEEN = say("Something went wrong, but your game is safe.")

UNREADABLE = say(
    "This game can't be opened here. It may be damaged, or from another version of Paddock. "
    "It will be kept until you start a new one."
)

ELSEWHERE = say("This game has moved on in another window. “Carry on” brings it here as it is now.")


class Trouble(NamedTuple):
    """One failure."""

    sentence: Message
    detail: str
    record: str

    def report(self, version: str, browser: str) -> str:
        """Everything a maintainer needs, as text: the match, and nothing of the family but its names."""
        return f"Paddock {version}\n{browser}\n\n{self.detail}\n\n{self.record}"


def trouble_sheet(trouble: Trouble, way_out: bool) -> Node:
    """The friendly sheet: go on, or copy the report; and a way out of what stumbles again and again."""
    home = say("All games")
    out = (button("app home", home, icon("home"), home, key="home"),) if way_out else ()
    return sheet(
        say("Oh dear!"),
        piece("sheep-fall", colour=2, class_="oh-dear"),
        node("p", trouble.sentence),
        button("app report", say("Copy report"), say("Copy report"), key="report"),
        *out,
        name="trouble",
        action=act("app close", say("Carry on")),
    )
