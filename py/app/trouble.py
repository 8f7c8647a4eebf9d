"""When something goes wrong: what the family reads, and what they may send us."""

from __future__ import annotations

from typing import NamedTuple

from app.parts import act, icon, sheet
from games.message import Message, say
from games.picture import Node, button, node, piece

UNFORESEEN = say("Something went wrong, but your game is safe.")

UNREADABLE = say(
    "This game can’t be opened here. It may be damaged, or from another version of Paddock. "
    "It stays among your saved games: there you can take it with you as a file, or throw it away."
)

OTHER_RULES = say(
    "This game was played by other rules than today’s, so it can’t go on. It stays among your saved games: "
    "there you can read its story, or take it with you as a file."
)

OLDER = say(
    "The last move of this game was damaged, so it goes on from the move before. "
    "What was damaged is among your saved games."
)

ELSEWHERE = say("This game has moved on in another window. “Carry on” brings it here as it is now.")

IN_USE = say("This game is open in another window. You can play it here instead.")

GONE = say("This game isn’t here any more.")

CLEARED = say(
    "This tablet has cleared away what Paddock had saved. "
    "With Paddock on the home screen, your games are safer."
)


class Trouble(NamedTuple):
    """One failure."""

    sentence: Message
    detail: str
    record: str

    def report(self, version: str, browser: str) -> str:
        """Everything a maintainer needs, as text: the match, and nothing of the family but its names."""
        return f"Paddock {version}\n{browser}\n\n{self.detail}\n\n{self.record}"


def trouble_sheet(trouble: Trouble, way_out: bool, *ways: Node) -> Node:
    """The friendly sheet: go on, or copy the report; and a way out of what stumbles again and again."""
    home = say("All games")
    out = (button("app home", home, icon("home"), home, key="home"),) if way_out else ()
    return sheet(
        say("Oh dear!"),
        piece("sheep-fall", colour=2, class_="oh-dear"),
        node("p", trouble.sentence),
        *ways,
        report_button(),
        *out,
        name="trouble",
        action=act("app close", say("Carry on")),
    )


def report_button() -> Node:
    """For whoever wants to tell us what went wrong."""
    return button("app report", say("Copy report"), say("Copy report"), key="report")


def way_to_take_over(id_: str) -> Node:
    """For a match that another window plays."""
    words = say("Play it here")
    return button(f"kept take {id_}", words, icon("go"), words, key="take")


def way_to_make_room(count: int) -> Node:
    """For a tablet that is full: which games would go is said before."""
    words = say("Throw away the oldest finished games ({count})", count=count)
    return button("kept room", words, words, key="room")
