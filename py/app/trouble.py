"""When something goes wrong: what the family reads, and what they may send us."""

from __future__ import annotations

import traceback
from typing import NamedTuple

from app.parts import act, icon, sheet
from games.message import Message, say
from games.picture import Node, button, node, piece


class Told(Exception):
    """No mistake of ours, but it stops the match; it brings its own sentence for the family."""

    def __init__(self, sentence: Message) -> None:
        super().__init__(sentence.english())
        self.sentence = sentence


class Trouble(NamedTuple):
    """One failure."""

    sentence: Message
    detail: str
    record: str

    @staticmethod
    def of(error: BaseException, record: str) -> Trouble:
        """An unforeseen error: the match is safe, since it is saved after every move."""
        safe = say("Something went wrong; your match is safe.")
        sentence = error.sentence if isinstance(error, Told) else safe
        return Trouble(sentence, "".join(traceback.format_exception(error)), record)

    def report(self, version: str, browser: str) -> str:
        """Everything a maintainer needs, as text: the match, and nothing of the family but its names."""
        return f"Paddock {version}\n{browser}\n\n{self.detail}\n\n{self.record}"


def trouble_sheet(trouble: Trouble, way_out: bool) -> Node:
    """The friendly sheet: go on, or copy the report; and a way out of what stumbles again and again."""
    home = say("All games")
    out = (button("app home", home, icon("home"), home, key="home"),) if way_out else ()
    return sheet(
        say("Oh dear"),
        piece("sheep-fall", 128, 120, colour=2, class_="oh-dear"),
        node("p", trouble.sentence),
        button("app report", say("Copy report"), say("Copy report"), key="report"),
        *out,
        name="trouble",
        action=act("app close", say("Continue")),
    )
